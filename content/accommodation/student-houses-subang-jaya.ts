import type { Accommodation } from '../schema.ts'

export default {
	id: 'student-houses-subang-jaya',
	code: 'subang',
	name: { ar: 'بيوت الطلبة في سوبانغ جايا', en: 'Student Houses Subang Jaya' },
	type: 'shared-housing',
	location: 'subang-jaya',
	area: { ar: 'SS15', en: 'SS15' },
	aliases: ['بيوت الطلبة', 'بيوت الطلاب سوبانغ', 'سكن SS15', 'Student Houses', 'SS15 houses'],
	priceRange: { min: 350, max: 700, currency: 'MYR' },
	rating: { value: 4.2, confidence: 'sample' },
	availability: 'high',
	summary: {
		ar: 'بيوت متلاصقة يتقاسمها الطلبة في SS15، يمكن الوصول منها إلى إنتي سيرًا، ومحطة LRT قريبة، والغرف من 350 إلى 700 رينغيت شهريًا.',
		en: 'Terraced houses shared by students in SS15, a walk from INTI and close to the LRT, with rooms at RM 350 to 700 a month.',
	},
	description: {
		ar: 'هذه بيوت متلاصقة في SS15، يتقاسم الطلبة مطابخها وغرف معيشتها، ولكل منهم غرفته أو سريره. الحي طلابي بكل ما فيه: مقاهٍ ومحال طعام تفتح ليلًا، ومركز تجاري، ومحطة LRT على بعد دقائق سيرًا. يبعد حرم إنتي من 5 إلى 15 دقيقة سيرًا، وجامعة تايلورز نحو 10 دقائق بالسيارة. ليس في البيوت مسبح ولا حراسة كالأبراج، ومقابل ذلك إيجارها أقل.',
		en: "These are terraced houses in SS15 whose kitchen and living room students share, each with a room or a bed of their own. The quarter is a student one through and through: cafés and food stalls that stay open late, a mall, and an LRT station within walking distance. INTI is 5 to 15 minutes away on foot, Taylor's about 10 by car. There is no pool or guardhouse as in the towers, and the rent is lower for it.",
	},
	features: [
		{ ar: 'بيوت متلاصقة يتقاسمها الطلبة', en: 'Terraced houses shared by students' },
		{ ar: 'مقاهٍ ومطاعم ليلية على بعد دقائق سيرًا', en: 'Cafés and late-night food on foot' },
		{ ar: 'محطة LRT قريبة', en: 'An LRT station close by' },
		{
			ar: 'ركن للدراسة وغسالة في البيت',
			en: 'A place to study and a washing machine in the house',
		},
	],
	amenities: ['wifi', 'kitchen', 'laundry', 'ac', 'study-room'],
	roomTypes: [
		{
			code: 'subang.r1',
			type: { ar: 'غرفة مشتركة لشخصين', en: 'Shared twin room' },
			price: 350,
			features: [
				{ ar: 'سريران', en: 'Two beds' },
				{ ar: 'مروحة سقف', en: 'Ceiling fan' },
				{ ar: 'حمام مشترك', en: 'Shared bathroom' },
			],
			available: true,
			confidence: 'sample',
		},
		{
			code: 'subang.r2',
			type: { ar: 'غرفة مفردة', en: 'Single room' },
			price: 500,
			features: [
				{ ar: 'سرير ومكتب وخزانة', en: 'Bed, desk and wardrobe' },
				{ ar: 'مروحة سقف', en: 'Ceiling fan' },
				{ ar: 'حمام مشترك', en: 'Shared bathroom' },
			],
			available: true,
			confidence: 'sample',
		},
		{
			code: 'subang.r3',
			type: { ar: 'غرفة رئيسية بحمام', en: 'Master room with bathroom' },
			price: 700,
			features: [
				{ ar: 'سرير ومكتب وخزانة', en: 'Bed, desk and wardrobe' },
				{ ar: 'تكييف', en: 'Air conditioning' },
				{ ar: 'حمام خاص', en: 'Private bathroom' },
			],
			available: true,
			confidence: 'sample',
		},
	],
	nearbyUniversities: [
		{
			name: { ar: 'إنتي سوبانغ', en: 'INTI Subang' },
			distance: { ar: 'من 5 إلى 15 دقيقة سيرًا', en: "5-15 minutes' walk" },
			confidence: 'well-known',
		},
		{
			name: { ar: 'جامعة تايلورز', en: "Taylor's University" },
			distance: { ar: 'نحو 10 دقائق بالسيارة', en: 'about 10 minutes by car' },
			confidence: 'well-known',
		},
		{
			name: {
				ar: 'جامعة صنواي وجامعة موناش ماليزيا',
				en: 'Sunway University and Monash University Malaysia',
			},
			distance: { ar: 'من 10 إلى 15 دقيقة بالسيارة', en: '10-15 minutes by car' },
			confidence: 'well-known',
		},
	],
	nearbyFacilities: [
		{
			name: {
				ar: 'محطة SS15 لقطار LRT (خط كلانا جايا)',
				en: 'SS15 LRT station (Kelana Jaya Line)',
			},
			distance: { ar: 'سيرًا على الأقدام', en: 'walking distance' },
			confidence: 'well-known',
		},
		{
			name: { ar: 'مركز SS15 كورتيارد التجاري', en: 'SS15 Courtyard mall' },
			distance: { ar: 'سيرًا على الأقدام', en: 'walking distance' },
			confidence: 'well-known',
		},
		{
			name: { ar: 'سوبانغ باريد وأيون بيغ', en: 'Subang Parade and AEON Big' },
			distance: { ar: 'من 5 إلى 10 دقائق بالسيارة', en: '5-10 minutes by car' },
			confidence: 'well-known',
		},
		{
			name: { ar: 'مركز سوبانغ جايا الطبي', en: 'Subang Jaya Medical Centre' },
			distance: { ar: 'من 5 إلى 10 دقائق بالسيارة', en: '5-10 minutes by car' },
			confidence: 'well-known',
		},
	],
	images: [
		{
			scene: 'acc-student-houses-subang-jaya-facade',
			alt: {
				ar: 'صف بيوت متلاصقة ببوابات حديدية وأصص نباتات أمامها.',
				en: 'A row of terraced houses with iron gates and potted plants in front.',
			},
		},
		{
			scene: 'acc-student-houses-subang-jaya-room',
			alt: {
				ar: 'غرفة لشخصين بسريرين ومروحة في السقف.',
				en: 'A twin room with two beds and a ceiling fan.',
			},
		},
		{
			scene: 'acc-student-houses-subang-jaya-kitchen',
			alt: {
				ar: 'مطبخ البيت المشترك وعلى رفوفه أوانٍ لعدة سكان.',
				en: "The shared kitchen of the house, its shelves full of several people's pots.",
			},
		},
		{
			scene: 'acc-student-houses-subang-jaya-lounge',
			alt: {
				ar: 'غرفة المعيشة بأرائك مختلفة الألوان وطاولة شاي.',
				en: 'The living room with sofas of different colours and a tea table.',
			},
		},
		{
			scene: 'acc-student-houses-subang-jaya-study',
			alt: {
				ar: 'طاولة دراسة مشتركة قرب نافذة تطل على الشارع.',
				en: 'A shared study table by a window onto the street.',
			},
		},
		{
			scene: 'acc-student-houses-subang-jaya-view',
			alt: {
				ar: 'شارع SS15 مساءً بأضواء المقاهي وجسر القطار.',
				en: 'An SS15 street in the evening, with café lights and the rail viaduct.',
			},
		},
	],
	faq: [
		{
			id: 'splitting-bills',
			question: { ar: 'كيف تُدفع فواتير البيت؟', en: 'How are the bills of the house paid?' },
			answer: {
				ar: 'الكهرباء والماء والإنترنت مستقلة عن الإيجار في العادة، ويتقاسمها من يسكن البيت. وقد تتحمل الغرفة المكيفة نصيبًا أكبر من الكهرباء، فاسألوا عن ذلك عند المعاينة.',
				en: 'Electricity, water and internet normally come separately and are shared by everyone in the house. A room with air conditioning may carry a larger part of the electricity, so ask at the viewing.',
			},
		},
		{
			id: 'one-semester',
			question: { ar: 'هل أستطيع السكن لفصل دراسي واحد؟', en: 'Can I stay for one semester only?' },
			answer: {
				ar: 'عقود البيوت المشتركة أقصر من عقود الشقق غالبًا، ففصل واحد طلب مألوف. اذكروا في الطلب موعدي الدخول والخروج، وعلى من أراد الخروج قبل موعده إشعار المالك قبل شهر إلى شهرين.',
				en: "Shared houses mostly have shorter contracts than apartments, so one semester is a familiar request. State your dates when you write, and allow one to two months' notice if you bring the leaving date forward.",
			},
		},
		{
			id: 'women-men',
			question: {
				ar: 'هل توجد بيوت للطالبات وأخرى للطلاب؟',
				en: 'Are there separate houses for women and men?',
			},
			answer: {
				ar: 'اذكروا ذلك في حقل الطلبات الخاصة، لنبحث عن بيت سكانه من الطالبات وحدهن أو من الطلاب وحدهم، ونؤكد الأمر قبل الحجز.',
				en: 'Please say so under special requests: we then look for a house of women only or men only, and confirm it before you book.',
			},
		},
		{
			id: 'signing',
			question: {
				ar: 'معي 1,000 رينغيت، فهل تكفي للغرفة المشتركة؟',
				en: 'I have RM 1,000. Is that enough for the twin room?',
			},
			answer: {
				ar: 'تكفي إذا كان التأمين إيجار شهر واحد: 350 رينغيت للشهر الأول ومثلها للتأمين، أي 700 رينغيت. وإذا طُلب تأمين شهرين صار المبلغ 1,050 رينغيت.',
				en: "Yes, if the deposit is one month's rent: RM 350 for the first month and as much again make RM 700. If two months are asked for, you need RM 1,050.",
			},
		},
		{
			id: 'safety-at-night',
			question: {
				ar: 'أعود من المكتبة في وقت متأخر، فهل الحي مناسب؟',
				en: 'I come home late from the library. Is the area right for that?',
			},
			answer: {
				ar: 'تبقى محال SS15 مفتوحة حتى وقت متأخر، فالشوارع الرئيسية لا تخلو من الناس. ولا حراسة على باب البيت، فاختاروا بيتًا قريبًا من المحطة، وأقفلوا البوابة دائمًا.',
				en: 'The shops of SS15 stay open late, so the main streets are seldom empty. There is no guard at the door, so choose a house near the station and keep the gate locked.',
			},
		},
	],
} satisfies Accommodation
