import { accreditation } from '../accreditation.ts'
import type { University } from '../schema.ts'
import { sharedLines } from '../shared-lines.ts'

export default {
	id: 'inti-international-university',
	code: 'inti',
	name: { ar: 'جامعة إنتي الدولية', en: 'INTI International University' },
	shortName: 'INTI',
	type: 'private',
	location: 'subang-jaya',
	area: {
		ar: 'حرم إنتي سوبانغ في SS15، والحرم الجامعي الرئيسي في بوترا نيلاي بولاية نغري سمبيلان',
		en: 'INTI Subang campus, SS15; main university campus in Putra Nilai, Negeri Sembilan',
	},
	crest: 'crest-inti',
	aliases: [
		'INTI',
		'INTI University',
		'INTI Nilai',
		'INTI Subang',
		'إنتي',
		'انتي',
		'جامعة إنتي',
		'جامعة انتي الدولية',
		'جامعة إنتي نيلاي',
	],
	established: { value: 1986, confidence: 'well-known' },
	students: { value: 7000, confidence: 'estimate' },
	rating: { value: 4.3, confidence: 'estimate' },
	qs: { rank: 509, confidence: 'verified' },
	tuition: { min: 22000, max: 30000, confidence: 'verified' },
	registration: {
		bachelor: 6400,
		master: 12400,
		phd: 12400,
		source: { ar: 'جدول رسوم الجامعة لعام 2023', en: "The university's fee schedule of 2023" },
		confidence: 'verified',
	},
	programmeNames: [
		{ name: { ar: 'الأعمال', en: 'Business' }, field: 'business' },
		{ name: { ar: 'الحوسبة وتقنية المعلومات', en: 'Computing and IT' }, field: 'computing' },
		{ name: { ar: 'الهندسة المدنية', en: 'Civil Engineering' }, field: 'engineering' },
		{ name: { ar: 'الهندسة الميكانيكية', en: 'Mechanical Engineering' }, field: 'engineering' },
		{
			name: { ar: 'القانون (مسار التحويل البريطاني)', en: 'Law (UK Degree Transfer)' },
			field: 'law',
		},
		{
			name: { ar: 'الطب الصيني التقليدي', en: 'Traditional Chinese Medicine' },
			field: 'medicine',
		},
		{ name: { ar: 'العلاج الطبيعي', en: 'Physiotherapy' } },
	],
	summary: {
		ar: 'حرم رئيسي في نيلاي وآخر في SS15 بسوبانغ جايا، ومسارات تحويل إلى جامعات شريكة في الخارج: جامعة خاصة في المركز 509 عالميًا (QS 2026).',
		en: 'A main campus in Nilai, another in SS15 Subang Jaya, and transfer routes to partners abroad: a private university ranked 509th (QS 2026).',
	},
	description: {
		ar: 'اسم إنتي معروف في التعليم الخاص الماليزي منذ 1986، وقد نالت صفة جامعة عام 2010. تقدّمت في تصنيف QS العالمي من المركز 516 إلى 509 في نسخة 2026، وحلّت ضمن أفضل 50 جامعة في مؤشر الطلبة الدوليين. حرمها الرئيسي في بوترا نيلاي بين كوالالمبور وسيرمبان، ولها حرم في SS15 وسط سوبانغ جايا. وتجمع قائمتها تخصصات متباعدة: الهندسة المدنية والعلاج الطبيعي والطب الصيني التقليدي والقانون بمسار بريطاني.',
		en: 'INTI has been a name in Malaysian private education since 1986 and became a university in 2010. In the QS World University Rankings 2026 it moved up from 516th to 509th and stood among the top 50 for international students. The main campus is in Putra Nilai, between Kuala Lumpur and Seremban; another is in SS15 in the middle of Subang Jaya. Its list brings together distant subjects: civil engineering, physiotherapy, Traditional Chinese Medicine and law by a UK route.',
	},
	scholarships: {
		ar: 'للطلبة الدوليين منح قبول تأتي في صورة خصم من الرسوم الدراسية، لا في صورة مبلغ نقدي.',
		en: 'International students can win entrance scholarships, given as a reduction of tuition rather than in cash.',
	},
	accreditation: {
		ar: `${sharedLines.registered.ar}، وهندسة معتمدة ضمن اتفاقية واشنطن`,
		en: `${sharedLines.registered.en}, and engineering degrees accredited under the Washington Accord`,
	},
	accreditations: [accreditation.registered, accreditation.engineering, accreditation.accounting],
	intakes: { ar: 'يناير ومايو وأغسطس', en: 'January, May and August' },
	intakeMonths: { bachelor: [1, 5, 8], postgraduate: [1, 5, 8] },
	highlights: [
		{
			ar: 'المركز 509 في تصنيف QS العالمي لعام 2026، صعودًا من 516',
			en: '509th in the QS World University Rankings 2026, up from 516th',
		},
		{
			ar: 'ضمن أفضل 50 جامعة في العالم في مؤشر الطلبة الدوليين (QS 2026)',
			en: "In the world's top 50 for international students (QS 2026)",
		},
		{
			ar: 'الثالثة في آسيا في استقبال طلبة التبادل (QS آسيا 2026)',
			en: 'Third in Asia for exchange students received (QS Asia 2026)',
		},
		{
			ar: 'سكن داخل حرم نيلاي تحرسه فرق الأمن ليلًا ونهارًا',
			en: 'Halls inside the Nilai campus, guarded day and night',
		},
		{
			ar: 'مسارات تحويل إلى بريطانيا وأستراليا والولايات المتحدة',
			en: 'Transfer routes to the UK, Australia and the USA',
		},
	],
	advantages: {
		academicExcellence: {
			title: {
				ar: 'الصحة والهندسة جنبًا إلى جنب',
				en: 'Health and engineering side by side',
			},
			description: {
				ar: 'من يميل إلى المهن الصحية يجد العلاج الطبيعي في 4 سنوات والطب الصيني التقليدي في 5. ومن يميل إلى البناء والآلات يجد الهندسة المدنية والميكانيكية، ومدتهما 4 سنوات باعتماد مجلس الاعتماد الهندسي. وفي الحاسوب والأعمال تكفي 3 سنوات.',
				en: 'Those drawn to the health professions find physiotherapy in four years and Traditional Chinese Medicine in five. Those drawn to building and machines find civil and mechanical engineering, four years each and accredited by the Engineering Accreditation Council. Computing and business need only three.',
			},
			benefits: [
				{
					ar: 'علوم الحاسوب في 3 سنوات برسوم قدرها 28,600 رينغيت سنويًا',
					en: 'Computer science in three years at RM 28,600 a year',
				},
				{
					ar: 'هندسة مدنية برسوم قدرها 23,300 رينغيت في السنة',
					en: 'Civil engineering at RM 23,300 a year',
				},
				{
					ar: 'قانون بمسار التحويل إلى جامعة بريطانية',
					en: 'Law by transfer to a British university',
				},
			],
		},
		industryConnections: {
			title: {
				ar: 'بداية في ماليزيا وتتمة في الخارج',
				en: 'Begin in Malaysia, finish abroad',
			},
			description: {
				ar: 'تتيح مسارات التحويل قضاء السنوات الأولى هنا ثم إكمال الشهادة لدى جامعة شريكة في بريطانيا أو أستراليا أو الولايات المتحدة. وهذا يخفض تكلفة الدراسة في الغرب ويترك للأسرة وقتًا للتخطيط. وفي برامج التبادل جاءت إنتي ثالثة في آسيا في استقبال الطلبة الزائرين وفق QS آسيا 2026.',
				en: 'Transfer routes let students spend the first years here and complete the degree at a partner university in the UK, Australia or the USA. That lowers the price of a Western degree and gives the family time to plan. In exchange, QS Asia 2026 puts INTI third on the continent for visiting students received.',
			},
			benefits: [
				{
					ar: 'ثلاث وجهات للتحويل خارج ماليزيا',
					en: 'Three destinations for a transfer out of Malaysia',
				},
				{
					ar: 'طلبة تبادل من جامعات كثيرة في القاعات نفسها',
					en: 'Exchange students from many universities in the same rooms',
				},
				{
					ar: 'اعتراف من ACCA يخدم من يتجه إلى المحاسبة',
					en: 'ACCA recognition for future accountants',
				},
			],
		},
		researchOpportunities: {
			title: {
				ar: 'دراسات عليا في الأعمال والتقنية والتربية',
				en: 'Postgraduate study in business, IT and education',
			},
			description: {
				ar: 'يستغرق الماجستير في إدارة الأعمال أو تقنية المعلومات أو التربية سنة ونصفًا. وتُتاح الدكتوراه في إدارة الأعمال أو تقنية المعلومات على مدى 3 سنوات. يناسب ذلك المعلمين والعاملين في التقنية ممن يريدون شهادة أعلى ثم العودة إلى المهنة سريعًا.',
				en: "The master's degrees in business administration, information technology and education run for a year and a half. A PhD in business management or information technology takes three years. Both suit teachers and IT staff who want a higher degree and a quick return to their profession.",
			},
			benefits: [
				{
					ar: 'ماجستير التربية بنحو 22,500 رينغيت سنويًا',
					en: 'A Master of Education at an estimated RM 22,500 a year',
				},
				{
					ar: 'دكتوراه في تقنية المعلومات بنحو 20,000 رينغيت سنويًا',
					en: 'A PhD in information technology at an estimated RM 20,000 a year',
				},
				{
					ar: 'ثلاثة مواعيد للبدء: يناير ومايو وأغسطس',
					en: 'Three dates to begin: January, May and August',
				},
			],
		},
		campusLife: {
			title: {
				ar: 'نيلاي للهدوء وSS15 للحركة',
				en: 'Nilai for quiet, SS15 for bustle',
			},
			description: {
				ar: 'في بوترا نيلاي مبانٍ منخفضة بين الحدائق، وسكن داخل الحرم، وأسعار بلدة متوسطة الحجم. أما SS15 فحي طلابي معروف في سوبانغ جايا: مقاهٍ ومطاعم ومحال للطباعة والنسخ، ومحطة قطار خفيف (LRT) تحمل اسم الحي.',
				en: 'Putra Nilai has low buildings among gardens, halls of residence on site and the prices of a mid-sized town. SS15 is the well-known student quarter of Subang Jaya: cafés, restaurants, print shops and an LRT station that bears its name.',
			},
			benefits: [
				{
					ar: 'غرفة داخل حرم نيلاي على بعد خطوات من القاعات',
					en: 'A room on the Nilai campus, steps from class',
				},
				{
					ar: 'حراسة دائمة تطمئن إليها الأسرة',
					en: 'Permanent security that reassures families',
				},
				{
					ar: 'قطار KTM من نيلاي إلى كوالالمبور',
					en: 'KTM trains from Nilai to Kuala Lumpur',
				},
				{
					ar: 'تنوع واسع في جنسيات الطلبة',
					en: 'A student body of many nationalities',
				},
			],
		},
	},
	programmes: {
		bachelor: [
			{
				code: 'inti.b1',
				name: { ar: 'بكالوريوس علوم الحاسوب', en: 'Bachelor of Computer Science (Hons)' },
				years: 3,
				annualFee: 28600,
				type: 'full-time',
				fields: ['computing'],
				confidence: 'verified',
			},
			{
				code: 'inti.b2',
				name: {
					ar: 'بكالوريوس الهندسة المدنية',
					en: 'Bachelor of Civil Engineering with Honours',
				},
				years: 4,
				annualFee: 23300,
				type: 'full-time',
				fields: ['engineering'],
				confidence: 'verified',
			},
			{
				code: 'inti.b3',
				name: {
					ar: 'بكالوريوس الهندسة الميكانيكية',
					en: 'Bachelor of Mechanical Engineering with Honours',
				},
				years: 4,
				annualFee: 24000,
				type: 'full-time',
				fields: ['engineering'],
				confidence: 'estimate',
			},
			{
				code: 'inti.b4',
				name: {
					ar: 'بكالوريوس إدارة الأعمال',
					en: 'Bachelor of Business Administration (Hons)',
				},
				years: 3,
				annualFee: 26500,
				type: 'full-time',
				fields: ['business'],
				confidence: 'estimate',
			},
			{
				code: 'inti.b5',
				name: { ar: 'بكالوريوس العلاج الطبيعي', en: 'BSc (Hons) in Physiotherapy' },
				years: 4,
				annualFee: 25500,
				type: 'full-time',
				fields: [],
				confidence: 'estimate',
			},
			{
				code: 'inti.b6',
				name: {
					ar: 'بكالوريوس الطب الصيني التقليدي',
					en: 'Bachelor of Traditional Chinese Medicine (Hons)',
				},
				years: 5,
				annualFee: 24500,
				type: 'full-time',
				fields: ['medicine'],
				confidence: 'estimate',
			},
		],
		master: [
			{
				code: 'inti.m1',
				name: { ar: 'ماجستير إدارة الأعمال (MBA)', en: 'Master of Business Administration (MBA)' },
				years: 1.5,
				annualFee: 25500,
				type: 'full-time',
				fields: ['business'],
				confidence: 'estimate',
			},
			{
				code: 'inti.m2',
				name: { ar: 'ماجستير تقنية المعلومات', en: 'Master of Information Technology' },
				years: 1.5,
				annualFee: 24500,
				type: 'full-time',
				fields: ['computing'],
				confidence: 'estimate',
			},
			{
				code: 'inti.m3',
				name: { ar: 'ماجستير التربية', en: 'Master of Education' },
				years: 1.5,
				annualFee: 22500,
				type: 'full-time',
				fields: [],
				confidence: 'estimate',
			},
		],
		phd: [
			{
				code: 'inti.p1',
				name: {
					ar: 'دكتوراه الفلسفة في إدارة الأعمال',
					en: 'Doctor of Philosophy in Business Management',
				},
				years: 3,
				annualFee: 20000,
				type: 'full-time',
				fields: ['business'],
				confidence: 'estimate',
			},
			{
				code: 'inti.p2',
				name: {
					ar: 'دكتوراه الفلسفة في تقنية المعلومات',
					en: 'Doctor of Philosophy in Information Technology',
				},
				years: 3,
				annualFee: 20000,
				type: 'full-time',
				fields: ['computing'],
				confidence: 'estimate',
			},
		],
	},
	faq: [
		{
			id: 'admission',
			question: {
				ar: 'ماذا تشترط إنتي لقبول الطلبة الدوليين؟',
				en: 'What does INTI require of international applicants?',
			},
			answer: {
				ar: 'تكفي لمعظم برامج البكالوريوس شهادة ثانوية بمعدل مقبول ودرجة IELTS من 6.0 إلى 6.5. ويُنظر في العلاج الطبيعي إلى مواد العلوم، وفي الهندسة إلى الرياضيات والفيزياء. ومن لم يبلغ مستوى اللغة بعد يمكنه دراسة الإنجليزية أولًا ثم الانضمام في موعد القبول التالي، إذ لا يزيد الانتظار بين موعد وآخر على 5 أشهر.',
				en: "For most bachelor's degrees a fair school-leaving result and IELTS 6.0 to 6.5 are enough. Physiotherapy looks at science subjects, engineering at mathematics and physics. Those whose English is not there yet can study it first and join at the next intake, since the wait between two of them is never more than five months.",
			},
		},
		{
			id: 'scholarships',
			question: {
				ar: 'كيف تُحسب منح إنتي، وما الرسوم الأخرى؟',
				en: "How do INTI's scholarships work, and which other fees apply?",
			},
			answer: {
				ar: 'المنحة خصم يُقتطع من الرسوم الدراسية ويُذكر في خطاب القبول. وانتبهوا إلى الرسوم الإدارية السنوية على الطلبة الدوليين، وكانت وفق جدول 2023 تبلغ 4,000 رينغيت للبكالوريوس و10,000 للدراسات العليا. وهي غير محسوبة في جدول البرامج في هذه الصفحة.',
				en: "The award is taken off tuition and stated in the offer letter. Note the yearly administration fee for international students, which the 2023 schedule set at RM 4,000 for bachelor's and RM 10,000 for postgraduate programmes. The fee table on this page does not include it.",
			},
		},
		{
			id: 'campus-life',
			question: {
				ar: 'في أي حرم من حرمي إنتي تكون الدراسة والسكن؟',
				en: 'On which INTI campus will I study and live?',
			},
			answer: {
				ar: 'الدرجات الجامعية مركزها نيلاي، ويُدرَّس عدد من البرامج ومسارات التحويل في سوبانغ، لذلك نؤكد لكم مكان البرنامج قبل حجز السكن. في نيلاي يعيش كثيرون داخل الحرم، وفي سوبانغ تكثر الشقق المشتركة حول SS15. والمطار أقرب إلى نيلاي منه إلى وسط العاصمة.',
				en: 'University degrees are centred on Nilai, while a number of programmes and transfer routes are taught in Subang, so we confirm the place before any room is booked. Many students live on site in Nilai; around SS15 shared flats are the rule. The airport is nearer to Nilai than to the middle of the capital.',
			},
		},
	],
	photos: [
		{
			scene: 'campus-inti',
			alt: {
				ar: 'مبانٍ دراسية منخفضة بين حدائق وممرات مظللة في حرم بوترا نيلاي.',
				en: 'Low academic blocks among gardens and shaded walks on the Putra Nilai campus.',
			},
		},
		{
			scene: 'campus-inti-2',
			alt: {
				ar: 'مبنى إنتي سوبانغ على شارع من شوارع SS15 تصطف على جانبيه المحال.',
				en: 'The INTI Subang building on a street of shophouses in SS15.',
			},
		},
	],
	videoUrl: null,
	related: ['taylors-university', 'help-university', 'sunway-university'],
} satisfies University
