/** What the accommodation page says beyond the listings: names of filters, kinds of housing, neighbourhoods, services, rules. */
import { locationOfNeighbourhood } from '#domain/filters/accommodation.ts'
import type { Text } from '#domain/language.ts'
import { cities } from './places.ts'
import type {
	amenities,
	HousingTypeCard,
	housingLocations,
	housingTypes,
	Neighbourhood,
} from './schema.ts'
import { sharedLines } from './shared-lines.ts'

export const housingTypeNames: Record<(typeof housingTypes)[number], Text> = {
	'university-dormitory': { ar: 'سكن جامعي', en: 'University Dormitory' },
	'private-apartment': { ar: 'شقة خاصة', en: 'Private Apartment' },
	'shared-housing': { ar: 'سكن مشترك', en: 'Shared Housing' },
	hotel: { ar: 'فندق وأجنحة فندقية', en: 'Hotel and Serviced Suite' },
}

export const housingLocationNames: Record<(typeof housingLocations)[number], Text> = {
	'kuala-lumpur': cities['kuala-lumpur'],
	'petaling-jaya': cities['petaling-jaya'],
	'subang-jaya': cities['subang-jaya'],
	cyberjaya: cities.cyberjaya,
	'johor-bahru': cities['johor-bahru'],
}

export const amenityNames: Record<(typeof amenities)[number], Text> = {
	wifi: { ar: 'إنترنت لاسلكي', en: 'WiFi' },
	kitchen: { ar: 'مطبخ', en: 'Kitchen' },
	parking: { ar: 'موقف سيارات', en: 'Parking' },
	security: { ar: 'حراسة أمنية', en: 'Security' },
	'study-room': { ar: 'غرفة دراسة', en: 'Study Room' },
	ac: { ar: 'تكييف', en: 'AC' },
	gym: { ar: 'صالة رياضية', en: 'Gym' },
	pool: { ar: 'مسبح', en: 'Pool' },
	laundry: { ar: 'غسالة ملابس', en: 'Laundry' },
}

