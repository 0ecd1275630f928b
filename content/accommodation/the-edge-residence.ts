import type { Accommodation } from '../schema.ts'

export default {
	id: 'the-edge-residence',
	code: 'edge',
	name: { ar: 'ذا إيدج ريزيدنس', en: 'The Edge Residence' },
	type: 'private-apartment',
	location: 'cyberjaya',
	area: { ar: 'سايبرجايا', en: 'Cyberjaya' },
	aliases: ['ذا إيدج', 'ايدج ريزيدنس', 'شقق إيدج', 'The Edge', 'Edge Residence'],
	priceRange: { min: 400, max: 1000, currency: 'MYR' },
	rating: { value: 4.3, confidence: 'sample' },
	availability: 'high',
	summary: {
		ar: 'شقق حديثة للطلبة في سايبرجايا، على بعد دقائق بالسيارة من جامعة الوسائط المتعددة، فيها غرفة دراسة ومسبح، بإيجار من 400 رينغيت شهريًا.',
		en: 'Modern student apartments in Cyberjaya, minutes by car from Multimedia University, with a study room and a pool, from RM 400 a month.',
	},
	description: {
		ar: 'ذا إيدج ريزيدنس سكن حديث في سايبرجايا، المدينة التقنية التي يفضلها طلبة الحوسبة. تبعد جامعة الوسائط المتعددة وجامعة سايبرجايا عنه من 5 إلى 10 دقائق بالسيارة، والمدينة هادئة مخططة، ومسارات الدراجات فيها عريضة. تتدرج الغرف من غرفة لشخصين بسعر 400 رينغيت إلى استوديو بسعر 1,000 رينغيت. وفي المبنى غرفة دراسة ومسبح وصالة رياضية، وتصله بالقطار حافلات مكوكية.',
		en: 'The Edge Residence is a modern building in Cyberjaya, the technology city that computing students favour. Multimedia University and the University of Cyberjaya are 5 to 10 minutes away by car, and the city is quiet and planned, with wide cycle paths. Rooms range from a twin at RM 400 to a studio at RM 1,000. The building has a study room, a pool and a gym, and shuttles link it to the trains.',
	},
	features: [
		{
			ar: 'شقق ملائمة للطلبة قرب جامعة الوسائط المتعددة',
			en: 'Student-friendly apartments near MMU',
		},
		{ ar: 'مدينة هادئة ومخططة بمسارات للدراجات', en: 'A quiet, planned city with cycle paths' },
		{ ar: 'حافلات مكوكية إلى محطة MRT', en: 'Shuttles and MRT connections' },
		{ ar: 'غرفة دراسة مشتركة وغرفة غسيل', en: 'A common study room and a laundry' },
	],
	amenities: ['wifi', 'ac', 'pool', 'gym', 'security', 'parking', 'laundry', 'study-room'],
	roomTypes: [
		{
			code: 'edge.r1',
			type: { ar: 'غرفة مشتركة لشخصين', en: 'Shared twin room' },
			price: 400,
			features: [
				{ ar: 'سريران', en: 'Two beds' },
				{ ar: 'مكاتب وخزائن', en: 'Desks and wardrobes' },
				{ ar: 'مروحة سقف', en: 'Ceiling fan' },
				{ ar: 'حمام مشترك', en: 'Shared bathroom' },
			],
			available: true,
			confidence: 'sample',
		},
		{
			code: 'edge.r2',
			type: { ar: 'غرفة مفردة', en: 'Single room' },
			price: 600,
			features: [
				{ ar: 'سرير ومكتب وخزانة', en: 'Bed, desk and wardrobe' },
				{ ar: 'تكييف', en: 'Air conditioning' },
				{ ar: 'حمام مشترك', en: 'Shared bathroom' },
			],
			available: true,
			confidence: 'sample',
		},
		{
			code: 'edge.r3',
			type: { ar: 'غرفة رئيسية', en: 'Master room' },
			price: 800,
			features: [
				{ ar: 'سرير ومكتب وخزانة', en: 'Bed, desk and wardrobe' },
				{ ar: 'تكييف', en: 'Air conditioning' },
				{ ar: 'حمام خاص', en: 'Private bathroom' },
			],
			available: true,
			confidence: 'sample',
		},
		{
			code: 'edge.r4',
			type: { ar: 'استوديو', en: 'Studio' },
			price: 1000,
			features: [
				{ ar: 'سرير ومكتب وخزانة', en: 'Bed, desk and wardrobe' },
				{ ar: 'تكييف', en: 'Air conditioning' },
				{ ar: 'مطبخ صغير', en: 'Kitchenette' },
				{ ar: 'حمام خاص', en: 'Private bathroom' },
			],
			available: false,
			confidence: 'sample',
		},
	],
	nearbyUniversities: [
		{
			name: { ar: 'جامعة الوسائط المتعددة (ملتيميديا)', en: 'Multimedia University (MMU)' },
			distance: { ar: 'من 5 إلى 10 دقائق بالسيارة', en: '5-10 minutes by car' },
			confidence: 'well-known',
		},
		{
			name: { ar: 'جامعة سايبرجايا', en: 'University of Cyberjaya' },
			distance: { ar: 'من 5 إلى 10 دقائق بالسيارة', en: '5-10 minutes by car' },
			confidence: 'well-known',
		},
		{
			name: {
				ar: 'جامعة هيريوت وات ماليزيا، بوتراجايا',
				en: 'Heriot-Watt University Malaysia, Putrajaya',
			},
			distance: { ar: 'نحو 15 دقيقة بالسيارة', en: 'about 15 minutes by car' },
			confidence: 'well-known',
		},
	],
	nearbyFacilities: [
		{
			name: { ar: 'مركز دي بلز التجاري', en: 'DPULZE Shopping Centre' },
			distance: { ar: 'في وسط المدينة', en: 'in the city centre' },
			confidence: 'well-known',
		},
		{
			name: {
				ar: 'محطات MRT في سايبرجايا (خط بوتراجايا)',
				en: 'Cyberjaya MRT stations (Putrajaya Line)',
			},
			distance: { ar: 'مسافة قصيرة بالسيارة', en: 'short drive' },
			confidence: 'well-known',
		},
		{
			name: { ar: 'مستشفى سايبرجايا', en: 'Cyberjaya Hospital' },
			distance: { ar: 'نحو 10 دقائق بالسيارة', en: 'about 10 minutes by car' },
			confidence: 'well-known',
		},
	],
	images: [
		{
			scene: 'acc-the-edge-residence-facade',
			alt: {
				ar: 'مبنى ذا إيدج ريزيدنس بخطوطه الأفقية البيضاء وأمامه مسار للدراجات.',
				en: 'The Edge Residence with its white horizontal lines and a cycle path in front.',
			},
		},
		{
			scene: 'acc-the-edge-residence-room',
			alt: {
				ar: 'غرفة مفردة بسرير وحاسوب على المكتب وستارة نصف مفتوحة.',
				en: 'A single room with a bed, a computer on the desk and a half-drawn curtain.',
			},
		},
		{
			scene: 'acc-the-edge-residence-kitchen',
			alt: {
				ar: 'مطبخ صغير على جدار واحد في استوديو، وبجانبه طاولة لشخصين.',
				en: 'A one-wall kitchenette in a studio, with a table for two beside it.',
			},
		},
		{
			scene: 'acc-the-edge-residence-lounge',
			alt: {
				ar: 'ردهة السكان بمقاعد منخفضة ونباتات، والمسبح خلف الزجاج.',
				en: "The residents' lobby with low seats and plants, and the pool behind the glass.",
			},
		},
		{
			scene: 'acc-the-edge-residence-study',
			alt: {
				ar: 'غرفة الدراسة المشتركة بطاولة طويلة ومصابيح.',
				en: 'The common study room with a long table and lamps.',
			},
		},
		{
			scene: 'acc-the-edge-residence-view',
			alt: {
				ar: 'بحيرة سايبرجايا ومبانيها التقنية كما تُرى من الطابق العلوي.',
				en: 'The lake and technology blocks of Cyberjaya from an upper floor.',
			},
		},
	],
	faq: [
		{
			id: 'without-car',
			question: {
				ar: 'هل أحتاج إلى سيارة للسكن في سايبرجايا؟',
				en: 'Do I need a car to live in Cyberjaya?',
			},
			answer: {
				ar: 'ليست ضرورية، لكن التنقل يحتاج إلى تخطيط. تربط حافلات مكوكية المبنى بمحطات MRT على خط بوتراجايا، والدراجة عملية في شوارع المدينة. وتبعد الجامعتان القريبتان من 5 إلى 10 دقائق بسيارة أجرة أو عبر تطبيق نقل.',
				en: "No, though some planning helps. Shuttles connect the building with the MRT stations of the Putrajaya Line, and a bicycle is practical on the city's streets. The two nearest universities are 5 to 10 minutes away by taxi or ride-hailing.",
			},
		},
		{
			id: 'cooking',
			question: { ar: 'هل أستطيع الطهي في غرفتي؟', en: 'Can I cook in my room?' },
			answer: {
				ar: 'المطبخ الصغير موجود في الاستوديو وحده، وهو غير متاح حاليًا. ومن يختار غرفة أخرى يجد المطاعم في وسط المدينة، ومنها مطاعم مركز دي بلز.',
				en: 'Only the studio has a kitchenette, and it is not available at the moment. For the other rooms there are restaurants in the city centre, including those in DPULZE.',
			},
		},
		{
			id: 'fan-or-ac',
			question: { ar: 'لماذا سعر الغرفة المشتركة أقل؟', en: 'Why is the twin room cheaper?' },
			answer: {
				ar: 'لأنها لشخصين، وفيها مروحة سقف بدل المكيف وحمام مشترك. وبما أن الكهرباء تُحسب عادةً خارج الإيجار، فالمروحة تعني فاتورة أخف أيضًا.',
				en: 'Because two people share it, and it has a ceiling fan instead of air conditioning and a shared bathroom. As electricity is normally billed on top of the rent, a fan also means a smaller bill.',
			},
		},
		{
			id: 'move-in-cost',
			question: {
				ar: 'ما المبلغ المطلوب للانتقال إلى الغرفة الرئيسية؟',
				en: 'What does it take to move into the master room?',
			},
			answer: {
				ar: 'إيجار الشهر الأول 800 رينغيت، ومعه تأمين من 800 إلى 1,600 رينغيت بحسب العقد. يكون المجموع من 1,600 إلى 2,400 رينغيت قبل استلام المفتاح.',
				en: "The first month's RM 800, and a deposit of RM 800 to 1,600 depending on the lease. That makes RM 1,600 to 2,400 before you get the key.",
			},
		},
		{
			id: 'first-seven-days',
			question: {
				ar: 'وصلت ووجدت الغرفة مختلفة عن الوصف، فما العمل؟',
				en: 'I arrived and the room is not as described. What now?',
			},
			answer: {
				ar: 'يسري ضمان «رحلة» على السكن 7 أيام. أرسلوا رسالة وصورة عبر واتساب لنراجع الأمر مع إدارة المبنى.',
				en: "Rihla's accommodation guarantee runs for seven days. Send a message and a photo on WhatsApp, and we take it up with the building's management.",
			},
		},
	],
} satisfies Accommodation
