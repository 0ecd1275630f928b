import { accreditation } from '../accreditation.ts'
import type { University } from '../schema.ts'
import { sharedLines } from '../shared-lines.ts'

export default {
	id: 'universiti-sains-malaysia',
	code: 'usm',
	name: { ar: 'جامعة العلوم الماليزية', en: 'Universiti Sains Malaysia' },
	shortName: 'USM',
	type: 'public',
	location: 'penang',
	area: {
		ar: 'مندن، غلوغور، جزيرة بينانغ، ولها حرم هندسي في نيبونغ تيبال وحرم صحي في كلنتان',
		en: 'Minden, Gelugor, Penang Island; engineering campus in Nibong Tebal, health campus in Kelantan',
	},
	crest: 'crest-usm',
	aliases: [
		'USM',
		'University of Science Malaysia',
		'Science University of Malaysia',
		'USM Penang',
		'جامعة العلوم',
		'جامعة العلوم ماليزيا',
		'جامعة سينس ماليزيا',
		'جامعة ساينس ماليزيا',
		'يو إس إم',
	],
	established: { value: 1969, confidence: 'verified' },
	students: { value: 30000, confidence: 'verified' },
	rating: { value: 4.7, confidence: 'estimate' },
	qs: { rank: 134, confidence: 'verified' },
	tuition: { min: 12000, max: 32000, confidence: 'estimate' },
	programmeNames: [
		{ name: { ar: 'الطب', en: 'Medicine' }, field: 'medicine' },
		{ name: { ar: 'الصيدلة', en: 'Pharmacy' } },
		{ name: { ar: 'الهندسة', en: 'Engineering' }, field: 'engineering' },
		{
			name: { ar: 'الحوسبة وعلوم الحاسوب', en: 'Computing and Computer Science' },
			field: 'computing',
		},
		{ name: { ar: 'الأعمال والإدارة', en: 'Business and Management' }, field: 'business' },
		{ name: { ar: 'الإسكان والبناء والتخطيط', en: 'Housing, Building and Planning' } },
		{ name: { ar: 'العلوم الأحيائية', en: 'Biological Sciences' } },
	],
	summary: {
		ar: 'جامعة «أبيكس» الماليزية في جزيرة بينانغ، في المركز 134 مكررًا عالميًا (QS 2026)، تدرّس العلوم والصيدلة والهندسة والطب.',
		en: "Malaysia's APEX university on Penang Island, joint 134th in the world (QS 2026), teaching the sciences, pharmacy, engineering and medicine.",
	},
	description: {
		ar: 'هي ثاني جامعة أُنشئت في ماليزيا، وقد افتُتحت في جزيرة بينانغ في 1 يونيو 1969. ينبسط حرمها الرئيسي في مندن على نحو 417 هكتارًا من الأشجار والبحيرات والمباني القديمة، حتى لُقّبت «جامعة في حديقة». اختارتها الحكومة عام 2008 لبرنامج «أبيكس» للتميز المسرّع، ووضعها تصنيف QS العالمي لعام 2026 في المركز 134 مكررًا. يدرس فيها نحو 30,000 طالب وطالبة في ثلاثة مواقع: العلوم في بينانغ، والهندسة في نيبونغ تيبال على البر، والطب والصحة في كلنتان.',
		en: 'The second university to be founded in Malaysia opened on Penang Island on 1 June 1969. Its main campus at Minden spreads over some 417 hectares of trees, water and older buildings, which is why it is called a university in a garden. The government chose it in 2008 for APEX, a programme of accelerated excellence, and the QS World University Rankings 2026 place it joint 134th. About 30,000 students are taught in three places: sciences in Penang, engineering in Nibong Tebal on the mainland, medicine and health in Kelantan.',
	},
	scholarships: {
		ar: `للجامعة زمالات تنافسية لطلبة البحث في الماجستير والدكتوراه. ${sharedLines.malaysiaInternationalScholarship.ar}`,
		en: `Research students at master's and doctoral level compete for the university's fellowships. ${sharedLines.malaysiaInternationalScholarship.en}`,
	},
	accreditation: {
		ar: `${sharedLines.selfAccrediting.ar}، واعترافات مهنية في الطب والصيدلة والهندسة`,
		en: `${sharedLines.selfAccrediting.en}, with professional recognition in medicine, pharmacy and engineering`,
	},
	accreditations: [
		accreditation.selfAccrediting,
		accreditation.engineering,
		accreditation.medicine,
		{
			name: {
				ar: 'مجلس الصيدلة الماليزي (لبرنامج الصيدلة)',
				en: 'Pharmacy Board Malaysia (pharmacy degree)',
			},
			confidence: 'well-known',
		},
	],
	intakes: {
		ar: 'أكتوبر للبكالوريوس، وعدة مواعيد في السنة للدراسات العليا بالبحث',
		en: "October for bachelor's degrees; several times a year for postgraduate research",
	},
	intakeMonths: { bachelor: [10], postgraduate: [] },
	highlights: [
		{
			ar: 'المركز 134 مكررًا في تصنيف QS العالمي لعام 2026',
			en: 'Joint 134th in the QS World University Rankings 2026',
		},
		{
			ar: 'الجامعة المختارة لبرنامج «أبيكس» للتميز المسرّع عام 2008',
			en: 'Chosen in 2008 for APEX, the programme of accelerated excellence',
		},
		{
			ar: '417 هكتارًا تقريبًا من الخضرة في حرم مندن',
			en: 'Some 417 green hectares at Minden',
		},
		{
			ar: 'لكل مجال حرمه: العلوم والهندسة والصحة',
			en: 'A campus for each branch: sciences, engineering, health',
		},
		{
			ar: '«مدارس» علمية تشجع الجمع بين التخصصات',
			en: 'A system of schools that encourages crossing disciplines',
		},
	],
	advantages: {
		academicExcellence: {
			title: {
				ar: 'تخصصات بلا جدران بينها',
				en: 'Schools without walls between them',
			},
			description: {
				ar: 'تسمّي الجامعة كلياتها «مدارس»، وتصل بينها ليتمكن الطلبة من أخذ مقررات خارج تخصصهم. فقد يضيف دارس الأحياء مقررًا في الإدارة، ودارس البرمجة مقررًا في تحليل البيانات. ويعترف مجلس الصيدلة الماليزي ببرنامجها في الصيدلة، ومدته 4 سنوات.',
				en: 'Instead of classic faculties the university has schools, a system meant to let students take courses outside their own subject. A biologist may add management, a programmer data analysis. Pharmacy Board Malaysia recognises its four-year pharmacy degree.',
			},
			benefits: [
				{
					ar: 'صيدلة في 4 سنوات بنحو 32,000 رينغيت سنويًا',
					en: 'Pharmacy in four years at an estimated RM 32,000 a year',
				},
				{
					ar: 'كلية قائمة بذاتها للإسكان والبناء والتخطيط',
					en: 'A separate school of housing, building and planning',
				},
				{
					ar: 'طب في حرم صحي مستقل بولاية كلنتان',
					en: 'Medicine on a health campus of its own in Kelantan',
				},
			],
		},
		industryConnections: {
			title: {
				ar: 'جارة مصانع الإلكترونيات',
				en: "Next to the island's electronics belt",
			},
			description: {
				ar: 'جنوب مندن تقع بايان ليباس، وهي منطقة مصانع الإلكترونيات وأشباه الموصلات التي اشتهرت بها بينانغ منذ السبعينيات. لذلك يجد طلبة علوم الحاسوب أصحاب عمل على بعد دقائق. أما طلبة الهندسة فيصلون إليها من حرمهم على البر عبر الجسر.',
				en: 'South of Minden lies Bayan Lepas, the electronics and semiconductor zone that Penang has been known for since the 1970s. Students of computer science have employers within minutes. Engineers reach it from their mainland campus by the bridge.',
			},
			benefits: [
				{
					ar: 'مصانع أشباه الموصلات على طريق المطار نفسه',
					en: 'Chip makers along the very road to the airport',
				},
				{
					ar: 'هندسة إلكترونية معتمدة بتكلفة جامعة حكومية',
					en: 'Accredited electronic engineering at a public-university price',
				},
				{
					ar: 'بكالوريوس الإدارة وماجستير إدارة الأعمال في مدينة صناعية وسياحية',
					en: 'Management and MBA study in a city of industry and tourism',
				},
			],
		},
		researchOpportunities: {
			title: {
				ar: 'البحث في أي وقت من السنة تقريبًا',
				en: 'Start research almost any time of year',
			},
			description: {
				ar: 'لا تنتظر الدراسات العليا بالبحث شهر أكتوبر، فأبوابها تُفتح عدة مرات في السنة. والرسوم منخفضة: نحو 11,000 رينغيت سنويًا لماجستير علوم الحاسوب بالبحث، ونحو 12,000 إلى 13,500 للدكتوراه. ومن مجالاتها العلوم الصيدلانية والهندسة وعلوم الحاسوب.',
				en: "Postgraduate research does not wait for October; it opens several times a year. Estimated fees are low: RM 11,000 a year for a research master's in computer science, RM 12,000 to 13,500 for a doctorate. Pharmaceutical sciences, engineering and computer science are among the fields.",
			},
			benefits: [
				{
					ar: 'زمالات تنافسية لطلبة الدراسات العليا بالبحث',
					en: 'Competitive fellowships for research postgraduates',
				},
				{
					ar: 'ماجستير علم البيانات وتحليلها في سنة ونصف',
					en: 'Data science and analytics in eighteen months',
				},
				{
					ar: 'مكتبة حمزة سندوت بين أشجار المطر العتيقة',
					en: 'The Hamzah Sendut Library under old rain trees',
				},
			],
		},
		campusLife: {
			title: {
				ar: 'حديقة على جزيرة',
				en: 'A garden on an island',
			},
			description: {
				ar: 'حول بحيرة هارابان تلتقي مجموعات المذاكرة، وبين الأشجار تمر القرود أحيانًا. والبحر على مسافة قصيرة، وجورج تاون المدرجة في قائمة التراث العالمي على بعد رحلة بالحافلة. الجو حار رطب طوال العام، والمطر يأتي غزيرًا وينقضي سريعًا.',
				en: 'Study groups sit around Harapan lake, and monkeys pass through the trees now and then. The sea is near, and George Town, a World Heritage city, is a bus ride away. The weather is hot and humid all year, with rain that comes hard and is soon over.',
			},
			benefits: [
				{
					ar: 'مطاعم «ناسي كندار» في كل حي',
					en: 'Nasi kandar restaurants in every quarter',
				},
				{
					ar: 'شواطئ باتو فرنغي وتلة بينانغ في عطلة الأسبوع',
					en: 'Batu Ferringhi beaches and Penang Hill at the weekend',
				},
				{
					ar: 'معيشة أرخص منها في كوالالمبور',
					en: 'Living costs below those of Kuala Lumpur',
				},
				{
					ar: 'مطار دولي في الجزيرة نفسها',
					en: 'An international airport on the island',
				},
			],
		},
	},
	programmes: {
		bachelor: [
			{
				code: 'usm.b1',
				name: {
					ar: 'دكتور في الطب (MD)، الحرم الصحي',
					en: 'Doctor of Medicine (MD), Health Campus',
				},
				years: 5,
				annualFee: 53000,
				type: 'full-time',
				fields: ['medicine'],
				confidence: 'estimate',
				feeMargin: { low: 0, high: 0.5 },
				note: {
					ar: 'الدراسة في كلنتان، والرسوم المعلنة قد تزيد على هذا التقدير فنؤكدها قبل التقديم',
					en: 'Taught in Kelantan; the published fee may be above this estimate, so we confirm it first',
				},
			},
			{
				code: 'usm.b2',
				name: { ar: 'بكالوريوس الصيدلة', en: 'Bachelor of Pharmacy' },
				years: 4,
				annualFee: 32000,
				type: 'full-time',
				fields: [],
				confidence: 'estimate',
			},
			{
				code: 'usm.b3',
				name: {
					ar: 'بكالوريوس الهندسة الإلكترونية',
					en: 'Bachelor of Electronic Engineering',
				},
				years: 4,
				annualFee: 18000,
				type: 'full-time',
				fields: ['engineering'],
				confidence: 'estimate',
				note: { ar: 'الدراسة في حرم نيبونغ تيبال', en: 'Taught at Nibong Tebal' },
			},
			{
				code: 'usm.b4',
				name: { ar: 'بكالوريوس علوم الحاسوب', en: 'Bachelor of Computer Science' },
				years: 4,
				annualFee: 15500,
				type: 'full-time',
				fields: ['computing'],
				confidence: 'estimate',
			},
			{
				code: 'usm.b5',
				name: { ar: 'بكالوريوس الإدارة', en: 'Bachelor of Management' },
				years: 4,
				annualFee: 14000,
				type: 'full-time',
				fields: ['business'],
				confidence: 'estimate',
			},
		],
		master: [
			{
				code: 'usm.m1',
				name: { ar: 'ماجستير إدارة الأعمال (MBA)', en: 'Master of Business Administration (MBA)' },
				years: 1.5,
				annualFee: 21000,
				type: 'full-time',
				fields: ['business'],
				confidence: 'estimate',
			},
			{
				code: 'usm.m2',
				name: {
					ar: 'ماجستير العلوم (علم البيانات وتحليلها)',
					en: 'Master of Science (Data Science and Analytics)',
				},
				years: 1.5,
				annualFee: 17500,
				type: 'full-time',
				fields: ['computing'],
				confidence: 'estimate',
			},
			{
				code: 'usm.m3',
				name: {
					ar: 'ماجستير العلوم بالبحث (علوم الحاسوب)',
					en: 'Master of Science by research (Computer Science)',
				},
				years: 2,
				annualFee: 11000,
				type: 'full-time',
				fields: ['computing'],
				confidence: 'estimate',
			},
		],
		phd: [
			{
				code: 'usm.p1',
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
				code: 'usm.p2',
				name: {
					ar: 'دكتوراه الفلسفة في العلوم الصيدلانية',
					en: 'Doctor of Philosophy (Pharmaceutical Sciences)',
				},
				years: 3,
				annualFee: 13500,
				type: 'full-time',
				fields: [],
				confidence: 'estimate',
			},
			{
				code: 'usm.p3',
				name: { ar: 'دكتوراه الفلسفة في الهندسة', en: 'Doctor of Philosophy (Engineering)' },
				years: 3,
				annualFee: 13000,
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
				ar: 'متى يكون التقديم إلى جامعة العلوم الماليزية، وما المطلوب؟',
				en: 'When do I apply to USM, and what is asked for?',
			},
			answer: {
				ar: 'للبكالوريوس دفعة واحدة في أكتوبر، فيُستحسن أن تجهز الأوراق قبل الصيف. تطلب الصيدلة والطب درجات عالية في الكيمياء والأحياء، وتطلب الهندسة والحاسوب درجات عالية في الرياضيات، ويُطلب للجميع ما يثبت إجادة الإنجليزية (من 6.0 إلى 6.5 في IELTS عادةً). أما البحث فيبدأ بخطة بحثية توافق تخصص أحد المشرفين، وله مواعيد متعددة.',
				en: "Bachelor's students enter once a year, in October, so papers should be ready by spring. Pharmacy and medicine want strength in chemistry and biology, engineering and computing in mathematics, and everyone shows proof of English (usually IELTS 6.0 to 6.5). Research starts from a proposal that matches a supervisor's field, and has several dates.",
			},
		},
		{
			id: 'scholarships',
			question: {
				ar: 'من يستفيد من المنح في USM؟',
				en: 'Who benefits from scholarships at USM?',
			},
			answer: {
				ar: 'طلبة البحث قبل غيرهم، إذ تخصهم الجامعة بزمالات تنافسية، ثم طلبة الماجستير والدكتوراه عمومًا، ولهم منحة ماليزيا الدولية (MIS). ولا نَعِد طلبة البكالوريوس بمنحة، لكن رسوم الجامعات الحكومية وتكاليف المعيشة في بينانغ تخفف العبء.',
				en: "Research students above all, for whom the university keeps competitive fellowships, then master's and PhD students in general with the Malaysia International Scholarship (MIS). We promise undergraduates no award, yet public fees and Penang prices lighten the load.",
			},
		},
		{
			id: 'campus-life',
			question: {
				ar: 'كيف الحياة الطلابية في بينانغ؟',
				en: 'What is student life in Penang like?',
			},
			answer: {
				ar: 'هادئة نهارًا بين القاعات والحديقة، وعامرة مساءً بأسواق الطعام. وفي الحرم «ديسا سيسوا»، أي قرى السكن الطلابي، وحافلات تصل بينها وبين الكليات. تكثر المساجد والمطاعم الحلال في الجزيرة، ومن يدرس الهندسة يعيش في بلدة نيبونغ تيبال الصغيرة، ومن يدرس الطب يعيش في كلنتان المحافظة.',
				en: 'Calm by day between lecture rooms and garden, lively in the evening at the food markets. Student villages called desasiswa stand on the campus, with buses between them and the schools. Mosques and halal restaurants are plentiful on the island; engineers live in the small town of Nibong Tebal and medical students in conservative Kelantan.',
			},
		},
	],
	photos: [
		{
			scene: 'campus-usm',
			alt: {
				ar: 'قاعة توانكو سيد بوترا بسقفها العريض وأمامها ساحة خضراء.',
				en: 'Dewan Tuanku Syed Putra with its broad roof behind a green lawn.',
			},
		},
		{
			scene: 'campus-usm-2',
			alt: {
				ar: 'مكتبة حمزة سندوت تظللها أشجار المطر.',
				en: 'The Hamzah Sendut Library in the shade of rain trees.',
			},
		},
		{
			scene: 'campus-usm-3',
			alt: {
				ar: 'بحيرة هارابان في حرم مندن وحولها ممشى وأشجار.',
				en: 'Harapan lake on the Minden campus, with a path and trees around it.',
			},
		},
	],
	videoUrl: null,
	related: [
		'university-of-malaya',
		'universiti-kebangsaan-malaysia',
		'universiti-teknologi-malaysia',
	],
} satisfies University