export const housingTypeCards: HousingTypeCard[] = [
	{
		type: 'university-dormitory',
		name: housingTypeNames['university-dormitory'],
		priceRange: { ar: 'من 300 إلى 600 رينغيت شهريًا', en: 'RM 300–600 per month' },
		image: {
			scene: 'type-dormitory',
			alt: {
				ar: 'مبنى سكن جامعي بممرات مفتوحة وسط أشجار الحرم.',
				en: 'A dormitory block with open walkways among the trees of a campus.',
			},
		},
		features: [
			{ ar: 'داخل الحرم أو بجواره', en: 'On campus or next to it' },
			{ ar: 'غرف دراسة ومشرفون', en: 'Study rooms and wardens' },
			{ ar: 'مرافق مشتركة بين السكان', en: 'Facilities shared by residents' },
		],
		pros: [
			{
				ar: 'الأقرب إلى القاعات، وبتكلفة شهرية منخفضة',
				en: 'Closest to class, at a low monthly cost',
			},
			{ ar: 'صداقات من الأسبوع الأول', en: 'Friendships from the first week' },
			{ ar: 'الفواتير مشمولة في الغالب', en: 'Bills usually included' },
		],
		cons: [
			{ ar: 'خصوصية أقل', en: 'Less privacy' },
			{ ar: 'قواعد سكن ومواعيد محددة للعودة', en: 'House rules and curfews' },
			{ ar: 'تُحجز الأماكن مبكرًا', en: 'Places go early' },
		],
		availability: 'medium',
	},
	{
		type: 'private-apartment',
		name: housingTypeNames['private-apartment'],
		priceRange: { ar: 'من 400 إلى 1,500 رينغيت شهريًا', en: 'RM 400–1,500 per month' },
		image: {
			scene: 'type-apartment',
			alt: {
				ar: 'برج شقق حديث، وعند مدخله مسبح ونخيل.',
				en: 'A modern apartment tower with a pool and palms at its entrance.',
			},
		},
		features: [
			{
				ar: 'مسبح وصالة رياضية وحراسة في معظم المجمّعات',
				en: 'Pool, gym and guards in most condominiums',
			},
			{ ar: 'مطبخ داخل الشقة', en: 'A kitchen inside the apartment' },
			{ ar: 'غرفة واحدة أو وحدة كاملة', en: 'One room or the whole unit' },
		],
		pros: [
			{ ar: 'خصوصية وراحة', en: 'Privacy and comfort' },
			{ ar: 'تناسب الأصدقاء والعائلات', en: 'Suits friends and families' },
			{ ar: 'أوسع خيارات من حيث السعر والموقع', en: 'The widest choice of price and place' },
		],
		cons: [
			{
				ar: 'تأمين شهر إلى شهرين مع إيجار الشهر الأول',
				en: 'A deposit of one to two months plus the first month',
			},
			{ ar: 'الإيجار لا يشمل الفواتير في الغالب', en: 'Utilities usually come on top' },
		],
		availability: 'high',
	},
	{
		type: 'shared-housing',
		name: housingTypeNames['shared-housing'],
		priceRange: { ar: 'من 350 إلى 700 رينغيت شهريًا', en: 'RM 350–700 per month' },
		image: {
			scene: 'type-shared',
			alt: {
				ar: 'صف من البيوت المتلاصقة، ودراجات مركونة أمام أبوابها.',
				en: 'A row of terraced houses with bicycles parked at their doors.',
			},
		},
		features: [
			{
				ar: 'غرفة نوم خاصة أو لشخصين، ومطبخ وغرفة معيشة مشتركان',
				en: 'A single or twin bedroom, with a shared kitchen and lounge',
			},
			{ ar: 'قرب الجامعات ومحطات القطار', en: 'Near campuses and train stations' },
			{ ar: 'بيت كامل يتقاسمه الطلبة', en: 'A whole house shared by students' },
		],
		pros: [
			{ ar: 'تكلفة منخفضة وصحبة', en: 'Low cost, with company' },
			{ ar: 'عقود أقصر من عقود الشقق', en: 'Shorter contracts than apartments' },
			{ ar: 'مطبخ للطهي المنزلي', en: 'A kitchen for home cooking' },
		],
		cons: [
			{ ar: 'الراحة مرهونة بزملاء السكن', en: 'Comfort depends on housemates' },
			{ ar: 'حمام مشترك في الغرف الأرخص', en: 'Shared bathrooms in the cheaper rooms' },
		],
		availability: 'high',
	},
	{
		type: 'hotel',
		name: housingTypeNames.hotel,
		priceRange: { ar: 'من 150 إلى 300 رينغيت شهريًا', en: 'RM 150–300 per month' },
		priceNote: sharedLines.hotelPrice,
		image: {
			scene: 'type-hotel',
			alt: {
				ar: 'مدخل فندق مضاء في وسط المدينة، وأمامه مظلة وحقائب سفر.',
				en: 'A lit hotel entrance in the city centre, with a canopy and suitcases in front.',
			},
		},
		features: [
			{ ar: 'أثاث وخدمة تنظيف', en: 'Furnished and cleaned for you' },
			{ ar: 'بلا عقد طويل', en: 'No long contract' },
			{ ar: 'مواقع في وسط المدينة', en: 'City-centre locations' },
		],
		pros: [
			{ ar: 'جاهز من يوم الوصول', en: 'Ready on the day you land' },
			{ ar: 'محطة مؤقتة ريثما يتوفر سكن دائم', en: 'A base while you look for a home' },
			{ ar: 'قريب من القطار والمتاجر', en: 'Close to trains and shops' },
		],
		cons: [
			{ ar: 'للأسابيع الأولى لا لسنة دراسية', en: 'For the first weeks, not for an academic year' },
			{ ar: 'مطبخ صغير أو بلا مطبخ', en: 'A small kitchen or none' },
			{
				ar: 'السعر تقديري، ونؤكده قبل الحجز',
				en: 'The rate is indicative; confirm it before booking',
			},
		],
		availability: 'high',
	},
]

