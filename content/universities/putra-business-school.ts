import { accreditation } from '../accreditation.ts'
import type { University } from '../schema.ts'
import { sharedLines } from '../shared-lines.ts'

export default {
	id: 'putra-business-school',
	code: 'pbs',
	name: { ar: 'كلية بوترا للأعمال', en: 'Putra Business School' },
	shortName: 'PBS',
	type: 'private',
	location: 'serdang',
	area: {
		ar: 'داخل حرم جامعة بوترا الماليزية، سردانغ',
		en: 'On the Universiti Putra Malaysia campus, Serdang',
	},
	crest: 'crest-pbs',
	aliases: [
		'PBS',
		'Putra Business School UPM',
		'UPM business school',
		'بترا بزنس سكول',
		'بوترا بزنس سكول',
		'Graduate School of Management UPM',
		'بوترا بزنس سكول',
		'مدرسة بوترا للأعمال',
		'كلية بوترا لإدارة الأعمال',
		'كلية الأعمال بجامعة بوترا',
	],
	established: { value: 2011, confidence: 'verified' },
	students: { value: 2000, confidence: 'estimate' },
	rating: { value: 4.6, confidence: 'estimate' },
	qs: null,
	tuition: { min: 15000, max: 30000, confidence: 'estimate' },
	programmeNames: [
		{
			name: { ar: 'إدارة الأعمال (MBA)', en: 'Business Administration (MBA)' },
			field: 'business',
		},
		{ name: { ar: 'الإدارة', en: 'Management' } },
		{ name: { ar: 'المحاسبة', en: 'Accounting' } },
		{ name: { ar: 'المالية', en: 'Finance' } },
		{ name: { ar: 'التسويق', en: 'Marketing' } },
		{
			name: {
				ar: 'دكتوراه إدارة الأعمال (DBA)',
				en: 'Doctor of Business Administration (DBA)',
			},
			field: 'business',
		},
	],
	summary: {
		ar: 'كلية دراسات عليا في الأعمال داخل حرم جامعة بوترا في سردانغ، معتمدة من AACSB منذ 2012: ماجستير إدارة الأعمال (MBA) وماجستير بالبحث ودكتوراه.',
		en: "A graduate business school on the UPM campus in Serdang, AACSB accredited since 2012: MBA, research master's degrees and PhDs.",
	},
	description: {
		ar: 'لا تدرّس كلية بوترا للأعمال إلا مرحلتي الماجستير والدكتوراه. كانت تُعرف بكلية الدراسات العليا للإدارة في جامعة بوترا الماليزية، ثم استقلت في 6 يوليو 2011 واتخذت اسمها الحالي، وبقي مقرها داخل حرم الجامعة. وبعد عام واحد نالت مع الجامعة اعتماد AACSB، وكانتا أول من حصل عليه في ماليزيا. يستند منهجها إلى فلسفة تسميها «الحوكمة الإنسانية»، وغايتها إعداد قيادات مسؤولة لا تكتفي بإجادة الأرقام.',
		en: "Putra Business School teaches master's and doctoral students only. It was the Graduate School of Management of Universiti Putra Malaysia until 6 July 2011, when it became autonomous under its present name and kept its home on the UPM campus. A year later it earned AACSB accreditation together with UPM, the first in Malaysia to do so. Its teaching rests on what it calls human governance: the aim is responsible leaders, not only managers who are good with figures.",
	},
	scholarships: {
		ar: 'خصومات محدودة من الرسوم ومنح بحثية. وأغلب الدارسين، بحسب تقديرنا، على نفقتهم الخاصة أو مبتعثون من جهة عمل أو حكومة.',
		en: 'Fee rebates are limited, and there are some research grants. By our estimate most students pay for themselves or are sponsored by an employer or a government.',
	},
	accreditation: {
		ar: `${sharedLines.registered.ar}، واعتماد AACSB لكليات الأعمال منذ 2012`,
		en: `${sharedLines.registered.en}, and an AACSB accredited business school since 2012`,
	},
	accreditations: [
		accreditation.registered,
		{
			name: {
				ar: 'جمعية AACSB الدولية لاعتماد كليات الأعمال',
				en: 'AACSB International (business school)',
			},
			confidence: 'verified',
		},
	],
	intakes: {
		ar: 'يناير ومايو وسبتمبر (فصول ثلاثية)',
		en: 'January, May and September (trimesters)',
	},
	intakeMonths: { bachelor: [1, 5, 9], postgraduate: [1, 5, 9] },
	highlights: [
		{
			ar: 'نشأت في جامعة بوترا الماليزية واستقلت عام 2011',
			en: 'Grew out of Universiti Putra Malaysia, autonomous since 2011',
		},
		{
			ar: 'مع جامعة بوترا، أول من نال اعتماد AACSB في ماليزيا',
			en: 'With UPM, the first in Malaysia to earn AACSB accreditation',
		},
		{
			ar: 'سبعة مسارات في ماجستير إدارة الأعمال (2020)',
			en: 'Seven MBA specialisations (2020)',
		},
		{
			ar: 'دكتوراه في الإدارة والمحاسبة والمالية والتسويق',
			en: 'PhDs in management, accounting, finance and marketing',
		},
		{
			ar: 'ثلاثة مواعيد قبول في السنة بنظام الفصول الثلاثية',
			en: 'Three starts a year on a trimester calendar',
		},
	],
	advantages: {
		academicExcellence: {
			title: {
				ar: 'كلية لا يشغلها إلا علم الإدارة',
				en: 'A school with one subject: management',
			},
			description: {
				ar: 'تراجع AACSB مناهج كليات الأعمال وهيئاتها التدريسية دوريًا قبل تجديد اعتمادها، وقد حازت الكلية هذا الاعتماد عام 2012. ولأنها لا تدرّس سوى الأعمال وفي مرحلة الدراسات العليا وحدها، فكل ما لديها مسخّر لطلبة الماجستير والدكتوراه.',
				en: "AACSB reviews a business school's curriculum and faculty at regular intervals before it renews its seal, which the school first earned in 2012. And because it teaches business alone, at graduate level alone, all it has is there for master's and doctoral students.",
			},
			benefits: [
				{
					ar: 'ماجستير إدارة الأعمال أو ماجستير الإدارة في سنة ونصف',
					en: 'An MBA or a Master of Management in a year and a half',
				},
				{
					ar: 'أخلاقيات القيادة محور في المنهج لا مقرر جانبي',
					en: 'Ethical leadership as a thread of the curriculum, not a side course',
				},
				{
					ar: 'مسارات متعددة داخل برنامج MBA واحد',
					en: 'Several specialisations within a single MBA',
				},
			],
		},
		industryConnections: {
			title: {
				ar: 'زملاء جاؤوا من مواقع العمل',
				en: 'Classmates who come from working life',
			},
			description: {
				ar: 'يبتعث أصحاب العمل والحكومات عددًا من الدارسين هنا، وآخرون يستثمرون مدخراتهم في الشهادة. وقد يشغل المقعد المجاور مصرفي أو موظف حكومي أو صاحب شركة صغيرة، ولكلٍّ خبرته التي يضيفها إلى الدرس.',
				en: 'Some students are sent by employers and governments, others put their own savings into the degree. The person in the next seat may be a banker, a civil servant or the owner of a small firm, and each brings experience to the lesson.',
			},
			benefits: [
				{
					ar: 'نقاش في القاعة تغذيه خبرات الدارسين',
					en: 'Discussion fed by what students have seen at work',
				},
				{
					ar: 'شبكة معارف مهنية تبقى بعد التخرج',
					en: 'A circle of professional contacts that outlasts graduation',
				},
				{
					ar: 'بوتراجايا من جهة ووسط كوالالمبور من الأخرى',
					en: 'Putrajaya on one side, central Kuala Lumpur on the other',
				},
			],
		},
		researchOpportunities: {
			title: {
				ar: 'أربعة حقول للدكتوراه',
				en: 'Four fields for a doctorate',
			},
			description: {
				ar: 'تُنجز الدكتوراه في الإدارة أو المالية أو التسويق أو المحاسبة خلال 3 سنوات بدوام كامل. ومن يريد اختبار ميله إلى البحث أولًا يمكنه البدء بماجستير العلوم بالبحث، ومدته سنتان، ثم البناء عليه.',
				en: 'A PhD in management, finance, marketing or accounting takes three years of full-time study. Anyone who would rather test a taste for research first can begin with the two-year Master of Science by research and build on it.',
			},
			benefits: [
				{
					ar: 'دكتوراه بنحو 18,000 رينغيت سنويًا',
					en: 'A PhD at an estimated RM 18,000 a year',
				},
				{
					ar: 'ماجستير بالبحث في المحاسبة أو المالية أو التسويق',
					en: "A research master's in accounting, finance or marketing",
				},
				{
					ar: 'منح بحثية لعدد محدود من الدارسين',
					en: 'Research grants for a limited number of students',
				},
			],
		},
		campusLife: {
			title: {
				ar: 'كلية صغيرة في حرم كبير',
				en: 'A small school on a large campus',
			},
			description: {
				ar: 'يناهز عدد طلبة الكلية ألفين وفق تقديرنا، وحولهم حرم جامعة بوترا بطرقه المشجرة وحقوله، وقد نشأ في الأصل مدرسةً للزراعة. ومن أراد المدينة وجد محطة UPM على خط MRT المتجه إلى كوالالمبور.',
				en: 'By our estimate the school has about two thousand students, and around them lies the UPM campus with its tree-lined roads and fields, which began as a school of agriculture. The UPM station on the MRT line to Kuala Lumpur is there for anyone who wants the city.',
			},
			benefits: [
				{
					ar: 'مساحات خضراء واسعة للمشي والرياضة',
					en: 'Wide green spaces for walking and sport',
				},
				{
					ar: 'أحياء سردانغ المحيطة تناسب من يصطحب أسرته',
					en: 'Serdang neighbourhoods that suit students with families',
				},
				{
					ar: 'قطار MRT إلى العاصمة من دون حاجة إلى سيارة',
					en: 'An MRT ride to the capital, no car needed',
				},
			],
		},
	},
	programmes: {
		bachelor: [
			{
				code: 'pbs.b1',
				name: {
					ar: 'بكالوريوس إدارة الأعمال (تقدمه جامعة بوترا)',
					en: 'Bachelor of Business Administration (offered by UPM)',
				},
				isOfAnother: true,
				years: 4,
				annualFee: 12500,
				type: 'full-time',
				fields: ['business'],
				confidence: 'estimate',
				note: {
					ar: 'القبول والشهادة من جامعة بوترا الماليزية',
					en: 'Admission and degree by Universiti Putra Malaysia',
				},
			},
			{
				code: 'pbs.b2',
				name: {
					ar: 'بكالوريوس المحاسبة (تقدمه جامعة بوترا)',
					en: 'Bachelor of Accounting (offered by UPM)',
				},
				isOfAnother: true,
				years: 4,
				annualFee: 13000,
				type: 'full-time',
				fields: ['business'],
				confidence: 'estimate',
				note: {
					ar: 'القبول والشهادة من جامعة بوترا الماليزية',
					en: 'Admission and degree by Universiti Putra Malaysia',
				},
			},
			{
				code: 'pbs.b3',
				name: {
					ar: 'بكالوريوس الاقتصاد (تقدمه جامعة بوترا)',
					en: 'Bachelor of Economics (offered by UPM)',
				},
				isOfAnother: true,
				years: 3.5,
				annualFee: 12000,
				type: 'full-time',
				fields: ['business'],
				confidence: 'estimate',
				note: {
					ar: 'القبول والشهادة من جامعة بوترا الماليزية',
					en: 'Admission and degree by Universiti Putra Malaysia',
				},
			},
			{
				code: 'pbs.b4',
				name: {
					ar: 'بكالوريوس تنمية الموارد البشرية (تقدمه جامعة بوترا)',
					en: 'Bachelor of Human Resource Development (offered by UPM)',
				},
				isOfAnother: true,
				years: 4,
				annualFee: 12000,
				type: 'full-time',
				fields: ['business'],
				confidence: 'estimate',
				note: {
					ar: 'القبول والشهادة من جامعة بوترا الماليزية',
					en: 'Admission and degree by Universiti Putra Malaysia',
				},
			},
		],
		master: [
			{
				code: 'pbs.m1',
				name: { ar: 'ماجستير إدارة الأعمال (MBA)', en: 'Master of Business Administration (MBA)' },
				years: 1.5,
				annualFee: 29000,
				type: 'full-time',
				fields: ['business'],
				confidence: 'estimate',
			},
			{
				code: 'pbs.m2',
				name: { ar: 'ماجستير الإدارة', en: 'Master of Management' },
				years: 1.5,
				annualFee: 24000,
				type: 'full-time',
				fields: ['business'],
				confidence: 'estimate',
			},
			{
				code: 'pbs.m3',
				name: {
					ar: 'ماجستير العلوم بالبحث (المحاسبة أو المالية أو التسويق)',
					en: 'Master of Science by research (Accounting, Finance or Marketing)',
				},
				years: 2,
				annualFee: 15500,
				type: 'full-time',
				fields: ['business'],
				confidence: 'estimate',
			},
		],
		phd: [
			{
				code: 'pbs.p1',
				name: { ar: 'دكتوراه في الإدارة', en: 'PhD in Management' },
				years: 3,
				annualFee: 18000,
				type: 'full-time',
				fields: ['business'],
				confidence: 'estimate',
			},
			{
				code: 'pbs.p2',
				name: { ar: 'دكتوراه في المالية', en: 'PhD in Finance' },
				years: 3,
				annualFee: 18000,
				type: 'full-time',
				fields: ['business'],
				confidence: 'estimate',
			},
			{
				code: 'pbs.p3',
				name: { ar: 'دكتوراه في التسويق', en: 'PhD in Marketing' },
				years: 3,
				annualFee: 18000,
				type: 'full-time',
				fields: ['business'],
				confidence: 'estimate',
			},
			{
				code: 'pbs.p4',
				name: { ar: 'دكتوراه في المحاسبة', en: 'PhD in Accounting' },
				years: 3,
				annualFee: 18000,
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
				ar: 'من يمكنه التقدم إلى كلية بوترا للأعمال؟',
				en: 'Who can apply to Putra Business School?',
			},
			answer: {
				ar: 'كل من يحمل درجة بكالوريوس معترفًا بها، فالكلية لا تقبل خريجي الثانوية مباشرةً. ولماجستير إدارة الأعمال تُطلب عادةً سيرة ذاتية، وتقوّي الخبرة العملية الملف. أما الدكتوراه فتحتاج إلى درجة ماجستير ومقترح بحثي. والمستوى المعتاد في اختبار IELTS للماجستير من 6.5 إلى 7.0.',
				en: "Anyone with a recognised bachelor's degree; the school does not take students straight from secondary school. An MBA application usually includes a CV, and work experience strengthens it. A doctorate needs a master's degree and a research proposal. The usual IELTS band at master's level is 6.5 to 7.0.",
			},
		},
		{
			id: 'scholarships',
			question: {
				ar: 'كيف تُموَّل الدراسة في كلية بوترا للأعمال؟',
				en: 'How do students fund their studies at Putra Business School?',
			},
			answer: {
				ar: 'يعتمد الدارسون عادةً على مواردهم الخاصة أو على الابتعاث. أما خصومات الرسوم فقليلة، والمنح البحثية أقرب إلى طلبة البحث منها إلى طلبة المقررات. فإن كانت جهة عملكم تدعم الدراسات العليا فاطلبوا منها خطاب الابتعاث قبل التقديم، لأنه يصلح كذلك لإثبات القدرة المالية.',
				en: 'Usually from their own means or through a sponsor. Fee rebates exist but are few, and the research grants suit research students more than those on taught programmes. If an employer supports postgraduate study, get its sponsorship letter before applying, since it also serves as financial proof.',
			},
		},
		{
			id: 'campus-life',
			question: {
				ar: 'كيف يمضي اليوم الدراسي في سردانغ؟',
				en: 'What is a study day in Serdang like?',
			},
			answer: {
				ar: 'تُقسَّم السنة إلى فصول ثلاثية، فالإيقاع سريع والواجبات متقاربة. وبين المحاضرات يستفيد الدارسون من حرم جامعة بوترا: مساحاته ومقاهيه ومسجده. ومن معه أسرة يجد في أحياء سردانغ وسري كيمبانغان شققًا ومدارس وأسواقًا.',
				en: 'The year is cut into trimesters, so the pace is quick and assignments follow closely. Between classes students share the UPM campus, its open spaces, cafés and mosque. Those who bring a family find flats, schools and shops in Serdang and Seri Kembangan.',
			},
		},
	],
	photos: [
		{
			scene: 'campus-pbs',
			alt: {
				ar: 'مبنى كلية بوترا للأعمال بواجهته الزجاجية بين أشجار حرم جامعة بوترا.',
				en: 'The Putra Business School building with its glass front among the trees of the UPM campus.',
			},
		},
	],
	videoUrl: null,
	related: ['universiti-putra-malaysia', 'university-of-malaya', 'help-university'],
} satisfies University
