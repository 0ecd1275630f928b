/** What people ask about and this site has no figures for: other universities of Malaysia, and other countries to study in. */

/** Names as they are typed, in either script; a comma between names, a line for each university. */
export const otherUniversities = `
Limkokwing, ليمكوكوينج, ليمكوكوينغ, ليم كوك وينج
UCSI, يو سي إس آي
Monash, موناش
Nottingham, نوتنغهام, نوتنجهام
IIUM, UIA, الجامعة الإسلامية العالمية, الجامعة الاسلامية, islamic university
UiTM, جامعة التكنولوجيا مارا, جامعة مارا, مارا للتكنولوجيا
UniKL, جامعة كوالالمبور
SEGi, سيجي, سيغي
MSU, management and science university, جامعة الإدارة والعلوم
Curtin, كيرتن
Swinburne, سوينبرن
Heriot Watt, هيريوت وات
Lincoln, لينكولن
City University, سيتي يونيفرستي, جامعة سيتي, جامعة المدينة
IUKL, infrastructure university
GeoMatika, جيوماتيكا
Albukhary, AIU, البخاري
UUM, جامعة أوتارا, اوتارا
UMS, UNIMAS, UMP, UMPSA, UTHM, UTeM, UniMAP, UPNM, USIM, UMK, UniSZA, UMT, UPSI
IMU, الجامعة الطبية الدولية, international medical university
Berjaya, برجايا
Nilai University, جامعة نيلاي
MAHSA, ماهسا
Perdana, بردانا
Binary, بايناري
Quest, كويست
Southampton, ساوثهامبتون
Reading Malaysia, Newcastle Malaysia, نيوكاسل
INCEIF, إنسيف
Al Madinah, MEDIU, جامعة المدينة العالمية
Tenaga, UNITEN, يونيتن
Petronas, UTP, جامعة التكنولوجيا بتروناس, جامعة بتروناس, بتروناس
Cyberjaya University, جامعة سايبرجايا, University of Cyberjaya
TAR UMT, TARUC, تارك
`

/** Countries to study in. Those of our visitors are in `home`: a question names them for a passport or a certificate too. */
export const otherCountries = `
TR, تركيا, turkey, turkiye, اسطنبول, istanbul
GB, بريطانيا, المملكة المتحدة, إنجلترا, uk, britain, england, united kingdom, لندن, london
US, أمريكا, الولايات المتحدة, usa, america, united states
DE, ألمانيا, germany
CA, كندا, canada
AU, أستراليا, australia
RU, روسيا, russia
CN, الصين, china
IN, الهند, india
ID, إندونيسيا, اندونيسيا, indonesia
CY, قبرص, cyprus
GE, جورجيا, georgia
HU, المجر, هنغاريا, hungary
PL, بولندا, poland
FR, فرنسا, france
UA, أوكرانيا, ukraine
RO, رومانيا, romania
ES, إسبانيا, spain
IT, إيطاليا, italy
NL, هولندا, netherlands
IE, إيرلندا, ireland
JP, اليابان, japan
KR, كوريا, korea
SG, سنغافورة, singapore
TH, تايلاند, thailand
AZ, أذربيجان, azerbaijan
`

export const homeCountries = `
SA, السعودية, الرياض, جدة, riyadh, jeddah, سعوديات, سعودي, سعوديين, السعوديين, saudi, saudis, saudi arabia, ksa, sa3udia, sa3oudia, so3odia, so3odya, المملكة
AE, الإمارات, أبو ظبي, أبوظبي, اماراتي, uae, emirates, emirati, دبي, dubai
KW, الكويت, kwait, kuweit, كويتي, كويتيين, kuwait, kuwaiti
QA, قطر, الدوحة, doha, قطري, qatar, qatari
OM, عمان, مسقط, 3oman, سلطنة عمان, عماني, عمانيين, oman, omani
BH, البحرين, بحريني, bahrain, bahraini
JO, الأردن, ordoni, ordon, urdun, اردني, اردنيين, jordan, jordanian, jordanians
IQ, العراق, 3ira2i, 3iraqi, بغداد, البصرة, اربيل, baghdad, 3iraq, 3ira2, عراقي, عراقيين, iraq, iraqi, iraqis
EG, مصر, القاهرة, المجلس الأعلى للجامعات, المجلس الأعلى, magles a3la, magles el a3la, majles a3la, supreme council of universities, cairo, masryeen, masreyeen, misr, مصري, مصريين, egypt, egyptian, egyptians, masr, masri
YE, اليمن, yamani, صنعاء, sanaa, yaman, يمني, يمنيين, yemen, yemeni, yemenis
SD, السودان, sudani, soudani, الخرطوم, khartoum, سوداني, سودانيين, sudan, sudanese
LY, ليبيا, libi, طرابلس, ليبي, ليبيين, libya, libyan
DZ, الجزائر, jazairi, dzairi, jazayri, algerien, algeriens, جزايريين, الجزاير, jazayer, jazair, algerie, جزائري, جزائريين, algeria, algerian, algerians
MA, المغرب, maghribi, maghribia, الرباط, كازا, marocain, marocains, maghrib, lmaghrib, maroc, مغربي, مغاربة, morocco, moroccan, moroccans
TN, تونس, twensa, tounsi, tunisien, tunisiens, tounes, tunisie, تونسي, توانسة, tunisia, tunisian
SY, سوريا, souri, soori, دمشق, damascus, سوري, سوريين, syria, syrian, syrians
PS, فلسطين, falastini, فلسطيني, فلسطينيين, palestine, palestinian
LB, لبنان, بيروت, beirut, لبناني, لبنانيين, lebanon, lebanese
`
