import { accreditation } from '../accreditation.ts'
import type { University } from '../schema.ts'
import { sharedLines } from '../shared-lines.ts'

export default {
	id: 'sunway-university',
	code: 'sunway',
	name: { ar: 'جامعة صنواي', en: 'Sunway University' },
	shortName: { ar: 'صنواي', en: 'Sunway' },
	type: 'private',
	location: 'petaling-jaya',
	area: {
		ar: 'بندر صنواي (مدينة صنواي)، بين بيتالينغ جايا وسوبانغ جايا',
		en: 'Bandar Sunway (Sunway City), between Petaling Jaya and Subang Jaya',
	},
	crest: 'crest-sunway',
	aliases: [
		'Sunway',
		'Sunway Uni',
		'Sunway College',
		'Universiti Sunway',
		'جامعة سنواي',
		'جامعة صن واي',
		'جامعة سن واي',
		'صنواي',
		'سنواي',
	],
	established: { value: 1987, confidence: 'verified' },
	students: { value: 10000, confidence: 'estimate' },
	rating: { value: 4.7, confidence: 'estimate' },
	qs: { rank: 410, confidence: 'verified' },
	tuition: { min: 30000, max: 40000, confidence: 'estimate' },
	programmeNames: [
		{ name: { ar: 'الأعمال والإدارة', en: 'Business and Management' }, field: 'business' },
		{ name: { ar: 'المحاسبة والمالية', en: 'Accounting and Finance' } },
		{
			name: { ar: 'الحوسبة والذكاء الاصطناعي', en: 'Computing and Artificial Intelligence' },
			field: 'computing',
		},
		{ name: { ar: 'هندسة البرمجيات', en: 'Software Engineering' }, field: 'engineering' },
		{ name: { ar: 'العلوم الاكتوارية', en: 'Actuarial Science' } },
		{ name: { ar: 'علم النفس', en: 'Psychology' } },
		{ name: { ar: 'إدارة الضيافة', en: 'Hospitality Management' } },
	],
	summary: {
		ar: 'جامعة خاصة غير ربحية في مدينة صنواي، يتخرج طلبة برامجها المشتركة بشهادة ثانية من جامعة لانكستر البريطانية.',
		en: 'A private, not-for-profit university in Sunway City whose linked degrees come with a second certificate from Lancaster University, UK.',
	},
	description: {
		ar: 'لا تُوزَّع أرباح في جامعة صنواي، فمالكتها مؤسسة جيفري تشيه الخيرية، وقد قدّمت المؤسسة نحو 540 مليون رينغيت منحًا ومساعدات في عقدها الأول. بدأت الجامعة كليةً عام 1987، ونالت صفتها الجامعية عام 2011، ودخلت قائمة أول 500 جامعة للمرة الأولى في تصنيف QS لعام 2026، بالمركز 410. وتربطها منذ 2006 بجامعة لانكستر البريطانية شراكة تشمل 45 برنامجًا ينتهي كل منها بشهادتين. أبرز ما يُدرس فيها الأعمال والمحاسبة والعلوم الاكتوارية وعلم النفس والضيافة والحوسبة.',
		en: 'No one draws a profit from Sunway University: its owner is a charity, the Jeffrey Cheah Foundation, which gave nearly RM 540 million in scholarships and grants in its first decade. It began as a college in 1987, gained university status in 2011 and entered the QS top 500 for the first time in the 2026 edition, at 410th. A partnership with Lancaster University in Britain has run since 2006 and covers 45 programmes, each ending in two certificates. The subjects it is best known for are business, accounting, actuarial science, psychology, hospitality and computing.',
	},
	scholarships: {
		ar: 'منح قبول تقدّمها الجامعة، ومنح للمتفوقين تدعمها مؤسسة جيفري تشيه المالكة لها.',
		en: 'Entrance scholarships from the university, and merit scholarships backed by its owner, the Jeffrey Cheah Foundation.',
	},
	accreditation: {
		ar: `${sharedLines.selfAccrediting.ar}، وكلية أعمال معتمدة من AACSB منذ 2022`,
		en: `${sharedLines.selfAccrediting.en}, and a business school accredited by AACSB since 2022`,
	},
	accreditations: [
		accreditation.selfAccrediting,
		accreditation.accounting,
		{
			name: {
				ar: 'اعتماد جامعة لانكستر البريطانية للبرامج المشتركة',
				en: 'Lancaster University (UK) validation of linked degrees',
			},
			confidence: 'verified',
		},
		{
			name: {
				ar: 'جمعية AACSB الدولية (كلية صنواي للأعمال، منذ 2022)',
				en: 'AACSB International (Sunway Business School, since 2022)',
			},
			confidence: 'verified',
		},
	],
	intakes: {
		ar: 'يناير، ومارس أو أبريل، وأغسطس أو سبتمبر',
		en: 'January, March or April, and August or September',
	},
	intakeMonths: { bachelor: [1, 3, 8], postgraduate: [1, 3, 8] },
	highlights: [
		{
			ar: 'شراكة مع جامعة لانكستر البريطانية منذ 2006، وشهادتان في البرامج المشتركة',
			en: 'Partner of Lancaster University (UK) since 2006, with two certificates on linked degrees',
		},
		{
			ar: 'المركز 410 في تصنيف QS لعام 2026، في أول ظهور لها بين أول 500',
			en: '410th in QS 2026, its first appearance in the top 500',
		},
		{
			ar: 'غير ربحية، تملكها مؤسسة جيفري تشيه',
			en: 'Not for profit, owned by the Jeffrey Cheah Foundation',
		},
		{
			ar: 'حافلات سريعة (BRT) ومستشفى ومركز تسوق في محيط الحرم',
			en: 'Bus rapid transit (BRT), a hospital and a mall around the campus',
		},
		{
			ar: 'مكتبة من ثلاثة طوابق مساحتها نحو 6,700 متر مربع',
			en: 'A library of three floors and about 6,700 square metres',
		},
	],
	advantages: {
		academicExcellence: {
			title: { ar: 'صنواي ولانكستر معًا', en: 'Sunway and Lancaster together' },
			description: {
				ar: 'أكثر من 6,000 من الطلبة مسجلون في برامج تعتمدها جامعة لانكستر، فالمسار المشترك هو الأصل هنا. ولجامعة لانكستر كلمتها في مراجعة ما يُدرَّس. أما كلية صنواي للأعمال فتحمل اعتماد AACSB منذ 2022.',
				en: 'More than 6,000 students are on programmes validated by Lancaster University, so the joint route is the rule rather than the exception. Lancaster has its say in what is taught. Sunway Business School has held AACSB accreditation since 2022.',
			},
			benefits: [
				{
					ar: 'كل برامج البكالوريوس في جدولنا مدتها 3 سنوات',
					en: "Every bachelor's degree in our table takes three years",
				},
				{
					ar: 'دراسات اكتوارية لمن يحب الرياضيات والتأمين',
					en: 'Actuarial studies for those who like mathematics and insurance',
				},
				{
					ar: 'علم النفس لمن يشغله سلوك الناس في العمل والحياة',
					en: 'Psychology for those curious about how people act at work and in life',
				},
				{ ar: 'محاسبة ومالية ترتبط بجمعية ACCA', en: 'Accounting and finance tied to ACCA' },
			],
		},
		industryConnections: {
			title: { ar: 'مدينة كاملة للتدريب', en: 'A whole city to train in' },
			description: {
				ar: 'في مدينة صنواي مستشفى وفنادق ومركز تسوق ومدينة ألعاب، ويعود معظمها إلى مجموعة صنواي التي أسسها جيفري تشيه. فمن يدرس الضيافة أو الأعمال يرى ما يتعلمه مطبقًا في الشارع المجاور.',
				en: 'Sunway City has a hospital, hotels, a mall and a theme park, most of them run by the Sunway Group that Jeffrey Cheah founded. Students of hospitality or business see what they learn at work on the next street.',
			},
			benefits: [
				{
					ar: 'فنادق عاملة على بعد دقائق سيرًا، لطلبة الضيافة',
					en: 'Working hotels within walking distance for hospitality students',
				},
				{
					ar: 'شهادة ثانية باسم جامعة بريطانية في السيرة الذاتية',
					en: 'A second certificate, from a British university, on the CV',
				},
				{
					ar: 'شركات بيتالينغ جايا وسوبانغ جايا قريبة',
					en: 'The companies of Petaling Jaya and Subang Jaya close at hand',
				},
			],
		},
		researchOpportunities: {
			title: { ar: 'استدامة وبيانات وعلوم حياة', en: 'Sustainability, data and life sciences' },
			description: {
				ar: 'تستضيف الجامعة مركز جيفري ساكس للتنمية المستدامة، فصارت الاستدامة خيطًا يصل كثيرًا من بحوثها. ويمكن نيل الماجستير بالبحث في علوم الحاسوب أو علوم الحياة خلال سنتين، بنحو 18,000 رينغيت سنويًا، أي قرابة نصف رسوم البكالوريوس.',
				en: "The university hosts the Jeffrey Sachs Center on Sustainable Development, and sustainability runs like a thread through much of its research. A research master's in computer science or life sciences takes two years at an estimated RM 18,000 a year, about half the fee of a bachelor's degree.",
			},
			benefits: [
				{
					ar: 'دكتوراه في الحوسبة أو الأعمال أو الأحياء',
					en: 'PhDs in computing, business and biology',
				},
				{
					ar: 'ماجستير علم البيانات بالمقررات في سنة ونصف',
					en: 'A taught Master of Data Science in a year and a half',
				},
				{
					ar: 'مكتبة واسعة لساعات القراءة الطويلة',
					en: 'A spacious library for long reading hours',
				},
			],
		},
		campusLife: {
			title: { ar: 'ممشى مسقوف إلى كل شيء', en: 'A covered walk to everything' },
			description: {
				ar: 'يمتد ممشى معلق مسقوف من الحرم إلى محطات الحافلات السريعة ومركز صنواي بيراميد، فلا شمس ولا مطر على الطريق. ويصل الطلبة سيرًا إلى كل شيء: محاضرة الصباح، والغداء، والطبيب، والمتجر. هذا يريح من يدرس بعيدًا عن أهله أول مرة.',
				en: "A roofed, raised walkway runs from the campus to the rapid-bus stations and the Sunway Pyramid mall, out of sun and rain. Morning lecture, lunch, a doctor's appointment and shopping can all be done on foot. That is a comfort to those living away from family for the first time.",
			},
			benefits: [
				{ ar: 'حافلات سريعة إلى قطاري KTM وLRT', en: 'Rapid buses to the KTM and LRT trains' },
				{
					ar: 'مركز صنواي الطبي على بعد خطوات من الحرم',
					en: 'Sunway Medical Centre a short walk from campus',
				},
				{
					ar: 'جيران من طلبة جامعات أخرى في المنطقة',
					en: 'Neighbours from the other universities of the area',
				},
			],
		},
	},
	programmes: {
		bachelor: [
			{
				code: 'sunway.b1',
				name: { ar: 'بكالوريوس علوم الحاسوب', en: 'BSc (Hons) Computer Science' },
				years: 3,
				annualFee: 38000,
				type: 'full-time',
				fields: ['computing'],
				confidence: 'verified',
			},
			{
				code: 'sunway.b2',
				name: { ar: 'بكالوريوس هندسة البرمجيات', en: 'Bachelor of Software Engineering (Honours)' },
				years: 3,
				annualFee: 38000,
				type: 'full-time',
				fields: ['engineering', 'computing'],
				confidence: 'estimate',
			},
			{
				code: 'sunway.b3',
				name: { ar: 'بكالوريوس المحاسبة والمالية', en: 'BSc (Hons) Accounting and Finance' },
				years: 3,
				annualFee: 36000,
				type: 'full-time',
				fields: ['business'],
				confidence: 'estimate',
			},
			{
				code: 'sunway.b4',
				name: { ar: 'بكالوريوس الدراسات الاكتوارية', en: 'BSc (Hons) Actuarial Studies' },
				years: 3,
				annualFee: 37000,
				type: 'full-time',
				fields: ['business'],
				confidence: 'estimate',
			},
			{
				code: 'sunway.b5',
				name: { ar: 'بكالوريوس علم النفس', en: 'BSc (Hons) Psychology' },
				years: 3,
				annualFee: 36500,
				type: 'full-time',
				fields: [],
				confidence: 'estimate',
			},
			{
				code: 'sunway.b6',
				name: {
					ar: 'بكالوريوس إدارة الضيافة الدولية',
					en: 'BSc (Hons) International Hospitality Management',
				},
				years: 3,
				annualFee: 35000,
				type: 'full-time',
				fields: [],
				confidence: 'estimate',
			},
		],
		master: [
			{
				code: 'sunway.m1',
				name: { ar: 'ماجستير إدارة الأعمال (MBA)', en: 'Master of Business Administration (MBA)' },
				years: 1.5,
				annualFee: 33000,
				type: 'full-time',
				fields: ['business'],
				confidence: 'estimate',
			},
			{
				code: 'sunway.m2',
				name: { ar: 'ماجستير علم البيانات', en: 'Master of Data Science' },
				years: 1.5,
				annualFee: 31000,
				type: 'full-time',
				fields: ['computing'],
				confidence: 'estimate',
			},
			{
				code: 'sunway.m3',
				name: { ar: 'ماجستير علوم الحاسوب (بالبحث)', en: 'MSc in Computer Science (by research)' },
				years: 2,
				annualFee: 18000,
				type: 'full-time',
				fields: ['computing'],
				confidence: 'estimate',
			},
			{
				code: 'sunway.m4',
				name: { ar: 'ماجستير علوم الحياة (بالبحث)', en: 'MSc in Life Sciences (by research)' },
				years: 2,
				annualFee: 18000,
				type: 'full-time',
				fields: [],
				confidence: 'estimate',
			},
		],
		phd: [
			{
				code: 'sunway.p1',
				name: { ar: 'دكتوراه الفلسفة في الحوسبة', en: 'Doctor of Philosophy (Computing)' },
				years: 3,
				annualFee: 18000,
				type: 'full-time',
				fields: ['computing'],
				confidence: 'estimate',
			},
			{
				code: 'sunway.p2',
				name: { ar: 'دكتوراه الفلسفة في الأعمال', en: 'Doctor of Philosophy (Business)' },
				years: 3,
				annualFee: 18000,
				type: 'full-time',
				fields: ['business'],
				confidence: 'estimate',
			},
			{
				code: 'sunway.p3',
				name: { ar: 'دكتوراه الفلسفة في الأحياء', en: 'Doctor of Philosophy (Biology)' },
				years: 3,
				annualFee: 18000,
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
				ar: 'كيف يكون القبول في جامعة صنواي؟',
				en: 'How does admission to Sunway University work?',
			},
			answer: {
				ar: 'تُقارن الثانوية العربية بمتطلبات كل برنامج، ومن لم يستوفها يلتحق بالسنة التأسيسية بنتيجة IELTS من 5.0 إلى 5.5. ويتطلب الدخول المباشر إلى البكالوريوس درجة من 6.0 إلى 6.5، ومعها درجات قوية في الرياضيات للدراسات الاكتوارية. وتتيح مواعيد القبول الثلاثة في السنة وقتًا لإعادة الاختبار عند الحاجة.',
				en: "Arab school certificates are matched against the needs of each programme; where something is missing, the foundation year opens with IELTS 5.0 to 5.5. Direct entry to a bachelor's degree takes 6.0 to 6.5, and strong mathematics for actuarial studies. With three intakes a year there is time to resit a test.",
			},
		},
		{
			id: 'scholarships',
			question: {
				ar: 'ما دور مؤسسة جيفري تشيه في منح جامعة صنواي؟',
				en: 'What part does the Jeffrey Cheah Foundation play in Sunway University scholarships?',
			},
			answer: {
				ar: 'المؤسسة مالكة الجامعة ومصدر كثير من منح المتفوقين فيها، إذ قدّمت نحو 540 مليون رينغيت في عقدها الأول. وتضاف إليها منح القبول التي تعتمد على النتائج. شروط كل منحة والجنسيات المشمولة تتغير من سنة إلى أخرى، فاسألونا عنها قبل اختيار موعد القبول.',
				en: 'The foundation owns the university and stands behind many of its merit scholarships, having given nearly RM 540 million in its first decade. Entrance scholarships based on results come on top. Conditions and the nationalities covered change from year to year, so ask us before choosing an intake.',
			},
		},
		{
			id: 'campus-life',
			question: {
				ar: 'هل العيش في مدينة صنواي سهل لمن يأتي وحده؟',
				en: 'Is Sunway City easy for someone who arrives alone?',
			},
			answer: {
				ar: 'الأحياء حول الحرم مزدحمة بالطلبة، وفيها سكن مشترك وشقق ومطاعم عربية وماليزية. يصل الممشى المسقوف الحرم بمركز التسوق ومحطات الحافلات، وفي مركز التسوق مصليات. في المقابل، الإيجار هنا أعلى عادةً منه في ضواحي الجامعات الحكومية، فاحجزوا السكن مبكرًا.',
				en: 'The streets around the campus are full of students, with shared housing, flats, and Arab and Malaysian restaurants. The covered walkway links campus, mall and bus stations, and the mall has prayer rooms. On the other hand rents are usually higher than around the suburban public universities, so booking early helps.',
			},
		},
	],
	photos: [
		{
			scene: 'campus-sunway',
			alt: {
				ar: 'بهو بيضاوي مفتوح في المبنى الرئيسي تحيط به الطوابق.',
				en: 'The open oval concourse of the main building with floors around it.',
			},
		},
		{
			scene: 'campus-sunway-2',
			alt: {
				ar: 'ممشى معلق مسقوف يصل الحرم بمحطة الحافلات السريعة.',
				en: 'A raised, roofed walkway between the campus and a rapid-bus station.',
			},
		},
	],
	videoUrl: null,
	related: ['taylors-university', 'asia-pacific-university', 'help-university'],
} satisfies University
