import { accreditation } from '../accreditation.ts'
import type { University } from '../schema.ts'
import { sharedLines } from '../shared-lines.ts'

export default {
	id: 'help-university',
	code: 'help',
	name: { ar: 'جامعة هيلب', en: 'HELP University' },
	shortName: 'HELP',
	type: 'private',
	location: 'kuala-lumpur',
	area: {
		ar: 'بوكيت دامنسارا في كوالالمبور، ولها حرم ثانٍ في سوبانغ 2 بمدينة شاه علم',
		en: 'Bukit Damansara, Kuala Lumpur; second campus at Subang 2, Shah Alam',
	},
	crest: 'crest-help',
	aliases: [
		'HELP',
		'HELP Uni',
		'HELP University College',
		'HELP Damansara',
		'هيلب',
		'جامعة هلب',
		'جامعة هيلب الماليزية',
		'جامعة هيلپ',
	],
	established: { value: 1986, confidence: 'verified' },
	students: { value: 12000, confidence: 'verified' },
	rating: { value: 4.5, confidence: 'estimate' },
	qs: null,
	tuition: { min: 25000, max: 33000, confidence: 'estimate' },
	programmeNames: [
		{ name: { ar: 'علم النفس', en: 'Psychology' } },
		{ name: { ar: 'الأعمال', en: 'Business' }, field: 'business' },
		{ name: { ar: 'القانون', en: 'Law' }, field: 'law' },
		{
			name: { ar: 'الحوسبة والتقنية الرقمية', en: 'Computing and Digital Technology' },
			field: 'computing',
		},
		{ name: { ar: 'الاقتصاد', en: 'Economics' } },
		{ name: { ar: 'المحاسبة والمالية', en: 'Accounting and Finance' } },
		{ name: { ar: 'الاتصال', en: 'Communication' } },
	],
	summary: {
		ar: 'رائدة علم النفس بين الجامعات الخاصة في ماليزيا، في بوكيت دامنسارا بكوالالمبور، وتدرّس أيضًا القانون والأعمال والاقتصاد والحوسبة.',
		en: "A pioneer of psychology among Malaysia's private universities, in Bukit Damansara, Kuala Lumpur; also law, business, economics and computing.",
	},
	description: {
		ar: 'كانت هيلب رائدة في تدريس علم النفس بين الجامعات الخاصة في ماليزيا، ويدرسه فيها مع الإرشاد اليوم أكثر من 1,200 طالب وطالبة. تأسست عام 1986، وكانت من أوائل من أتاح شهادة جامعة لندن والمسارات البريطانية والأسترالية من داخل البلاد، ثم صارت جامعة عام 2011. مقرها بوكيت دامنسارا، وهو حي سكني على تلال كوالالمبور، ولها حرم أخضر في سوبانغ 2. ويزيد عدد الدارسين في مجموعة هيلب كلها على 12,000.',
		en: "HELP pioneered psychology among Malaysia's private universities, and more than 1,200 students now study it here together with counselling. Founded in 1986, it was an early provider of University of London degrees and of British and Australian routes inside the country, and became a university in 2011. Its home is Bukit Damansara, a residential hill in Kuala Lumpur, with a green second campus at Subang 2. The HELP group as a whole teaches more than 12,000 students.",
	},
	scholarships: {
		ar: 'تجمع هيلب بين مساعدات مالية لمن يحتاج إليها ومنح للمتفوقين، وتخصص مجموعتها جزءًا ملحوظًا من دخلها لدعم الطلبة.',
		en: 'HELP combines bursaries with merit scholarships, and its group puts a notable share of income into student aid.',
	},
	accreditation: {
		ar: `${sharedLines.registered.ar}، وخمس نجوم من QS في ثماني فئات (2020)`,
		en: `${sharedLines.registered.en}, and QS five stars in eight categories (2020)`,
	},
	accreditations: [accreditation.registered, accreditation.accounting],
	intakes: {
		ar: 'يناير ومايو وأغسطس أو سبتمبر',
		en: 'January, May and August or September',
	},
	intakeMonths: { bachelor: [1, 5, 8], postgraduate: [1, 5, 8] },
	highlights: [
		{
			ar: 'أكثر من 1,200 طالب وطالبة في علم النفس والإرشاد',
			en: 'Over 1,200 students of psychology and counselling',
		},
		{
			ar: 'أول جامعة خاصة في جنوب شرق آسيا تنال خمس نجوم من QS في ثماني فئات (2020)',
			en: 'First private university in Southeast Asia with QS five stars in eight categories (2020)',
		},
		{
			ar: 'سبّاقة إلى برامج جامعة لندن والشهادات البريطانية والأسترالية',
			en: 'Early host of University of London, British and Australian degrees',
		},
		{
			ar: 'حرم داخل كوالالمبور وآخر بين الخضرة في سوبانغ 2',
			en: 'One campus in Kuala Lumpur, another amid greenery at Subang 2',
		},
	],
	advantages: {
		academicExcellence: {
			title: {
				ar: 'موطن علم النفس',
				en: 'A home for psychology',
			},
			description: {
				ar: 'يمكن دراسة علم النفس هنا من أول مقرر في البكالوريوس إلى ماجستير علم النفس العيادي ثم الدكتوراه. ومع هذا العدد من الدارسين لا يصعب العثور على زملاء لهم الاهتمام نفسه. وفي 2020 منحت QS الجامعة خمس نجوم في ثماني فئات، ولم تسبقها إلى ذلك جامعة خاصة في جنوب شرق آسيا.',
				en: 'Psychology can be followed here from the first undergraduate course through a Master of Clinical Psychology to a PhD. With so many students of one subject, company that shares the interest is easy to find. In 2020 QS awarded five stars in eight categories, a first for a private university in Southeast Asia.',
			},
			benefits: [
				{
					ar: 'بكالوريوس علم النفس في 3 سنوات',
					en: "A bachelor's in psychology in three years",
				},
				{
					ar: 'ماجستير عيادي مدته سنتان لمن يريد ممارسة المهنة',
					en: "A two-year clinical master's for future practitioners",
				},
				{
					ar: 'الاقتصاد والاتصال والمحاسبة لمن تستهويه العلوم الاجتماعية',
					en: 'Economics, communication and accounting for social-science minds',
				},
			],
		},
		industryConnections: {
			title: {
				ar: 'شهادة قانون لندنية على تلال كوالالمبور',
				en: 'A London law degree on a Kuala Lumpur hill',
			},
			description: {
				ar: 'تُدرَّس مقررات القانون في هيلب وتمنح الشهادة جامعة لندن، وهي مؤهل معروف في دول القانون العام. وفي دامنسارا مكاتب شركات ومصارف، ومحطة MRT على خط يعبر وسط المدينة.',
				en: 'Law is taught at HELP and the degree comes from the University of London, a qualification known wherever common law is practised. Damansara has the offices of companies and banks, and an MRT station on a line that crosses the city centre.',
			},
			benefits: [
				{
					ar: 'مؤهل بريطاني من دون نفقات العيش في لندن',
					en: 'A British qualification without London living costs',
				},
				{
					ar: 'مكاتب للتدريب العملي على خط MRT نفسه',
					en: 'Offices for an internship along the same MRT line',
				},
				{
					ar: 'اعتراف ACCA ببرامج المحاسبة',
					en: 'ACCA recognition of the accounting programmes',
				},
			],
		},
		researchOpportunities: {
			title: {
				ar: 'بحث في السلوك وفي الإدارة',
				en: 'Research on behaviour and on management',
			},
			description: {
				ar: 'للدكتوراه طريقان: دكتوراه الفلسفة في علم النفس لمن يتجه إلى البحث والتدريس، ودكتوراه إدارة الأعمال (DBA) لمن يدرس مشكلة من صميم عمله. ومدة كل منهما 3 سنوات، ورسومهما دون رسوم البكالوريوس.',
				en: "A doctorate takes one of two roads: the PhD in psychology for those bound for research and teaching, or the DBA for those who study a problem from their own work. Each takes three years, at estimated fees below those of a bachelor's degree.",
			},
			benefits: [
				{
					ar: 'رسوم الدكتوراه نحو 19,000 إلى 20,000 رينغيت سنويًا',
					en: 'Doctoral fees estimated at RM 19,000 to 20,000 a year',
				},
				{
					ar: 'ماجستير إدارة المشاريع في سنة ونصف',
					en: 'A Master of Project Management in eighteen months',
				},
				{
					ar: 'مجتمع كبير من المشتغلين بعلم النفس للنقاش والتعاون',
					en: 'A large community of psychologists to debate and work with',
				},
			],
		},
		campusLife: {
			title: {
				ar: 'برج في المدينة وساحات بين الأشجار',
				en: 'A tower in town, courtyards among trees',
			},
			description: {
				ar: 'بوكيت دامنسارا حي راقٍ قليل الضجيج، تحيط به المطاعم والمقاهي، وكثيرًا ما ينتهي نهاره بزخة مطر. أما حرم سوبانغ 2 فأوسع وأكثر خضرة، وساحاته الداخلية تصلح للدراسة في الهواء الطلق. والبرنامج هو ما يحدد أي الحرمين يكون مكان الدراسة.',
				en: 'Bukit Damansara is an upmarket, quiet quarter ringed by restaurants and cafés, where the day often ends in a shower. The Subang 2 campus is roomier and greener, and its inner courtyards invite studying outdoors. Which of the two becomes yours depends on the programme.',
			},
			benefits: [
				{
					ar: 'قطار MRT قريب يصل إلى وسط العاصمة في دقائق',
					en: 'An MRT ride of minutes to the centre of the capital',
				},
				{
					ar: 'بانغسار ودامنسارا بمقاهيهما وأسواقهما في الجوار',
					en: 'Bangsar and Damansara, with their cafés and shops, next door',
				},
				{
					ar: 'ساحات مفتوحة وأشجار في سوبانغ 2',
					en: 'Open courts and trees at Subang 2',
				},
			],
		},
	},
	programmes: {
		bachelor: [
			{
				code: 'help.b1',
				name: { ar: 'بكالوريوس علم النفس', en: 'Bachelor of Psychology (Hons)' },
				years: 3,
				annualFee: 31000,
				type: 'full-time',
				fields: [],
				confidence: 'estimate',
			},
			{
				code: 'help.b2',
				name: { ar: 'بكالوريوس الأعمال', en: 'Bachelor of Business (Hons)' },
				years: 3,
				annualFee: 28000,
				type: 'full-time',
				fields: ['business'],
				confidence: 'estimate',
			},
			{
				code: 'help.b3',
				name: {
					ar: 'بكالوريوس القانون (جامعة لندن)',
					en: 'Bachelor of Laws (University of London)',
				},
				years: 3,
				annualFee: 27000,
				type: 'full-time',
				fields: ['law'],
				confidence: 'estimate',
			},
			{
				code: 'help.b4',
				name: {
					ar: 'بكالوريوس تقنية المعلومات',
					en: 'Bachelor of Information Technology (Hons)',
				},
				years: 3,
				annualFee: 28000,
				type: 'full-time',
				fields: ['computing'],
				confidence: 'estimate',
			},
			{
				code: 'help.b5',
				name: { ar: 'بكالوريوس الاقتصاد', en: 'Bachelor of Economics (Hons)' },
				years: 3,
				annualFee: 27500,
				type: 'full-time',
				fields: ['business'],
				confidence: 'estimate',
			},
		],
		master: [
			{
				code: 'help.m1',
				name: { ar: 'ماجستير إدارة الأعمال (MBA)', en: 'Master of Business Administration (MBA)' },
				years: 1.5,
				annualFee: 26000,
				type: 'full-time',
				fields: ['business'],
				confidence: 'estimate',
			},
			{
				code: 'help.m2',
				name: { ar: 'ماجستير علم النفس العيادي', en: 'Master of Clinical Psychology' },
				years: 2,
				annualFee: 30000,
				type: 'full-time',
				fields: [],
				confidence: 'estimate',
			},
			{
				code: 'help.m3',
				name: { ar: 'ماجستير إدارة المشاريع', en: 'Master of Project Management' },
				years: 1.5,
				annualFee: 25000,
				type: 'full-time',
				fields: ['business'],
				confidence: 'estimate',
			},
		],
		phd: [
			{
				code: 'help.p1',
				name: {
					ar: 'دكتوراه إدارة الأعمال (DBA)',
					en: 'Doctor of Business Administration (DBA)',
				},
				years: 3,
				annualFee: 19000,
				type: 'full-time',
				fields: ['business'],
				confidence: 'estimate',
			},
			{
				code: 'help.p2',
				name: {
					ar: 'دكتوراه الفلسفة في علم النفس',
					en: 'Doctor of Philosophy (Psychology)',
				},
				years: 3,
				annualFee: 20000,
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
				ar: 'هل يصعب القبول في هيلب، ولا سيما في علم النفس؟',
				en: 'Is it hard to get into HELP, above all for psychology?',
			},
			answer: {
				ar: 'لا يُشترط لعلم النفس فرع بعينه في الثانوية، لكن الدراسة فيه قراءة وكتابة كثيرة بالإنجليزية، فيحسن أن تقترب درجة IELTS من 6.5، وهي أعلى المدى المعتاد للبكالوريوس (من 6.0 إلى 6.5). ولبرنامج القانون الذي تمنحه جامعة لندن شروط تضعها تلك الجامعة. أما الماجستير العيادي فمقاعده قليلة، ويُطلب له عادةً بكالوريوس في علم النفس ومقابلة.',
				en: "Psychology asks for no particular school stream, but there is much reading and writing in English, so aim for the upper end of the usual bachelor's band of IELTS 6.0 to 6.5. The London law degree follows that university's own rules. The clinical master's has few seats and usually wants a psychology degree and an interview.",
			},
		},
		{
			id: 'scholarships',
			question: {
				ar: 'ما أشكال الدعم المالي في هيلب؟',
				en: 'What financial help does HELP give?',
			},
			answer: {
				ar: 'نوعان: مساعدة تراعي ظروف الأسرة، ومنحة للمتفوقين تراعي الدرجات. ومجموعة هيلب تخصص لدعم الطلبة حصة ملحوظة من دخلها. أرفقوا طلب المساعدة بملف القبول، ويقوّيه كشف درجات مترجم ورسالة قصيرة تشرح الحاجة أو الإنجاز.',
				en: 'Two kinds: bursaries that look at family means and merit awards that look at marks. The HELP group sets aside a notable share of its income for student aid. The request goes in with the admission file, and a translated transcript with a short letter on need or achievement makes it stronger.',
			},
		},
		{
			id: 'campus-life',
			question: {
				ar: 'كيف يعيش طلبة هيلب في كوالالمبور؟',
				en: 'How do HELP students live in Kuala Lumpur?',
			},
			answer: {
				ar: 'أكثرهم في شقق مشتركة على خط MRT، لأن الإيجار داخل بوكيت دامنسارا نفسه مرتفع. يبدأ اليوم بمحاضرات الصباح، ثم غداء في أحد مطاعم الحي، وعمل جماعي في المكتبة قبل المساء. وفي كوالالمبور كل ما تتيحه العاصمة من مساجد ومطاعم عربية وأسواق.',
				en: 'Mostly in shared flats along the MRT line, since rents inside Bukit Damansara itself are high. A day starts with morning lectures, then lunch in one of the local restaurants and group work in the library before evening. Kuala Lumpur adds what a capital offers: mosques, Arab restaurants, markets.',
			},
		},
	],
	photos: [
		{
			scene: 'campus-help',
			alt: {
				ar: 'برج جامعة هيلب فوق تل بوكيت دامنسارا، وحوله بيوت وأشجار.',
				en: 'The HELP tower on the Bukit Damansara hill, with houses and trees around it.',
			},
		},
		{
			scene: 'campus-help-2',
			alt: {
				ar: 'ساحات داخلية مشجرة بين مباني حرم سوبانغ 2.',
				en: 'Planted courtyards between the buildings of the Subang 2 campus.',
			},
		},
	],
	videoUrl: null,
	related: ['taylors-university', 'sunway-university', 'asia-pacific-university'],
} satisfies University
