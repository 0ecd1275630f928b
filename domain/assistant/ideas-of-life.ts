/** The second half of the table in `ideas.ts`: papers, admission, English, housing, daily life, people. */
export const lifeIdeas = {
	visa: 'سفارة, السفارة, قنصلية, embassy, فيزا, فيزه, فيزة, الفيزا, فيز, تأشيرة, تاشير*, visa*, viza, student pass, تصريح الطالب, تصريح, اقامة الطالب, الاقامة, ta2shira, tashira',
	emgs: 'emgs, ايمقس, اي ام جي اس, إي إم جي إس',
	val: 'val, eval, خطاب الموافقة, visa approval letter, approval letter',
	sev: 'sev, single entry, دخول لمرة واحدة',
	ikad: 'ikad, i kad, اي كاد, بطاقة الطالب',
	studentPass: 'student pass, تصريح الطالب',
	passport:
		'جواز*, جوازي, باسبور*, بسبور, الباسبورت, passport*, pasaport, basbor, jawaz, gawaz, passeport',
	expire:
		'ينتهي, تنتهي, بينتهي, بيخلص, صلاحية, صلاحيته, صالح, ساري, باقي فيه, متبقي, expire*, expiry, valid, validity, runs out',
	documents:
		'اوراق, أوراق, ورق, الورق, مستندات, المستندات, وثائق, وثايق, كواغط, الكواغط, مستند, اوراقي, document*, paper, papers, paperwork, checklist, wara2, awra2, warak, papiers, wathaeq',
	steps:
		'خطوات, خطوه, الخطوات, مراحل, إجراءات, اجراءات, steps, process, procedure*, stages, khatawat',
	reject:
		'رفض, انرفض*, رفضت, ينرفض, تنرفض, مرفوض, اترفض*, ترفض, رفضوا, رفضوني, رفضوها, رفضو, ما انقبل*, مقبلونيش, rejected, refus*, denied, reject*, declin*, turned down, etrafad*, rafad',
	renew: 'تجديد, اجدد, تجدد, نجدد, يتجدد, تتجدد, جدد, renew*, extension, extend, tagdid, tajdid',
	bankProof:
		'كشف حساب, كشف الحساب, كشف بنكي, كشف البنك, كشف حساب بنكي, إثبات مالي, القدرة المالية, قدرة مالية, إثبات القدرة المالية, ضمان مالي, ضمان بنكي, رصيد, الرصيد, رصيد بنكي, في الحساب, بالحساب, bank statement*, financial proof, proof of funds, bank balance, funds, show money, kashf 7esab, kashf hesab, releve bancaire',
	openAccount:
		'افتح حساب, فتح حساب, نفتح حساب, افتح حسابا, حساب بنكي هناك, شريحة, شريحه, خط تلفون, open a bank, open an account, bank account, sim, sim card, puce',
	medical:
		'فحص طبي, الفحص الطبي, فحص, الفحص, الفحوصات, فحوصات, كشف طبي, الكشف الطبي, تحاليل, medical, health check, checkup, screening, fa7s, fahs',
	insurance:
		'ولادة, الولادة, تأمين صحي, التأمين الصحي, تأمين طبي, تأمين, التأمين, تامين, علاج, مستشفى, مستشفي, insurance, hospital, doctor visit, ta2meen, tamin, assurance',
	flight:
		'تذكرة, تذاكر, التذكرة, طيران, طيارة, الطيران, احجز طيارة, حجز السفر, احجز السفر, flight*, ticket, tickets, airfare, plane, tazkara',
	age: 'عمر, عمري, عمره, عمرها, السن, سن معين, العمر, age, years old, how old, old enough, 3omri, 3omr',
	work: 'شغل, الشغل, *شتغل*, اعمل, أعمل, العمل, عمل جزئي, نخدم, يخدم, نخدمو, خدمة جزئية, وظيفة, وظيفه, دوام جزئي, بارت تايم, work, working, job, jobs, part time, parttime, employment, asht8al, ashtaghal, shoghl, sho8l, ne5dem, travail',
	afterGraduation:
		'بعد التخرج, بعد ما اتخرج, بعد ما أتخرج, لما اتخرج, بعد الدراسة, after graduation, after i graduate, after graduating, graduate pass, post study, after my degree, after studies, ba3d el ta5arog',
	kin: 'زوجتي, زوجي, زوجته, مراتي, مرتي, مراته, زوجة, زوج, عائلتي, عيلتي, عائلته, العائلة, اهلي, اهله, أهلي, الأهل, اولادي, أولادي, ولادي, اطفالي, أطفالي, اطفال, وليداتي, امي, والدتي, والدي, ابويا, مرافق, مرافقين, wife, husband, spouse, family, kids, children, dependant*, dependent*, parents, mother, father, mrati, zawjati, zawgti, 3ayelti, famille',
	visit: 'زيارة, زياره, ازور, أزور, يزور*, نزور*, تزور*, اجي ازور, visit*, ziyara, zeyara',
	english:
		'انجليزي*, إنجليزية, انجليزيه, انكليزي*, الانجليزي, الانجليش, لغة, اللغة, لغتي, english, language, anglais, englizi, inglizi, lo8a, logha, lugha',
	without:
		'بدون, من غير, بلا, من دون, ما عندي, معنديش, ماعنديش, مفيش, ما معي, مامعي, ماعندي, ماكانش, ما عنديش, without, no, dont have, do not have, lack, bdoon, bedoon, bla, men gheir, min gher, sans',
	enough:
		'يكفي, بكفي, تكفي, كافي, كافية, يكفيني, بيكفي, يكفيه, يكفيها, يمشي, يزي, enough, sufficient, ok, okay, accepted, yekfi, bikaffi, ykfi',
	grade:
		'معدل, معدلي, المعدل, معدله, معدلها, نسبة, نسبتي, نسبته, نسبتها, علامة, علامتي, علاماتي, مجموعي, المجموع, مجموع, درجة, درجاتي, درجتي, تقدير, تقديري, gpa, cgpa, grade*, percent, percentage, marks, average, nesbti, nisbti, mo3addal, mo3adal, magmo3, moyenne',
	school:
		'شهادتي, شهادة الثانوية, school certificate, sixth prep, sixth preparatory, ثانوية, الثانوية, ثانوي, ثانويه, الثانويه, باك, الباك, بكالوريا, البكالوريا, باكالوريا, توجيهي, التوجيهي, السادس, سادس اعدادي, اعدادية, ثانوية عامة, high school, secondary, secondary school, tawjihi, taw9ihi, baccalaureate, bac, thanawiya, sanaweya, thanaweya, grade 12',
	admission:
		'قبول, القبول, انقبل*, أنقبل, ينقبل, تنقبل, اتقبل*, يقبل*, تقبل*, بيقبل*, بتقبل*, مقبول, مقبولة, ادخل, أدخل, يدخل, تدخل, ندخل, دخول, التحق, يلتحق, الالتحاق, admission*, accept, accepts, admit*, get in, get into, enter, entry, eligible, eligibility, offer letter, خطاب القبول, join, 2abool, qabool, 9oboul',
	requirements:
		'شروط, الشروط, شرط, شروطها, متطلبات, المتطلبات, مطلوب مني, يطلبون, يطلبوا, بيطلبوا, بتطلب, تطلب, تشترط, requirement*, condition*, criteria, ask for, asks for, shoroot, shoroot, motatalabat',
	direct: 'مباشرة, مباشره, على طول, نيشان, ديركت, دايركت, directly, direct, straight',
	answerOf:
		'يردون, يردوا, ترد, يرد, الرد, رد الجامعة, يجاوبون, يجاوبوا, جواب, يطلع القبول, طلع القبول, يجي القبول, ييجي القبول, answers, answer, reply, replies, response, respond, hear back, decision, decide',
	teaching:
		'لغة الدراسة, لغة التدريس, بالانجليزي, بالإنجليزية, بالانجليزية, بالعربي, بالعربية, بالملايو, الملايو, ملايو, ملايوية, بالماليزي, باي لغة, بأي لغة, language of instruction, taught in, teaching language, in english, in malay, malay, in arabic, bel english, bel malay, bel 3arabi, bil english',
	foundation:
		'تأسيسية, تاسيسيه, التأسيسية, تحضيرية, التحضيرية, تحضيري, سنة تحضيرية, فاونديشن, فونديشن, foundation, preparatory year, pre university',
	housing:
		'سكن جامعي, السكن الجامعي, سكن الجامعة, university housing, cite universitaire, غرفة خاصة, private room, own room, غرفة رئيسية, ماستر روم, master room, master bedroom, سكن, سكنات, السكن, اسكن, أسكن, نسكن, يسكن, تسكن, سكني, شقة, شقه, شقق, غرفة, غرفه, غرف, الغرفة, أوضة, اوضه, اوض, بيت, بيوت, استوديو, ستوديو, إيجار, ايجار, اجار, الايجار, كراء, نكري, كرا, استأجر, استاجر, مسكن, accommodation*, accomodation*, housing, house, room, rooms, apartment*, appartment*, flat, flats, dorm, dorms, dormitory, hostel*, rent, renting, rental, studio, residence, condo, place to stay, place to live, where to live, sakan, oda, ouda, ghorfa, 8orfa, sha2a, sha22a, logement, loyer',
	dormitory:
		'سكن جامعي, السكن الجامعي, داخلي, سكن الجامعة, dorm, dorms, dormitory, hostel*, university housing, on campus, cite universitaire',
	apartment: 'شقة, شقه, شقق, apartment*, appartment*, flat, flats, condo, sha2a, sha22a',
	single:
		'مفرد, مفردة, مفرده, لحالي, لوحدي, لحالها, لوحدها, وحدي, منفردة, فردية, غرفة خاصة, single, private room, alone, own room, by myself, mofrada, mofrad, le wa7di, lw7di',
	shared:
		'مشترك, مشتركة, مشتركه, مزدوجة, لشخصين, shared, sharing, share, twin, double, mshtaraka, moshtaraka',
	studio: 'استوديو, ستوديو, studio',
	master: 'غرفة رئيسية, رئيسية, ماستر روم, master room, master bedroom',
	near: 'قريب, قريبة, قريبه, قرب, بالقرب, جنب, بجانب, جمب, حول, يم, بقرب, حدا, حذا, قدام, near, nearby, close to, close, next to, around, beside, walking distance, 2areeb, 2orayeb, areeb, ganb, gamb, janb, qareeb, 9rib',
	women:
		'بنات, البنات, للبنات, طالبات, الطالبات, نسائي, نساء, بنتي لحالها, girls, women, female*, ladies, banat, filles',
	deposit:
		'عربون, ديبوزت, مقدم, دفعة مقدمة, مبلغ التأمين, deposit*, advance, upfront, in advance, caution',
	bills:
		'كهرباء, كهربا, الكهرباء, الكهربا, مويه, المويه, مية, ضو, الضو, فواتير, الفواتير, فاتورة, انترنت, الانترنت, النت, واي فاي, bills, bill, electricity, water, utilities, wifi, internet, kahraba, fawater',
	included: 'يشمل, تشمل, شامل, مشمول, مشمولة, ضمن, داخل في, include*, included, cover*',
	leaving:
		'اترك السكن, أترك, اطلع من السكن, اغادر, أغادر, إنهاء العقد, انهاء العقد, فسخ, قبل نهاية, قبل ما يخلص العقد, عقد, العقد, نخرج من, leave early, notice, terminate, break the lease, contract, lease, move out',
	sevenDays:
		'سبعة ايام, 7 ايام, ضمان السكن, ضمان الأيام, ما عجبني السكن, ما عجبتني, مختلف عن الصور, seven day*, 7 day*, not as described, dont like the room, different from the pictures',
	booking:
		'احجز, أحجز, حجز, الحجز, نحجز, يحجز, book, booking, reserve, reservation, a7gez, a7jez, 7agz',
	amenity:
		'مسبح, جيم, نادي, صالة رياضية, مطبخ, موقف, مواقف, مكيف, تكييف, غسالة, غسيل, حراسة, خدمات السكن, مرافق, pool, gym, kitchen, parking, laundry, ac, air conditioning, security, facilities, amenities, furnished, مفروش*',
	institute:
		'معهد, معاهد, المعهد, المعاهد, كورس, كورسات, الكورس, دورة, دوره, دورات, الدورة, معهد لغة, مركز لغة, تعلم الانجليزي, اتعلم انجليزي, institute*, language school*, language centre*, language center*, english course*, english class*, course, courses, ma3had, ma3ahed, korsat, dawra, cours',
	beginner: 'مبتدئ, مبتدي, مبتدئة, من الصفر, الصفر, beginner*, zero, scratch, mobtade2, mobtadi',
	classSize:
		'عدد الطلاب, عدد الطلبة, كم طالب, كام طالب, في الصف, بالصف, في الفصل, بالفصل, class size, students in a class, students in class, students per class, how many students',
	hours:
		'كم ساعة, كام ساعة, ساعة بالاسبوع, ساعات, ساعة, ساعه, hours, hour, schedule, timetable, جدول, sa3a, sa3at',
	levels: 'مستويات, المستويات, مستوى, levels, level',
	prepare: 'تحضير, التحضير, استعداد, اتحضر, prepare, preparation, prep, training, تدريب',
	food: 'اكل, الأكل, الاكل, طعام, الطعام, حلال, مطاعم, مطعم, ناكل, نأكل, ماكل, ماكلة, الماكلة, food, halal, eat, eating, restaurant*, meal*, cuisine, akl, 7alal, makla',
	prayer:
		'مسجد, مساجد, المسجد, جامع, جوامع, مصلى, مصليات, صلاة, الصلاة, نصلي, اصلي, يصلي, mosque*, prayer*, pray, masjid, surau, musalla, salah, msjed, masged, game3, jame3, mosquee',
	ramadan: 'رمضان, صيام, نصوم, العيد, عيد, ramadan, fasting, eid',
	climate:
		'طقس, الطقس, طقص, الطقص, جو, الجو, مناخ, المناخ, حرارة, الحرارة, حر, مطر, امطار, أمطار, برد, شتاء, صيف, رطوبة, weather, climate, hot, rain, rains, rainy, temperature*, humid, humidity, cold, winter, gaw, jaw, ta2s, taqs, meteo',
	packing:
		'ملابس, الملابس, لبس, اللبس, حقيبة, شنطة, الشنطة, اجيب معي, اخذ معي, آخذ معي, اجيب معايا, شتوية, دبش, حوايج, clothes, clothing, pack, packing, what to bring, should i bring, bring with, wear, suitcase, luggage, lebs, malabes',
	transport:
		'مواصلات, المواصلات, قطار, القطار, باص, باصات, تنقل, التنقل, حافلة, حافلات, مترو, تاكسي, جراب, transport*, transportation, train, trains, bus, buses, metro, grab, get around, mowasalat, muwasalat',
	trips:
		'رحلات, سياحة, السياحة, نزهة, جزيرة, جزر, أماكن سياحية, اتمشى, نتمشى, فسحة, نخرج, trip, trips, tourism, sightseeing, places to visit, holiday, vacation, travel around, islands, se7a, siya7a',
	arrival:
		'مطار, المطار, استقبال, الاستقبال, يستقبل*, تستقبل*, بتستقبل*, توصيل, وصولي, وصولها, لما اوصل, لما أوصل, airport, pick up, picks up, pickup, pick me, pick her, pick him, arriv*, meet me, meet us, land, matar, este2bal',
	safety:
		'امان, أمان, الأمان, أمن, آمن*, امنه, خطر, خطير*, سرقة, سرقات, تخوف, أخاف, اخاف, خايف*, جريمة, جرائم, safe, safety, danger*, crime*, security situation, worried, aman, amen, amaan, securite',
	human:
		'كلموني, كلمني, تكلموني, اتصلوا بي, اتصلوا فيني, تواصلوا معي, call me, contact me, موظف, موظفة, إنسان, انسان, بشر, بشري, مستشار, مستشارة, اكلم, أكلم, اتكلم مع, أتكلم مع, احكي مع, نهدر مع, اتواصل مع, حد حقيقي, شخص حقيقي, احد يساعدني, human, agent, real person, person, someone real, consultant, advisor, adviser, talk to, speak to, speak with, talk with, representative, operator, mowazaf, muwazaf, akalem',
	contact:
		'رقم الواتس, رقم الواتساب, رقمكم, رقم التلفون, رقم الهاتف, ارقامكم, واتس, واتساب, واتسابكم, تلفون, تلفونكم, هاتف, ايميل, ايميلكم, بريد, البريد, عنوان, عنوانكم, اتصل, نتصل, اتواصل, التواصل, مكتبكم, مقركم, whatsapp, whats app, phone, telephone, number, email, e mail, address, call you, contact, reach you, your office, ra2m, rakm, raqam, wats, numero',
	opening:
		'دوامكم, ساعات العمل, ساعات الدوام, أوقات العمل, اوقات الدوام, تفتحون, تفتحوا, بتفتحوا, فاتحين, مفتوح, مفتوحين, تسكرون, بتقفلوا, office hours, working hours, opening hours, opening times, are you open, do you open, open, closed, teftaho',
	whoAreYou:
		'what can you do, what do you know, how can you help, help me, ساعدني, ساعدوني, مساعدة, شو بتعرف تعمل, ايش تقدر تسوي, من انت, مين انت, انت مين, انت منو, منو انت, شكون انت, انت روبوت, روبوت, انت بوت, بوت, ذكاء اصطناعي انت, اسمك, شو اسمك, ايش اسمك, are you a bot, are you a robot, are you human, are you real, who are you, what are you, your name, robot, bot, chatbot, men enta, meen enta, enta meen',
	privacy:
		'store this, save this, keep this, record this, this chat, this conversation, تسجلون, خصوصية, الخصوصية, بياناتي, بيانات, معلوماتي, تحفظون, تحفظوا, بتحفظوا, تخزنون, سرية, privacy, private data, my data, personal data, store my, save my, keep my, bayanati, khososeya',
	company:
		'من انتم, من أنتم, مين انتم, انتو مين, انتم مين, شركتكم, عن الشركة, موثوق*, موثوقين, نصابين, نصب, ثقة, who are you guys, your company, your agency, trust you, scam, legit, legitimate, rihla, شركة رحلة, entom meen, ento meen',
	greeting:
		'السلام عليكم, سلام عليكم, سلام, مرحبا, مرحبتين, هلا, هلا والله, اهلا, أهلا وسهلا, هاي, هاي, صباح الخير, مساء الخير, صباحو, يا هلا, السلام, hello, hi, hey, good morning, good evening, good afternoon, salam, salam alaikum, slm, marhaba, mar7aba, ahlan, assalamu alaikum, bonjour',
	thanks:
		'يسلمو, يسلموا, مشكورة, شكرا, شكرن, مشكور*, مشكورين, يعطيك العافية, يعطيكم العافية, تسلم, تسلمون, تسلمي, جزاك الله, جزاكم الله, متشكر*, ممنون, يكثر خيرك, بارك الله, صحيت, يعيشك, thank*, thanks, thx, ty, merci, shukran, shokran, cheers, appreciate*, mashkoor, teslam',
	bye: 'مع السلامة, باي, وداعا, إلى اللقاء, الى اللقاء, bye, goodbye, see you',
	insult:
		'غبي, غبية, حمار, فاشل, فاشلة, تافه, سخيف, كذاب, كذابين, زبالة, حقير, احمق, متخلف, خايس, قرف, ما تفهم, لا تفهم, ما بتفهم, مش فاهم حاجة, stupid, idiot, dumb, useless, moron, rubbish, garbage, shit, fuck*, ghabi, 8abi, you suck, hate you',
	driving:
		'قيادة, اسوق, أسوق, سواقة, رخصة, رخصة قيادة, سيارة, سياره, drive, driving, licence, license, car, permis',
	military:
		'عسكرية, عسكري, جيش, الجيش, تجنيد, خدمة عسكرية, تأجيل الخدمة, military, army, conscription, deferment',
	attest:
		'تصديق, اصدق, أصدق, تصدق, توثيق, أبوستيل, ابوستيل, ترجمة الشهادة, اترجم, attest*, apostille, legaliz*, certified translation, translate*',
	changeUni:
		'اغير التخصص, أغير التخصص, تغيير التخصص, change my major, change major, change my programme, اغير الجامعة, أغير الجامعة, تغيير الجامعة, احول, أحول, انقل, أنقل, نقل, التحويل, تحويل من جامعة, معادلة المواد, معادلة مواد, الانتقال, transfer, change university, switch university, change my university, credit transfer, credits',
	graduate: 'اتخرج, يتخرج, التخرج, تخرج, graduate, graduation',
	uniRecommended:
		'موصى بها, الموصى بها, الملحقية, سفير, recommended universities, safeer, cultural mission',
	malaysia: 'ماليزيا, ماليزي, ماليزية, الماليزية, malaysia, malezya, malizia, malysia',
	success: 'نسبة نجاح, نسبة النجاح, نسبه نجاح, success rate, approval rate',
	founded: 'تأسست, اسست, تأسيسها, سنة التأسيس, founded, established, how old is the university',
	classmates: 'عرب, العرب, arabs, arab students',
} as const