export const neighbourhoods: Neighbourhood[] = [
	{
		id: 'ss15-subang-jaya',
		name: { ar: 'SS15، سوبانغ جايا', en: 'SS15 Subang Jaya' },
		location: locationOfNeighbourhood('SS15 Subang Jaya'),
		avgRent: { ar: 'من 400 إلى 800 رينغيت للغرفة', en: 'RM 400–800 for a room' },
		description: {
			ar: 'أشهر حي طلابي في وادي كلانغ. مقاهيه ومطاعمه الحلال متجاورة، وفيه محطة LRT تحمل اسمه، وتقع حوله أربع مؤسسات جامعية.',
			en: 'The best-known student quarter of the Klang Valley. Cafés and halal restaurants stand door to door, an LRT station carries its name, and four campuses lie around it.',
		},
		universities: [
			{
				ar: 'جامعة إنتي الدولية (حرم سوبانغ)',
				en: 'INTI International University (Subang campus)',
			},
			{ ar: 'جامعة تايلورز', en: "Taylor's University" },
			{ ar: 'جامعة صنواي', en: 'Sunway University' },
			{ ar: 'جامعة موناش ماليزيا', en: 'Monash University Malaysia' },
		],
		highlights: [
			{
				ar: 'محطة SS15 لقطار LRT، وبالقرب منها خط حافلات BRT صنواي',
				en: 'SS15 LRT, with the BRT Sunway Line nearby',
			},
			{ ar: 'مطاعم تبقى مفتوحة حتى وقت متأخر', en: 'Places to eat until late' },
			{ ar: 'مركزا سوبانغ باريد وSS15 كورتيارد', en: 'Subang Parade and SS15 Courtyard' },
		],
		image: {
			scene: 'hood-ss15',
			alt: {
				ar: 'شارع محال ومقاهٍ في SS15، ومسار القطار المرتفع في الخلفية.',
				en: 'A street of shops and cafés in SS15, with the elevated rail line behind.',
			},
		},
	},
	{
		id: 'mont-kiara',
		name: { ar: 'مونت كيارا', en: 'Mont Kiara' },
		location: locationOfNeighbourhood('Mont Kiara'),
		avgRent: { ar: 'من 800 إلى 1,500 رينغيت للغرفة', en: 'RM 800–1,500 for a room' },
		description: {
			ar: 'حي من الأبراج السكنية تقيم فيه جالية دولية كبيرة، وفيه مدارس دولية ومراكز تسوق. يلائم العائلات ومن يقدّم الراحة على قرب القطار.',
			en: 'A district of residential towers with a large international community, international schools and malls. It suits families and those who put comfort before a train at the door.',
		},
		universities: [
			{ ar: 'جامعة هيلب', en: 'HELP University' },
			{ ar: 'جامعة مالايا', en: 'University of Malaya' },
		],
		highlights: [
			{
				ar: 'مركزا «ون مونت كيارا» و«163 ريتيل بارك» التجاريان',
				en: '1 Mont Kiara and 163 Retail Park malls',
			},
			{ ar: 'مطاعم وبقالات شرق أوسطية', en: 'Middle Eastern restaurants and groceries' },
			{
				ar: 'لا محطة قطار داخل الحي: التنقل بالحافلات وتطبيقات النقل',
				en: 'No station inside the district: buses and ride-hailing instead',
			},
		],
		image: {
			scene: 'hood-mont-kiara',
			alt: {
				ar: 'أبراج سكنية فوق تلال مونت كيارا الخضراء.',
				en: 'Residential towers above the green slopes of Mont Kiara.',
			},
		},
	},
	{
		id: 'cyberjaya-city-center',
		name: { ar: 'وسط مدينة سايبرجايا', en: 'Cyberjaya City Center' },
		location: locationOfNeighbourhood('Cyberjaya City Center'),
		avgRent: { ar: 'من 400 إلى 900 رينغيت للغرفة', en: 'RM 400–900 for a room' },
		description: {
			ar: 'مدينة تقنية خُطّطت من البداية: حدائق ومسارات للدراجات، وقطار MRT على خط بوتراجايا. وهي أهدأ من العاصمة، وإيجاراتها أقل.',
			en: 'A technology city planned from the start, with parks, cycle lanes and MRT trains on the Putrajaya Line. It is calmer than the capital, and rents are lower.',
		},
		universities: [
			{ ar: 'جامعة الوسائط المتعددة (ملتيميديا)', en: 'Multimedia University' },
			{ ar: 'جامعة سايبرجايا', en: 'University of Cyberjaya' },
			{
				ar: 'جامعة هيريوت وات ماليزيا (بوتراجايا)',
				en: 'Heriot-Watt University Malaysia (Putrajaya)',
			},
		],
		highlights: [
			{ ar: 'تاماريند سكوير ومركز دي بلز', en: 'Tamarind Square and DPULZE' },
			{ ar: 'حدائق البحيرة للجري', en: 'Lake Gardens for a run' },
			{ ar: 'أهدأ وأقل تكلفة من وسط العاصمة', en: 'Quieter and cheaper than central Kuala Lumpur' },
		],
		image: {
			scene: 'hood-cyberjaya',
			alt: {
				ar: 'مبانٍ حديثة على ضفة بحيرة في سايبرجايا، وبمحاذاتها مسار للدراجات.',
				en: 'Modern buildings beside a lake in Cyberjaya, with a cycle lane along the shore.',
			},
		},
	},
	{
		id: 'bukit-indah-jb',
		name: { ar: 'بوكيت إنداه، جوهور بهرو', en: 'Bukit Indah JB' },
		location: locationOfNeighbourhood('Bukit Indah JB'),
		avgRent: { ar: 'من 350 إلى 800 رينغيت للغرفة', en: 'RM 350–800 for a room' },
		description: {
			ar: 'ضاحية نشطة غرب جوهور بهرو، بين سكوداي ومجمّع إيديوسيتي الجامعي. ومنها يسهل الوصول إلى الجسر الثاني المؤدي إلى سنغافورة.',
			en: 'A lively suburb west of Johor Bahru, between Skudai and the campuses of EduCity. The Second Link to Singapore is within easy reach.',
		},
		universities: [
			{ ar: 'جامعة التكنولوجيا الماليزية', en: 'Universiti Teknologi Malaysia' },
			{
				ar: 'جامعة ساوثهامبتون ماليزيا (إيديوسيتي)',
				en: 'University of Southampton Malaysia (EduCity)',
			},
			{
				ar: 'جامعة نيوكاسل للطب في ماليزيا (إيديوسيتي)',
				en: 'Newcastle University Medicine Malaysia (EduCity)',
			},
		],
		highlights: [
			{ ar: 'مركز أيون بوكيت إنداه', en: 'AEON Bukit Indah mall' },
			{ ar: 'ليغولاند وإسكندر بوتيري قريبتان', en: 'Legoland and Iskandar Puteri close by' },
			{ ar: 'حافلات إلى سنغافورة', en: 'Buses to Singapore' },
		],
		image: {
			scene: 'hood-bukit-indah',
			alt: {
				ar: 'بيوت ضاحية بوكيت إنداه ومركزها التجاري، والمضيق في الأفق.',
				en: 'The houses and mall of Bukit Indah, with the strait on the horizon.',
			},
		},
	},
]

