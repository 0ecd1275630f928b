import { accreditation } from '../accreditation.ts'
import type { University } from '../schema.ts'
import { sharedLines } from '../shared-lines.ts'

export default {
	id: 'asia-pacific-university',
	code: 'apu',
	name: { ar: 'جامعة آسيا والمحيط الهادئ للتكنولوجيا والابتكار', en: 'Asia Pacific University' },
	shortName: 'APU',
	type: 'private',
	location: 'kuala-lumpur',
	area: { ar: 'مجمّع ماليزيا للتقنية في بوكيت جليل', en: 'Technology Park Malaysia, Bukit Jalil' },
	crest: 'crest-apu',
	aliases: [
		'APU',
		'APIIT',
		'Asia Pacific University of Technology & Innovation',
		'Asia Pacific University of Technology and Innovation',
		'APU Malaysia',
		'جامعة آسيا باسيفيك',
		'جامعة اسيا باسفيك',
		'جامعة آسيا والمحيط الهادئ',
		'جامعة آسيا والباسيفيك',
		'إيه بي يو',
		'ابو',
	],
	established: { value: 1993, confidence: 'well-known' },
	students: { value: 14000, confidence: 'verified' },
	rating: { value: 4.6, confidence: 'estimate' },
	qs: null,
	tuition: { min: 26000, max: 37000, confidence: 'estimate' },
	programmeNames: [
		{ name: { ar: 'الحوسبة والتقنية', en: 'Computing and Technology' }, field: 'computing' },
		{ name: { ar: 'هندسة البرمجيات', en: 'Software Engineering' }, field: 'engineering' },
		{ name: { ar: 'الأمن السيبراني', en: 'Cyber Security' } },
		{ name: { ar: 'هندسة الميكاترونيات', en: 'Mechatronic Engineering' }, field: 'engineering' },
		{ name: { ar: 'إدارة الأعمال', en: 'Business Management' }, field: 'business' },
		{ name: { ar: 'المحاسبة والمالية', en: 'Accounting and Finance' } },
		{ name: { ar: 'الرسوم المتحركة والمؤثرات البصرية', en: 'Animation and Visual Effects' } },
	],
	summary: {
		ar: 'حوسبة وأمن سيبراني وهندسة في جامعة خاصة في بوكيت جليل بكوالالمبور، مع شهادة ثانية اختيارية من جامعة دي مونتفورت البريطانية.',
		en: 'Computing, cyber security and engineering at a private university in Kuala Lumpur, with an optional second award from De Montfort University, UK.',
	},
	description: {
		ar: 'كانت البداية عام 1993 بمعهد لتقنية المعلومات اسمه APIIT، ثم رُقّي المعهد إلى جامعة عام 2011، وما زالت التقنية مركز الثقل في برامجها. تعمل الجامعة من حرم حديث في موقع واحد داخل مجمّع ماليزيا للتقنية، ويدرس فيها نحو 14,000 طالب وطالبة. وقد حلّت في المركز 16 عالميًا في نسبة الطلبة الدوليين بتصنيف QS لعام 2024، فالقادم من الخارج ليس استثناءً فيها. تلائم من حسم أمره واختار مهنة رقمية، ويريد شهادة بريطانية إضافية من غير سفر إلى بريطانيا.',
		en: 'The start, in 1993, was an information technology institute called APIIT; in 2011 it became the Asia Pacific University of Technology & Innovation, and technology is still its centre of gravity. It works from a modern single-site campus in Technology Park Malaysia and teaches about 14,000 students. It came 16th in the world for its share of international students in the QS rankings of 2024, so a newcomer from abroad is no exception. It fits those who have settled on a digital career and want a British award as well, without moving to Britain.',
	},
	scholarships: {
		ar: 'خصومات للمتفوقين من الرسوم الدراسية، للطلبة الدوليين، تُحدَّد في ضوء نتائج الثانوية.',
		en: 'Merit discounts on tuition for international students, set in the light of their school results.',
	},
	accreditation: {
		ar: `${sharedLines.registered.ar}، ومراجعة جودة دولية من الوكالة البريطانية QAA`,
		en: `${sharedLines.registered.en}, and an international quality review by the UK's QAA`,
	},
	accreditations: [
		accreditation.registered,
		accreditation.engineering,
		{
			name: {
				ar: 'مراجعة الجودة الدولية من وكالة ضمان الجودة البريطانية (QAA)',
				en: 'UK Quality Assurance Agency (QAA) international quality review',
			},
			confidence: 'verified',
		},
		accreditation.accounting,
		{
			name: { ar: 'تصنيف الجامعات الماليزي SETARA', en: 'Malaysian SETARA university rating' },
			confidence: 'verified',
		},
	],
	intakes: {
		ar: 'عدة مواعيد في السنة، غالبًا مارس ويوليو وسبتمبر ونوفمبر',
		en: 'Several a year, usually March, July, September and November',
	},
	intakeMonths: { bachelor: [3, 7, 9, 11], postgraduate: [3, 7, 9, 11] },
	highlights: [
		{
			ar: 'شهادة ثانية اختيارية من جامعة دي مونتفورت البريطانية عن الدراسة نفسها',
			en: 'An optional second certificate from De Montfort University (UK) for the same studies',
		},
		{
			ar: 'المركز 16 عالميًا في نسبة الطلبة الدوليين بتصنيف QS لعام 2024',
			en: '16th in the world for its share of international students, QS 2024',
		},
		{
			ar: 'أول جامعة ماليزية تنال تقدير «خمس نجوم بلس» العام في QS Stars، عام 2021',
			en: 'The first Malaysian university rated Five Stars Plus overall by QS Stars, in 2021',
		},
		{
			ar: 'تخصصات في الأمن السيبراني وعلم البيانات والبرمجيات والميكاترونيات',
			en: 'Specialisms in cyber security, data science, software and mechatronics',
		},
		{
			ar: 'حرم حديث في موقع واحد داخل مجمّع للتقنية، وحافلات لنقل الطلبة',
			en: 'A modern single-site campus in a technology park, with student shuttle buses',
		},
	],
	advantages: {
		academicExcellence: {
			title: { ar: 'دراسة واحدة وشهادتان', en: 'One course, two certificates' },
			description: {
				ar: 'من يختار المسار المزدوج يتخرج بشهادة من جامعته في كوالالمبور وأخرى من جامعة دي مونتفورت في بريطانيا. وراجعت وكالة ضمان الجودة البريطانية (QAA) عمل الجامعة مراجعة دولية. أما الماجستير بالمقررات فيمكن إنهاؤه في نحو سنة، وإن احتسبه جدولنا بسنة ونصف.',
				en: "Those who take the dual route graduate with one certificate from Kuala Lumpur and one from De Montfort University in Britain. The UK's Quality Assurance Agency (QAA) has put the university through its international review. A taught master's can be finished in about a year, though this guide counts a year and a half.",
			},
			benefits: [
				{
					ar: 'الأمن السيبراني في 3 سنوات برسوم قدرها 36,200 رينغيت سنويًا',
					en: 'Cyber security in three years at about RM 36,200 a year',
				},
				{
					ar: 'تحليل البيانات في البكالوريوس والذكاء الاصطناعي في الماجستير',
					en: "Data analytics at bachelor's level, artificial intelligence at master's",
				},
				{
					ar: 'هندسة الميكاترونيات باعتماد مجلس المهندسين الماليزي',
					en: 'Mechatronic engineering accredited through the Board of Engineers Malaysia',
				},
				{
					ar: 'برامج محاسبة مرتبطة بجمعية ACCA المهنية',
					en: 'Accounting degrees linked to the professional body ACCA',
				},
			],
		},
		industryConnections: {
			title: { ar: 'حرم بين شركات التقنية', en: 'A campus among technology firms' },
			description: {
				ar: 'خُصص مجمّع ماليزيا للتقنية للشركات الناشئة والمبتكرة، والحرم جزء منه. وتنتهي خطة البكالوريوس عادةً بمشروع تخرج وتدريب عملي، فيدخل الطلبة مقابلة العمل الأولى ومعهم ما يعرضونه.',
				en: "Technology Park Malaysia was set aside for young and inventive companies, and the campus is part of it. A bachelor's plan usually ends in a final project and an internship, so students walk into their first interview with something to show.",
			},
			benefits: [
				{
					ar: 'تخصصات تقابلها وظائف محددة: تحليل البيانات والبرمجيات وأمن الشبكات',
					en: 'Subjects that match named jobs: data analysis, software, network security',
				},
				{
					ar: 'شبكة زملاء من بلدان كثيرة',
					en: 'Classmates from many countries who become contacts',
				},
				{
					ar: 'تدريب على العمل الجماعي بالإنجليزية كل يوم',
					en: 'Daily practice of teamwork in English',
				},
			],
		},
		researchOpportunities: {
			title: { ar: 'بحث قريب من التطبيق', en: 'Research close to practice' },
			description: {
				ar: 'تدور الدراسات العليا حول أسئلة تطرحها الشركات: كيف تُحمى الشبكة، وكيف يتعلم النموذج، وماذا تقول البيانات عن العميل. وأقل برامج الجامعة رسومًا هو ماجستير الحوسبة بالبحث: 13,900 رينغيت سنويًا لمدة سنتين.',
				en: 'Postgraduate work circles around questions that companies ask: how to protect a network, how a model learns, what the data say about a customer. The least expensive programme of all is the MSc in Computing by research, at RM 13,900 a year for two years.',
			},
			benefits: [
				{
					ar: 'دكتوراه في الحوسبة أو الهندسة أو الإدارة في 3 سنوات',
					en: 'A three-year PhD in computing, engineering or management',
				},
				{
					ar: 'ماجستير يجمع علم البيانات وتحليلات الأعمال',
					en: "A master's that joins data science and business analytics",
				},
				{
					ar: 'عدة مواعيد قبول في السنة تقلل الانتظار',
					en: 'Several intakes a year, so less waiting',
				},
			],
		},
		campusLife: {
			title: {
				ar: 'بوكيت جليل: حي حديث على خط القطار',
				en: 'Bukit Jalil, a new quarter on the rail line',
			},
			description: {
				ar: 'الحياة هنا حضرية خالصة، فالاستاد الوطني ومركز بافيليون بوكيت جليل للتسوق في الحي نفسه. وتصل حافلات الجامعة الحرم بمحطة القطار ومساكن الطلبة. وفي يوم عادي يتنقل الطلبة بين المختبر والمكتبة والمقهى من دون الخروج إلى المطر.',
				en: 'Life here is fully urban: the national stadium and the Pavilion Bukit Jalil mall are in the same quarter. University shuttles join the campus to the rail station and to student housing. On an ordinary day students go from laboratory to library to café without stepping out into the rain.',
			},
			benefits: [
				{
					ar: 'قاعات ومختبرات متقاربة في مبنى حديث',
					en: 'Classrooms and laboratories close together in a modern building',
				},
				{
					ar: 'قطار LRT من بوكيت جليل إلى وسط العاصمة',
					en: 'The LRT from Bukit Jalil to the centre of the capital',
				},
				{
					ar: 'شقق كثيرة وسكن مشترك في الأحياء المجاورة',
					en: 'Plenty of flats and shared housing in the streets around',
				},
			],
		},
	},
	programmes: {
		bachelor: [
			{
				code: 'apu.b1',
				name: {
					ar: 'بكالوريوس علوم الحاسوب (الأمن السيبراني)',
					en: 'BSc (Hons) in Computer Science (Cyber Security)',
				},
				years: 3,
				annualFee: 36200,
				type: 'full-time',
				fields: ['computing'],
				confidence: 'verified',
			},
			{
				code: 'apu.b2',
				name: { ar: 'بكالوريوس هندسة البرمجيات', en: 'BSc (Hons) in Software Engineering' },
				years: 3,
				annualFee: 35500,
				type: 'full-time',
				fields: ['engineering', 'computing'],
				confidence: 'estimate',
			},
			{
				code: 'apu.b3',
				name: {
					ar: 'بكالوريوس علوم الحاسوب (تحليل البيانات)',
					en: 'BSc (Hons) in Computer Science (Data Analytics)',
				},
				years: 3,
				annualFee: 36000,
				type: 'full-time',
				fields: ['computing'],
				confidence: 'estimate',
			},
			{
				code: 'apu.b4',
				name: {
					ar: 'بكالوريوس هندسة الميكاترونيات',
					en: 'Bachelor of Mechatronic Engineering with Honours',
				},
				years: 4,
				annualFee: 35000,
				type: 'full-time',
				fields: ['engineering'],
				confidence: 'estimate',
			},
			{
				code: 'apu.b5',
				name: { ar: 'بكالوريوس إدارة الأعمال', en: 'BA (Hons) in Business Management' },
				years: 3,
				annualFee: 34000,
				type: 'full-time',
				fields: ['business'],
				confidence: 'estimate',
			},
			{
				code: 'apu.b6',
				name: { ar: 'بكالوريوس المحاسبة والمالية', en: 'BA (Hons) in Accounting and Finance' },
				years: 3,
				annualFee: 34500,
				type: 'full-time',
				fields: ['business'],
				confidence: 'estimate',
			},
		],
		master: [
			{
				code: 'apu.m1',
				name: { ar: 'ماجستير إدارة الأعمال (MBA)', en: 'Master of Business Administration (MBA)' },
				years: 1.5,
				annualFee: 26500,
				type: 'full-time',
				fields: ['business'],
				confidence: 'estimate',
				note: {
					ar: 'يمكن إنهاؤه في نحو سنة، وتعلن الجامعة رسومه إجمالًا',
					en: 'Can be finished in about a year; the university publishes a total fee',
				},
			},
			{
				code: 'apu.m2',
				name: { ar: 'ماجستير الذكاء الاصطناعي', en: 'MSc in Artificial Intelligence' },
				years: 1.5,
				annualFee: 27500,
				type: 'full-time',
				fields: ['computing'],
				confidence: 'estimate',
				note: {
					ar: 'يمكن إنهاؤه في نحو سنة، وتعلن الجامعة رسومه إجمالًا',
					en: 'Can be finished in about a year; the university publishes a total fee',
				},
			},
			{
				code: 'apu.m3',
				name: { ar: 'ماجستير الأمن السيبراني', en: 'MSc in Cyber Security' },
				years: 1.5,
				annualFee: 27500,
				type: 'full-time',
				fields: ['computing'],
				confidence: 'estimate',
				note: {
					ar: 'يمكن إنهاؤه في نحو سنة، وتعلن الجامعة رسومه إجمالًا',
					en: 'Can be finished in about a year; the university publishes a total fee',
				},
			},
			{
				code: 'apu.m4',
				name: {
					ar: 'ماجستير علم البيانات وتحليلات الأعمال',
					en: 'MSc in Data Science and Business Analytics',
				},
				years: 1.5,
				annualFee: 30000,
				type: 'full-time',
				fields: ['business', 'computing'],
				confidence: 'estimate',
				note: {
					ar: 'يمكن إنهاؤه في نحو سنة، وتعلن الجامعة رسومه إجمالًا',
					en: 'Can be finished in about a year; the university publishes a total fee',
				},
			},
			{
				code: 'apu.m5',
				name: { ar: 'ماجستير الحوسبة (بالبحث)', en: 'MSc in Computing (by research)' },
				years: 2,
				annualFee: 13900,
				type: 'full-time',
				fields: ['computing'],
				confidence: 'verified',
			},
		],
		phd: [
			{
				code: 'apu.p1',
				name: { ar: 'دكتوراه في الحوسبة', en: 'PhD in Computing' },
				years: 3,
				annualFee: 16000,
				type: 'full-time',
				fields: ['computing'],
				confidence: 'estimate',
			},
			{
				code: 'apu.p2',
				name: { ar: 'دكتوراه في الهندسة', en: 'PhD in Engineering' },
				years: 3,
				annualFee: 16000,
				type: 'full-time',
				fields: ['engineering'],
				confidence: 'estimate',
			},
			{
				code: 'apu.p3',
				name: { ar: 'دكتوراه في الإدارة', en: 'PhD in Management' },
				years: 3,
				annualFee: 16000,
				type: 'full-time',
				fields: ['business'],
				confidence: 'estimate',
			},
		],
	},
	faq: [
		{
			id: 'admission',
			question: {
				ar: 'هل يمكن القبول في جامعة آسيا والمحيط الهادئ من دون IELTS؟',
				en: 'Can I enter Asia Pacific University without IELTS?',
			},
			answer: {
				ar: 'قد يصدر قبول مشروط لمن لا يملك نتيجة بعد، على أن يجتاز دورة لغة خلال 12 شهرًا. والمطلوب أصلًا للبكالوريوس من 6.0 إلى 6.5 في IELTS، وللسنة التأسيسية من 5.0 إلى 5.5. ومن لا تؤهله شهادته للدخول المباشر يبدأ عادةً بالسنة التأسيسية. ويُشترط لبرامج الحوسبة نجاح جيد في الرياضيات.',
				en: "A conditional offer is possible for those who have not sat the test yet, provided they pass an English course within 12 months. The regular bar is IELTS 6.0 to 6.5 for a bachelor's degree and 5.0 to 5.5 for the foundation year. Foundation is the usual way in when a school certificate does not give direct entry. Computing degrees ask for a good pass in mathematics.",
			},
		},
		{
			id: 'scholarships',
			question: {
				ar: 'ما الخصومات المتاحة في جامعة آسيا والمحيط الهادئ؟',
				en: 'Which discounts does Asia Pacific University give?',
			},
			answer: {
				ar: 'تُمنح خصومات المتفوقين بناءً على نتائج الثانوية، فأرفقوا كشف الدرجات كاملًا مع الطلب. ويُحسب الخصم من الرسوم الدراسية وحدها، فتبقى تكاليف التأشيرة والتأمين والسكن على الأسرة. ولا تُعرف قيمته إلا بعد دراسة المستندات.',
				en: 'Merit discounts rest on school results, so it pays to attach full transcripts to the application. They are taken off tuition alone; visa, insurance and housing stay with the family. The amount is known after the documents have been read, not before.',
			},
		},
		{
			id: 'campus-life',
			question: {
				ar: 'كيف يقضي الطلبة يومهم في بوكيت جليل؟',
				en: 'How do students spend their day in Bukit Jalil?',
			},
			answer: {
				ar: 'يجمع الحرم القاعات والمختبرات والمكتبة والمطاعم في موقع واحد، وفيه مصلى. وبعد الدروس يتوزع الطلبة بين النوادي التقنية والرياضة ومركز التسوق القريب. ومعظمهم يسكن شققًا على خط الحافلات الجامعية أو القطار، فلا تلزم سيارة.',
				en: 'Classrooms, laboratories, library and food are on one site, with a prayer room. After class students scatter to the technical clubs, to sport or to the mall nearby. Most rent flats along the shuttle or the rail line, so no car is needed.',
			},
		},
	],
	photos: [
		{
			scene: 'campus-apu',
			alt: {
				ar: 'مبنى زجاجي الواجهة في مجمّع ماليزيا للتقنية، يتوسطه بهو زجاجي أسطواني.',
				en: 'A glass-fronted block at Technology Park Malaysia with a round glass atrium in the middle.',
			},
		},
	],
	videoUrl: null,
	related: ['multimedia-university', 'sunway-university', 'taylors-university'],
} satisfies University
