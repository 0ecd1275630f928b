import type { Accommodation } from '../schema.ts'

export default {
	id: 'seri-maya-apartment-complex',
	code: 'serimaya',
	name: { ar: 'مجمّع سيري مايا السكني', en: 'Seri Maya Apartment Complex' },
	type: 'private-apartment',
	location: 'kuala-lumpur',
	area: { ar: 'KLCC', en: 'KLCC' },
	aliases: ['سيري مايا', 'شقق سيري مايا', 'Seri Maya', 'Seri Maya Condominium'],
	priceRange: { min: 600, max: 1500, currency: 'MYR' },
	rating: { value: 4.5, confidence: 'sample' },
	availability: 'high',
	summary: {
		ar: 'شقق وغرف مفروشة في مجمّع أبراج مسوّر قرب محطة جلاتك، على بعد أربع محطات LRT من KLCC، بإيجار من 600 إلى 1,500 رينغيت شهريًا.',
		en: 'Furnished rooms and apartments in a gated complex of towers by Jelatek station, four LRT stops from KLCC, at RM 600 to 1,500 a month.',
	},
	description: {
		ar: 'يضم مجمّع سيري مايا المسوّر أبراجًا سكنية شققها مفروشة، وبالقرب منه محطة جلاتك على خط كلانا جايا. تفصله عن KLCC أربع محطات، فيصبح وسط المدينة جزءًا من اليوم لا رحلة مستقلة. ويمكنكم استئجار غرفة في شقة مشتركة أو غرفة رئيسية بحمامها أو وحدة كاملة. ويشترك السكان في المسبح والصالة الرياضية ومنطقة الشواء، والدخول بالبطاقة تحت حراسة لا تنقطع.',
		en: 'Seri Maya is a gated complex of residential towers with furnished apartments and Jelatek station, on the Kelana Jaya Line, close by. KLCC is four stops away, so the city centre becomes part of the day rather than a trip of its own. You can rent a room in a shared apartment, a master room with its own bathroom, or a whole unit. Residents share the pool, gym and barbecue area, and entry is by card, with guards on duty day and night.',
	},
	features: [
		{ ar: 'وحدات مفروشة في مجمّع أبراج مسوّر', en: 'Furnished units in a gated complex of towers' },
		{ ar: 'حراسة على مدار الساعة وبطاقات دخول', en: 'Guards around the clock and access cards' },
		{ ar: 'مسبح وصالة رياضية ومنطقة شواء', en: 'Pool, gym and barbecue area' },
		{ ar: 'رحلة قصيرة بقطار LRT إلى KLCC', en: 'A short LRT ride to KLCC' },
	],
	amenities: ['wifi', 'ac', 'pool', 'gym', 'security', 'parking', 'kitchen', 'laundry'],
	roomTypes: [
		{
			code: 'serimaya.r1',
			type: { ar: 'غرفة مفردة في شقة مشتركة', en: 'Single room in shared apartment' },
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
			code: 'serimaya.r2',
			type: { ar: 'غرفة رئيسية بحمام خاص', en: 'Master room with private bathroom' },
			price: 950,
			features: [
				{ ar: 'سرير ومكتب وخزانة', en: 'Bed, desk and wardrobe' },
				{ ar: 'تكييف', en: 'Air conditioning' },
				{ ar: 'حمام خاص', en: 'Private bathroom' },
			],
			available: true,
			confidence: 'sample',
		},
		{
			code: 'serimaya.r3',
			type: { ar: 'استوديو أو وحدة بغرفة نوم', en: 'Studio or one-bedroom unit' },
			price: 1500,
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
			name: {
				ar: 'جامعة التكنولوجيا الماليزية، حرم كوالالمبور',
				en: 'Universiti Teknologi Malaysia, Kuala Lumpur campus',
			},
			distance: { ar: 'نحو 3 كم', en: 'about 3 km' },
			confidence: 'well-known',
		},
		{
			name: { ar: 'جامعة كوالالمبور (UniKL)', en: 'Universiti Kuala Lumpur (UniKL)' },
			distance: { ar: 'نحو 5 كم', en: 'about 5 km' },
			confidence: 'well-known',
		},
		{
			name: { ar: 'جامعة مالايا', en: 'University of Malaya' },
			distance: { ar: 'نحو 30 دقيقة بقطار LRT', en: 'about 30 minutes by LRT' },
			confidence: 'well-known',
		},
	],
	nearbyFacilities: [
		{
			name: {
				ar: 'محطة جلاتك لقطار LRT (خط كلانا جايا)',
				en: 'Jelatek LRT station (Kelana Jaya Line)',
			},
			distance: { ar: 'سيرًا على الأقدام', en: 'walking distance' },
			confidence: 'well-known',
		},
		{
			name: { ar: 'مركز سوريا KLCC التجاري وحديقة KLCC', en: 'Suria KLCC mall and KLCC Park' },
			distance: { ar: '4 محطات LRT', en: '4 LRT stops' },
			confidence: 'well-known',
		},
		{
			name: { ar: 'مستشفى غلينيغلز كوالالمبور', en: 'Gleneagles Hospital Kuala Lumpur' },
			distance: { ar: 'نحو 10 دقائق بالسيارة', en: 'about 10 minutes by car' },
			confidence: 'well-known',
		},
	],
	images: [
		{
			scene: 'acc-seri-maya-apartment-complex-facade',
			alt: {
				ar: 'برجا سيري مايا بشرفاتهما المتراصة، وأمامهما مسبح ونخيل.',
				en: 'The Seri Maya towers with their rows of balconies, a pool and palms in front.',
			},
		},
		{
			scene: 'acc-seri-maya-apartment-complex-room',
			alt: {
				ar: 'غرفة نوم مفروشة في طابق مرتفع، وفيها سرير ومكتب تحت النافذة.',
				en: 'A furnished bedroom on a high floor, with a bed and a desk under the window.',
			},
		},
		{
			scene: 'acc-seri-maya-apartment-complex-kitchen',
			alt: {
				ar: 'مطبخ شقة بخزائن علوية وموقد وثلاجة.',
				en: 'An apartment kitchen with wall cupboards, a hob and a fridge.',
			},
		},
		{
			scene: 'acc-seri-maya-apartment-complex-lounge',
			alt: {
				ar: 'صالة الشقة بأريكة ورفوف كتب ونافذة مقوّسة يظهر منها البرجان.',
				en: "The apartment's living room with a sofa, bookshelves and an arched window onto the towers.",
			},
		},
		{
			scene: 'acc-seri-maya-apartment-complex-study',
			alt: {
				ar: 'مكتب وكرسي ورفّ كتب في ركن من غرفة النوم.',
				en: 'A desk, a chair and a bookshelf in a corner of the bedroom.',
			},
		},
		{
			scene: 'acc-seri-maya-apartment-complex-view',
			alt: {
				ar: 'برجا بتروناس في الأفق كما يظهران من شرفة المجمّع.',
				en: 'The Petronas Twin Towers on the horizon, seen from a balcony of the complex.',
			},
		},
	],
	faq: [
		{
			id: 'deposit',
			question: {
				ar: 'كم أدفع عند توقيع عقد غرفة هنا؟',
				en: 'How much do I pay when I sign for a room here?',
			},
			answer: {
				ar: 'تأمين يعادل إيجار شهر إلى شهرين، ومعه إيجار الشهر الأول مقدمًا. فالغرفة المفردة التي إيجارها 600 رينغيت يُدفع عنها عند التوقيع من 1,200 إلى 1,800 رينغيت.',
				en: "A deposit of one to two months' rent, plus the first month in advance. For the single room at RM 600, that comes to RM 1,200 to 1,800 on signing.",
			},
		},
		{
			id: 'klcc-trip',
			question: {
				ar: 'هل المجمّع في KLCC نفسها؟',
				en: 'Is the complex in KLCC itself?',
			},
			answer: {
				ar: 'ليس ملاصقًا للبرجين. أقرب محطة إليه جلاتك، ومنها إلى KLCC أربع محطات على خط كلانا جايا، ويمكن الوصول من المجمّع إلى المحطة سيرًا.',
				en: 'It does not stand beside the Twin Towers. The nearest station is Jelatek, from which KLCC is four stops on the Kelana Jaya Line; the station can be reached on foot.',
			},
		},
		{
			id: 'bills',
			question: {
				ar: 'هل يشمل الإيجار كهرباء المكيف؟',
				en: 'Does the rent include electricity for the air conditioner?',
			},
			answer: {
				ar: 'في الغالب لا: تُحسب الكهرباء والماء والإنترنت مستقلة عن إيجار الشقة. وفي الشقة المشتركة تُقسَّم الفاتورة بين السكان، فاتفقوا على طريقة القسمة قبل الانتقال.',
				en: 'Usually not: electricity, water and internet are billed apart from the rent of an apartment. In a shared unit the residents split the bill, so agree on how before you move in.',
			},
		},
		{
			id: 'studio',
			question: {
				ar: 'متى تتوفر وحدات الاستوديو؟',
				en: 'When will the studios be free?',
			},
			answer: {
				ar: 'وحدات الاستوديو محجوزة في الوقت الحالي. أرسلوا طلب حجز، ونرد خلال 24 ساعة بما يتوفر من وحدات كاملة أو بأقرب بديل، مثل الغرفة الرئيسية بحمام خاص.',
				en: 'The studios are taken at present. Send a booking request and we answer within 24 hours with any whole unit that has come free, or with the closest alternative, such as the master room with its own bathroom.',
			},
		},
		{
			id: 'leaving-early',
			question: {
				ar: 'انتقلت دراستي إلى مدينة أخرى، فكيف أنهي العقد؟',
				en: 'My studies have moved to another city. How do I end the lease?',
			},
			answer: {
				ar: 'أبلغوا المالك قبل موعد الخروج بشهر إلى شهرين، وفق ما ينص عليه العقد. فالخروج دون إشعار قد يعني خسارة جزء من التأمين.',
				en: "Give the owner one to two months' notice before you leave, as the lease states. Leaving without notice may cost part of the deposit.",
			},
		},
	],
} satisfies Accommodation
