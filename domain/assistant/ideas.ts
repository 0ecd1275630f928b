/**
 * Ideas that a question may hold, with the words people use for each: standard Arabic, the Gulf, Egypt, the Levant and the Maghreb, Latin
 * letters, English. A comma between words; `x*` is a beginning, `*x*` a part, several words a phrase. Everything is folded when it is read.
 */
import { lifeIdeas } from './ideas-of-life.ts'

const questionIdeas = {
	howMuch:
		'بيش, شكد, شقد, شگد, بشكد, بقديش, كدي, قدي, قد ايش, بكد, جم, بجم, القروش, قروش, يتكلف, كتسوى, تسوى, كيسوى, كم, بكم, قديش, قديه, أديش, اديه, كديش, قد ايش, قد ايه, اد ايه, شحال, بشحال, قداش, بقداش, بكام, كام, سعر*, اسعار, ثمن, تمن, بثمن, تكلف*, تتكلف*, يكلف*, بيكلف*, بتكلف*, تكاليف, كلفة, التكلفة, كتقام, قيمة, مبلغ, فلوس, دراهم, مصاري, غالي?, غاليه?, how much, cost*, price*, pricing, how expensive, expensive, kam, bkam, bekam, bikam, kaam, adesh, addesh, gadesh, 2adesh, 2addesh, qadesh, sh7al, chhal, ch7al, gaddash, kaddech, 9adech, 9addech, combien, prix, tarif, charge*, spend, money',
	howLong:
		'ad eh, 2ad eh, fe ad eh, كم تطلع الفيزا, بعد قد ايه, بعد اد ايه, كم يبقى, قداش يبقى, شحال يبقى, بتضل, يضل, كم سنه ياخذ, كم سنة, تدوم, يدوم, تصدر, طول, كم سنوات, كام سنين, وقت, تاخذ, ياخذ, تاخد, ياخد, مدة, كم سنة, كم عام, كم شهر, كم شهرا, كم أسبوع, كم يوم, كام سنة, كام شهر, كام يوم, كم ياخذ, كم ياخد, كم تاخذ, كم تستغرق, كم يستغرق, تستغرق, يستغرق, بتاخد, بياخد, بتاخذ, بياخذ, ياخذ وقت, تاخذ وقت, كم وقت, كام وقت, وقت قد ايه, وقت طويل, شحال من عام, شحال من شهر, شحال تاع الوقت, شحال ديال الوقت, قداش من عام, قداش تاخذ, تطول, يطول, بتطول, بيطول, كم ساعة, سريع*, بسرعة, fast, quick*, how long, duration, how many years, how many months, how many weeks, how many days, takes, how fast, wa2t, waqt, bta5od, bya5od, kam sana, kam shahr',
	when: 'باي شهر, في اي شهر, فوكاش, شوكت, يمتى, كم مرة, كام مرة, how often, how many times, كم باقي, باقي على, كم بقي, time left, بعد كم, بعد قديش, بعد شحال, متى, ايمتا, ايمتى, امتى, امتا, وقتاش, فوقاش, وقتيش, وقتاه, أي وقت, أي شهر, موعد, مواعيد, ميعاد, تاريخ, when, what date, which month, dates, date, emta, imta, mata, waktach, wa2tash, waqtash, ayemta, quand',
	where: 'وين, فين, أين, فاين, where, wein, wen, wain, fein, feen, fin, ou',
	why: 'لماذا, ليش, ليه, علاش, علاه, شمعنى, لشو, why, how come, leh, leish, 3lach',
	how: 'اعمل ايه, شو اعمل, ايش اسوي, وش اسوي, شنو اسوي, واش ندير, what should i do, what to do, كيف, إزاي, شلون, كيفاش, كفاش, كيفية, طريقة, how do, how can, how to, ezay, ezzay, izay, izzay, kif, keef, kifash, kifach, shlon, comment',
	which:
		'anhy, anhi, anhe, ani gam3a, whats, what is, يعني ايه, شو يعني, ايش يعني, وش يعني, معنى, أي, أيا, which, what are, اللي, الي, وش, ايش, شو, شنو, شني, واش من, ما هي, ما هو, من هي, انهي, انو',
	can: 'اقدر, بقدر, نقدر, يقدر, تقدر, ينفع, يصير, يمكن, ممكن, هل, واش, استطيع, فيني, مسموح, يسمح, يجوز, بصير, can, could, may, allowed, possible, able, a2dar, a2der, mumkin, momken, yenfa3',
	want: 'نقرا, داير, ابغى, ابغا, ابي, بدي, بدو, بدها, بدنا, عايز, عاوز, بغيت, نحب, اريد, نريد, حاب, حابب, ودي, نبغي, نبي, نبو, ناوي, want, wants, would like, looking for, interested, 3ayez, 3awez, 3ayza, bedi, badi, biddi, abgha, abi, ba4it, bghit, n7eb',
	need: 'خاصها, خاصه, خاصو, خاصك, محتاجه, محتاجين, لازمنا, يلزمهم, يلزمنا, على الأقل, at least, احتاج, نحتاج, تحتاج, يحتاج, محتاج, لازم, لازمني, يلزم, يلزمني, مطلوب, ضروري, خاصني, خصني, يخصني, need*, required, must, necessary, mandatory, compulsory, إلزامي, اجباري, lazem, me7tag, m7taj',
	cheap:
		'lower, less, اقل, رخص, رخيسه, ar5as, arkhas, أقل, رخيص*, الأقل سعرا, اقل سعر, اقل تكلفة, اقل رسوم, اقل مصاريف, اقل ثمن, اقل حاجة, اقل شي, ارخص, cheap, cheaper, cheapest, lowest, least expensive, affordable, inexpensive, ar5as, arkhas, r5is, moins cher',
	dear: 'اغلى, most expensive, dearest',
	best: 'كويس, حلوة, ممتازة, زينة, قوية, منيحة, مليحة, باهية, good, احسن, أفضل, خير, انصح*, تنصح*, بتنصح*, best, better, top, recommend*, advise, a7san, afdal',
	compare:
		'انهي فيهم, اي وحدة فيهم, مين احسن, which one, قارن*, مقارنة, فرق, فروق, أيهما, ايهم, اختلاف, بين, compare, comparison, versus, vs, difference*, between, farq, far2',
	fees: 'القسط, رسوم, مصاريف, مصروفات, أقساط, قسط, رسم, حق الدراسة, ثمن القراية, القراية, المصاريف الدراسية, tuition, fees, fee, frais, rosoom, rosom, rusum, masareef, masarif, a2sat, aqsat',
	study:
		'دراسة, ادرس, يدرس, تدرس, ندرس, نقرا, نقرى, يقرا, تقرا, قراية, التعليم, study, studies, studying, derasa, dirasa, adros, a2ra',
	firstYear:
		'السنة الأولى, أول سنة, العام الأول, أول عام, first year, 1st year, year one, awal sana, awwal sana, premiere annee',
	whole:
		'مجموع السنة, مجموع المصاريف, المجموع الكلي, كامل*, كلها, كل شي, كل حاجة, كولشي, إجمالي, الكلي, الكلية للدراسة, شامل, total, whole, all in, everything, altogether, overall, kol 7aga, kolshi, kul shi',
	yearly:
		'العام, عام, سنوات, سنين, سنة, years, year, سنويا, سنوي, في السنة, بالسنة, السنوية, فالعام, في العام, بالعام, per year, a year, annual, annually, yearly, each year',
	month:
		'شهريا, بالشهر, في الشهر, الشهر, الشهرية, كل شهر, فالشهر, monthly, by month, per month, a month, every month, each month, bel shahr, fel shahr',
	living:
		'live?, مصرف, المصرف, معيشة, مصروف, العيش, اعيش, نعيش, يعيش, تعيش, عايش, مصاريف الشهر, مصاريف المعيشة, مصاريف الحياة, الحياة, living, live on, expenses, pocket money, allowance, cost of living, life there, survive, masroof, masrof, ma3isha, me3isha, 3eesha',
	economical: 'اقتصادي*, الاقتصادية, thrifty, economical, economy, tight budget',
	comfortable: 'مريح*, comfortable, comfortably',
	premium: 'مرتفعة, فخم*, فاخر*, رفاهية, premium, luxury',
	haveMoney:
		'3endi, 3andi, 3indi, ميزانية, ميزانيتنا, بحدود, في حدود, فحدود, حدود, ما يتجاوز, ما تتجاوز, لا تتجاوز, معي, معاي, معايا, عندي, لدي, عندنا, معنا, املك, budget, afford, i have, we have, maximum, up to, at most, mizaniyati, mizanieti, m3aya, ma3i',
	fit: 'تناسبني, تناسب, يناسبني, مناسبة, بتناسب, fit, fits, suit, suits, suitable, match',
	tax: 'ضرايب, ضريبة, tax, taxes, vat, sst, tva, dareeba',
	charging:
		'تاخذون مني, كم تاخذون, كم تاخذوا, كم بتاخدوا, قديش بتاخدو, بتاخدو, اتعاب, عمولة, تاخذون, تاخذو, بتاخدوا, بتاخذوا, تاخذوا, تتقاضون, do you charge, you charge, charge students, charge for your, charge me, commission, agency fee, agent fee',
	ours: 'خدماتكم, خدمتكم, خدماتك, مكتبكم, رسومكم, اجرتكم, خدمات المكتب, عندكم رسوم, your service*, your fee*, your charges, your price*, use your, for your help, services, استشارة, consultation, consultancy, khadamatkom, khedmetkom',
	free: 'مجاني, مجانا, ببلاش, بلاش, بالمجان, باطل, free, for free, gratuit, magani, balash',
	refund:
		'*ترجع*, *رجعول*, استرجاع, استرد*, ترجعون, ترجعوا, بترجعوا, ترجعو, يرجعون, بيرجعوا, ترجع فلوس*, ارجاع, اترجع, يرجعلي, ترجعلي, تردون, تردوا, رد الرسوم, رد المبلغ, يردوا, refund*, money back, get back, give back, reimburse*, terga3, traje3, rembourse*',
	scholarship:
		'البورس, بورس, بورصه دراسية, bourse, منح, منحا, ابتعاث, بعثة, تمويل الدراسة, خصم, خصومات, تخفيض, دعم مالي, scholarship*, scolarship*, financial aid, discount*, waiver*, bourse*, men7a, mena7, min7a',
	pay: 'كاش, cash, راتب, الراتب, احول فلوس, تحويل بنكي, فيزا كارد, visa card, credit card, ماستر كارد, احول فلوس, احول المبلغ, تحويل الفلوس, ارسل الفلوس, احولكم, transfer money, send money, ادفع, يدفع, ندفع, تدفع, هدفع, دفع, سداد, اسدد, نسدد, يخلص, نخلص, خلص, pay, payment*, paying, adfa3, dafa3',
	send: 'نسيفط, نصيفط, ارسل, ابعث, نبعث, ابعت, نرسل, send, upload, submit',
	before: 'قبل, before, abl, qabl',
	instalments:
		'على دفعتين, دفعتين, قسطين, ع دفعتين, in two parts, pay monthly, pay in parts, two payments, دفعة وحدة, دفعة واحدة, مرة واحدة, all at once, تقسيط, بالتقسيط, أقسط, نقسط, دفعات, على دفعات, instalment*, installment*, in parts, ta2seet, taqsit',
	extra:
		'غير الرسوم, غير المصاريف, حاجه تانيه, شي تاني, فيه رسوم تانية, رسوم تانية, مصاريف اخرى, رسوم اخرى, رسوم ثانية, اضافي, مصاريف ثانية, مصاريف تانية, زيادة على, فوق الرسوم, مخفية, غير كذا, extra, additional, other costs, other fees, on top, besides, hidden',
	convert:
		'تساوي, يساوي, بتساوي, تعادل بال, كم يعادل, يعادل, صرف, سعر الصرف, حول لي, حولي, تحويل عملة, مقابل, convert, exchange, rate, equal, equals, worth, tesawi, yesawi',
	deadline:
		'يقفل, بيقفل, تقفل, يسكر, بيسكر, يغلق, يسدو, closes, closing, باقي وقت, كم باقي وقت, يقفل التقديم, بيقفل التقديم, يسكر التسجيل, آخر موعد, اخر ميعاد, اخر وقت, اخر يوم, آخر أجل, تنتهي فترة, ينتهي التقديم, متأخر, فات, يمدي, لحق*, الحق, deadline, last date, last day, too late, late, closing date',
	start:
		'يبدأ, تبدأ, بدأ, بدء, بداية, نبدا, ابدا, بتبدا, بيبدا, يبلش, بيبلش, تبلش, بتبلش, نبلش, دفعة, دفعات القبول, مواعيد القبول, موعد القبول, الدوام?, الفصل, فصول, بيبلشو, يفتح, بتفتح, تفتح, سمستر, ترم, سيمستر, الدخلة, start, starts, starting, begin, begins, intake*, term, semester*, classes begin, yebda, tebda, yabda2, tebda2, yebda2, intake dates',
	apply:
		'ابدا منين, منين ابدا, من وين ابدا, كيف ابدا, where do i start, where to start, how to start, get started, اقدم, تقديم, نقدم, يقدم, تقدم, قدمت, بقدم, اسجل, تسجيل, نسجل, يسجل, تسجل, بسجل, apply, applying, application, register, registration, enrol*, enroll*, a2addem, a2adem, aqadem, asajel, asagel, inscription, استمارة, form',
	status:
		'قدمت طلب, قدمت على, بعد ما قدمت, i applied, already applied, have applied, submitted, وين وصل, فين وصل, وصل طلبي, حالة طلبي, حالة الطلب, طلبي, ملفي, متابعة الطلب, أتابع طلبي, اتابع الطلب, رقم الطلب, معاملتي, status, track, my application, my file, wasal talabi, talabi',
	guarantee:
		'يضمني, يضمنني, يكفلني, كفيل, sponsor, تضمن*, بتضمن*, ضمان القبول, مضمون, اكيد ينقبل, توعد*, وعد, نضمن, يضمن, ضامنين, guarantee*, promise*, for sure, certain, assured, tedmano',
	recognised:
		'بتعترف*, تعترف*, بيعترف*, نعترف*, valid in, وزارة التعليم, التعليم العالي, معترف*, اعتراف, معادلة, تعادل, تتعادل, معتمد*, اعتماد, يعترف*, recogni*, recogniz*, accredit*, equivalen*, mo3taraf, mu3taraf, mo3tamad',
	offered:
		'تقدم, تدرس, يدرسون, بتدرس, يوجد, توجد, موجود, متوفر, متاح, كاين, فما, ثمة, هل في, هل فيه, فيه, offer, offers, offered, have, has, teach, teaches, available, is there, are there, fi, feeh, mawgood',
	rank: 'ترتيب, تصنيف, رانك, مرتبة, مركزها, عالميا, rank*, ranking*, qs, tarteeb, tasnif, classement',
	about:
		'page, صفحه, معلومات, نبذة, كلمني عن, حدثني, احكيلي, احكي لي, عرفني, تفاصيل, اخبرني عن, شنو هي, tell me about, about, info, information, details, know about',
	list: 'قائمة, كل الجامعات, جامعات, اسماء, list, universities, names of',
	university:
		'جامعة, jem3a, jem3et, jam3et, gam3et, جامعات, كلية, كليات, university, universities, uni, unis, college, jam3a, game3a, gam3a, jami3a, jame3a, gam3at, jam3at, fac, universite',
	publicOne: 'حكومي, عمومية, public, government, state university',
	privateOne:
		'جامعة خاصة, جامعات خاصة, الخاصة, خاصة ولا, أهلية, private university, private universities, private',
	programme:
		'تخصص, برنامج, برامج, مجال, programme*, program, programs, major*, course of study, degree*, takhasos, ta5asos',
} as const

export const ideaWords = { ...questionIdeas, ...lifeIdeas }
export type Idea = keyof typeof ideaWords
