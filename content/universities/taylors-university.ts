import { accreditation } from '../accreditation.ts'
import type { University } from '../schema.ts'
import { sharedLines } from '../shared-lines.ts'

export default {
	id: 'taylors-university',
	code: 'taylors',
	name: { ar: 'جامعة تايلورز', en: "Taylor's University" },
	shortName: { ar: 'تايلورز', en: "Taylor's" },
	type: 'private',
	location: 'subang-jaya',
	area: {
		ar: 'الحرم المطل على البحيرة، شارع تايلورز، سوبانغ جايا',
		en: "Lakeside Campus, Jalan Taylor's, Subang Jaya",
	},
	crest: 'crest-taylors',
	aliases: [
		"Taylor's",
		'Taylors',
		'Taylors University',
		"Taylor's College",
		'Universiti Taylor',
		'Taylor University Malaysia',
		'جامعة تايلور',
		'جامعة تيلورز',
		'تايلورز',
		'تايلور',
	],
	established: { value: 1969, confidence: 'well-known' },
	students: { value: 13000, confidence: 'estimate' },
	rating: { value: 4.7, confidence: 'estimate' },
	qs: { rank: 253, confidence: 'verified' },
	tuition: { min: 35000, max: 45000, confidence: 'estimate' },
	programmeNames: [
		{ name: { ar: 'الضيافة والسياحة', en: 'Hospitality and Tourism' } },
		{ name: { ar: 'فنون الطهي', en: 'Culinary Arts' } },
		{ name: { ar: 'الأعمال', en: 'Business' }, field: 'business' },
		{ name: { ar: 'الطب', en: 'Medicine' }, field: 'medicine' },
		{ name: { ar: 'القانون', en: 'Law' }, field: 'law' },
		{ name: { ar: 'الهندسة', en: 'Engineering' }, field: 'engineering' },
		{ name: { ar: 'الحوسبة', en: 'Computing' }, field: 'computing' },
		{ name: { ar: 'العمارة والتصميم', en: 'Architecture and Design' } },
	],
	summary: {
		ar: 'على ضفة بحيرة في سوبانغ جايا: جامعة خاصة في المركز 253 بتصنيف QS لعام 2026، ومن أول 20 عالميًا في الضيافة عامي 2022 و2023.',
		en: "Beside a lake in Subang Jaya: a private university, 253rd in QS 2026 and in the world's top 20 for hospitality in 2022 and 2023.",
	},
	description: {
		ar: 'في وسط جامعة تايلورز بحيرة مساحتها 2.2 هكتار، وحولها حرم من 11 هكتارًا تتقارب فيه القاعات والمطابخ التعليمية والمقاهي. افتُتحت كليةً عام 1969 وصارت جامعة عام 2010، وهي اليوم في المركز 253 بتصنيف QS العالمي لعام 2026 والمركز 27 على مستوى آسيا. اشتهرت بالضيافة وفنون الطهي، ثم رسخت قدمها في الأعمال والقانون والعمارة والصيدلة والحوسبة. رسومها أعلى من رسوم معظم الجامعات في موقعنا، ويختارها من يضع التخصص العملي وخدمات الحرم في مقدمة أولوياته.',
		en: "At the middle of Taylor's University lies a lake of 2.2 hectares, and around it a campus of 11 hectares where classrooms, training kitchens and cafés stand close together. It opened as a college in 1969, became a university in 2010 and is now 253rd in the QS World University Rankings 2026 and 27th in Asia. Hospitality and culinary arts made its name; business, law, architecture, pharmacy and computing followed. Its fees are higher than most in this guide, and it is chosen by those who put a practical subject and campus services first.",
	},
	scholarships: {
		ar: 'منح للمتفوقين عند القبول، للطلبة الدوليين، تختلف قيمتها بين برنامج وآخر وبحسب المعدل.',
		en: 'Merit awards on entry for international students; the amount differs from programme to programme and with school results.',
	},
	accreditation: {
		ar: `${sharedLines.selfAccrediting.ar}، واعتمادات مهنية في الهندسة والطب والعمارة والمحاسبة`,
		en: `${sharedLines.selfAccrediting.en}, plus professional accreditation in engineering, medicine, architecture and accounting`,
	},
	accreditations: [
		accreditation.selfAccrediting,
		accreditation.engineering,
		accreditation.medicine,
		{
			name: {
				ar: 'إعفاءات أو شراكة تعليمية معتمدة من جمعية المحاسبين القانونيين المعتمدين ACCA (لبرامج المحاسبة)',
				en: 'ACCA exemptions or approved learning partner (accounting degrees)',
			},
			confidence: 'verified',
		},
		{
			name: {
				ar: 'مجلس المعماريين الماليزي (لبرامج العمارة)',
				en: 'Board of Architects Malaysia (architecture)',
			},
			confidence: 'well-known',
		},
	],
	intakes: {
		ar: 'فبراير وأبريل وسبتمبر، بحسب البرنامج',
		en: 'February, April and September, depending on the programme',
	},
	intakeMonths: { bachelor: [2, 4, 9], postgraduate: [2, 4, 9] },
	highlights: [
		{
			ar: 'المركز 253 في تصنيف QS العالمي لعام 2026، وإحدى أعلى جامعتين خاصتين في ماليزيا',
			en: '253rd in the QS World University Rankings 2026, among the top two private universities in Malaysia',
		},
		{
			ar: 'المركز 16 عالميًا عام 2022 و17 عام 2023 في إدارة الضيافة والترفيه (QS حسب التخصص)',
			en: '16th in the world in 2022 and 17th in 2023 for hospitality and leisure management (QS by subject)',
		},
		{
			ar: 'المركز 91 عالميًا في الأعمال والإدارة عام 2023 (QS حسب التخصص)',
			en: '91st in the world for business and management in 2023 (QS by subject)',
		},
		{
			ar: 'المركز 27 بين جامعات آسيا في تصنيف QS لعام 2026',
			en: '27th among Asian universities in QS 2026',
		},
		{
			ar: '11 هكتارًا حول بحيرة مساحتها 2.2 هكتار',
			en: '11 hectares around a lake of 2.2 hectares',
		},
	],
	advantages: {
		academicExcellence: {
			title: { ar: 'الضيافة أولًا، ثم ما عداها', en: 'Hospitality first, the rest close behind' },
			description: {
				ar: 'دخلت إدارة الضيافة هنا قائمة أول 20 في العالم سنتين متتاليتين، ولحقت بها دراسات الأعمال في المركز 91 عام 2023. وتُدرَّس مهنة الطهي في مطابخ تعليمية لا في الكتب وحدها. ومن التخصصات الأخرى بكالوريوس القانون في 3 سنوات والصيدلة في 4.',
				en: "Hospitality management here was in the world's top 20 two years running, and business studies followed at 91st in 2023. Cooking is taught in training kitchens and not from books alone. Other choices include law in three years and pharmacy in four.",
			},
			benefits: [
				{
					ar: 'بكالوريوس إدارة الضيافة الدولية في 3 سنوات',
					en: 'International hospitality management in three years',
				},
				{
					ar: 'علوم الحاسوب برسوم قدرها 39,300 رينغيت سنويًا',
					en: 'Computer science at RM 39,300 a year',
				},
				{
					ar: 'عمارة معتمدة من مجلس المعماريين الماليزي',
					en: 'Architecture accredited by the Board of Architects Malaysia',
				},
				{
					ar: 'الطب متاح أيضًا، ورسومه خارج جدولنا',
					en: 'Medicine is offered too; its fee is not in our table',
				},
			],
		},
		industryConnections: {
			title: { ar: 'مهنة تُكتسب بالممارسة', en: 'A profession learned by doing' },
			description: {
				ar: 'في الضيافة يخدم الطلبة ضيوفًا، وفي العمارة يبنون المجسمات، وفي القانون يترافعون أمام محكمة صورية. وتقع الجامعة بين فنادق سوبانغ وشركات وادي كلانغ، فأماكن التدريب العملي قريبة.',
				en: 'In hospitality students serve guests, in architecture they build models, in law they argue before a moot court. The university sits between the hotels of Subang and the companies of the Klang Valley, so internships are near.',
			},
			benefits: [
				{
					ar: 'مطاعم ومطابخ تدريب يعمل فيها الطلبة بأيديهم',
					en: 'Training restaurants and kitchens where students do the work',
				},
				{
					ar: 'اعتراف مهني من ACCA لطلبة المحاسبة',
					en: 'Professional recognition from ACCA for accounting students',
				},
				{
					ar: 'خريجون وخريجات في فنادق المنطقة ومطاعمها',
					en: 'Alumni in the hotels and restaurants of the region',
				},
			],
		},
		researchOpportunities: {
			title: {
				ar: 'دكتوراه في السياحة والأعمال والهندسة',
				en: 'PhDs in tourism, business and engineering',
			},
			description: {
				ar: 'قلّ أن توجد دكتوراه في الضيافة والسياحة، وهي هنا برنامج قائم مدته 3 سنوات بنحو 22,000 رينغيت سنويًا. ويفيد منها من يعمل في بلد تُبنى فيه وجهات سياحية جديدة. أما الماجستير بالمقررات فمدته سنة ونصف في الأعمال أو الحوسبة التطبيقية أو الاتصال.',
				en: "A doctorate in hospitality and tourism is not common; here it is a regular three-year programme at an estimated RM 22,000 a year. It makes sense for people from countries that are building new destinations. Taught master's degrees last a year and a half in business, applied computing or communication.",
			},
			benefits: [
				{
					ar: 'ماجستير إدارة الضيافة الدولية تمهيدًا للدكتوراه',
					en: "A master's in international hospitality management as a step to the PhD",
				},
				{
					ar: 'ماجستير الحوسبة التطبيقية بنحو 32,000 رينغيت سنويًا',
					en: "Applied computing at master's level, about RM 32,000 a year (estimate)",
				},
				{
					ar: 'ثلاثة تخصصات للدكتوراه برسوم متساوية',
					en: 'Three PhD subjects at one and the same fee',
				},
			],
		},
		campusLife: {
			title: { ar: 'كل شيء يدور حول البحيرة', en: 'Everything turns around the lake' },
			description: {
				ar: 'تطل القاعات والمقاهي على الماء، ويلتقي الطلبة على الممشى الخشبي بين محاضرة وأخرى. ولأن مباني الحرم متقاربة، يكفي للانتقال بين أبعد اثنين منها بضع دقائق سيرًا. وفي محيطه شقق للطلبة ومركز صنواي بيراميد للتسوق ومطاعم حي SS15.',
				en: 'Classrooms and cafés look out on the water, and students meet on the boardwalk between lectures. The campus is compact: its two farthest buildings are a few minutes apart on foot. Around it are student flats, the Sunway Pyramid mall and the restaurants of SS15.',
			},
			benefits: [
				{ ar: 'مقاهٍ ومتاجر داخل الحرم نفسه', en: 'Cafés and shops on the campus itself' },
				{ ar: 'ممشى خشبي ومقاعد على ضفة الماء', en: 'A boardwalk and benches by the water' },
				{ ar: 'سكن للطلبة على بعد دقائق سيرًا', en: 'Student housing within walking distance' },
			],
		},
	},
	programmes: {
		bachelor: [
			{
				code: 'taylors.b1',
				name: { ar: 'بكالوريوس علوم الحاسوب', en: 'Bachelor of Computer Science (Honours)' },
				years: 3,
				annualFee: 39300,
				type: 'full-time',
				fields: ['computing'],
				confidence: 'verified',
			},
			{
				code: 'taylors.b2',
				name: { ar: 'بكالوريوس الأعمال', en: 'Bachelor of Business (Honours)' },
				years: 3,
				annualFee: 37000,
				type: 'full-time',
				fields: ['business'],
				confidence: 'estimate',
			},
			{
				code: 'taylors.b3',
				name: {
					ar: 'بكالوريوس إدارة الضيافة الدولية',
					en: 'Bachelor of International Hospitality Management (Honours)',
				},
				years: 3,
				annualFee: 38000,
				type: 'full-time',
				fields: [],
				confidence: 'estimate',
			},
			{
				code: 'taylors.b4',
				name: {
					ar: 'بكالوريوس الهندسة الميكانيكية',
					en: 'Bachelor of Mechanical Engineering with Honours',
				},
				years: 4,
				annualFee: 39000,
				type: 'full-time',
				fields: ['engineering'],
				confidence: 'estimate',
			},
			{
				code: 'taylors.b5',
				name: { ar: 'بكالوريوس القانون', en: 'Bachelor of Laws' },
				years: 3,
				annualFee: 38500,
				type: 'full-time',
				fields: ['law'],
				confidence: 'estimate',
			},
			{
				code: 'taylors.b6',
				name: { ar: 'بكالوريوس الصيدلة', en: 'Bachelor of Pharmacy (Honours)' },
				years: 4,
				annualFee: 45000,
				type: 'full-time',
				fields: [],
				confidence: 'estimate',
			},
		],
		master: [
			{
				code: 'taylors.m1',
				name: { ar: 'ماجستير إدارة الأعمال (MBA)', en: 'Master of Business Administration (MBA)' },
				years: 1.5,
				annualFee: 36000,
				type: 'full-time',
				fields: ['business'],
				confidence: 'estimate',
			},
			{
				code: 'taylors.m2',
				name: { ar: 'ماجستير الحوسبة التطبيقية', en: 'Master of Applied Computing' },
				years: 1.5,
				annualFee: 32000,
				type: 'full-time',
				fields: ['computing'],
				confidence: 'estimate',
			},
			{
				code: 'taylors.m3',
				name: { ar: 'ماجستير الاتصال', en: 'Master of Communication' },
				years: 1.5,
				annualFee: 30000,
				type: 'full-time',
				fields: [],
				confidence: 'estimate',
			},
			{
				code: 'taylors.m4',
				name: {
					ar: 'ماجستير إدارة الضيافة الدولية',
					en: 'Master of International Hospitality Management',
				},
				years: 1.5,
				annualFee: 33000,
				type: 'full-time',
				fields: [],
				confidence: 'estimate',
			},
		],
		phd: [
			{
				code: 'taylors.p1',
				name: { ar: 'دكتوراه الفلسفة في الأعمال', en: 'Doctor of Philosophy in Business' },
				years: 3,
				annualFee: 22000,
				type: 'full-time',
				fields: ['business'],
				confidence: 'estimate',
			},
			{
				code: 'taylors.p2',
				name: { ar: 'دكتوراه الفلسفة في الهندسة', en: 'Doctor of Philosophy in Engineering' },
				years: 3,
				annualFee: 22000,
				type: 'full-time',
				fields: ['engineering'],
				confidence: 'estimate',
			},
			{
				code: 'taylors.p3',
				name: {
					ar: 'دكتوراه الفلسفة في الضيافة والسياحة',
					en: 'Doctor of Philosophy in Hospitality and Tourism',
				},
				years: 3,
				annualFee: 22000,
				type: 'full-time',
				fields: [],
				confidence: 'estimate',
			},
		],
	},
	faq: [
		{
			id: 'admission',
			question: {
				ar: 'ما متطلبات جامعة تايلورز، وهل تختلف بين التخصصات؟',
				en: "What does Taylor's University require, and does it vary by subject?",
			},
			answer: {
				ar: 'تختلف كثيرًا. الضيافة والأعمال تقبلان فروع الثانوية كلها، والصيدلة والهندسة والطب للفرع العلمي، وقد تُطلب في العمارة أعمال فنية. القاسم المشترك نتيجة IELTS من 6.0 إلى 6.5 للبكالوريوس ومن 6.5 إلى 7.0 للماجستير. ولم تُدرج رسوم الطب في جدولنا لأنها أعلى كثيرًا من رسوم بقية البرامج.',
				en: "It varies a lot. Hospitality and business take every school stream; pharmacy, engineering and medicine are for the science stream, and architecture may ask for a portfolio. What they share is IELTS 6.0 to 6.5 for a bachelor's degree and 6.5 to 7.0 for a master's. Fees for medicine are left out of our table because they are far above those of the other programmes.",
			},
		},
		{
			id: 'scholarships',
			question: {
				ar: 'هل تخفف منح جامعة تايلورز من رسومها؟',
				en: "Do awards from Taylor's University bring its fees down?",
			},
			answer: {
				ar: 'نعم، بمنحة للمتفوقين تُحدَّد عند القبول، وتعتمد على المعدل وعلى البرنامج معًا. وتصل الرسوم قبل المنحة إلى نحو 45,000 رينغيت سنويًا في الصيدلة. لذلك اطلبوا خطاب القبول أولًا، ثم قارنوا صافي التكلفة هنا بصافيها في جامعة أخرى.',
				en: 'They do, through a merit award set on entry, which depends on marks and programme together. Before any award we estimate fees of up to RM 45,000 a year, for pharmacy. It is wise to get the offer letter first and then compare the net cost with that of another university.',
			},
		},
		{
			id: 'campus-life',
			question: {
				ar: 'ماذا ينتظر الطلبة في الحرم المطل على البحيرة؟',
				en: 'What awaits students on the Lakeside Campus?',
			},
			answer: {
				ar: 'يوم قصير المسافات: السكن والقاعة والمقهى والنادي الرياضي حول البحيرة. النوادي الطلابية كثيرة، وتتنوع جنسيات أعضائها. وللصلاة مصلى في الحرم، والطعام الحلال متوفر في مطاعمه. ويحتاج الخروج إلى كوالالمبور إلى سيارة أجرة أو إلى الحافلة ثم القطار.',
				en: 'A day of short distances: room, classroom, café and sports hall around the lake. Clubs are many and their members come from many countries. There is a prayer room, and halal food in the campus restaurants. A trip to Kuala Lumpur takes a taxi, or a bus and then the train.',
			},
		},
	],
	photos: [
		{
			scene: 'campus-taylors',
			alt: {
				ar: 'مباني الحرم وانعكاسها على سطح البحيرة.',
				en: 'Campus buildings mirrored in the central lake.',
			},
		},
		{
			scene: 'campus-taylors-2',
			alt: {
				ar: 'ممشى خشبي على ضفة البحيرة تصطف عليه مقاهي الطلبة.',
				en: 'A lakeside boardwalk lined with student cafés.',
			},
		},
	],
	videoUrl: null,
	related: ['sunway-university', 'inti-international-university', 'help-university'],
} satisfies University
