import { accreditation } from '../accreditation.ts'
import type { University } from '../schema.ts'
import { sharedLines } from '../shared-lines.ts'

export default {
	id: 'universiti-kebangsaan-malaysia',
	code: 'ukm',
	name: { ar: 'الجامعة الوطنية الماليزية', en: 'Universiti Kebangsaan Malaysia' },
	shortName: 'UKM',
	type: 'public',
	location: 'bangi',
	area: {
		ar: 'بندر بارو بانغي، على بعد نحو 35 كم جنوب كوالالمبور، ولعلومها الصحية مقارّ في كوالالمبور',
		en: 'Bandar Baru Bangi, about 35 km south of Kuala Lumpur; health campuses in Kuala Lumpur',
	},
	crest: 'crest-ukm',
	aliases: [
		'UKM',
		'National University of Malaysia',
		'The National University of Malaysia',
		'Kebangsaan',
		'UKM Bangi',
		'الجامعة الوطنية',
		'جامعة كيبانغسان',
		'جامعة كيبانغسان ماليزيا',
		'جامعة ماليزيا الوطنية',
		'يو كي إم',
	],
	established: { value: 1970, confidence: 'verified' },
	students: { value: 39500, confidence: 'verified' },
	rating: { value: 4.7, confidence: 'estimate' },
	qs: { rank: 126, confidence: 'verified' },
	tuition: { min: 12000, max: 22000, confidence: 'estimate' },
	registration: {
		master: 1410,
		phd: 1710,
		source: {
			ar: 'جداول رسوم كلية العلوم الصحية في الجامعة',
			en: "Fee sheets of the university's health sciences faculty",
		},
		confidence: 'verified',
	},
	programmeNames: [
		{ name: { ar: 'الطب', en: 'Medicine' }, field: 'medicine' },
		{ name: { ar: 'طب الأسنان', en: 'Dentistry' } },
		{
			name: { ar: 'الهندسة والبيئة العمرانية', en: 'Engineering and Built Environment' },
			field: 'engineering',
		},
		{
			name: { ar: 'الحوسبة وتقنية المعلومات', en: 'Computing and Information Technology' },
			field: 'computing',
		},
		{ name: { ar: 'الأعمال والاقتصاد', en: 'Business and Economics' }, field: 'business' },
		{ name: { ar: 'القانون', en: 'Law' }, field: 'law' },
		{ name: { ar: 'الدراسات الإسلامية', en: 'Islamic Studies' } },
	],
	summary: {
		ar: 'الثانية في ماليزيا وفي المركز 126 عالميًا (QS 2026): جامعة حكومية في بانغي، لها مستشفى تعليمي وكلية للدراسات الإسلامية.',
		en: 'Second in Malaysia and 126th worldwide (QS 2026): a public university in Bangi with a teaching hospital and a Faculty of Islamic Studies.',
	},
	description: {
		ar: 'في 18 مايو 1970 قامت الجامعة الوطنية الماليزية استجابةً لمطلب شعبي بإنشاء جامعة تدرّس بلغة البلاد. وبعد أكثر من نصف قرن يضعها تصنيف QS العالمي لعام 2026 في المركز 126، والثانية على مستوى ماليزيا. ضمّت عام 2022 نحو 39,500 طالب وطالبة، قرابة 4,900 منهم جاؤوا من 66 دولة، وللعرب في دراساتها العليا حضور واضح. تمتد مبانيها الرئيسية على تلال بانغي، أما العلوم الصحية والمستشفى التعليمي ففي كوالالمبور، ولها فرع في الدوحة منذ 2023.',
		en: 'Universiti Kebangsaan Malaysia came into being on 18 May 1970, in answer to a public call for a university that would teach in the national language. More than half a century later the QS World University Rankings 2026 place it 126th, second in Malaysia. In 2022 it had about 39,500 students, some 4,900 of them from 66 countries, and Arab students are a visible part of its graduate schools. The main buildings spread over the hills of Bangi; health sciences and the teaching hospital are in Kuala Lumpur, and a branch has operated in Doha since 2023.',
	},
	scholarships: {
		ar: `مساعدات بحثية يصرفها المشرفون من مشاريعهم لطلبة الدراسات العليا. ${sharedLines.malaysiaInternationalScholarship.ar}`,
		en: `Supervisors pay graduate research assistants from their project grants. ${sharedLines.malaysiaInternationalScholarship.en}`,
	},
	accreditation: {
		ar: `${sharedLines.selfAccrediting.ar}، واعتراف مهني بالطب والقانون`,
		en: `${sharedLines.selfAccrediting.en}, with professional recognition for medicine and law`,
	},
	accreditations: [
		accreditation.selfAccrediting,
		accreditation.engineering,
		accreditation.medicine,
		accreditation.law,
	],
	intakes: { ar: 'أكتوبر ومارس', en: 'October and March' },
	intakeMonths: { bachelor: [3, 10], postgraduate: [3, 10] },
	highlights: [
		{
			ar: 'الثانية في ماليزيا، وفي المركز 126 عالميًا (QS 2026)',
			en: 'Second in Malaysia and 126th in the world (QS 2026)',
		},
		{
			ar: 'قرابة 4,900 من الطلبة الدوليين، من 66 دولة (2022)',
			en: 'Some 4,900 international students from 66 countries (2022)',
		},
		{
			ar: 'مستشفى تعليمي تملكه الجامعة في تشيراس بكوالالمبور',
			en: 'A teaching hospital of its own in Cheras, Kuala Lumpur',
		},
		{
			ar: 'كلية للدراسات الإسلامية يقصدها طلبة عرب كثيرون',
			en: 'A Faculty of Islamic Studies that draws many Arab students',
		},
		{
			ar: 'فرع في الدوحة بدأ عام 2023',
			en: 'A branch campus in Doha, opened in 2023',
		},
	],
	advantages: {
		academicExcellence: {
			title: {
				ar: 'من الطب إلى الدراسات الإسلامية',
				en: 'From medicine to Islamic studies',
			},
			description: {
				ar: 'تجتمع في هذه الجامعة كليات الطب وطب الأسنان والهندسة والقانون والدراسات الإسلامية. ولبرنامج القانون اعتراف من مجلس تأهيل مهنة المحاماة، ولبرنامج الطب اعتراف من المجلس الطبي. وصفة الاعتماد الذاتي تتيح للجامعة اعتماد برامجها بنفسها تحت رقابة هيئة المؤهلات.',
				en: 'Medicine, dentistry, engineering, law and Islamic studies all belong to this one university. The law degree is recognised by the Legal Profession Qualifying Board and the medical degree by the Medical Council. Self-accrediting status lets it approve its own programmes under the eye of the MQA.',
			},
			benefits: [
				{
					ar: 'بكالوريوس قانون معترف به مهنيًا في 4 سنوات',
					en: 'A professionally recognised law degree in four years',
				},
				{
					ar: 'سنوات سريرية في مستشفى الجامعة نفسها',
					en: "Clinical years in the university's own hospital",
				},
				{
					ar: 'بكالوريوس الدراسات الإسلامية بنحو 12,000 رينغيت سنويًا',
					en: 'Islamic Studies at an estimated RM 12,000 a year',
				},
			],
		},
		industryConnections: {
			title: {
				ar: 'مستشفى ومحاكم ومصانع في محيط واحد',
				en: 'Hospital, courts and factories within reach',
			},
			description: {
				ar: 'يتدرب طلبة الطب والعلوم الصحية في المستشفى التعليمي بتشيراس. وبانغي نفسها محاطة بمناطق صناعية وتقنية، وبوتراجايا ومحاكمها على مسافة قصيرة. فيمكن إيجاد تدريب عملي من دون تغيير السكن.',
				en: 'Medical and health students train at the teaching hospital in Cheras. Bangi is surrounded by industrial and technology parks, and Putrajaya with its courts is a short drive away. An internship need not mean moving house.',
			},
			benefits: [
				{
					ar: 'تدريب في المستشفى لطلبة العلوم الصحية',
					en: 'Hospital placements for students of the health sciences',
				},
				{
					ar: 'مصانع ومراكز أبحاث في بانغي وكاجانغ',
					en: 'Factories and research institutes in Bangi and Kajang',
				},
				{
					ar: 'صلة بالخليج عبر فرع الدوحة',
					en: 'A link to the Gulf through the Doha branch',
				},
			],
		},
		researchOpportunities: {
			title: {
				ar: 'وجهة مألوفة لطلبة الدكتوراه العرب',
				en: 'Familiar ground for Arab doctoral students',
			},
			description: {
				ar: 'تحمل الجامعة صفة جامعة بحثية، ويقصدها كثير من الطلبة العرب لإكمال دراساتهم العليا. ومدة الدكتوراه 3 سنوات في الهندسة أو القانون أو العلوم الصحية أو الدراسات الإسلامية. ويعمل بعض الطلبة مساعدين لدى مشرفيهم فيكسبون خبرة ودخلًا.',
				en: 'UKM holds research-university status, and many Arab students come here for their graduate years. A PhD in engineering, law, health sciences or Islamic studies takes three years. Some students work as assistants to their supervisors and gain both experience and income.',
			},
			benefits: [
				{
					ar: 'دكتوراه الدراسات الإسلامية بنحو 13,000 رينغيت سنويًا',
					en: 'A PhD in Islamic Studies at an estimated RM 13,000 a year',
				},
				{
					ar: 'وظائف مساعدي بحث من منح المشرفين',
					en: "Assistant posts paid from supervisors' grants",
				},
				{
					ar: 'زملاء عرب سبقوا إلى التجربة، ونصيحتهم قريبة',
					en: 'Arab colleagues who have been through it and share advice',
				},
			],
		},
		campusLife: {
			title: {
				ar: 'تلال بانغي وغابتها',
				en: 'The hills and forest of Bangi',
			},
			description: {
				ar: 'تجاور الحرم غابة محمية، فصوت الطيور أعلى من صوت السيارات، والطريق بين الكليات صعود ونزول. وعند المدخل قرص نحاسي ضخم (غونغ) أمام قاعة DECTAR، وهو أول ما يُصوَّر يوم التخرج. وبانغي مدينة ملايوية محافظة، كثيرة المساجد والمطاعم، والمعيشة فيها أرخص منها في العاصمة.',
				en: 'A forest reserve borders the campus, so birds are louder than cars and every walk between faculties goes up or down. By the main entrance a giant gong stands before the DECTAR hall, the first thing graduates photograph on their day. Bangi is a conservative Malay town with many mosques and eating places, and cheaper than the capital.',
			},
			benefits: [
				{
					ar: 'محطة UKM لقطار KTM كوميوتر إلى كوالالمبور',
					en: 'A KTM Komuter station named UKM, with trains to Kuala Lumpur',
				},
				{
					ar: 'مجمّعات سكن جامعي داخل الحرم',
					en: 'Residential colleges on campus',
				},
				{
					ar: 'مدينة محافظة تناسب حياة الأسر',
					en: 'A conservative, family-minded town',
				},
				{
					ar: 'مسارات مشي في الغابة المحمية',
					en: 'Walking trails in the forest reserve',
				},
			],
		},
	},
	programmes: {
		bachelor: [
			{
				code: 'ukm.b1',
				name: { ar: 'دكتور في الطب (MD)', en: 'Doctor of Medicine (MD)' },
				years: 5,
				annualFee: 54000,
				type: 'full-time',
				fields: ['medicine'],
				confidence: 'estimate',
				feeMargin: { low: 0, high: 0.5 },
				note: {
					ar: 'قد تزيد الرسوم المعلنة للطب على هذا التقدير، ونراجعها مع الجامعة قبل التقديم',
					en: 'The published fee for medicine may exceed this estimate; we check it with UKM before you apply',
				},
			},
			{
				code: 'ukm.b2',
				name: {
					ar: 'بكالوريوس الهندسة الكهربائية والإلكترونية',
					en: 'Bachelor of Electrical and Electronic Engineering',
				},
				years: 4,
				annualFee: 18000,
				type: 'full-time',
				fields: ['engineering'],
				confidence: 'estimate',
			},
			{
				code: 'ukm.b3',
				name: { ar: 'بكالوريوس القانون', en: 'Bachelor of Laws' },
				years: 4,
				annualFee: 16500,
				type: 'full-time',
				fields: ['law'],
				confidence: 'estimate',
			},
			{
				code: 'ukm.b4',
				name: { ar: 'بكالوريوس علوم الحاسوب', en: 'Bachelor of Computer Science' },
				years: 4,
				annualFee: 16000,
				type: 'full-time',
				fields: ['computing'],
				confidence: 'estimate',
			},
			{
				code: 'ukm.b5',
				name: { ar: 'بكالوريوس إدارة الأعمال', en: 'Bachelor of Business Administration' },
				years: 3,
				annualFee: 14500,
				type: 'full-time',
				fields: ['business'],
				confidence: 'estimate',
			},
			{
				code: 'ukm.b6',
				name: { ar: 'بكالوريوس الدراسات الإسلامية', en: 'Bachelor of Islamic Studies' },
				years: 4,
				annualFee: 12000,
				type: 'full-time',
				fields: [],
				confidence: 'estimate',
			},
		],
		master: [
			{
				code: 'ukm.m1',
				name: { ar: 'ماجستير إدارة الأعمال (MBA)', en: 'Master of Business Administration (MBA)' },
				years: 1.5,
				annualFee: 22000,
				type: 'full-time',
				fields: ['business'],
				confidence: 'estimate',
			},
			{
				code: 'ukm.m2',
				name: { ar: 'ماجستير المحاسبة', en: 'Master of Accounting' },
				years: 1.5,
				annualFee: 20000,
				type: 'full-time',
				fields: ['business'],
				confidence: 'verified',
			},
			{
				code: 'ukm.m3',
				name: {
					ar: 'ماجستير العلوم الصحية بالبحث',
					en: 'Master of Health Sciences by research',
				},
				years: 2,
				annualFee: 21400,
				type: 'full-time',
				fields: [],
				confidence: 'estimate',
			},
			{
				code: 'ukm.m4',
				name: { ar: 'ماجستير القانون', en: 'Master of Laws' },
				years: 1.5,
				annualFee: 16500,
				type: 'full-time',
				fields: ['law'],
				confidence: 'estimate',
			},
		],
		phd: [
			{
				code: 'ukm.p1',
				name: { ar: 'دكتوراه الفلسفة في الهندسة', en: 'Doctor of Philosophy (Engineering)' },
				years: 3,
				annualFee: 15000,
				type: 'full-time',
				fields: ['engineering'],
				confidence: 'estimate',
			},
			{
				code: 'ukm.p2',
				name: {
					ar: 'دكتوراه الفلسفة في العلوم الصحية',
					en: 'Doctor of Philosophy (Health Sciences)',
				},
				years: 3,
				annualFee: 22100,
				type: 'full-time',
				fields: [],
				confidence: 'estimate',
			},
			{
				code: 'ukm.p3',
				name: { ar: 'دكتوراه الفلسفة في القانون', en: 'Doctor of Philosophy (Law)' },
				years: 3,
				annualFee: 14000,
				type: 'full-time',
				fields: ['law'],
				confidence: 'estimate',
			},
			{
				code: 'ukm.p4',
				name: {
					ar: 'دكتوراه الفلسفة في الدراسات الإسلامية',
					en: 'Doctor of Philosophy (Islamic Studies)',
				},
				years: 3,
				annualFee: 13000,
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
				ar: 'ما شروط الالتحاق بالجامعة الوطنية الماليزية؟',
				en: "What are UKM's entry requirements?",
			},
			answer: {
				ar: 'المنافسة على البكالوريوس قوية، فيُنظر إلى معدل الثانوية أولًا ثم إلى درجة اللغة الإنجليزية. وتُدرَّس بعض مقررات البكالوريوس بالملايوية، ولذلك نتحقق من لغة البرنامج قبل التقديم. وللدكتوراه يُطلب ماجستير ومقترح بحثي، ويُستحسن التواصل المبكر مع مشرف. وتبدأ الدراسة في أكتوبر أو مارس.',
				en: "Bachelor's places are contested, so school marks come first and the English score second. Some undergraduate courses are taught in Malay, which is why we check the language of a programme before applying. A PhD needs a master's degree and a research proposal, and early contact with a supervisor helps. Students start in October or March.",
			},
		},
		{
			id: 'scholarships',
			question: {
				ar: 'هل توجد منح للطلبة العرب في UKM؟',
				en: 'Are there scholarships for Arab students at UKM?',
			},
			answer: {
				ar: 'فرص البكالوريوس قليلة، والدعم يتركز في الدراسات العليا. الطريق الأول هو العمل مع المشرف في مشروع بحثي مموّل، والثاني منحة ماليزيا الدولية (MIS). وكثير من الطلبة العرب يأتون بابتعاث من جامعاتهم أو وزاراتهم.',
				en: "Little at bachelor's level; support is concentrated on postgraduates. One way is to work with a supervisor on a funded project, another is the Malaysia International Scholarship (MIS). Many Arab students come sponsored by their home university or ministry.",
			},
		},
		{
			id: 'campus-life',
			question: {
				ar: 'كيف يكون السكن والتنقل في بانغي؟',
				en: 'What are housing and transport like in Bangi?',
			},
			answer: {
				ar: 'تُعطى الأولوية في السكن داخل الحرم عادةً لطلبة البكالوريوس، ويستأجر طلبة الدراسات العليا وأسرهم بيوتًا وشققًا في بانغي وكاجانغ. وتدور حافلات داخل الحرم لأن التلال تطيل الطريق. أما من تقع كليته في كوالالمبور فالأنسب له السكن قرب تشيراس.',
				en: 'Undergraduates usually come first for rooms on campus, while postgraduates and their families rent houses and flats in Bangi and Kajang. Buses circle the grounds because the hills make every distance longer. Those whose faculty is in Kuala Lumpur do better to live near Cheras.',
			},
		},
	],
	photos: [
		{
			scene: 'campus-ukm',
			alt: {
				ar: 'قرص نحاسي ضخم (غونغ) معلق أمام قاعة الاحتفالات DECTAR عند مدخل الجامعة.',
				en: 'A giant gong hanging before the DECTAR convocation hall at the university entrance.',
			},
		},
		{
			scene: 'campus-ukm-2',
			alt: {
				ar: 'مبنى رئاسة الجامعة على قمة تل يطل على غابة بانغي المحمية.',
				en: 'The chancellery on a hilltop above the Bangi forest reserve.',
			},
		},
	],
	videoUrl: null,
	related: ['university-of-malaya', 'universiti-putra-malaysia', 'universiti-sains-malaysia'],
} satisfies University
