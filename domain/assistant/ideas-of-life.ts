/** The second half of the table in `ideas.ts`: papers, admission, English, housing, daily life, people. */
export const lifeIdeas = {
	visitVisa:
		'فيزا سياحة, فيزا سياحيه, فيزا زيارة, تاشيرة سياحية, تاشيرة زيارة, tourist visa, visit visa, visa on arrival, visa tourisme',
	visa: 'سفارة, قنصلية, embassy, فيزا, فيز, تاشير*, visa*, viza, student pass, تصريح الطالب, تصريح, اقامة الطالب, الاقامة, ta2shira, tashira',
	emgs: 'emgs, ايمقس, اي ام جي اس',
	val: 'val, eval, خطاب الموافقة, visa approval letter, approval letter',
	sev: 'sev, single entry, دخول لمرة واحدة',
	ikad: 'ikad, i kad, اي كاد, بطاقة الطالب',
	studentPass: 'student pass, تصريح الطالب',
	passport:
		'جواز*, باسبور*, بسبور, الباسبورت, passport*, pasaport, basbor, jawaz, gawaz, passeport',
	expire:
		'ينتهي, تنتهي, بينتهي, بيخلص, صلاحية, صلاحيته, صالح, ساري, باقي, متبقي, expire*, expiry, valid, validity, runs out',
	documents:
		'وراق, دوسي, dossier, اوراق, ورق, مستندات, وثائق, كواغط, مستند, document*, paper, papers, paperwork, checklist, wara2, awra2, warak, papiers, wathaeq',
	steps: 'خطوه, خطوات, مراحل, إجراءات, steps, process, procedure*, stages, khatawat',
	reject:
		'رفض, انرفض*, رفضت, ينرفض, تنرفض, مرفوض, اترفض*, ترفض, رفضوا, رفضوني, ما انقبل*, مقبلونيش, rejected, refus*, denied, reject*, declin*, turned down, etrafad*, rafad',
	renew: 'تجديد, اجدد, تجدد, نجدد, يتجدد, تتجدد, جدد, renew*, extension, extend, tagdid, tajdid',
	bankProof:
		'كشف حساب, كشف بنكي, كشف البنك, كشف حساب بنكي, إثبات مالي, القدرة المالية, إثبات القدرة المالية, ضمان مالي, ضمان بنكي, رصيد, رصيد بنكي, في الحساب, بالحساب, بالبنك, في البنك, فالبنك, in bank, in the bank, in my account, in our account, bank statement*, financial proof, proof of funds, bank balance, funds, show money, kashf 7esab, kashf hesab, releve bancaire',
	openAccount:
		'افتح حساب, فتح حساب, نفتح حساب, افتح حسابا, حساب بنكي هناك, شريحة, خط تلفون, open a bank, open an account, bank account, sim, sim card, puce',
	medical:
		'fahs tebi, fa7s tebi, fa7s tebby, فحص طبي, فحص, فحوصات, كشف طبي, تحاليل, medical, health check, checkup, screening, fa7s, fahs',
	insurance:
		'ولادة, مرض, مريض*, مرضان, ادوية, دواء, دوا, عيادة, clinic, illness, sick, medicine?, تأمين صحي, تأمين طبي, تأمين, علاج?, مستشفى, insurance, hospital, doctor visit, ta2meen, tamin, assurance',
	flight:
		'سفر?, اسافر?, تذاكر, تذكرة, طيارة, طيران, احجز طيارة, حجز السفر, احجز السفر, flight*, ticket, tickets, airfare, plane, tazkara',
	age: 'السن, سن معين, عمر, age, years old, how old, old enough, 3omri, 3omr',
	work: 'شغل, *شتغل*, اعمل?, العمل, عمل جزئي, نخدم, يخدم, خدمة جزئية, وظيفة, دوام جزئي, بارت تايم, work, working, job, jobs, part time, parttime, employment, asht8al, ashtaghal, shoghl, sho8l, ne5dem, travail',
	afterGraduation:
		'بعد ما نكمل, بعد ما اكمل, بعد ما اخلص, بعد ما نخلص, بعد ما يتخرج, بعد ما تتخرج, بعد تخرجي, بعد الجامعة, after university, بعد التخرج, بعد ما اتخرج, لما اتخرج, بعد الدراسة, after graduation, after i graduate, after graduating, graduate pass, post study, after my degree, after studies, ba3d el ta5arog',
	kin: 'الوالد, والد, بابا, اخويا الصغير, ابوها, امها, خطيبتي, خطيبي, زوجته, مراتي, مرتي, مراته, زوج, عيلتي, عائلته, العائلة, الأهل, اولادي, ولادي, اطفال, وليداتي, امي, والدتي, والدي, ابويا, مرافق, مرافقين, wife, husband, spouse, family, kids, children, dependant*, dependent*, parents, mother, father, mrati, zawjati, zawgti, 3ayelti, famille',
	visit: 'زيارة, ازور, يزور*, نزور*, تزور*, اجي ازور, visit*, ziyara, zeyara',
	english:
		'انجليزي*, انكليزي*, الانجليزي, الانجليش, لغة, لغتي, english, language, anglais, englizi, inglizi, lo8a, logha, lugha',
	without:
		'ما معها, ما معو, ما معه, ما عندها, ما عنده, ما عندو, مفيش عندي, معندهاش, معندوش, معهاش, معاهاش, ma 3andi, ma3andi, ma 3indi, m3ndish, ma ma3i, مش معايا, مش معي, مش عندي, مو عندي, ليس لدي, ليس عندي, بدون, من غير, بلا, من دون, ما عندي, معنديش, مفيش, ما معي, مامعي, ماعندي, ماكانش, ما عنديش, without, no, dont have, do not have, lack, bdoon, bedoon, bla, men gheir, min gher, sans',
	enough:
		'يكفي, بكفي, تكفي, كافي, يكفيني, كفاية, بيكفي, يمشي, يزي, enough, sufficient, ok, okay, accepted, yekfi, bikaffi, ykfi',
	grade:
		'معدل, نسبة, نسبته, علامة, علاماتي, مجموع, درجة, درجاتي, تقدير, gpa, cgpa, grade*, percent, percentage, mark, marks, average, nesbti, nisbti, mo3addal, mo3adal, magmo3, moyenne',
	school:
		'a levels, a level, igcse, high school diploma, american diploma, ib diploma, شهادة الثانوية, school certificate, sixth prep, sixth preparatory, ثانوية, ثانوي, باك, بكالوريا, باكالوريا, توجيهي, السادس, سادس اعدادي, اعدادية, ثانوية عامة, high school, secondary, secondary school, tawjihi, taw9ihi, baccalaureate, bac, thanawiya, sanaweya, thanaweya, grade 12',
	admission:
		'قبول, انقبل*, ينقبل, تنقبل, اتقبل*, يقبل*, تقبل*, بيقبل*, بتقبل*, مقبول, ادخل, يدخل, تدخل, ندخل, دخول, التحق, يلتحق, الالتحاق, admission*, accept, accepts, admit*, get in, get into, enter, entry, eligible, eligibility, offer letter, خطاب القبول, join, 2abool, qabool, 9oboul',
	requirements:
		'شروط, شرط, متطلبات, مطلوب مني, يطلبون, يطلبوا, بيطلبوا, بتطلب, تطلب, تشترط, requirement*, condition*, criteria, ask for, asks for, experience, خبرة, shoroot, motatalabat',
	direct: 'مباشرة, على طول, نيشان, ديركت, دايركت, directly, direct, straight',
	answerOf:
		'يردو, بيردو, بيردوا, يرد علي الجامعة, يجاوبو, يردوا, ترد, يرد, الرد, رد الجامعة, يجاوبون, يجاوبوا, جواب, يطلع القبول, طلع القبول, يجي القبول, ييجي القبول, answers, answer, reply, replies, response, respond, hear back, decision, decide, result of, results',
	teaching:
		'بالفرنسية, بالفرنسي, in french, لغة الدراسة, لغة التدريس, الدراسة بالانجليزي, تدريس بالانجليزي, يدرسون بالانجليزي, تدرس بالانجليزي, بالانجليزي ولا, بالعربي?, بالعربية?, تعلم الملايو, بالملايو, ملايو, ملايوية, بالماليزي, باي لغة, language of instruction, taught in, teaching language, taught in english, in malay, malay, in arabic, learn malay, bel english, bel malay, bel 3arabi, bil english',
	foundation:
		'تأسيسية, تحضيرية, تحضيري, سنة تحضيرية, فاونديشن, فونديشن, foundation, preparatory year, pre university',
	housing:
		'اقامة جامعية, حي جامعي, اجرة, اجره, ojra, الكرا, كرا, live on campus, on campus, المكان اللي هسكن, اسكن فيه, سكن جامعي, سكن الجامعة, university housing, cite universitaire, غرفة خاصة, private room, own room, غرفة رئيسية, ماستر روم, master room, master bedroom, سكن, اسكن, نسكن, يسكن, تسكن, شقة, شقق, غرف, غرفة, اوض, بيت, بيوت, استوديو, ستوديو, اجار, ايجار, كراء, نكري, استأجر, مسكن, accommodation*, accomodation*, housing, house, room, rooms, apartment*, appartment*, flat, flats, dorm, dorms, dormitory, hostel*, rent, renting, rental, studio, residence, condo, place to stay, place to live, where to live, يقعد*, بيقعد*, stay, sakan, oda, ouda, ghorfa, 8orfa, sha2a, sha22a, logement, loyer',
	dormitory:
		'اقامة جامعية, حي جامعي, سكن جامعي, داخلي, سكن الجامعة, dorm, dorms, dormitory, hostel*, university housing, on campus, cite universitaire',
	apartment: 'شقة, شقق, apartment*, appartment*, flat, flats, condo, sha2a, sha22a',
	single:
		'بوحدها, وحدها, بوحدي, مفرد, لحالي, لوحدي, لحالها, لوحدها, وحدي, منفردة, فردية, غرفة خاصة, single, private room, alone, own room, by myself, mofrada, mofrad, le wa7di, lw7di',
	shared: 'مشترك, مزدوجة, لشخصين, shared, sharing, share, twin, double, mshtaraka, moshtaraka',
	studio: 'استوديو, ستوديو, studio',
	master: 'غرفة رئيسية, رئيسية, ماستر روم, master room, master bedroom',
	near: '7ad, حد الجامعة, قريب, قرب, بالقرب, جنب, بجانب, جمب, حول, يم, بقرب, حدا, حذا, قدام, near, nearby, close to, close, next to, around, beside, walking distance, 2areeb, 2orayeb, areeb, ganb, gamb, janb, qareeb, 9rib',
	women:
		'boys only, للشباب بس, مختلط*, للبنات بس, only girls, girls only, بنات, للبنات, طالبات, نسائي, نساء, بنتي لحالها, girls, women, female*, ladies, banat, filles',
	deposit:
		'عربون, ديبوزت, مقدم, دفعة مقدمة, مبلغ التأمين, deposit*, advance, upfront, in advance, caution',
	bills:
		'ويفي, الويفي, الكهربا, كهربا والنت, كهرباء, كهربا, مويه, مية, ضو, فواتير, فاتورة, انترنت, النت, واي فاي, bills, bill, electricity, water, utilities, wifi, internet, kahraba, fawater',
	included: 'يشمل, تشمل, شامل, مشمول, ضمن, داخل في, include*, included, cover*',
	leaving:
		'leave the apartment, leave the room, leave the flat, leave the house, سبت السكن, اسيب السكن, اترك السكن, أترك, اطلع من السكن, اغادر, إنهاء العقد, فسخ, قبل نهاية, قبل ما يخلص العقد, عقد, نخرج من, leave early, notice, terminate, break the lease, contract, lease, move out',
	sevenDays:
		'سبعة ايام, 7 ايام, ضمان السكن, ضمان الأيام, ما عجبني السكن, ما عجبتني, مختلف عن الصور, seven day*, 7 day*, not as described, dont like the room, different from the pictures',
	booking: 'احجز, حجز, نحجز, يحجز, book, booking, reserve, reservation, a7gez, a7jez, 7agz',
	amenity:
		'مسبح, جيم, نادي, صالة رياضية, مطبخ, موقف, مواقف, مكيف, تكييف, غسالة, غسيل, حراسة, خدمات السكن, مرافق, pool, gym, kitchen, parking, laundry, ac, air conditioning, security, facilities, amenities, furnished, مفروش*',
	institute:
		'تكلف اللغة, دورة لغة, دراسة اللغة, معهد, معاهد, كورس, دورات, دورة, معهد لغة, مركز لغة, تعلم الانجليزي, اتعلم انجليزي, institute*, language school*, language centre*, language center*, english course*, english class*, course?, courses?, ma3had, ma3ahed, korsat, dawra, cours',
	beginner:
		'ضعف, ضعيف*, weak, poor english, low english, مبتدئ, من الصفر, الصفر, beginner*, zero, scratch, mobtade2, mobtadi',
	classSize:
		'smallest class*, small class*, class sizes, fewest students, smallest classes, small classes, عدد الطلاب, عدد الطلبة, كم طالب, كام طالب, في الصف, بالصف, في الفصل?, بالفصل?, class size, students in a class, students in class, students per class, how many students',
	hours:
		'كم ساعة, كام ساعة, ساعة بالاسبوع, ساعات, ساعة, hours, hour, schedule, timetable, جدول, sa3a, sa3at',
	levels: 'مستويات, مستوى, levels, level',
	prepare: 'تحضير, استعداد, اتحضر, prepare, preparation, prep, training, تدريب',
	food: 'الأكل, طعام, حلال, مطاعم, مطعم, ناكل, ماكل, ماكلة, food, halal, eat, eating, restaurant*, meal*, cuisine, akl, 7alal, makla',
	prayer:
		'مساجد, مسجد, جامع, جوامع, مصلى, صلاة, نصلي, اصلي, يصلي, mosque*, prayer*, pray, masjid, surau, musalla, salah, msjed, masged, game3, jame3, mosquee',
	ramadan: 'رمضان, صيام, نصوم, عيد, ramadan, fasting, eid',
	climate:
		'درجة الحرارة, درجات الحرارة, طقس, طقص, جو, مناخ, حرارة, حر?, حار, مطر, امطار, برد?, شتاء, صيف?, رطوبة, weather, climate, hot?, rain, rains, rainy, temperature*, humid, humidity, cold?, winter, el gaw, gaw, jaw, ta2s, taqs, meteo',
	packing:
		'ملابس, لبس, حقيبة, شنطة, اجيب معي, اخذ معي, اجيب معايا, شتوية, دبش, حوايج, تياب, ثياب, هدوم, اواعي, جيب معي, نجيب معي, clothes, clothing, pack, packing, what to bring, should i bring, bring with, wear, suitcase, luggage, lebs, malabes',
	transport:
		'without a car, get around, مواصلات, قطار, باص, تنقل, حافلة, حافلات, مترو, تاكسي, جراب, transport*, transportation, train, trains, bus, buses, metro, grab, get around, mowasalat, muwasalat',
	trips:
		'بحر, شاطئ, beach, رحلات, سياحة, نزهة, جزيرة, جزر, أماكن سياحية, اتمشى, نتمشى, فسحة, نخرج, trip, trips, tourism, sightseeing, places to visit, holiday, vacation, travel around, islands, se7a, siya7a',
	arrival:
		'مطار, استقبال, يستقبل*, تستقبل*, بتستقبل*, توصيل, وصولي, وصولها, لما اوصل, airport, pick up, picks up, pickup, pick me, pick her, pick him, arriv*, meet me, meet us, land, matar, este2bal',
	safety:
		'نخاف, خايفه, امنه, أمان, آمن*, خطر, خطير*, سرقة, سرقات, تخوف, أخاف, خايف*, جريمة, جرائم, safe, safety, danger*, crime*, security situation, worried, aman, amen, amaan, securite',
	human:
		'يكلمني, تكلمني, يكلمنا, يحاكيني, يتصل فيني, يتصل بي, كلموني, كلمني, تكلموني, اتصلوا بي, اتصلوا فيني, تواصلوا معي, call me, contact me, موظف?, اكلم موظف, موظف حقيقي, احد يكلمني, حد يكلمني, حد يرد, احد يرد, حدا يرد, حدا يحكي, يتواصل معي, يتواصل معنا, يحكي معي, نهدر مع, yekalemni, ykalemni, إنسان, بشر, مستشار, اكلم, اتكلم مع, احكي مع, نهدر مع, اتواصل مع, حد حقيقي, شخص حقيقي, احد يساعدني, human, agent, real person, someone real, consultant, advisor, adviser, talk to, speak to, speak with, talk with, representative, operator, mowazaf, muwazaf, akalem',
	contact:
		'رقم الواتس, رقم الواتساب, رقمكم, رقم التلفون, رقم الهاتف, ارقامكم, واتس, واتساب, تلفون, هاتف, ايميل, بريد, عنوان, اتصل, نتصل, اتواصل, التواصل, مكتبكم, موقع مكتبكم, موقعكم, مكانكم, مكتب, فرع, فروع, مقركم, whatsapp, whats app, phone, telephone, number, email, e mail, address, call you, contact, reach you, your office, office, offices, branch, branches, ra2m, rakm, raqam, wats, numero',
	opening:
		'opening hours, دوامكم, ساعات العمل, ساعات الدوام, أوقات العمل, اوقات الدوام, تفتحون, تفتحوا, بتفتحوا, فاتحين, مفتوح, تسكرون, بتقفلوا, office hours, working hours, opening hours, opening times, are you open, do you open, open, closed, teftaho',
	whoAreYou:
		'بني ادم, انت بني ادم, انت حقيقي, what can you do, what do you know, how can you help, help me, ساعدني, ساعدوني, مساعدة, شو بتعرف تعمل, ايش تقدر تسوي, من انت, مين انت, انت مين, انت منو, منو انت, شكون انت, انت روبوت, روبوت, انت بوت, بوت, ذكاء اصطناعي انت, اسمك, شو اسمك, ايش اسمك, are you a bot, are you a robot, are you human, are you real, who are you, what are you, your name, robot, bot, chatbot, men enta, meen enta, enta meen',
	privacy:
		'حفظتو*, حفظت*, سجلتو*, خزنتو*, امسحو*, احذفو*, امسح بيانات*, my phone number, my passport number, رقم جوازي, store this, save this, keep this, record this, this chat, this conversation, تسجلون, خصوصية, بيانات, معلوماتي, تحفظون, تحفظوا, بتحفظوا, تخزنون, سرية, privacy, private data, my data, personal data, store my, save my, keep my, bayanati, khososeya',
	company:
		'شركه حقيقيه, شركة حقيقية, شكون نتوما, نتوما شكون, منو انتم, منو انتو, من انتم, مين انتم, انتو مين, انتم مين, شركتكم, عن الشركة, موثوق*, نصابين, نصب, ثقة, who are you guys, your company, your agency, trust you, scam, legit, legitimate, rihla, شركة رحلة, entom meen, ento meen',
	greeting:
		'السلام عليكم, مرحبا, مرحبتين, هلا, هلا والله, اهلا, أهلا وسهلا, هاي, صباح الخير, مساء الخير, صباحو, يا هلا, سلام, hello, hi, hey, good morning, good evening, good afternoon, salam, salam alaikum, slm, marhaba, mar7aba, ahlan, assalamu alaikum, bonjour',
	thanks:
		'كنشكرك, نشكرك, نشكركم, اشكرك, اشكركم, ما قصرت, ما قصرتوا, ما قصرتو, يسلمو, يسلموا, شكرا, شكرن, مشكور*, يعطيك العافية, يعطيكم العافية, تسلم, جزاك الله, جزاكم الله, متشكر*, ممنون, يكثر خيرك, بارك الله, صحيت, يعيشك, thank*, thanks, thx, ty, merci, shukran, shokran, cheers, appreciate*, mashkoor, teslam',
	bye: 'مع السلامة, باي?, باي باي, وداعا, إلى اللقاء, bye, goodbye, see you',
	insult:
		'ما جاوبت, ما جاوبتني, ما رديت على سؤالي, مش فاهم, مش فاهمه, ما فهمت عليك, did not answer, didnt answer, not what i asked, wrong answer, no hope, ما في امل, مفيش امل, مافي امل, غبي, حمار, فاشل, تافه, سخيف, كذاب, زبالة, حقير, احمق, متخلف, خايس, قرف, ما تفهم, لا تفهم, ما بتفهم, مش فاهم حاجة, stupid, idiot, dumb, useless, moron, rubbish, garbage, shit, fuck*, ghabi, 8abi, you suck, hate you',
	driving:
		'قيادة, اسوق, سواقة, رخصة, رخصة قيادة, سيارة, drive, driving, licence, license, car, permis',
	military:
		'الجيش, تجنيد, ااجل, عسكري, جيش, تجنيد, خدمة عسكرية, تأجيل الخدمة, military, army, conscription, deferment',
	attest:
		'تصديق, اصدق, تصدق, توثيق, أبوستيل, ترجمة الشهادة, اترجم, attest*, apostille, legaliz*, certified translation, translate*',
	move: 'غير الجامعه, اغير الجامعه, ghayyer, ghayer, aghayer, a8ayar, 8ayar, تحويل الجامعة, change after, فيني غير, اغير, نغير, تغيير, نبدل, ابدل, تبديل, احول, انقل, نقل, انتقل, الانتقال, تحويل?, change, changing, switch, transfer*, move to',
	credits:
		'finished two years, finished one year, continue at, continue my, درست سنتين, درست سنه, قريت عامين, قريت عام, نكمل تما, اكمل عندكم, مواد محسوبة, معادلة مواد, معادلة الساعات, transfer my credits, transfer credits, معادلة المواد, credit transfer, credits',
	graduate: 'اتخرج, يتخرج, تخرج, graduate, graduation',
	uniRecommended: 'موصى بها, الملحقية, سفير, recommended universities, safeer, cultural mission',
	malaysia: 'ماليزيا, ماليزي, ماليزية, malaysia, malezya, malizia, malysia',
	success: 'نسبة نجاح, success rate, approval rate',
	founded: 'تأسست, اسست, تأسيسها, سنة التأسيس, founded, established, how old is the university',
	classmates:
		'مصريين هناك, سعوديين هناك, عرب كثير, شي مغاربة, مغاربة تما, توانسة غادي, جزايريين تما, جاليه, طلاب عرب, عرب, arabs, arab students',
	studyMode:
		'مسا, مساء, بالمسا, مسائي, مسائيه, دوام مسائي, اونلاين, عن بعد, انتساب, ويكند, نهاية الاسبوع, انتظام, online, distance learning, evening class*, evening, weekend, weekends, part time study, part time master, remote, remotely, a distance, en ligne',
	beyond:
		'كاس العالم, مباراة, مباراه, كوره, قصيدة, نكتة, نكته, مقال, عدد سكان, عاصمة, رئيس ماليزيا, رئيس وزراء, رئيس الوزراء, ملك ماليزيا, وصفة, world cup, football match, essay, poem, joke, recipe, capital of, president, prime minister, population, homework, do my assignment, write my, write me, meaning of life, iphone, stock price, bitcoin',
} as const
