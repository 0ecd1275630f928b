import type { Accommodation } from '../schema.ts'
import { sharedLines } from '../shared-lines.ts'

export default {
	id: 'klcc-serviced-suites',
	code: 'klcc',
	name: { ar: 'أجنحة KLCC الفندقية', en: 'KLCC Serviced Suites' },
	type: 'hotel',
	location: 'kuala-lumpur',
	area: { ar: 'KLCC', en: 'KLCC' },
	aliases: ['أجنحة KLCC', 'فندق KLCC', 'أجنحة كي إل سي سي', 'KLCC Suites', 'serviced suites KLCC'],
	priceRange: { min: 150, max: 300, currency: 'MYR' },
	priceNote: { text: sharedLines.hotelPrice, confidence: 'estimate' },
	rating: { value: 4.7, confidence: 'sample' },
	availability: 'high',
	summary: {
		ar: 'غرف وأجنحة فندقية للإقامة القصيرة في KLCC، على بعد دقائق سيرًا من برجي بتروناس ومحطة LRT، للأسابيع الأولى بعد الوصول.',
		en: 'Hotel rooms and suites for short stays in KLCC, a walk from the Petronas Twin Towers and the LRT, for the first weeks after arrival.',
	},
	description: {
		ar: 'أجنحة KLCC الفندقية محطة أولى لمن وصل حديثًا ولم يستقر على سكن دائم. الغرفة جاهزة بأثاثها، والتنظيف يومي أو أسبوعي بحسب نوعها، ولا عقد طويلًا يُوقَّع. ويمكن الوصول سيرًا إلى برجي بتروناس ومسجد الشاكرين ومحطة KLCC ومعاهد اللغة في وسط المدينة. وفي المبنى صالة رياضية ومسبح وغرفة غسيل.',
		en: 'KLCC Serviced Suites is a first stop for those who have just arrived and have no permanent home yet. The room comes furnished, cleaning is daily or weekly depending on the type, and there is no long lease to sign. The Petronas Twin Towers, As-Syakirin Mosque and KLCC station are within walking distance, as are the language institutes of the centre. The building has a gym, a pool and a laundry.',
	},
	features: [
		{
			ar: 'غرفة فندقية بتنظيف يومي أو أسبوعي',
			en: 'Hotel-style room with daily or weekly cleaning',
		},
		{ ar: 'مناسبة للأسابيع الأولى بعد الوصول', en: 'Right for the first weeks after arrival' },
		{ ar: 'إطلالة على وسط المدينة', en: 'A view of the city centre' },
		{
			ar: 'معاهد اللغة في وسط المدينة على بعد دقائق سيرًا',
			en: 'Language institutes of the centre within walking distance',
		},
	],
	amenities: ['wifi', 'ac', 'security', 'gym', 'pool', 'laundry', 'kitchen'],
	roomTypes: [
		{
			code: 'klcc.r1',
			type: { ar: 'غرفة قياسية', en: 'Standard room' },
			price: 150,
			features: [
				{ ar: 'سرير ومكتب وخزانة', en: 'Bed, desk and wardrobe' },
				{ ar: 'تكييف', en: 'Air conditioning' },
				{ ar: 'حمام خاص', en: 'Private bathroom' },
				{ ar: 'تنظيف أسبوعي', en: 'Weekly housekeeping' },
			],
			available: true,
			confidence: 'sample',
		},
		{
			code: 'klcc.r2',
			type: { ar: 'جناح استوديو بمطبخ صغير', en: 'Studio suite with kitchenette' },
			price: 220,
			features: [
				{ ar: 'سرير ومكتب وخزانة', en: 'Bed, desk and wardrobe' },
				{ ar: 'تكييف', en: 'Air conditioning' },
				{ ar: 'مطبخ صغير', en: 'Kitchenette' },
				{ ar: 'حمام خاص', en: 'Private bathroom' },
			],
			available: true,
			confidence: 'sample',
		},
		{
			code: 'klcc.r3',
			type: { ar: 'جناح بغرفة نوم', en: 'One-bedroom suite' },
			price: 300,
			features: [
				{ ar: 'تكييف', en: 'Air conditioning' },
				{ ar: 'مطبخ صغير', en: 'Kitchenette' },
				{ ar: 'غرفة معيشة', en: 'Living room' },
				{ ar: 'حمام خاص', en: 'Private bathroom' },
			],
			available: false,
			confidence: 'sample',
		},
	],
	nearbyUniversities: [
		{
			name: {
				ar: 'جامعة التكنولوجيا الماليزية، حرم كوالالمبور',
				en: 'Universiti Teknologi Malaysia, Kuala Lumpur campus',
			},
			distance: { ar: 'نحو 5 كم', en: 'about 5 km' },
			confidence: 'well-known',
		},
		{
			name: { ar: 'جامعة كوالالمبور (UniKL)', en: 'Universiti Kuala Lumpur (UniKL)' },
			distance: { ar: 'من 2 إلى 3 كم', en: '2-3 km' },
			confidence: 'well-known',
		},
		{
			name: {
				ar: 'معاهد اللغة الإنجليزية في وسط المدينة',
				en: 'English language institutes of the city centre',
			},
			distance: { ar: 'سيرًا على الأقدام', en: 'walking distance' },
			confidence: 'well-known',
		},
	],
	nearbyFacilities: [
		{
			name: { ar: 'برجا بتروناس وسوريا KLCC', en: 'Petronas Twin Towers and Suria KLCC' },
			distance: { ar: 'سيرًا على الأقدام', en: 'walking distance' },
			confidence: 'well-known',
		},
		{
			name: { ar: 'محطة KLCC لقطار LRT', en: 'KLCC LRT station' },
			distance: { ar: 'سيرًا على الأقدام', en: 'walking distance' },
			confidence: 'well-known',
		},
		{
			name: { ar: 'مسجد الشاكرين، KLCC', en: 'As-Syakirin Mosque, KLCC' },
			distance: { ar: 'سيرًا على الأقدام', en: 'walking distance' },
			confidence: 'well-known',
		},
		{
			name: { ar: 'مركز برينس كورت الطبي', en: 'Prince Court Medical Centre' },
			distance: { ar: 'من 5 إلى 10 دقائق بالسيارة', en: '5-10 minutes by car' },
			confidence: 'well-known',
		},
	],
	images: [
		{
			scene: 'acc-klcc-serviced-suites-facade',
			alt: {
				ar: 'مدخل الأجنحة بمظلة زجاجية بين أبراج KLCC عند الغروب.',
				en: 'The entrance of the suites under a glass canopy among the KLCC towers at dusk.',
			},
		},
		{
			scene: 'acc-klcc-serviced-suites-room',
			alt: {
				ar: 'غرفة فندقية بسرير مرتب ومصباحين وحقيبة سفر على حاملها.',
				en: 'A hotel room with a made bed, two lamps and a suitcase on its stand.',
			},
		},
		{
			scene: 'acc-klcc-serviced-suites-kitchen',
			alt: {
				ar: 'ركن مطبخ صغير بإبريق وثلاجة داخل الجناح.',
				en: 'A small kitchen corner with a kettle and a fridge inside the suite.',
			},
		},
		{
			scene: 'acc-klcc-serviced-suites-lounge',
			alt: {
				ar: 'بهو الاستقبال بمقاعد وثيرة ومنضدة وأزهار.',
				en: 'The reception hall with deep armchairs, a counter and flowers.',
			},
		},
		{
			scene: 'acc-klcc-serviced-suites-study',
			alt: {
				ar: 'مكتب عمل أمام نافذة ممتدة من السقف إلى الأرض.',
				en: 'A work desk in front of a floor-to-ceiling window.',
			},
		},
		{
			scene: 'acc-klcc-serviced-suites-view',
			alt: {
				ar: 'برجا بتروناس والحديقة تحتهما من نافذة الجناح.',
				en: 'The Petronas Twin Towers and their park from the window of a suite.',
			},
		},
	],
	faq: [
		{
			id: 'price-unit',
			question: {
				ar: 'هل الإيجار المعروض مؤكَّد؟',
				en: 'Is the rent shown confirmed?',
			},
			answer: {
				ar: 'ليس بعد. المبلغ شهري كبقية الإيجارات في الموقع، وهو تقديري إلى أن تؤكده إدارة الأجنحة. لا تدفعوا شيئًا قبل أن نؤكد لكم السعر والمدة كتابةً.',
				en: 'Not yet. The amount is per month, like every rent on this site, and indicative until the suites confirm it. Pay nothing before we have confirmed the rate and the length of stay to you in writing.',
			},
		},
		{
			id: 'short-stay-deposit',
			question: {
				ar: 'هل أدفع تأمين شهرين عن إقامة أسبوعين؟',
				en: "Do I pay two months' deposit for a two-week stay?",
			},
			answer: {
				ar: 'قاعدة الشهر إلى الشهرين تخص عقود الإيجار. الإقامة الفندقية بلا عقد طويل، وقد يُطلب عند الدخول مبلغ تأمين بسيط، فاسألوا عنه وقت الحجز.',
				en: 'The rule of one to two months belongs to leases. A hotel stay has no long contract; a small security amount may be asked for at check-in, so enquire when you book.',
			},
		},
		{
			id: 'from-airport',
			question: { ar: 'كيف أصل من المطار إلى هنا؟', en: 'How do I get here from the airport?' },
			answer: {
				ar: 'اطلبوا الاستقبال في المطار ضمن استمارة التقديم. ومن يصل بالقطار ينزل في محطة KLCC ثم يكمل سيرًا.',
				en: 'Airport pickup can be requested in the application form. If you come by train, get off at KLCC station and walk the rest.',
			},
		},
		{
			id: 'cleaning',
			question: {
				ar: 'هل التنظيف والغسيل ضمن السعر؟',
				en: 'Are cleaning and laundry part of the price?',
			},
			answer: {
				ar: 'الغرفة القياسية تُنظَّف أسبوعيًا، وفي المبنى غرفة لغسيل الملابس. أما ما يدخل في السعر وما يُدفع على حدة فيختلف من جناح إلى آخر، ويرد في تأكيد الحجز.',
				en: 'The standard room is cleaned weekly, and there is a laundry in the building. What is included and what costs extra differs from suite to suite, so check the booking confirmation.',
			},
		},
		{
			id: 'next-home',
			question: {
				ar: 'كيف أنتقل من الفندق إلى سكن دائم؟',
				en: 'How do I move on from the hotel to a permanent home?',
			},
			answer: {
				ar: 'أرسلوا طلب سكن من اليوم الأول، ونعود إليكم بالخيارات خلال 24 ساعة. تتيح الأسابيع الأولى معاينة الغرف قبل التوقيع، ثم يغطي ضمان الأيام السبعة السكن الجديد بعد الانتقال.',
				en: 'Send a housing request on day one; options come back within 24 hours. The first weeks let you view rooms before signing, and the seven-day guarantee then covers the new place after the move.',
			},
		},
	],
} satisfies Accommodation