/** A short block of the accommodation page: a service or a rule. */
export interface HousingNote {
	id: string
	title: Text
	text: Text
}

export const housingServices: HousingNote[] = [
	{
		id: 'search',
		title: { ar: 'بحث يبدأ من الجامعة', en: 'A search around your university' },
		text: {
			ar: 'يكفي أن نعرف الجامعة والميزانية وموعد الوصول. نبحث عن الخيارات المناسبة ونرد خلال 24 ساعة.',
			en: 'Your university, budget and arrival date are all we need. We look for suitable options and answer within 24 hours.',
		},
	},
	{
		id: 'booking',
		title: { ar: 'حجز بشروط واضحة', en: 'A booking with clear terms' },
		text: {
			ar: 'نشرح التأمين والفواتير ومدة الإشعار قبل التوقيع، لتعرفوا المبلغ المطلوب كاملًا قبل أن تدفعوا شيئًا.',
			en: 'We explain the deposit, the bills and the notice period before you sign, so that the full amount is known before anything is paid.',
		},
	},
	{
		id: 'guarantee',
		title: { ar: 'ضمان بعد الانتقال', en: 'A guarantee after you move in' },
		text: {
			ar: 'نضمن السكن 7 أيام. إذا ظهر فيها اختلاف عما اتُّفق عليه، فأبلغونا لنعالج الأمر معكم.',
			en: 'We guarantee the accommodation for 7 days. If something in that time is not as agreed, tell us and we will deal with it together.',
		},
	},
]

