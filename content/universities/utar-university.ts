import { accreditation } from '../accreditation.ts'
import type { University } from '../schema.ts'
import { sharedLines } from '../shared-lines.ts'

export default {
	id: 'utar-university',
	code: 'utar',
	name: { ar: 'جامعة تونكو عبد الرحمن', en: 'Universiti Tunku Abdul Rahman' },
	shortName: 'UTAR',
	type: 'private',
	location: 'kuala-lumpur',
	area: {
		ar: 'بندر سونغاي لونغ، كاجانغ (كوالالمبور الكبرى)، والحرم الرئيسي في كامبار بولاية بيراق',
		en: 'Bandar Sungai Long, Kajang (Greater Kuala Lumpur); main campus in Kampar, Perak',
	},
	crest: 'crest-utar',
	aliases: [
		'UTAR',
		'Tunku Abdul Rahman University',
		'UTAR Kampar',
		'UTAR Sungai Long',
		'يوتار',
		'جامعة يوتار',
		'جامعة تنكو عبد الرحمن',
		'جامعة تونكو عبدالرحمن',
	],
	established: { value: 2002, confidence: 'verified' },
	students: { value: 21000, confidence: 'verified' },
	rating: { value: 4.4, confidence: 'estimate' },
	qs: null,
	tuition: { min: 16000, max: 24000, confidence: 'estimate' },
	programmeNames: [
		{ name: { ar: 'الطب', en: 'Medicine' }, field: 'medicine' },
		{ name: { ar: 'الهندسة الكيميائية', en: 'Chemical Engineering' }, field: 'engineering' },
		{ name: { ar: 'الهندسة الميكانيكية', en: 'Mechanical Engineering' }, field: 'engineering' },
		{
			name: { ar: 'الحوسبة وتقنية المعلومات', en: 'Computing and Information Technology' },
			field: 'computing',
		},
		{ name: { ar: 'الأعمال والمالية', en: 'Business and Finance' }, field: 'business' },
		{ name: { ar: 'المحاسبة', en: 'Accounting' } },
		{ name: { ar: 'العلوم الاكتوارية', en: 'Actuarial Science' } },
	],
	summary: {
		ar: 'جامعة خاصة غير ربحية تقدّم أكثر من 100 برنامج في كامبار وسونغاي لونغ، ورسوم معظمها نحو 16,000 إلى 24,000 رينغيت سنويًا.',
		en: 'Over 100 programmes in Kampar and Sungai Long at a not-for-profit private university, most at an estimated RM 16,000 to 24,000 a year.',
	},
	description: {
		ar: 'استقبلت جامعة تونكو عبد الرحمن دفعتها الأولى في يونيو 2002، ولم تزد يومها على 411 طالبًا وطالبة. وفي 2023 تجاوز العدد 21,000 موزعين على تسع كليات وأكثر من 100 برنامج. وهي جامعة غير ربحية تديرها مؤسسة تعليمية، وتحمل اسم أول رئيس وزراء لماليزيا. حرمها الرئيسي في كامبار، بلدة القصدير القديمة في ولاية بيراق، والثاني في سونغاي لونغ قرب كاجانغ، جنوب شرق كوالالمبور.',
		en: "Universiti Tunku Abdul Rahman opened in June 2002 with just 411 students. By 2023 there were more than 21,000, spread over nine faculties and over 100 programmes. It is a not-for-profit institution run by an education foundation and named after Malaysia's first prime minister. The main campus is in Kampar, an old tin-mining town in Perak; the other is in Sungai Long near Kajang, south-east of Kuala Lumpur.",
	},
	scholarships: {
		ar: 'منح للمتفوقين عند الالتحاق بالبكالوريوس، ومنح بحثية لطلبة الماجستير والدكتوراه.',
		en: "Merit awards on entry to a bachelor's degree, and research scholarships for postgraduates.",
	},
	accreditation: {
		ar: `${sharedLines.registered.ar}، وتراجعها أكثر من 20 جهة مهنية`,
		en: `${sharedLines.registered.en}, audited by more than 20 professional bodies`,
	},
	accreditations: [
		accreditation.registered,
		accreditation.engineering,
		accreditation.medicine,
		accreditation.accounting,
	],
	intakes: {
		ar: 'فبراير ويونيو وأكتوبر تقريبًا (فصول ثلاثية)، والطب في سبتمبر',
		en: 'Roughly February, June and October (trimesters); MBBS in September',
	},
	intakeMonths: { bachelor: [2, 6, 10], postgraduate: [2, 6, 10] },
	highlights: [
		{
			ar: 'تديرها مؤسسة تعليمية لا تسعى إلى الربح',
			en: 'Run by an education foundation, not for profit',
		},
		{
			ar: 'حرم رئيسي في كامبار وآخر في سونغاي لونغ بوادي كلانغ',
			en: 'Main campus in Kampar, a second in Sungai Long in the Klang Valley',
		},
		{
			ar: 'تسع كليات وأكثر من 100 برنامج دراسي',
			en: 'Nine faculties with more than 100 programmes',
		},
		{
			ar: 'أكثر من 20 جهة مهنية، ماليزية ودولية، تدقّق برامجها',
			en: 'Audited by over 20 professional bodies from Malaysia and abroad',
		},
		{
			ar: 'الجائزة الذهبية لجمعية المعماريين الماليزيين لحرم كامبار (فئة التعليم، 2013)',
			en: 'Malaysian Institute of Architects gold award for the Kampar campus (education, 2013)',
		},
	],
	advantages: {
		academicExcellence: {
			title: {
				ar: 'برامج تدقّقها المهنة نفسها',
				en: 'Degrees audited by the professions',
			},
			description: {
				ar: 'لا تكتفي الجامعة باعتماد الدولة، بل تعرض برامجها على أكثر من 20 جهة مهنية داخل ماليزيا وخارجها. ومنها مجلس الاعتماد الهندسي والمجلس الطبي الماليزي وجمعية المحاسبين ACCA. وبذلك تُقاس المقررات منذ الفصل الأول بما تطلبه المهنة.',
				en: 'State approval is only the start: more than 20 professional bodies in Malaysia and abroad audit what is taught. Among them are the Engineering Accreditation Council, the Malaysian Medical Council and ACCA. From the first term, courses are measured against what the profession wants.',
			},
			benefits: [
				{
					ar: 'هندسة البرمجيات أو المحاسبة أو العلوم الاكتوارية في 3 سنوات',
					en: 'Software engineering, accounting or actuarial science in three years',
				},
				{
					ar: 'طب وجراحة في 5 سنوات باعتراف المجلس الطبي',
					en: 'A five-year MBBS recognised by the Medical Council',
				},
				{
					ar: 'هندسة كيميائية وميكانيكية في 4 سنوات بنحو 20,000 رينغيت سنويًا',
					en: 'Four-year chemical and mechanical engineering at an estimated RM 20,000 a year',
				},
			],
		},
		industryConnections: {
			title: {
				ar: 'سونغاي لونغ: دراسة على مشارف العاصمة',
				en: 'Sungai Long: study at the edge of the capital',
			},
			description: {
				ar: 'يضم حرم سونغاي لونغ تخصصات الطب والهندسة والمحاسبة، فيكون طلبتها قريبين من مكاتب وادي كلانغ ومستشفياته وقت البحث عن التدريب العملي. ويربط خط MRT كاجانغ بوسط كوالالمبور.',
				en: 'Medicine, engineering and accounting are taught at Sungai Long, which puts their students near the offices and hospitals of the Klang Valley when it is time to look for an internship. The MRT line from Kajang runs to the city centre.',
			},
			benefits: [
				{
					ar: 'سوق عمل وادي كلانغ يسهل الوصول إليه كل يوم',
					en: 'The Klang Valley job market within commuting distance',
				},
				{
					ar: 'محاسبة في 3 سنوات تعترف بها جمعية ACCA',
					en: 'A three-year accounting degree that ACCA recognises',
				},
				{
					ar: 'تخصص اكتواري يطلبه قطاع التأمين والمصارف',
					en: 'Actuarial training that insurers and banks ask for',
				},
			],
		},
		researchOpportunities: {
			title: {
				ar: 'بحث برسوم في المتناول',
				en: 'Research at a manageable price',
			},
			description: {
				ar: 'تبدأ رسوم الماجستير بالبحث من نحو 12,000 رينغيت سنويًا، والدكتوراه من نحو 13,000. ويشمل ذلك العلوم الهندسية وعلوم الحاسوب والعلوم الطبية. وتخفف المنح البحثية التكلفة عمن يحصل عليها.',
				en: "Estimated fees begin at RM 12,000 a year for a research master's and RM 13,000 for a doctorate. The choice covers engineering science, computer science and the medical sciences. Research scholarships bring the cost down further for those who win one.",
			},
			benefits: [
				{
					ar: 'ماجستير علوم الحاسوب في سنتين',
					en: 'A Master of Computer Science in two years',
				},
				{
					ar: 'دكتوراه في العلوم الطبية خلال 3 سنوات',
					en: 'A PhD in medical sciences in three years',
				},
				{
					ar: 'منح بحثية مخصصة للدراسات العليا',
					en: 'Scholarships set aside for postgraduate research',
				},
			],
		},
		campusLife: {
			title: {
				ar: 'بلدة جامعية بين بحيرات القصدير',
				en: 'A college town among old tin lakes',
			},
			description: {
				ar: 'كامبار بلدة صغيرة تعيش على إيقاع الفصول الدراسية، وقد صارت مناجم القصدير فيها بحيرات تحيط بمباني الجامعة. تصلها قطارات ETS من كوالالمبور في نحو ساعتين. ويستأجر معظم الطلبة غرفًا في بيوت مجاورة، ويذهبون إلى المحاضرات سيرًا أو بالدراجة.',
				en: "Kampar is a small town that lives by the academic calendar, and its former tin mines are now lakes around the university's buildings. ETS trains from Kuala Lumpur take about two hours. Most students rent rooms in houses nearby and go to class on foot or by bicycle.",
			},
			benefits: [
				{
					ar: 'إيجارات البلدة أقل كثيرًا من إيجارات العاصمة',
					en: 'Town rents well below those of the capital',
				},
				{
					ar: 'حرم حائز على جائزة معمارية ذهبية',
					en: 'A campus with a gold award for its architecture',
				},
				{
					ar: 'تلال كاجانغ ومسارات المشي خلف حرم سونغاي لونغ',
					en: 'The Kajang hills and their trails behind Sungai Long',
				},
				{
					ar: 'إيبوه، بمطاعمها وكهوفها، قريبة بالقطار',
					en: 'Ipoh, its food and its caves, a short train ride away',
				},
			],
		},
	},
	programmes: {
		bachelor: [
			{
				code: 'utar.b1',
				name: {
					ar: 'بكالوريوس الطب والجراحة (MBBS)',
					en: 'Bachelor of Medicine and Bachelor of Surgery (MBBS)',
				},
				years: 5,
				annualFee: 54000,
				type: 'full-time',
				fields: ['medicine'],
				confidence: 'estimate',
				feeMargin: { low: 0, high: 0.5 },
				intakeMonths: [9],
				note: {
					ar: 'رقم تقديري، ورسوم الطب المعلنة كثيرًا ما تتجاوزه، فنتحقق من الرقم الحالي قبل التقديم',
					en: 'An estimate: published fees for medicine are often higher, so we confirm the current figure first',
				},
			},
			{
				code: 'utar.b2',
				name: {
					ar: 'بكالوريوس الهندسة الكيميائية',
					en: 'Bachelor of Chemical Engineering with Honours',
				},
				years: 4,
				annualFee: 20000,
				type: 'full-time',
				fields: ['engineering'],
				confidence: 'estimate',
			},
			{
				code: 'utar.b3',
				name: {
					ar: 'بكالوريوس الهندسة الميكانيكية',
					en: 'Bachelor of Mechanical Engineering with Honours',
				},
				years: 4,
				annualFee: 20000,
				type: 'full-time',
				fields: ['engineering'],
				confidence: 'estimate',
			},
			{
				code: 'utar.b4',
				name: { ar: 'بكالوريوس هندسة البرمجيات', en: 'BSc (Hons) Software Engineering' },
				years: 3,
				annualFee: 18500,
				type: 'full-time',
				fields: ['engineering', 'computing'],
				confidence: 'estimate',
			},
			{
				code: 'utar.b5',
				name: { ar: 'بكالوريوس المحاسبة', en: 'Bachelor of Accounting (Honours)' },
				years: 3,
				annualFee: 17500,
				type: 'full-time',
				fields: ['business'],
				confidence: 'estimate',
			},
			{
				code: 'utar.b6',
				name: { ar: 'بكالوريوس العلوم الاكتوارية', en: 'BSc (Hons) Actuarial Science' },
				years: 3,
				annualFee: 18000,
				type: 'full-time',
				fields: ['business'],
				confidence: 'estimate',
			},
		],
		master: [
			{
				code: 'utar.m1',
				name: { ar: 'ماجستير إدارة الأعمال (MBA)', en: 'Master of Business Administration (MBA)' },
				years: 1.5,
				annualFee: 20000,
				type: 'full-time',
				fields: ['business'],
				confidence: 'estimate',
			},
			{
				code: 'utar.m2',
				name: {
					ar: 'ماجستير العلوم الهندسية (بالبحث)',
					en: 'Master of Engineering Science (by research)',
				},
				years: 2,
				annualFee: 12000,
				type: 'full-time',
				fields: ['engineering'],
				confidence: 'estimate',
			},
			{
				code: 'utar.m3',
				name: { ar: 'ماجستير علوم الحاسوب', en: 'Master of Computer Science' },
				years: 2,
				annualFee: 12500,
				type: 'full-time',
				fields: ['computing'],
				confidence: 'estimate',
			},
		],
		phd: [
			{
				code: 'utar.p1',
				name: { ar: 'دكتوراه الفلسفة في الهندسة', en: 'Doctor of Philosophy (Engineering)' },
				years: 3,
				annualFee: 13000,
				type: 'full-time',
				fields: ['engineering'],
				confidence: 'estimate',
			},
			{
				code: 'utar.p2',
				name: {
					ar: 'دكتوراه الفلسفة في علوم الحاسوب',
					en: 'Doctor of Philosophy (Computer Science)',
				},
				years: 3,
				annualFee: 13000,
				type: 'full-time',
				fields: ['computing'],
				confidence: 'estimate',
			},
			{
				code: 'utar.p3',
				name: {
					ar: 'دكتوراه الفلسفة في العلوم الطبية',
					en: 'Doctor of Philosophy (Medical Sciences)',
				},
				years: 3,
				annualFee: 14000,
				type: 'full-time',
				fields: ['medicine'],
				confidence: 'estimate',
			},
		],
	},
	faq: [
		{
			id: 'admission',
			question: {
				ar: 'ما المطلوب للتسجيل في جامعة تونكو عبد الرحمن؟',
				en: 'What do I need to enrol at UTAR?',
			},
			answer: {
				ar: 'تُقبل الثانوية المعادلة للمستوى ما قبل الجامعي في ماليزيا، وإلا فالسنة التأسيسية أولًا. وللعلوم الاكتوارية وهندسة البرمجيات تُشترط درجة جيدة في الرياضيات، وللطب درجات عالية في الأحياء والكيمياء ثم مقابلة. تبدأ الدراسة مع أحد الفصول الثلاثية، إلا الطب فموعده سبتمبر.',
				en: "A school certificate equal to Malaysia's pre-university level is accepted; otherwise a foundation year comes first. Actuarial science and software engineering want a good mark in mathematics, medicine high marks in biology and chemistry and then an interview. Classes start with any trimester, except medicine, which begins in September.",
			},
		},
		{
			id: 'scholarships',
			question: {
				ar: 'ما المنح المتاحة في UTAR؟',
				en: 'Which scholarships does UTAR offer?',
			},
			answer: {
				ar: 'منح للمتفوقين عند الالتحاق، ومنح بحثية لمن يكمل بعد البكالوريوس. والجامعة غير ربحية، فرسومها الأساسية منخفضة أصلًا قياسًا إلى كثير من الجامعات الخاصة. ونراجع شروط المنح المفتوحة قبل كل فصل لأنها قد تتغير.',
				en: "Merit scholarships for high marks on entry, and research scholarships for those who go on after the bachelor's. As a not-for-profit university it already charges less than many private ones. We check which awards are open before each trimester, because the terms can change.",
			},
		},
		{
			id: 'campus-life',
			question: {
				ar: 'كامبار أم سونغاي لونغ: أين تكون الدراسة؟',
				en: 'Kampar or Sungai Long: where would I live and study?',
			},
			answer: {
				ar: 'البرنامج هو الذي يحدد الحرم. في كامبار هدوء البلدات الصغيرة ومصروف أقل، ووجوه تصبح مألوفة سريعًا. أما سونغاي لونغ فضاحية قريبة من العاصمة، مطاعمها ومراكز التسوق فيها أكثر، وإيجارها أعلى قليلًا.',
				en: 'The programme decides. Kampar has small-town quiet, lower spending and faces that soon become familiar. Sungai Long is a suburb of the capital, with more restaurants and malls and a slightly higher rent.',
			},
		},
	],
	photos: [
		{
			scene: 'campus-utar',
			alt: {
				ar: 'مبانٍ جامعية وقاعة كبرى على ضفة بحيرة في حرم كامبار، وخلفها تلال.',
				en: 'University blocks and a grand hall on the shore of a lake at Kampar, hills behind them.',
			},
		},
		{
			scene: 'campus-utar-2',
			alt: {
				ar: 'أبراج حرم سونغاي لونغ أمام سفوح خضراء.',
				en: 'The towers of the Sungai Long campus against green hillsides.',
			},
		},
	],
	videoUrl: null,
	related: [
		'xiamen-university-malaysia',
		'inti-international-university',
		'universiti-kebangsaan-malaysia',
	],
} satisfies University
