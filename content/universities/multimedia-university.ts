import { accreditation } from '../accreditation.ts'
import type { University } from '../schema.ts'
import { sharedLines } from '../shared-lines.ts'

export default {
	id: 'multimedia-university',
	code: 'mmu',
	name: { ar: 'جامعة الوسائط المتعددة (ملتيميديا)', en: 'Multimedia University' },
	shortName: 'MMU',
	type: 'private',
	location: 'cyberjaya',
	area: {
		ar: 'برسياران ملتيميديا في سايبرجايا، ولها حرم ثانٍ في ملقا',
		en: 'Persiaran Multimedia, Cyberjaya, with a second campus in Melaka',
	},
	crest: 'crest-mmu',
	aliases: [
		'MMU',
		'Universiti Multimedia',
		'Multimedia University Malaysia',
		'Universiti Telekom',
		'MMU Cyberjaya',
		'جامعة الوسائط المتعددة',
		'جامعة ملتيميديا',
		'جامعة مالتيميديا',
		'جامعة الملتيميديا',
		'ملتيميديا',
		'إم إم يو',
	],
	established: { value: 1996, confidence: 'verified' },
	students: { value: 18000, confidence: 'verified' },
	rating: { value: 4.5, confidence: 'estimate' },
	qs: null,
	tuition: { min: 18000, max: 24000, confidence: 'estimate' },
	programmeNames: [
		{ name: { ar: 'هندسة الإلكترونيات', en: 'Electronics Engineering' }, field: 'engineering' },
		{ name: { ar: 'الحوسبة والمعلوماتية', en: 'Computing and Informatics' }, field: 'computing' },
		{ name: { ar: 'الوسائط المتعددة الإبداعية', en: 'Creative Multimedia' } },
		{ name: { ar: 'الفنون السينمائية', en: 'Cinematic Arts' } },
		{ name: { ar: 'الأعمال والإدارة', en: 'Business and Management' }, field: 'business' },
		{ name: { ar: 'القانون', en: 'Law' }, field: 'law' },
		{ name: { ar: 'الاتصال التطبيقي', en: 'Applied Communication' } },
	],
	summary: {
		ar: 'أول جامعة خاصة في ماليزيا، تملكها شركة تيليكوم ماليزيا، وتجمع في سايبرجايا بين الإلكترونيات والحوسبة والفنون الرقمية.',
		en: "Malaysia's first private university, owned by Telekom Malaysia: electronics, computing and digital arts side by side in Cyberjaya.",
	},
	description: {
		ar: 'عام 1996 لم تكن في ماليزيا جامعة خاصة واحدة، فكانت هذه الأولى، وسُميت حينها جامعة تيليكوم نسبةً إلى الشركة التي تملكها. وفي يوليو 1999 افتُتح حرمها في سايبرجايا، المدينة التي أُنشئت لتكون مركزًا لصناعة التقنية في البلاد. يدرس فيها نحو 18,000 طالب وطالبة، منهم أكثر من 1,500 من الطلبة الدوليين جاؤوا من أكثر من 70 دولة. تجتمع في جامعة الوسائط المتعددة الهندسة والبرمجة والرسم وصناعة الأفلام، أما القانون وبعض برامج الهندسة والأعمال فتُدرَّس في حرمها الثاني بملقا.',
		en: "In 1996 Malaysia did not have a single private university; this became the first, named Universiti Telekom after the company that owns it. In July 1999 it opened its campus in Cyberjaya, a city founded to be the home of the country's technology industry. About 18,000 students attend, more than 1,500 of them international, from over 70 countries. Multimedia University brings engineering, programming, drawing and film-making together, while law and part of engineering and business are taught on its second campus in Melaka.",
	},
	scholarships: {
		ar: 'إعفاءات من الرسوم لأصحاب النتائج المتفوقة، ووظائف مساعدي بحث يمكن لطلبة البحث التقدم إليها.',
		en: 'Fee waivers for high achievers, and graduate assistantships that research students can apply for.',
	},
	accreditation: {
		ar: `${sharedLines.selfAccrediting.ar}، واعتمادات مهنية للهندسة والقانون والتقنية`,
		en: `${sharedLines.selfAccrediting.en}, with professional accreditation for engineering, law and technology`,
	},
	accreditations: [
		accreditation.selfAccrediting,
		accreditation.engineering,
		accreditation.law,
		accreditation.accounting,
		accreditation.technology,
	],
	intakes: {
		ar: 'نظام الفصول الثلاثية: مارس، ويونيو أو يوليو، وأكتوبر أو نوفمبر',
		en: 'Trimesters: March, June or July, and October or November',
	},
	intakeMonths: { bachelor: [3, 6, 10], postgraduate: [3, 6, 10] },
	highlights: [
		{
			ar: 'أول جامعة خاصة في تاريخ ماليزيا (1996)',
			en: "The first private university in Malaysia's history (1996)",
		},
		{
			ar: 'تملكها شركة تيليكوم ماليزيا، ولها صلة وثيقة بقطاع الاتصالات',
			en: 'Owned by Telekom Malaysia and close to the telecoms sector',
		},
		{
			ar: 'حرم سايبرجايا في قلب ممر الوسائط المتعددة الفائق',
			en: 'A Cyberjaya campus at the heart of the Multimedia Super Corridor',
		},
		{
			ar: 'أكثر من 1,500 من الطلبة الدوليين، من أكثر من 70 دولة',
			en: 'Over 1,500 international students from more than 70 countries',
		},
		{
			ar: 'حرم ثانٍ في ملقا للقانون وبعض برامج الهندسة والأعمال',
			en: 'A second campus in Melaka for law and part of engineering and business',
		},
	],
	advantages: {
		academicExcellence: {
			title: {
				ar: 'الدائرة الإلكترونية ولوحة الرسم',
				en: 'The circuit board and the drawing board',
			},
			description: {
				ar: 'تدرّس الجامعة هندسة الإلكترونيات والرسوم المتحركة والفنون السينمائية معًا، وهو جمع نادر في الجامعات. ورسوم البكالوريوس فيها نحو 19,500 إلى 23,000 رينغيت سنويًا، وهي أخف من رسوم معظم الجامعات الخاصة في موقعنا. أما نظام الفصول الثلاثية فيوزع السنة على مواعيد متقاربة.',
				en: "Electronics engineering, animation and cinematic arts are taught together, which few universities do. We estimate bachelor's fees at RM 19,500 to 23,000 a year, lighter than most private universities in this guide. The trimester system spreads the year over closely spaced terms.",
			},
			benefits: [
				{
					ar: 'هندسة الإلكترونيات في 4 سنوات باعتماد هندسي وطني',
					en: 'Electronics engineering in four years with national engineering accreditation',
				},
				{
					ar: 'رسوم متحركة ضمن بكالوريوس الوسائط المتعددة في 3 سنوات',
					en: 'Animation within the three-year multimedia degree',
				},
				{
					ar: 'بكالوريوس قانون معترف به لمهنة المحاماة، في ملقا',
					en: 'A law degree recognised for legal practice, in Melaka',
				},
			],
		},
		industryConnections: {
			title: {
				ar: 'جامعة تملكها شركة اتصالات',
				en: 'A university that belongs to a telecoms company',
			},
			description: {
				ar: 'ليست ملكية تيليكوم ماليزيا للجامعة تفصيلًا إداريًا، فهي تبقيها على صلة دائمة بقطاع الشبكات والاتصالات. وسايبرجايا نفسها مدينة مكاتب تقنية ومراكز بيانات، فقد يكون التدريب العملي في المبنى المقابل للسكن.',
				en: 'Being owned by Telekom Malaysia is more than a line in the register: it keeps the university in steady touch with networks and telecoms. Cyberjaya itself is a city of technology offices and data centres, so an internship may be across the road from your room.',
			},
			benefits: [
				{
					ar: 'مشاريع قريبة من عالم الشبكات والألياف الضوئية',
					en: 'Projects close to the world of networks and optical fibre',
				},
				{
					ar: 'استوديوهات لمن يبني ملف أعماله في التحريك والتصميم',
					en: 'Studios for building a portfolio in animation and design',
				},
				{
					ar: 'مقر الحكومة في بوتراجايا على بعد دقائق',
					en: 'The seat of government, Putrajaya, minutes away',
				},
			],
		},
		researchOpportunities: {
			title: { ar: 'ماجستير ودكتوراه بالبحث', en: "Master's and PhD by research" },
			description: {
				ar: 'باستثناء ماجستير إدارة الأعمال، برامج الدراسات العليا المدرجة هنا بحثية كلها. رسومها نحو 11,500 رينغيت سنويًا للماجستير ونحو 12,500 للدكتوراه، ويمكن تخفيفها بوظيفة مساعد بحث. وللمطالعة مكتبة سيتي حسمة الرقمية في حرم سايبرجايا.',
				en: "Apart from the MBA, every postgraduate programme listed here is by research. Estimated fees are RM 11,500 a year for a master's and RM 12,500 for a PhD, and a graduate assistantship can lighten them. For reading there is the Siti Hasmah Digital Library on the Cyberjaya campus.",
			},
			benefits: [
				{
					ar: 'ماجستير العلوم الهندسية أو تقنية المعلومات في سنتين',
					en: "A two-year master's in engineering science or information technology",
				},
				{
					ar: 'دكتوراه في الإدارة لمن يجمع التقنية والأعمال',
					en: 'A PhD in management for those who join technology and business',
				},
				{ ar: 'مصادر رقمية متاحة عبر المكتبة', en: 'Digital sources through the library' },
			],
		},
		campusLife: {
			title: { ar: 'مدينة جديدة شوارعها هادئة', en: 'A new city with quiet streets' },
			description: {
				ar: 'أُنشئت سايبرجايا في التسعينيات بين مزارع نخيل الزيت، فشوارعها عريضة وبحيراتها كثيرة وزحامها قليل. يسكن الطلبة في الحرم أو في شقق مشتركة حوله، ويلتقون مساءً في الساحة المركزية. ولمن يدرس في ملقا صورة أخرى: مدينة تاريخية مدرجة في قائمة اليونسكو للتراث العالمي.',
				en: 'Cyberjaya was laid out in the 1990s among oil palm estates, so its streets are wide, its lakes many and its traffic light. Students live on campus or in shared flats around it and meet on the central plaza in the evening. Melaka paints another picture: a historic city on the UNESCO World Heritage list.',
			},
			benefits: [
				{ ar: 'إيجارات معتدلة في الشقق المشتركة', en: 'Moderate rents in shared flats' },
				{
					ar: 'مسجد «راجا حاجي في سبيل الله» في سايبرجايا',
					en: 'The Raja Haji Fisabilillah Mosque in Cyberjaya',
				},
				{
					ar: 'مطار كوالالمبور الدولي أقرب من وسط العاصمة',
					en: 'Kuala Lumpur International Airport closer than the city centre',
				},
				{
					ar: 'مجتمع دولي فيه طلبة عرب',
					en: 'An international community that includes Arab students',
				},
			],
		},
	},
	programmes: {
		bachelor: [
			{
				code: 'mmu.b1',
				name: {
					ar: 'بكالوريوس هندسة الإلكترونيات',
					en: 'Bachelor of Electronics Engineering with Honours',
				},
				years: 4,
				annualFee: 23000,
				type: 'full-time',
				fields: ['engineering'],
				confidence: 'estimate',
			},
			{
				code: 'mmu.b2',
				name: { ar: 'بكالوريوس علوم الحاسوب', en: 'Bachelor of Computer Science (Hons)' },
				years: 3,
				annualFee: 22000,
				type: 'full-time',
				fields: ['computing'],
				confidence: 'estimate',
			},
			{
				code: 'mmu.b3',
				name: {
					ar: 'بكالوريوس الوسائط المتعددة (الرسوم المتحركة)',
					en: 'Bachelor of Multimedia (Hons) (Animation)',
				},
				years: 3,
				annualFee: 22500,
				type: 'full-time',
				fields: [],
				confidence: 'estimate',
			},
			{
				code: 'mmu.b4',
				name: { ar: 'بكالوريوس إدارة الأعمال', en: 'Bachelor of Business Administration (Hons)' },
				years: 3,
				annualFee: 19500,
				type: 'full-time',
				fields: ['business'],
				confidence: 'estimate',
			},
			{
				code: 'mmu.b5',
				name: { ar: 'بكالوريوس القانون (حرم ملقا)', en: 'Bachelor of Law (Hons), Melaka campus' },
				years: 4,
				annualFee: 19500,
				type: 'full-time',
				fields: ['law'],
				confidence: 'estimate',
			},
		],
		master: [
			{
				code: 'mmu.m1',
				name: { ar: 'ماجستير إدارة الأعمال (MBA)', en: 'Master of Business Administration (MBA)' },
				years: 1.5,
				annualFee: 22000,
				type: 'full-time',
				fields: ['business'],
				confidence: 'estimate',
			},
			{
				code: 'mmu.m2',
				name: {
					ar: 'ماجستير العلوم الهندسية (بالبحث)',
					en: 'Master of Engineering Science (by research)',
				},
				years: 2,
				annualFee: 11500,
				type: 'full-time',
				fields: ['engineering'],
				confidence: 'estimate',
			},
			{
				code: 'mmu.m3',
				name: {
					ar: 'ماجستير العلوم في تقنية المعلومات (بالبحث)',
					en: 'Master of Science in Information Technology (by research)',
				},
				years: 2,
				annualFee: 11500,
				type: 'full-time',
				fields: ['computing'],
				confidence: 'estimate',
			},
		],
		phd: [
			{
				code: 'mmu.p1',
				name: { ar: 'دكتوراه الفلسفة في الهندسة', en: 'Doctor of Philosophy in Engineering' },
				years: 3,
				annualFee: 12500,
				type: 'full-time',
				fields: ['engineering'],
				confidence: 'estimate',
			},
			{
				code: 'mmu.p2',
				name: {
					ar: 'دكتوراه الفلسفة في تقنية المعلومات',
					en: 'Doctor of Philosophy in Information Technology',
				},
				years: 3,
				annualFee: 12500,
				type: 'full-time',
				fields: ['computing'],
				confidence: 'estimate',
			},
			{
				code: 'mmu.p3',
				name: { ar: 'دكتوراه الفلسفة في الإدارة', en: 'Doctor of Philosophy in Management' },
				years: 3,
				annualFee: 12500,
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
				ar: 'ما شروط جامعة الوسائط المتعددة في الهندسة والفنون الرقمية؟',
				en: 'What are the conditions for engineering and digital arts at Multimedia University?',
			},
			answer: {
				ar: 'تشترط الهندسة ثانوية علمية بدرجات جيدة في الرياضيات والفيزياء، وتكفي للوسائط المتعددة شهادة من أي فرع مع ميل واضح إلى الرسم أو التصميم. ومستوى اللغة من 6.0 إلى 6.5 في IELTS للبكالوريوس، أو سنة تأسيسية تسبقه بنتيجة من 5.0 إلى 5.5. ومن يتقدم إلى القانون فدراسته في ملقا لا في سايبرجايا.',
				en: "Engineering wants a science certificate with good mathematics and physics; for multimedia any stream will do, with a clear leaning to drawing or design. English is IELTS 6.0 to 6.5 for a bachelor's degree, or a foundation year before it at 5.0 to 5.5. Law is taught in Melaka, not in Cyberjaya.",
			},
		},
		{
			id: 'scholarships',
			question: {
				ar: 'كيف تُخفَّض الرسوم في جامعة الوسائط المتعددة؟',
				en: 'How can fees at Multimedia University be lowered?',
			},
			answer: {
				ar: 'قد ينال أصحاب النتائج المتفوقة إعفاءً من الرسوم، ولطلبة البحث أن يتقدموا إلى وظائف مساعدي البحث. وأخف برامج البكالوريوس رسومًا إدارة الأعمال والقانون: نحو 19,500 رينغيت سنويًا.',
				en: "Applicants with outstanding results may be granted a fee waiver, and research students can apply for graduate assistantships. The lightest bachelor's fees are those of business administration and law, about RM 19,500 a year, an estimate to confirm with us.",
			},
		},
		{
			id: 'campus-life',
			question: { ar: 'كيف الحياة في سايبرجايا؟', en: 'What is it like to live in Cyberjaya?' },
			answer: {
				ar: 'هادئة ومنظمة، تناسب من يريد التركيز أكثر ممن يحب السهر. في الحرم ملاعب ومكتبة رقمية ومقاصف حلال، وحوله مطاعم عربية عدة. ويصل قطار MRT سايبرجايا بكوالالمبور على خط بوتراجايا، وتستغرق الرحلة إلى الوسط قرابة ساعة.',
				en: 'Calm and orderly: good for concentration, less so for late nights. The campus has sports grounds, a digital library and halal canteens, and there are several Arab restaurants around. The Putrajaya line of the MRT connects the city with Kuala Lumpur; the ride to the centre is about an hour.',
			},
		},
	],
	photos: [
		{
			scene: 'campus-mmu',
			alt: {
				ar: 'مبنى مكتبة سيتي حسمة الرقمية بواجهته الحديثة.',
				en: 'The Siti Hasmah Digital Library with its modern front.',
			},
		},
		{
			scene: 'campus-mmu-2',
			alt: {
				ar: 'الساحة المركزية في حرم سايبرجايا وحولها مبانٍ ونخيل.',
				en: 'The central plaza of the Cyberjaya campus among buildings and palms.',
			},
		},
	],
	videoUrl: null,
	related: [
		'asia-pacific-university',
		'universiti-teknologi-malaysia',
		'xiamen-university-malaysia',
	],
} satisfies University
