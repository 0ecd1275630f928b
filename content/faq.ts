import type { FaqPage } from './page-schema.ts'
import { sharedLines } from './shared-lines.ts'

export const faq = {
	categories: [
		{
			id: 'applications',
			title: { ar: 'التقديم إلى الجامعات', en: 'University Applications' },
			questions: [
				{
					id: 'how-to-start',
					question: {
						ar: 'ماذا تقدّم «رحلة»، وكيف أبدأ؟',
						en: 'What does Rihla do, and how do I start?',
					},
					answer: {
						ar: 'نساعدكم في الاختيار من بين أكثر من 50 جامعة شريكة و15 معهد لغة، ثم في القبول والتأشيرة والسكن حتى الوصول. ولأربع عشرة جامعة وخمسة معاهد منها صفحات في هذا الموقع. ابدؤوا من استمارة التقديم في الموقع، وهي خمسة أقسام، وتحديد الجامعة فيها اختياري. يراجع فريقنا الطلب ويتواصل معكم خلال يومَي عمل أو ثلاثة.',
						en: 'We help you choose among more than 50 partner universities and 15 language institutes, then with admission, visa and housing until you arrive. Fourteen of these universities and five of the institutes have pages on this site. It begins with the application form on this site: five sections, and naming a university is optional. Our team reviews it and contacts you within 2-3 business days.',
					},
				},
				{
					id: 'academic-requirements',
					question: {
						ar: 'ما شروط القبول الأكاديمية؟',
						en: 'What are the academic requirements?',
					},
					answer: {
						ar: 'شهادة الثانوية العامة أو ما يعادلها (البكالوريا أو التوجيهي) للسنة التأسيسية والبكالوريوس، وشهادة البكالوريوس أو الإجازة للماجستير، وشهادة الماجستير للدكتوراه، مع كشوف الدرجات. وفي اختبار IELTS تطلب السنة التأسيسية عادةً درجة من 5.0 إلى 5.5، والبكالوريوس من 6.0 إلى 6.5، والماجستير من 6.5 إلى 7.0، أو ما يعادلها في TOEFL أو MUET. ولكل تخصص معدل مطلوب نتحقق منه قبل التقديم.',
						en: "A secondary school certificate (Thanawiya, Tawjihi or Baccalaureate) for foundation and bachelor's, a bachelor's degree for a master's and a master's for a PhD, each with transcripts. In IELTS, foundation usually asks for 5.0 to 5.5, a bachelor's for 6.0 to 6.5 and a master's for 6.5 to 7.0, or the same in TOEFL or MUET. Every programme sets its own grades, and we check them before you apply.",
					},
				},
				{
					id: 'without-english-certificate',
					question: {
						ar: 'هل يمكنني التقديم من دون شهادة IELTS أو TOEFL؟',
						en: 'Can I apply without IELTS or TOEFL?',
					},
					answer: {
						ar: 'نعم. قد تمنحكم الجامعة قبولًا مشروطًا باجتياز دورة لغة إنجليزية خلال 12 شهرًا. تبدؤون باختبار تحديد المستوى في أحد معاهد اللغة، ثم تلتحقون بالمستوى المناسب، ولو كان A0.',
						en: 'Yes. The university may give you a conditional offer that asks you to pass an English course within 12 months. You start with a placement test at a language institute, then join the level that fits you, even A0.',
					},
				},
				{
					id: 'admission-time',
					question: {
						ar: 'كم يستغرق الحصول على القبول؟',
						en: 'How long does application approval take?',
					},
					answer: {
						ar: 'من أسبوعين إلى أربعة أسابيع بعد اكتمال الملف. وأكثر ما يؤخر الرد مستند ناقص أو شهادة غير مترجمة، لذلك نراجع كل ورقة قبل إرسالها. أرسلوا طلبكم قبل بداية الفصل بثلاثة أشهر على الأقل، ليتسع الوقت للتأشيرة. وبعد الإرسال ترون في صفحة «أين وصل طلبي؟» كل خطوة وموعدها.',
						en: '2-4 weeks once the file is complete. A missing paper or an untranslated certificate is what delays an answer most, so we read every page before it is sent. Apply at least three months before the semester, to leave time for the visa. Once it is sent, the status page shows every step with its date.',
					},
					link: {
						label: { ar: 'أين وصل طلبي؟', en: 'Where is my application?' },
						href: '/status',
					},
				},
			],
		},
		{
			id: 'visa',
			title: { ar: 'التأشيرة والهجرة', en: 'Visa & Immigration' },
			questions: [
				{
					id: 'visa-time',
					question: {
						ar: 'كم تستغرق تأشيرة الطالب؟',
						en: 'How long does the student visa take?',
					},
					answer: {
						ar: 'من 4 إلى 8 أسابيع بعد خطاب القبول، وفي الغالب من 6 إلى 8. يذهب معظمها إلى خطاب الموافقة على التأشيرة (VAL)، وتليه تأشيرة الدخول لمرة واحدة (SEV) للجنسيات التي تحتاج إليها. أما تصريح الطالب فيصدر بعد وصولكم، خلال أسبوع إلى أسبوعين.',
						en: '4-8 weeks after the offer letter, most often 6-8. Most of that goes to the Visa Approval Letter (VAL); the Single Entry Visa (SEV) follows for nationalities that need one. The Student Pass is issued after you arrive, within one to two weeks.',
					},
				},
				{
					id: 'visa-documents',
					question: {
						ar: 'ما المستندات المطلوبة للتأشيرة؟',
						en: 'Which documents does the visa need?',
					},
					answer: {
						ar: 'للسفر: جواز صالح 18 شهرًا على الأقل، وخطاب القبول، وصور شخصية. وللدراسة: الشهادات وكشوف الدرجات مصدقةً ومترجمة، ونتيجة اختبار الإنجليزية إن وُجدت. وللملف الصحي والمالي: إقرار صحي أو تقرير طبي، وإثبات قدرة مالية لا يقل عن 30,000 رينغيت لسنة واحدة. وتُطلب من بعض الجنسيات أوراق إضافية. القائمة الكاملة مع الإرشادات في صفحة «دعم التأشيرة»، وهي جاهزة للتنزيل.',
						en: 'A passport valid for at least 18 months, the offer letter, attested and translated certificates and transcripts, an English test result if you have one, photos, a health declaration or medical report, and financial proof of at least RM 30,000 for one year. Some nationalities are asked for more. The full list with advice is on the Visa Support page, ready to download.',
					},
				},
				{
					id: 'visa-success-rate',
					question: {
						ar: 'ما نسبة نجاح التأشيرات لديكم، وماذا لو رُفض طلبي؟',
						en: 'What is your visa success rate, and what if I am refused?',
					},
					answer: {
						ar: 'نسبة نجاح التأشيرات لدينا 98%. والقرار في كل طلب لإدارة الهجرة الماليزية وحدها، فلا يملك أحد ضمانه. إن رُفض طلبكم قرأنا معكم السبب وعالجنا المستند الضعيف، ثم يُقدَّم طلب جديد أو تظلّم عن طريق الجامعة، ويستغرق ذلك عادةً من 4 إلى 8 أسابيع.',
						en: 'Our visa success rate is 98%. Each decision belongs to the Immigration Department of Malaysia alone, so nobody can guarantee it. If you are refused, we read the reason with you and mend the weak document; a fresh application or an appeal then goes through the university, usually in 4-8 weeks.',
					},
				},
				{
					id: 'part-time-work',
					question: {
						ar: 'هل يُسمح لي بالعمل أثناء الدراسة؟',
						en: 'May I work while I study?',
					},
					answer: {
						ar: 'يُسمح بعمل جزئي حتى 20 ساعة أسبوعيًا، لكن في إجازات الفصول والعطل التي تزيد على 7 أيام فقط، وبموافقة تُطلب عن طريق الجامعة. والقطاعات المسموح بها محدودة، منها المطاعم والمتاجر الصغيرة ومحطات الوقود والفنادق. فلا تعتمدوا على هذا الدخل في سداد الرسوم.',
						en: 'Part-time work is allowed up to 20 hours per week, but only in semester breaks and holidays of more than 7 days, and with approval requested through the university. The sectors are few: restaurants, mini-markets, petrol stations and hotels among them. Do not count on this income to pay your fees.',
					},
				},
			],
		},
		{
			id: 'accommodation',
			title: { ar: 'السكن', en: 'Accommodation' },
			questions: [
				{
					id: 'rent-by-type',
					question: {
						ar: 'كم يبلغ الإيجار، وما أنواع السكن؟',
						en: 'How much is the rent, and what kinds of housing are there?',
					},
					answer: {
						ar: 'من 300 إلى 1,500 رينغيت شهريًا بحسب النوع: السكن الجامعي من 300 إلى 600، والسكن المشترك من 350 إلى 700، والشقة الخاصة من 400 إلى 1,500. والفواتير مشمولة غالبًا في السكن الجامعي، وتُحتسب منفصلة في الشقق والسكن المشترك.',
						en: 'RM 300-1,500 per month by type: a university dormitory RM 300 to 600, shared housing RM 350 to 700, a private apartment RM 400 to 1,500. Bills are usually included in dormitories and charged apart in apartments and shared houses.',
					},
				},
				{
					id: 'seven-day-guarantee',
					question: {
						ar: 'ما ضمان الأيام السبعة على السكن؟',
						en: 'What is the 7-day accommodation guarantee?',
					},
					answer: {
						ar: 'إذا تبيّن لكم خلال أول 7 أيام أن السكن يخالف ما وُصف لكم، فأبلغونا لنبحث معكم عن بديل. وإرسال صور لما يخالف الوصف عبر واتساب يختصر الوقت.',
						en: 'If you find within the first 7 days that the place is not what was described to you, tell us and we look for another with you. Photos of what differs, sent on WhatsApp, save time.',
					},
				},
				{
					id: 'deposit-and-notice',
					question: {
						ar: 'كم أدفع مقدمًا، وماذا لو غادرت قبل نهاية العقد؟',
						en: 'What do I pay in advance, and what if I leave early?',
					},
					answer: {
						ar: 'المعتاد مبلغ تأمين يعادل إيجار شهر إلى شهرين، مع إيجار الشهر الأول مقدمًا. وللمغادرة المبكرة يُطلب عادةً إشعار قبل شهر إلى شهرين. اقرؤوا هذين البندين قبل توقيع عقد الإيجار.',
						en: "Usually a deposit of 1-2 months' rent, plus the first month in advance. Leaving early normally takes 1-2 months' notice. Read both clauses before you sign the lease.",
					},
				},
				{
					id: 'booking-before-arrival',
					question: {
						ar: 'هل أحجز السكن قبل السفر أم بعد الوصول؟',
						en: 'Should I book before I travel or after I arrive?',
					},
					answer: {
						ar: 'قبل السفر، لأن أماكن السكن الجامعي تمتلئ مبكرًا. أرسلوا طلب الحجز مع تاريخ الانتقال والميزانية، ونرد خلال 24 ساعة. ولمن يفضّل المعاينة أولًا، يصلح الجناح الفندقي محطة مؤقتة في الأيام الأولى.',
						en: 'Before you travel: dormitory places fill up early. Send the booking request with your check-in date and budget, and we answer within 24 hours. If you would rather see rooms first, a serviced suite makes a good base for the first days.',
					},
				},
			],
		},
		{
			id: 'costs',
			title: { ar: 'التكاليف والدفع', en: 'Costs & Payments' },
			questions: [
				{
					id: 'tuition-fees',
					question: {
						ar: 'كم تبلغ الرسوم الدراسية؟',
						en: 'How much is tuition?',
					},
					answer: {
						ar: 'تبلغ في معظم البرامج من 8,000 إلى 20,000 رينغيت سنويًا في الجامعات الحكومية، ومن 15,000 إلى 40,000 في الخاصة. وتزيد عليها برامج في جامعات نعرضها، كالهندسة في جامعة مالايا والصيدلة في تايلورز، ويتجاوز الطب 50,000. ورسوم كل برنامج في صفحة جامعته. وتُضاف إلى الرسوم منذ 1 يوليو 2025 ضريبة خدمات بنسبة 6% على الطلبة غير الماليزيين.',
						en: 'Most programmes cost RM 8,000-20,000 per year at a public university and RM 15,000-40,000 at a private one. Some at universities we list cost more, such as engineering at the University of Malaya or pharmacy at Taylor’s, and medicine goes above RM 50,000; each university page has the fee of every programme. Since 1 July 2025 a service tax of 6% is added for non-Malaysian students.',
					},
				},
				{
					id: 'living-costs',
					question: {
						ar: 'كم أحتاج للمعيشة شهريًا؟',
						en: 'How much do I need to live on each month?',
					},
					answer: {
						ar: 'من 1,000 إلى 2,000 رينغيت لمعظم الطلبة، والسكن أكبر بنودها. وفي صفحة «اكتشف ماليزيا» ثلاث ميزانيات مفصّلة، من الاقتصادية إلى المرتفعة، تساعدكم في تقدير مصروفكم.',
						en: 'RM 1,000-2,000 per month for most students, with rent as the largest item. The Discover Malaysia page sets out three budgets line by line, from thrifty to generous, to help you work out your own.',
					},
				},
				{
					id: 'scholarships',
					question: {
						ar: 'هل تتوفر منح دراسية؟',
						en: 'Are there scholarships?',
					},
					answer: {
						ar: `نعم، والتنافس عليها شديد. تخفّض جامعات خاصة كثيرة رسومها لأصحاب الدرجات المرتفعة، وتتركز منح الجامعات الحكومية في الدراسات العليا. ${sharedLines.malaysiaInternationalScholarship.ar}`,
						en: `Yes, and competition is strong. Many private universities lower their fees for high grades; funding at public ones is mostly for postgraduates. ${sharedLines.malaysiaInternationalScholarship.en}`,
					},
				},
				{
					id: 'payment-and-extra-costs',
					question: {
						ar: 'متى أدفع، وماذا أدفع غير الرسوم الدراسية؟',
						en: 'When do I pay, and what comes on top of tuition?',
					},
					answer: {
						ar: 'تبدأ المدفوعات بعد صدور خطاب القبول: رسوم التسجيل ورسوم ملف التأشيرة، ثم الرسوم الدراسية في المواعيد التي تحددها الجامعة. وتكلّف التأشيرة والفحص الطبي والتأمين الصحي في السنة الأولى بين 2,500 و3,200 رينغيت تقريبًا، وقد تطلب الجامعة مبلغ تأمين مستردًّا. تُحصَّل المبالغ كلها بالرينغيت، وتحويل العملات في الموقع تقريبي.',
						en: 'Payments begin once the offer letter is out: registration and visa file fees, then tuition on the dates the university sets. Visa, medical screening and health insurance cost about RM 2,500 to 3,200 in the first year, and a university may ask for a refundable deposit. Everything is charged in ringgit; other currencies on this site are indicative.',
					},
				},
			],
		},
	],
	quickResources: [
		{
			title: { ar: 'الجامعات', en: 'Universities' },
			text: {
				ar: 'البرامج والرسوم السنوية وشروط القبول في كل جامعة.',
				en: 'Programmes, annual fees and entry requirements of each university.',
			},
			href: '/universities',
		},
		{
			title: { ar: 'دعم التأشيرة', en: 'Visa support' },
			text: {
				ar: 'أربع خطوات وثمانية مستندات، مع مدة كل خطوة.',
				en: 'Four steps and eight documents, with the time each step takes.',
			},
			href: '/visa-support',
		},
		{
			title: { ar: 'خيارات السكن', en: 'Accommodation options' },
			text: {
				ar: 'الأسعار والصور والجامعات القريبة من كل سكن.',
				en: 'Prices, pictures and the universities near each home.',
			},
			href: '/accommodation',
		},
	],
	quickStart: [
		{
			title: { ar: 'اختيار الجامعة', en: 'Choose a university' },
			text: {
				ar: 'مقارنة البرامج بحسب التخصص والمدينة والرسوم.',
				en: 'Compare programmes by field, city and fee.',
			},
			href: '/universities',
		},
		{
			title: { ar: 'تقديم الطلب', en: 'Send your application' },
			text: {
				ar: 'ملء الاستمارة ورفع المستندات، في جلسة واحدة أو أكثر.',
				en: 'Fill in the form and add your documents, in one sitting or several.',
			},
			href: '/apply',
		},
		{
			title: { ar: 'تجهيز التأشيرة', en: 'Prepare the visa' },
			text: {
				ar: 'مراجعة قائمة المستندات وطلب استشارة مجانية.',
				en: 'Go through the document list and ask for a free consultation.',
			},
			href: '/visa-support',
		},
		{
			title: { ar: 'الاستعداد للسفر', en: 'Get ready to travel' },
			text: {
				ar: 'المعيشة والطقس وما يوضع في الحقيبة، في دليل واحد.',
				en: 'Daily life, the weather and what to pack, in one guide.',
			},
			href: '/discover-malaysia',
		},
	],
} satisfies FaqPage
