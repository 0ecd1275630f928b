import type { Accommodation } from '../schema.ts'

export default {
	id: 'utm-residences',
	code: 'utmhall',
	name: { ar: 'مساكن جامعة التكنولوجيا الماليزية', en: 'UTM Residences' },
	type: 'university-dormitory',
	location: 'johor-bahru',
	area: { ar: 'سكوداي', en: 'Skudai' },
	aliases: [
		'سكن UTM',
		'سكن جامعة التكنولوجيا',
		'كليات UTM السكنية',
		'UTM hostel',
		'UTM colleges',
		'Kolej UTM',
	],
	priceRange: { min: 300, max: 600, currency: 'MYR' },
	rating: { value: 4.1, confidence: 'sample' },
	availability: 'medium',
	summary: {
		ar: 'سكن داخل حرم جامعة التكنولوجيا الماليزية في سكوداي: حافلات ومسجد وعيادة ومطاعم، وغرف من 300 إلى 600 رينغيت شهريًا.',
		en: 'Rooms inside the campus of Universiti Teknologi Malaysia in Skudai, with buses, a mosque, a clinic and cafeterias, at RM 300 to 600 a month.',
	},
	description: {
		ar: 'يعيش سكان هذه المباني داخل الحرم نفسه: مساحته 1,177 هكتارًا، وفيه 11 سكنًا تتسع لنحو 17,000 طالب وطالبة. تنقلهم حافلات الجامعة بين السكن والكليات، ويجدون في الحرم مسجد السلطان إسماعيل والمركز الصحي والمطاعم. الغرف بسيطة، أرخصها لشخصين بمروحة سقف وحمام مشترك. والأولوية في الحجز للمسجلين في الجامعة.',
		en: 'Residents here live on the campus itself: 1,177 hectares with eleven colleges that house about 17,000 students. University buses carry them between their rooms and the faculties, and Sultan Ismail Mosque, the health centre and the cafeterias are all on the grounds. Rooms are simple; the cheapest is a double with a ceiling fan and a shared bathroom. Enrolled students of the university come first.',
	},
	features: [
		{ ar: 'سكن داخل حرم الجامعة', en: 'Residential colleges inside the UTM campus' },
		{ ar: 'حافلات جامعية ومسجد وعيادة ومطاعم', en: 'Campus buses, mosque, clinic and cafeterias' },
		{ ar: 'الأولوية لطلبة الجامعة المسجلين', en: 'Priority for enrolled UTM students' },
		{ ar: 'غرف دراسة وغرف غسيل في مباني السكن', en: 'Study rooms and laundries in the blocks' },
	],
	amenities: ['wifi', 'study-room', 'laundry', 'security', 'parking'],
	roomTypes: [
		{
			code: 'utmhall.r1',
			type: { ar: 'غرفة مزدوجة مشتركة', en: 'Shared double room' },
			price: 300,
			features: [
				{ ar: 'سريران', en: 'Two beds' },
				{ ar: 'مروحة سقف', en: 'Ceiling fan' },
				{ ar: 'حمام مشترك', en: 'Shared bathroom' },
			],
			available: true,
			confidence: 'sample',
		},
		{
			code: 'utmhall.r2',
			type: { ar: 'غرفة مفردة', en: 'Single room' },
			price: 450,
			features: [
				{ ar: 'سرير ومكتب وخزانة', en: 'Bed, desk and wardrobe' },
				{ ar: 'مروحة سقف', en: 'Ceiling fan' },
				{ ar: 'حمام مشترك', en: 'Shared bathroom' },
			],
			available: true,
			confidence: 'sample',
		},
		{
			code: 'utmhall.r3',
			type: { ar: 'غرفة مفردة مكيفة', en: 'Single room with air conditioning' },
			price: 600,
			features: [
				{ ar: 'سرير ومكتب وخزانة', en: 'Bed, desk and wardrobe' },
				{ ar: 'تكييف', en: 'Air conditioning' },
				{ ar: 'حمام خاص', en: 'Private bathroom' },
			],
			available: false,
			confidence: 'sample',
		},
	],
	nearbyUniversities: [
		{
			name: {
				ar: 'جامعة التكنولوجيا الماليزية (داخل الحرم)',
				en: 'Universiti Teknologi Malaysia (on campus)',
			},
			distance: { ar: 'سيرًا على الأقدام', en: 'walking distance' },
			confidence: 'verified',
		},
		{
			name: { ar: 'كلية ساوثرن الجامعية، سكوداي', en: 'Southern University College, Skudai' },
			distance: { ar: 'من 10 إلى 15 دقيقة بالسيارة', en: '10-15 minutes by car' },
			confidence: 'well-known',
		},
		{
			name: {
				ar: 'جامعة ساوثهامبتون ماليزيا، إيديوسيتي في إسكندر بوتيري',
				en: 'University of Southampton Malaysia, EduCity Iskandar Puteri',
			},
			distance: { ar: 'من 20 إلى 25 دقيقة بالسيارة', en: '20-25 minutes by car' },
			confidence: 'well-known',
		},
	],
	nearbyFacilities: [
		{
			name: { ar: 'مسجد السلطان إسماعيل في الجامعة', en: 'Sultan Ismail Mosque, UTM' },
			distance: { ar: 'داخل الحرم', en: 'on campus' },
			confidence: 'well-known',
		},
		{
			name: { ar: 'مركز باراديغم للتسوق، جوهور بهرو', en: 'Paradigm Mall Johor Bahru' },
			distance: { ar: 'من 10 إلى 15 دقيقة بالسيارة', en: '10-15 minutes by car' },
			confidence: 'well-known',
		},
		{
			name: { ar: 'المركز الصحي للجامعة', en: 'UTM Health Centre' },
			distance: { ar: 'داخل الحرم', en: 'on campus' },
			confidence: 'well-known',
		},
	],
	images: [
		{
			scene: 'acc-utm-residences-facade',
			alt: {
				ar: 'مبنى سكن في حرم سكوداي بممرات مفتوحة تحيط به الأشجار.',
				en: 'A residential college on the Skudai campus, its open corridors surrounded by trees.',
			},
		},
		{
			scene: 'acc-utm-residences-room',
			alt: {
				ar: 'غرفة مزدوجة بسريرين متقابلين ومكتبين وخزانتين.',
				en: 'A double room with two facing beds, two desks and two wardrobes.',
			},
		},
		{
			scene: 'acc-utm-residences-kitchen',
			alt: {
				ar: 'مطعم السكن بطاولات طويلة وركن لتقديم الطعام.',
				en: 'The college cafeteria with long tables and a serving counter.',
			},
		},
		{
			scene: 'acc-utm-residences-lounge',
			alt: {
				ar: 'قاعة السكان المشتركة بأريكة وطاولة مستديرة ولوحة إعلانات.',
				en: "The residents' common room with a sofa, a round table and a notice board.",
			},
		},
		{
			scene: 'acc-utm-residences-study',
			alt: {
				ar: 'قاعة دراسة هادئة بمقصورات فردية ومصابيح مكتب.',
				en: 'A quiet study hall with single booths and desk lamps.',
			},
		},
		{
			scene: 'acc-utm-residences-view',
			alt: {
				ar: 'قبة مسجد الحرم ومروجه من نافذة السكن.',
				en: 'The dome of the campus mosque and its lawns from a dormitory window.',
			},
		},
	],
	faq: [
		{
			id: 'who-may-stay',
			question: {
				ar: 'هل أسكن هنا إذا كنت أدرس في جامعة أخرى؟',
				en: 'May I live here if I study at another university?',
			},
			answer: {
				ar: 'الأولوية لطلبة جامعة التكنولوجيا الماليزية المسجلين، وقد لا تبقى أماكن لغيرهم. من يدرس في إيديوسيتي أو في كلية ساوثرن قد يناسبه حي بوكيت إنداه أكثر.',
				en: 'Enrolled UTM students have priority, and there may be no places left for others. Those who study at EduCity or Southern University College may be better served by Bukit Indah.',
			},
		},
		{
			id: 'included',
			question: { ar: 'ماذا يشمل المبلغ الشهري؟', en: 'What does the monthly amount include?' },
			answer: {
				ar: 'في السكن الجامعي تدخل الفواتير في الإيجار غالبًا، ومعها الإنترنت واستخدام غرف الدراسة. أما الغسيل والطعام فيُدفع ثمنهما عند الاستعمال في العادة.',
				en: 'In dormitories the bills are mostly part of the rent, along with internet and the study rooms. Laundry and meals are normally paid for as you use them.',
			},
		},
		{
			id: 'rules',
			question: {
				ar: 'هل للسكن مواعيد محددة للعودة، وهل يُسمح بالضيوف؟',
				en: 'Are there curfews, and are guests allowed?',
			},
			answer: {
				ar: 'للسكن الجامعي قواعد ومواعيد محددة للعودة، ويُستقبل الضيوف عادةً في الأماكن المشتركة لا في الغرف. فاسألوا عن قواعد المبنى عند الانتقال.',
				en: 'University housing has rules and curfews, and guests are normally received in the common areas rather than in rooms. Ask for the rules of your college when you move in.',
			},
		},
		{
			id: 'meals',
			question: {
				ar: 'لا أرى مطبخًا في المرافق، فأين آكل؟',
				en: 'I see no kitchen on the list. Where do I eat?',
			},
			answer: {
				ar: 'في مطاعم الحرم. ومن يرغب في التسوق فأمامه مركز باراديغم، ويبعد من 10 إلى 15 دقيقة بالسيارة.',
				en: 'In the cafeterias on campus. For shopping, Paradigm Mall is 10 to 15 minutes away by car.',
			},
		},
		{
			id: 'dorm-deposit',
			question: { ar: 'هل يُطلب تأمين كما في الشقق؟', en: 'Is a deposit due, as with apartments?' },
			answer: {
				ar: 'تحدد الجامعة المبلغ بنفسها. وللتخطيط احسبوا إيجار شهر إلى شهرين تأمينًا مع الشهر الأول، أي من 600 إلى 900 رينغيت للغرفة المزدوجة.',
				en: 'The university sets the amount itself. For planning, count one to two months as a deposit plus the first month: RM 600 to 900 for the double room.',
			},
		},
	],
} satisfies Accommodation
