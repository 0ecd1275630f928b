import type { Accommodation } from '../schema.ts'

export default {
	id: 'tropicana-residences',
	code: 'tropicana',
	name: { ar: 'تروبيكانا ريزيدنسز', en: 'Tropicana Residences' },
	type: 'private-apartment',
	location: 'petaling-jaya',
	area: { ar: 'بيتالينغ جايا', en: 'Petaling Jaya' },
	aliases: ['تروبيكانا', 'شقق تروبيكانا', 'Tropicana'],
	priceRange: { min: 500, max: 1200, currency: 'MYR' },
	rating: { value: 4.6, confidence: 'sample' },
	availability: 'medium',
	summary: {
		ar: 'شقق مريحة في مجمّع مسوّر ببيتالينغ جايا، تتوسط عدة جامعات خاصة وتناسب السكن مع الأصدقاء، من 500 إلى 1,200 رينغيت شهريًا.',
		en: 'Comfortable apartments in a gated community in Petaling Jaya, between several private universities and good for sharing, at RM 500 to 1,200 a month.',
	},
	description: {
		ar: 'تقع تروبيكانا ريزيدنسز في بيتالينغ جايا، وتتقارب المسافة منها إلى جامعة مالايا وجامعتي صنواي وتايلورز. المجمّع مسوّر وحدائقه منسقة، ووحداته تتسع لمجموعة أصدقاء يتقاسمون شقة واحدة. أقرب محطة قطار هي سوريان على خط MRT، وتبعد من 5 إلى 10 دقائق بالسيارة. ويناسب هذا السكن من يملك سيارة أو يعتمد على تطبيقات النقل.',
		en: "Tropicana Residences is in Petaling Jaya, at much the same distance from the University of Malaya as from Sunway and Taylor's. The community is gated and landscaped, and its units have room for a group of friends who share one apartment. The nearest train is the MRT at Surian, 5 to 10 minutes away by car. It suits people who drive or use ride-hailing.",
	},
	features: [
		{ ar: 'مجمّع مسوّر بحدائق منسقة', en: 'Gated community with landscaped grounds' },
		{ ar: 'مراكز تسوق وقطار MRT قريبة', en: 'Malls and the MRT within reach' },
		{ ar: 'وحدات تناسب مجموعة من الأصدقاء', en: 'Units that suit a group of friends' },
		{
			ar: 'مطبخ داخل الشقة وموقف سيارات للسكان',
			en: 'A kitchen in the apartment and parking for residents',
		},
	],
	amenities: ['wifi', 'ac', 'pool', 'gym', 'security', 'parking', 'kitchen'],
	roomTypes: [
		{
			code: 'tropicana.r1',
			type: { ar: 'غرفة مفردة', en: 'Single room' },
			price: 500,
			features: [
				{ ar: 'سرير ومكتب وخزانة', en: 'Bed, desk and wardrobe' },
				{ ar: 'تكييف', en: 'Air conditioning' },
				{ ar: 'حمام مشترك', en: 'Shared bathroom' },
			],
			available: true,
			confidence: 'sample',
		},
		{
			code: 'tropicana.r2',
			type: { ar: 'غرفة رئيسية', en: 'Master room' },
			price: 850,
			features: [
				{ ar: 'سرير ومكتب وخزانة', en: 'Bed, desk and wardrobe' },
				{ ar: 'تكييف', en: 'Air conditioning' },
				{ ar: 'حمام خاص', en: 'Private bathroom' },
			],
			available: true,
			confidence: 'sample',
		},
		{
			code: 'tropicana.r3',
			type: { ar: 'شقة بغرفة نوم', en: 'One-bedroom apartment' },
			price: 1200,
			features: [
				{ ar: 'سرير ومكتب وخزانة', en: 'Bed, desk and wardrobe' },
				{ ar: 'تكييف', en: 'Air conditioning' },
				{ ar: 'مطبخ صغير', en: 'Kitchenette' },
				{ ar: 'حمام خاص', en: 'Private bathroom' },
				{ ar: 'غرفة معيشة', en: 'Living room' },
			],
			available: false,
			confidence: 'sample',
		},
	],
	nearbyUniversities: [
		{
			name: { ar: 'جامعة مالايا', en: 'University of Malaya' },
			distance: { ar: 'من 20 إلى 25 دقيقة بالسيارة', en: '20-25 minutes by car' },
			confidence: 'well-known',
		},
		{
			name: { ar: 'جامعة صنواي', en: 'Sunway University' },
			distance: { ar: 'نحو 25 دقيقة بالسيارة', en: 'about 25 minutes by car' },
			confidence: 'well-known',
		},
		{
			name: { ar: 'جامعة تايلورز', en: "Taylor's University" },
			distance: { ar: 'من 25 إلى 30 دقيقة بالسيارة', en: '25-30 minutes by car' },
			confidence: 'well-known',
		},
	],
	nearbyFacilities: [
		{
			name: { ar: 'مركز «ون أوتاما» للتسوق', en: '1 Utama Shopping Centre' },
			distance: { ar: 'نحو 10 دقائق بالسيارة', en: 'about 10 minutes by car' },
			confidence: 'well-known',
		},
		{
			name: {
				ar: 'مركز تروبيكانا غاردنز ومحطة سوريان لقطار MRT',
				en: 'Tropicana Gardens Mall and Surian MRT station',
			},
			distance: { ar: 'من 5 إلى 10 دقائق بالسيارة', en: '5-10 minutes by car' },
			confidence: 'well-known',
		},
		{
			name: { ar: 'مستشفى تومسون كوتا دامنسارا', en: 'Thomson Hospital Kota Damansara' },
			distance: { ar: 'نحو 10 دقائق بالسيارة', en: 'about 10 minutes by car' },
			confidence: 'well-known',
		},
	],
	images: [
		{
			scene: 'acc-tropicana-residences-facade',
			alt: {
				ar: 'أبراج تروبيكانا ريزيدنسز المتدرجة فوق حديقة مسوّرة.',
				en: 'The stepped towers of Tropicana Residences above a walled garden.',
			},
		},
		{
			scene: 'acc-tropicana-residences-room',
			alt: {
				ar: 'غرفة رئيسية بسرير عريض ونافذة واسعة وباب إلى حمامها.',
				en: 'A master room with a wide bed, a large window and a door to its bathroom.',
			},
		},
		{
			scene: 'acc-tropicana-residences-kitchen',
			alt: {
				ar: 'مطبخ شقة يتسع لأكثر من شخص، بطاولة في وسطه.',
				en: 'An apartment kitchen with room for several people and a table in the middle.',
			},
		},
		{
			scene: 'acc-tropicana-residences-lounge',
			alt: {
				ar: 'غرفة معيشة بأريكتين متقابلتين وسجادة ومروحة.',
				en: 'A living room with two facing sofas, a rug and a fan.',
			},
		},
		{
			scene: 'acc-tropicana-residences-study',
			alt: {
				ar: 'مكتبان متجاوران تحت رف كتب في غرفة يتقاسمها صديقان.',
				en: 'Two desks side by side under a bookshelf in a room shared by friends.',
			},
		},
		{
			scene: 'acc-tropicana-residences-view',
			alt: {
				ar: 'حدائق المجمّع ومسبحه من شرفة في طابق متوسط.',
				en: 'The gardens and pool of the community from a balcony halfway up.',
			},
		},
	],
	faq: [
		{
			id: 'sharing-unit',
			question: {
				ar: 'نحن مجموعة أصدقاء، فهل نستأجر شقة كاملة؟',
				en: 'We are a group of friends. Can we rent a whole apartment?',
			},
			answer: {
				ar: 'نعم، فالوحدات هنا تصلح للسكن المشترك. اذكروا عدد الأشخاص في الطلب لنبحث عن شقة بغرف كافية، أو يستأجر كل شخص غرفته من 500 إلى 850 رينغيت.',
				en: 'Yes, the units lend themselves to sharing. Put the number of people in the request and we look for an apartment with enough rooms; or each of you rents a room at RM 500 to 850.',
			},
		},
		{
			id: 'commute',
			question: {
				ar: 'كم يستغرق الطريق إلى الجامعة كل صباح؟',
				en: 'How long is the morning trip to university?',
			},
			answer: {
				ar: 'بالسيارة من 20 إلى 25 دقيقة إلى جامعة مالايا، ونحو 25 دقيقة إلى صنواي، ومن 25 إلى 30 دقيقة إلى تايلورز. وتزيد المدة في أوقات الازدحام.',
				en: "By car, 20 to 25 minutes to the University of Malaya, about 25 to Sunway and 25 to 30 to Taylor's. Rush hour makes it longer.",
			},
		},
		{
			id: 'visitors',
			question: {
				ar: 'هل يُسمح باستقبال زوار، أو بمبيت أحد أقاربي؟',
				en: 'May I have visitors, or a relative to stay overnight?',
			},
			answer: {
				ar: 'للمجمّع بوابة وحراسة، فيُتوقع أن يسجل الزائر اسمه عند الدخول. أما المبيت فيحدده عقد كل شقة، فاسألوا المالك عنه قبل التوقيع.',
				en: 'The community has a gate and guards, so expect visitors to register. Overnight stays depend on the lease of each apartment; ask the owner before you sign.',
			},
		},
		{
			id: 'when-to-book',
			question: {
				ar: 'التوفر متوسط، فمتى أحجز؟',
				en: 'Availability is medium. When should I book?',
			},
			answer: {
				ar: 'بعد وصول خطاب القبول مباشرةً. الغرف المفردة والرئيسية متاحة الآن، والشقة ذات غرفة النوم محجوزة. ونخبركم بما بقي خلال 24 ساعة من استلام الطلب.',
				en: 'As soon as the offer letter arrives. Single and master rooms are free now; the one-bedroom apartment is taken. We tell you what is left within 24 hours of your request.',
			},
		},
		{
			id: 'notice-and-deposit',
			question: {
				ar: 'هل أسترد التأمين إذا خرجت قبل نهاية المدة؟',
				en: 'Do I get the deposit back if I leave before the term ends?',
			},
			answer: {
				ar: 'يتوقف ذلك على العقد. القاعدة الشائعة إشعار يسبق الخروج بشهر إلى شهرين، والتأمين نفسه يعادل إيجار شهر إلى شهرين يُدفع مع الشهر الأول. والالتزام بالإشعار يسهّل استرداده.',
				en: "That depends on the lease. The common rule is notice of one to two months; the deposit itself is one to two months' rent, paid with the first month. Keeping to the notice period makes it easier to get it back.",
			},
		},
	],
} satisfies Accommodation