export const whatToExpect: HousingNote[] = [
	{
		id: 'deposit',
		title: { ar: 'التأمين والشهر الأول', en: 'Deposit and first month' },
		text: {
			ar: 'يُطلب عادةً تأمين يعادل إيجار شهر إلى شهرين، ومعه إيجار الشهر الأول مقدمًا. فالغرفة التي إيجارها 500 رينغيت يُدفع عنها عند التوقيع من 1,000 إلى 1,500 رينغيت.',
			en: "Landlords usually ask for one to two months' rent as a deposit, plus the first month in advance. A room at RM 500 therefore takes RM 1,000 to 1,500 on signing.",
		},
	},
	{
		id: 'bills',
		title: { ar: 'الكهرباء والماء والإنترنت', en: 'Electricity, water and internet' },
		text: {
			ar: 'تأتي هذه الفواتير مستقلة عن الإيجار في كثير من الشقق والبيوت المشتركة، وتدخل في إيجار السكن الجامعي في الغالب.',
			en: 'In many apartments and shared houses these come on top of the rent; in dormitories they are usually part of it.',
		},
	},
	{
		id: 'notice',
		title: { ar: 'الخروج قبل نهاية العقد', en: 'Leaving before the lease ends' },
		text: {
			ar: 'يلزم إشعار المالك قبل الخروج المبكر بشهر إلى شهرين. والمدة الدقيقة مكتوبة في العقد، فاقرؤوها قبل التوقيع.',
			en: "Leaving early takes one to two months' notice. The exact period is written in the lease and worth reading before you sign.",
		},
	},
	{
		id: 'reply',
		title: { ar: 'الرد على الطلب', en: 'The answer to your request' },
		text: {
			ar: 'بعد إرسال الطلب نتواصل معكم خلال 24 ساعة بالخيارات المتاحة وأسعارها.',
			en: 'Once the request is sent, we contact you within 24 hours with what is available and at what price.',
		},
	},
	{
		id: 'first-week',
		title: { ar: 'الأسبوع الأول', en: 'The first week' },
		text: {
			ar: 'يسري ضمان السكن 7 أيام. التقطوا صورًا للغرفة والأثاث عند الاستلام، فالصور تحفظ حقكم في استرداد التأمين لاحقًا.',
			en: 'The accommodation guarantee runs for 7 days. Photograph the room and furniture when you get the keys: the pictures protect your deposit later.',
		},
	},
]
