import { accreditation } from '../accreditation.ts'
import type { University } from '../schema.ts'
import { sharedLines } from '../shared-lines.ts'

export default {
	id: 'universiti-teknologi-malaysia',
	code: 'utm',
	name: { ar: 'جامعة التكنولوجيا الماليزية', en: 'Universiti Teknologi Malaysia' },
	shortName: 'UTM',
	type: 'public',
	location: 'johor-bahru',
	area: {
		ar: 'سكوداي ضمن إقليم إسكندر ماليزيا، ولها حرم ثانٍ في وسط كوالالمبور',
		en: 'Skudai, in Iskandar Malaysia, with a second campus in central Kuala Lumpur',
	},
	crest: 'crest-utm',
	aliases: [
		'UTM',
		'University of Technology Malaysia',
		'Technology University of Malaysia',
		'UTM Skudai',
		'UTM Johor',
		'جامعة التكنولوجيا ماليزيا',
		'جامعة تكنولوجيا ماليزيا',
		'الجامعة التكنولوجية الماليزية',
		'جامعة التكنولوجيا',
		'الجامعة التكنولوجية',
		'الجامعة التقنية الماليزية',
		'جامعة التقنية الماليزية',
		'يو تي إم',
	],
	established: { value: 1972, confidence: 'verified' },
	students: { value: 24400, confidence: 'verified' },
	rating: { value: 4.7, confidence: 'estimate' },
	qs: { rank: 153, confidence: 'verified' },
	tuition: { min: 11000, max: 20000, confidence: 'estimate' },
	programmeNames: [
		{ name: { ar: 'الهندسة الكهربائية', en: 'Electrical Engineering' }, field: 'engineering' },
		{ name: { ar: 'الهندسة المدنية', en: 'Civil Engineering' }, field: 'engineering' },
		{
			name: { ar: 'الهندسة الكيميائية وهندسة الطاقة', en: 'Chemical and Energy Engineering' },
			field: 'engineering',
		},
		{ name: { ar: 'الحوسبة', en: 'Computing' }, field: 'computing' },
		{ name: { ar: 'العمارة والبيئة العمرانية', en: 'Architecture and Built Environment' } },
		{ name: { ar: 'الأعمال والإدارة', en: 'Business and Management' }, field: 'business' },
	],
	summary: {
		ar: 'جامعة الهندسة والتقنية قرب جوهور بهرو: تعليم تقني منذ 1904، وحرم من 1,177 هكتارًا، ورسوم تبدأ من نحو 11,000 رينغيت سنويًا.',
		en: 'The engineering university near Johor Bahru: technical teaching since 1904, a campus of 1,177 hectares and estimated fees from RM 11,000 a year.',
	},
	description: {
		ar: 'إذا ذُكرت الهندسة في ماليزيا ذُكرت جامعة التكنولوجيا الماليزية. أصلها مدرسة تقنية تعود إلى عام 1904، نالت صفة جامعة في 14 مارس 1972، ثم اسمها الحالي في 1 أبريل 1975. حرمها الرئيسي في سكوداي، في أقصى جنوب شبه الجزيرة وعلى مقربة من سنغافورة، ولها حرم ثانٍ أصغر في وسط كوالالمبور. حصلت على صفة جامعة بحثية عام 2010، وقفزت 28 مركزًا في سنة واحدة لتبلغ المركز 153 في تصنيف QS العالمي لعام 2026. ومن يبحث عن الهندسة يجد هنا رسوم جامعة حكومية وحرمًا يتسع لسكن معظم الطلبة.',
		en: 'Mention engineering in Malaysia and this is the university that comes up. It goes back to a technical school of 1904, gained university status on 14 March 1972 and took the name Universiti Teknologi Malaysia on 1 April 1975. The main campus is in Skudai, at the southern end of the peninsula and not far from Singapore; a second, smaller one lies in central Kuala Lumpur. It became a research university in 2010 and climbed 28 places in one year to 153rd in the QS World University Rankings 2026. Would-be engineers find public fees here and a campus with room for most students to live on.',
	},
	scholarships: {
		ar: `يأتي تمويل طلبة البحث عادةً من مشروع المشرف الأكاديمي، وقلّما يأتي من صندوق عام. ${sharedLines.malaysiaInternationalScholarship.ar}`,
		en: `Money for research students usually comes from the supervisor's project, seldom from a common fund. ${sharedLines.malaysiaInternationalScholarship.en}`,
	},
	accreditation: {
		ar: `${sharedLines.selfAccrediting.ar}، وشهادات هندسية ضمن اتفاقية واشنطن`,
		en: `${sharedLines.selfAccrediting.en}, and engineering degrees under the Washington Accord`,
	},
	accreditations: [
		accreditation.selfAccrediting,
		accreditation.engineering,
		accreditation.technology,
	],
	intakes: {
		ar: 'أكتوبر ومارس، ويبدأ البكالوريوس في أكتوبر غالبًا',
		en: "October and March; bachelor's degrees start mainly in October",
	},
	intakeMonths: { bachelor: [10], postgraduate: [3, 10] },
	highlights: [
		{
			ar: 'من أبرز جامعات ماليزيا في الهندسة والتقنية، وتقدّم التعليم التقني منذ عام 1904',
			en: "One of Malaysia's best-known engineering and technology universities, teaching technical subjects since 1904",
		},
		{
			ar: 'صعدت 28 مركزًا في سنة واحدة إلى المركز 153 في تصنيف QS لعام 2026',
			en: 'Rose 28 places in a year to 153rd in the QS World University Rankings 2026',
		},
		{
			ar: '1,177 هكتارًا للحرم الرئيسي في جوهور، و18 هكتارًا لحرم كوالالمبور',
			en: '1,177 hectares for the main campus in Johor and 18 for the one in Kuala Lumpur',
		},
		{
			ar: 'قرابة 17,000 مكان للسكن في 11 سكنًا جامعيًا',
			en: 'Some 17,000 places in 11 residential colleges',
		},
		{ ar: 'صفة جامعة بحثية منذ 2010', en: 'Research University status since 2010' },
		{ ar: 'أكثر من 200,000 خريج وخريجة', en: 'More than 200,000 alumni' },
	],
	advantages: {
		academicExcellence: {
			title: { ar: 'بُنيت حول الهندسة', en: 'Built around engineering' },
			description: {
				ar: 'للهندسة الكهربائية والمدنية والكيميائية هنا كليات مستقلة، لا أقسام داخل كلية واحدة. وتجاورها الحوسبة والعمارة والتخطيط الحضري، فيلتقي من يصمم الجسر ومن يكتب البرنامج ومن يخطط المدينة. والدرجات الهندسية معتمدة ضمن اتفاقية واشنطن، وهو ما ييسر الاعتراف بها خارج ماليزيا.',
				en: 'Electrical, civil and chemical engineering have faculties of their own here, not departments inside one. Computing, architecture and urban planning stand beside them, so those who design the bridge meet those who write the software and those who plan the city. Engineering degrees are accredited under the Washington Accord, which eases their recognition outside Malaysia.',
			},
			benefits: [
				{
					ar: 'هندسة كهربائية أو مدنية بنحو 16,500 رينغيت سنويًا',
					en: 'Electrical or civil engineering at about RM 16,500 a year (estimate)',
				},
				{
					ar: 'هندسة البرمجيات ضمن بكالوريوس علوم الحاسوب',
					en: 'Software engineering within the computer science degree',
				},
				{
					ar: 'بكالوريوس في التخطيط الحضري والإقليمي مدته 4 سنوات',
					en: 'A four-year degree in urban and regional planning',
				},
				{
					ar: 'برامج تقنية يعترف بها مجلس التقنيين الماليزي',
					en: 'Technology programmes recognised by the Malaysia Board of Technologists',
				},
			],
		},
		industryConnections: {
			title: { ar: 'بين إقليم إسكندر وسنغافورة', en: 'Between Iskandar Malaysia and Singapore' },
			description: {
				ar: 'حول سكوداي مصانع وموانئ ومراكز بيانات، فهي جزء من إقليم إسكندر ماليزيا الذي خُصص للصناعة والاستثمار. وعلى الطرف الآخر من الجسر تقع سنغافورة. أما حرم كوالالمبور فيضم المعهد الماليزي الياباني الدولي للتقنية (MJIIT)، ويسير على نهج التعليم الهندسي في اليابان.',
				en: 'Factories, ports and data centres surround Skudai, which belongs to Iskandar Malaysia, a region set aside for industry and investment. Singapore is at the other end of the causeway. The Kuala Lumpur campus is home to the Malaysia-Japan International Institute of Technology (MJIIT), which follows the Japanese style of engineering education.',
			},
			benefits: [
				{
					ar: 'مواقع صناعية للتدريب العملي في ولاية جوهور',
					en: 'Industrial sites in Johor for internships',
				},
				{
					ar: 'خريجون وخريجات في مكاتب الهندسة في أنحاء ماليزيا',
					en: 'Alumni in engineering offices all over Malaysia',
				},
				{
					ar: 'حرم في العاصمة لمن يفضل الدراسات العليا وسط المدينة',
					en: 'A campus in the capital for those who prefer postgraduate study in the city',
				},
			],
		},
		researchOpportunities: {
			title: {
				ar: 'أكثر من ثلث الطلبة في الدراسات العليا',
				en: 'More than a third are postgraduates',
			},
			description: {
				ar: 'في إحصاء نوفمبر 2018 بلغ عدد طلبة البكالوريوس 15,630 وعدد طلبة الدراسات العليا 8,796. ورسوم البحث من الأقل بين جامعات موقعنا: نحو 11,000 رينغيت سنويًا لماجستير الفلسفة في الهندسة، ونحو 12,000 رينغيت للدكتوراه.',
				en: 'The count of November 2018 gave 15,630 undergraduates and 8,796 postgraduates. Research fees are among the lowest in this guide: about RM 11,000 a year for a Master of Philosophy in engineering and RM 12,000 for a PhD, both estimates.',
			},
			benefits: [
				{
					ar: 'دكتوراه في الهندسة الكهربائية أو المدنية أو علوم الحاسوب',
					en: 'PhDs in electrical engineering, civil engineering and computer science',
				},
				{
					ar: 'ماجستير بالبحث وحده، أو بالمقررات في سنة ونصف',
					en: "A master's by research alone, or by coursework in a year and a half",
				},
				{
					ar: 'تمويل ممكن من مشاريع المشرفين',
					en: "Possible funding through supervisors' projects",
				},
			],
		},
		campusLife: {
			title: { ar: 'دائرة في وسطها مسجد', en: 'A circle with a mosque at its centre' },
			description: {
				ar: 'خُطط الحرم على شكل حلقات يتوسطها مسجد السلطان إسماعيل، وهو العلامة التي يهتدي بها القادم الجديد. تحيط به الكليات ومكتبة راجا زاريث صوفيا، ثم مباني السكن على التلال الخضراء. والجو حار طوال العام، فتصحو الملاعب بعد الخامسة عصرًا.',
				en: 'The campus is laid out in rings around the Sultan Ismail Mosque, the landmark by which newcomers find their way. Faculties and the Raja Zarith Sofiah Library surround it, and the residences stand further out on green hills. It is hot all year, so the playing fields wake up after five in the afternoon.',
			},
			benefits: [
				{
					ar: '11 سكنًا جامعيًا قريبًا من الكليات',
					en: 'Eleven residential colleges close to the faculties',
				},
				{ ar: 'مسجد جامع في قلب الحرم', en: 'A congregational mosque in the middle of the campus' },
				{
					ar: 'مطار سيناي القريب لرحلات العودة والسفر الداخلي',
					en: 'Senai airport nearby for trips home and around the country',
				},
			],
		},
	},
	programmes: {
		bachelor: [
			{
				code: 'utm.b1',
				name: {
					ar: 'بكالوريوس الهندسة الكهربائية',
					en: 'Bachelor of Electrical Engineering with Honours',
				},
				years: 4,
				annualFee: 16500,
				type: 'full-time',
				fields: ['engineering'],
				confidence: 'estimate',
			},
			{
				code: 'utm.b2',
				name: { ar: 'بكالوريوس الهندسة المدنية', en: 'Bachelor of Civil Engineering with Honours' },
				years: 4,
				annualFee: 16500,
				type: 'full-time',
				fields: ['engineering'],
				confidence: 'estimate',
			},
			{
				code: 'utm.b3',
				name: {
					ar: 'بكالوريوس الهندسة الكيميائية',
					en: 'Bachelor of Chemical Engineering with Honours',
				},
				years: 4,
				annualFee: 17000,
				type: 'full-time',
				fields: ['engineering'],
				confidence: 'estimate',
			},
			{
				code: 'utm.b4',
				name: {
					ar: 'بكالوريوس علوم الحاسوب (هندسة البرمجيات)',
					en: 'Bachelor of Computer Science (Software Engineering)',
				},
				years: 4,
				annualFee: 15000,
				type: 'full-time',
				fields: ['engineering', 'computing'],
				confidence: 'estimate',
			},
			{
				code: 'utm.b5',
				name: {
					ar: 'بكالوريوس التخطيط الحضري والإقليمي',
					en: 'Bachelor of Urban and Regional Planning',
				},
				years: 4,
				annualFee: 14500,
				type: 'full-time',
				fields: [],
				confidence: 'estimate',
			},
		],
		master: [
			{
				code: 'utm.m1',
				name: { ar: 'ماجستير إدارة الأعمال (MBA)', en: 'Master of Business Administration (MBA)' },
				years: 1.5,
				annualFee: 20000,
				type: 'full-time',
				fields: ['business'],
				confidence: 'estimate',
			},
			{
				code: 'utm.m2',
				name: { ar: 'ماجستير الهندسة (الإنشاءات)', en: 'Master of Engineering (Structure)' },
				years: 1.5,
				annualFee: 16000,
				type: 'full-time',
				fields: ['engineering'],
				confidence: 'estimate',
			},
			{
				code: 'utm.m3',
				name: { ar: 'ماجستير علوم الحاسوب', en: 'Master of Computer Science' },
				years: 1.5,
				annualFee: 16000,
				type: 'full-time',
				fields: ['computing'],
				confidence: 'estimate',
			},
			{
				code: 'utm.m4',
				name: {
					ar: 'ماجستير الفلسفة بالبحث (الهندسة)',
					en: 'Master of Philosophy by research (Engineering)',
				},
				years: 2,
				annualFee: 11000,
				type: 'full-time',
				fields: ['engineering'],
				confidence: 'estimate',
			},
		],
		phd: [
			{
				code: 'utm.p1',
				name: {
					ar: 'دكتوراه الفلسفة في الهندسة الكهربائية',
					en: 'Doctor of Philosophy (Electrical Engineering)',
				},
				years: 3,
				annualFee: 12000,
				type: 'full-time',
				fields: ['engineering'],
				confidence: 'estimate',
			},
			{
				code: 'utm.p2',
				name: {
					ar: 'دكتوراه الفلسفة في علوم الحاسوب',
					en: 'Doctor of Philosophy (Computer Science)',
				},
				years: 3,
				annualFee: 12000,
				type: 'full-time',
				fields: ['computing'],
				confidence: 'estimate',
			},
			{
				code: 'utm.p3',
				name: {
					ar: 'دكتوراه الفلسفة في الهندسة المدنية',
					en: 'Doctor of Philosophy (Civil Engineering)',
				},
				years: 3,
				annualFee: 12000,
				type: 'full-time',
				fields: ['engineering'],
				confidence: 'estimate',
			},
		],
	},
	faq: [
		{
			id: 'admission',
			question: {
				ar: 'ما الذي تطلبه جامعة التكنولوجيا الماليزية للقبول في الهندسة؟',
				en: 'What does Universiti Teknologi Malaysia ask for in engineering?',
			},
			answer: {
				ar: 'أهم ما يُنظر إليه درجات الرياضيات والفيزياء في الثانوية، وتضاف الكيمياء لمن يختار الهندسة الكيميائية. وتُثبت اللغة بنتيجة IELTS من 6.0 إلى 6.5، أو TOEFL من 60 إلى 79. ويبدأ البكالوريوس في أكتوبر غالبًا، فتأخير الطلب قد يعني انتظار سنة. وللدراسات العليا يلزم بكالوريوس في التخصص أو قريب منه، ونتيجة IELTS من 6.5 إلى 7.0.',
				en: "What counts most is the school marks in mathematics and physics, plus chemistry for chemical engineering. English is shown by IELTS 6.0 to 6.5 or TOEFL 60 to 79. Bachelor's degrees start mainly in October, so a late application may mean a year's wait. Postgraduate study calls for a bachelor's degree in the same or a related subject and IELTS 6.5 to 7.0.",
			},
		},
		{
			id: 'scholarships',
			question: {
				ar: 'من أين يأتي تمويل الدراسة في جامعة التكنولوجيا الماليزية؟',
				en: 'Where does funding at Universiti Teknologi Malaysia come from?',
			},
			answer: {
				ar: 'معظم الدعم مرتبط بمشروع بحثي يقوده المشرف، ومجاله الدراسات العليا. لذا يبدأ طلب الدكتوراه الناجح برسالة واضحة إلى مشرف يعمل في الموضوع نفسه. وتبقى منحة ماليزيا الدولية (MIS) بابًا ثانيًا.',
				en: 'Most support is tied to a research project led by the supervisor, at postgraduate level. A good PhD application therefore starts with a clear letter to someone who works on the same topic. The Malaysia International Scholarship (MIS) is a second door.',
			},
		},
		{
			id: 'campus-life',
			question: {
				ar: 'هل يلبي حرم سكوداي حاجات الطلبة اليومية؟',
				en: 'Does the Skudai campus cover daily needs?',
			},
			answer: {
				ar: 'نعم إلى حد بعيد: السكن والمسجد والمكتبة والمطاعم الحلال والملاعب كلها داخل حدوده. وللحرم حافلات داخلية تغني عن السيارة، أما زيارة جوهور بهرو أو الشاطئ فأسهل بسيارة أجرة عبر التطبيقات. وتستغرق الرحلة إلى كوالالمبور بالحافلة من 4 إلى 5 ساعات.',
				en: 'Largely, yes: residences, mosque, library, halal food and sports grounds are all inside its bounds. Campus buses make a car unnecessary, while Johor Bahru or the coast is easier with a ride-hailing app. The coach to Kuala Lumpur takes four to five hours.',
			},
		},
	],
	photos: [
		{
			scene: 'campus-utm',
			alt: {
				ar: 'مسجد السلطان إسماعيل في وسط الحرم الدائري.',
				en: 'The Sultan Ismail Mosque at the centre of the circular campus.',
			},
		},
		{
			scene: 'campus-utm-2',
			alt: {
				ar: 'واجهة مكتبة راجا زاريث صوفيا.',
				en: 'The front of the Raja Zarith Sofiah Library.',
			},
		},
		{
			scene: 'campus-utm-3',
			alt: {
				ar: 'قاعة السلطان إسكندر التي تقام فيها حفلات التخرج.',
				en: 'Dewan Sultan Iskandar, the hall where graduations are held.',
			},
		},
	],
	videoUrl: null,
	related: ['multimedia-university', 'asia-pacific-university', 'universiti-sains-malaysia'],
} satisfies University
