import { home } from './home.ts'
import type { AboutPage } from './page-schema.ts'
import { support } from './shared-lines.ts'

export const about = {
	heroPicture: {
		scene: 'dest-kuala-lumpur',
		alt: {
			ar: 'كوالالمبور، حيث يقع مكتبنا، وأبراجها عند الأفق.',
			en: 'Kuala Lumpur, where our office is, with its towers on the skyline.',
		},
	},
	mission: {
		ar: 'أن يجد الطلبة العرب في ماليزيا مقعدًا يناسب درجاتهم وميزانية أسرهم، وأن يعرفوا قبل السفر ما ينتظرهم: الرسوم والأوراق والسكن والمواعيد.',
		en: "That Arab students find a place in Malaysia that fits their grades and their family's budget, and know before they travel what awaits them: fees, papers, housing and dates.",
	},
	vision: {
		ar: 'أن يصبح قرار الدراسة في الخارج واضحًا: أرقام تُقارَن، وخطوات تُتابَع من الهاتف، ومستشار يجيب عند الحاجة.',
		en: 'That studying abroad becomes a clear decision: figures to compare, steps to follow from a phone, and a person who answers when needed.',
	},
	story: {
		title: {
			ar: 'من الهاتف والملفات الورقية إلى موقع واحد',
			en: 'From telephone and paper files to one site',
		},
		paragraphs: [
			{
				ar: 'بدأنا بالمكالمات والملفات الورقية. كنا نجيب عن السؤال نفسه مرات عدة كل يوم، وكانت معرفة رسوم برنامج واحد تستغرق أيامًا.',
				en: 'We began with calls and paper files. We answered the same question several times a day, and finding the fee of a single programme could take days.',
			},
			{
				ar: 'ثم جمعنا ما نعرفه في هذا الموقع: البرامج ورسومها، والسكن وأسعاره، والتأشيرة وخطواتها، بالعربية والإنجليزية. وصار طلب التقديم ومستنداته يُرسلان من الهاتف.',
				en: 'Then we gathered what we know on this site: programmes with their fees, homes with their prices, the visa with its steps, in Arabic and English. An application and its documents can now be sent from a phone.',
			},
			{
				ar: 'واليوم يجيب مساعدنا الآلي واندربوت (Wanderbot) عن الأسئلة الأولى في أي ساعة، ويدلّكم على الصفحة المناسبة. وما يحتاج إلى خبرة ورأي يبقى لمستشارينا.',
				en: 'Today our chat assistant, Wanderbot, answers first questions at any hour and points you to the right page. What calls for experience and judgement stays with our consultants.',
			},
		],
		confidence: 'sample',
	},
	impact: [...home.statistics, support],
	reasonsPicture: {
		scene: 'campus-um',
		alt: {
			ar: 'ساحة أمام مبنى جامعي أبيض، وطلبة في طريقهم إلى المحاضرة.',
			en: 'A square before a white university building, with students on their way to class.',
		},
	},
	reasons: [
		{
			id: 'english',
			title: { ar: 'دراسة بالإنجليزية', en: 'Taught in English' },
			text: {
				ar: 'تُدرَّس معظم البرامج المتاحة للطلبة الدوليين بالإنجليزية، فلا يُشترط تعلّم الملايوية للبدء.',
				en: 'Most programmes open to international students are taught in English; you need no Malay to begin.',
			},
		},
		{
			id: 'accreditation',
			title: { ar: 'اعتماد يمكن التحقق منه', en: 'Accreditation you can check' },
			text: {
				ar: 'تنشر هيئة المؤهلات الماليزية (MQA) سجلًا عامًا بالبرامج المعتمدة، ويمكنكم البحث فيه قبل أن تقرروا.',
				en: 'The Malaysian Qualifications Agency (MQA) publishes a register of accredited programmes, and you can search it before you decide.',
			},
		},
		{
			id: 'dual-degrees',
			title: { ar: 'شهادة مزدوجة مع جامعات بريطانية', en: 'Dual degrees with Britain' },
			text: {
				ar: 'لجامعة صنواي شراكة مع جامعة لانكستر، ولجامعة آسيا والمحيط الهادئ (APU) شراكة مع جامعة دي مونتفورت، ومن برامجهما ما يمنح شهادتين، ماليزية وبريطانية.',
				en: 'Sunway works with Lancaster University and Asia Pacific University (APU) with De Montfort University, and some of their programmes award a degree from each country.',
			},
		},
		{
			id: 'intakes',
			title: { ar: 'أكثر من موعد قبول', en: 'More than one intake' },
			text: {
				ar: 'تستقبل معظم الجامعات دفعتين أو أكثر في السنة، فتأخُّر الشهادة شهرًا لا يعني انتظار سنة.',
				en: 'Most universities take in students twice a year or more, so a certificate that comes a month late does not cost you a year.',
			},
		},
	],
	values: [
		{
			id: 'honesty',
			title: { ar: 'الصدق', en: 'Honesty' },
			text: {
				ar: 'نكتب بجانب الرقم التقديري أنه تقديري، ولا نعدكم بقرار ليس بأيدينا.',
				en: 'Where a figure is an estimate we say so, and we promise no decision that is not ours.',
			},
		},
		{
			id: 'fit',
			title: { ar: 'الملاءمة', en: 'Fit' },
			text: {
				ar: 'نبدأ من درجاتكم وميزانيتكم وما يشدّكم من التخصصات، لا من قائمة جاهزة.',
				en: 'We start from your grades, your budget and the subjects that draw you, not from a ready-made list.',
			},
		},
		{
			id: 'confidentiality',
			title: { ar: 'سرية الأوراق', en: 'Care with papers' },
			text: {
				ar: 'لا يُنشر جواز سفركم ولا شهاداتكم على الإنترنت، ولا يفتح هذه الأوراق إلا من يعمل على ملفكم.',
				en: 'Your passport and certificates are never public, and only those who work on your file open them.',
			},
		},
		{
			id: 'time',
			title: { ar: 'احترام الوقت', en: 'Respect for time' },
			text: {
				ar: 'يوم للرد على رسالتكم، ويومَا عمل أو ثلاثة لمراجعة طلب التقديم.',
				en: 'A day to answer your message, 2-3 business days to review your application.',
			},
		},
	],
	process: [
		{
			title: { ar: 'نستمع', en: 'We listen' },
			text: {
				ar: 'درجاتكم، والتخصص الذي تميلون إليه، وما تستطيع الأسرة دفعه كل سنة.',
				en: 'Your grades, the field you lean towards, and what your family can pay each year.',
			},
		},
		{
			title: { ar: 'نقترح', en: 'We propose' },
			text: {
				ar: 'قائمة قصيرة من البرامج برسومها وشروطها ومواعيدها، والاختيار لكم.',
				en: 'A short list of programmes with fees, conditions and dates. The choice is yours.',
			},
		},
		{
			title: { ar: 'نقدّم ونتابع', en: 'We apply and follow up' },
			text: {
				ar: 'طلب القبول أولًا، ثم ملف التأشيرة، ونطلعكم على الجديد في كل مرحلة.',
				en: 'Admission first, then the visa file, with word from us at each stage.',
			},
		},
		{
			title: { ar: 'نستقبل', en: 'We welcome you' },
			text: {
				ar: 'الاستقبال في المطار عند الطلب، ثم السكن والفحص الطبي، حتى أول يوم دراسي.',
				en: 'The airport on request, housing and medical screening, up to your first day of class.',
			},
		},
	],
	awards: [
		{
			id: 'student-service',
			title: { ar: 'جائزة خدمة الطلبة الدوليين', en: 'International Student Service Award' },
			issuer: { ar: 'ملتقى جسور للتعليم', en: 'Jusoor Education Gathering' },
			year: 2023,
			confidence: 'sample',
		},
		{
			id: 'university-partner',
			title: { ar: 'شهادة تقدير للشراكة مع الجامعات', en: 'University Partnership Recognition' },
			issuer: { ar: 'رابطة مرشدي الدراسة في ماليزيا', en: 'Malaysia Study Advisers Circle' },
			year: 2024,
			confidence: 'sample',
		},
		{
			id: 'bilingual-service',
			title: { ar: 'جائزة الإرشاد الرقمي ثنائي اللغة', en: 'Bilingual Digital Guidance Award' },
			issuer: { ar: 'منتدى التعليم العربي الآسيوي', en: 'Arab-Asian Learning Forum' },
			year: 2025,
			confidence: 'sample',
		},
	],
} satisfies AboutPage
