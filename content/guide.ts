import type { GuidePage } from './page-schema.ts'

export const guide = {
	destinations: [
		{
			id: 'kuala-lumpur',
			name: { ar: 'كوالالمبور', en: 'Kuala Lumpur' },
			text: {
				ar: 'عاصمة يعلوها برجا بتروناس (452 مترًا)، وتحتهما حدائق ومتاحف وأسواق طعام. يصل القطار إلى معظم معالمها، فلا حاجة إلى سيارة.',
				en: 'A capital crowned by the Petronas Twin Towers (452 m), with parks, museums and food markets below. Trains reach most of it, so you need no car.',
			},
			travel: {
				ar: 'داخل المدينة: قطارات LRT وMRT والمونوريل',
				en: 'Within the city: LRT, MRT and monorail',
			},
			bestTime: {
				ar: 'طوال العام، وتقل الأمطار في فبراير ومن يونيو إلى أغسطس',
				en: 'All year, with less rain in February and from June to August',
			},
			budget: { min: 30, max: 120, confidence: 'estimate' },
			highlights: [
				{ ar: 'برجا بتروناس وحديقة KLCC', en: 'Petronas Twin Towers and KLCC Park' },
				{ ar: 'كهوف باتو', en: 'Batu Caves' },
				{ ar: 'متحف الفن الإسلامي', en: 'Islamic Arts Museum Malaysia' },
			],
			position: { lon: 101.6869, lat: 3.139 },
			picture: {
				scene: 'dest-kuala-lumpur',
				alt: {
					ar: 'برجا بتروناس فوق أفق كوالالمبور.',
					en: 'The Petronas Twin Towers above the Kuala Lumpur skyline.',
				},
			},
		},
		{
			id: 'penang',
			name: { ar: 'بينانغ', en: 'Penang' },
			text: {
				ar: 'جزيرة تُقصد لطعامها قبل كل شيء. وبيوت مدينتها جورج تاون مدرجة في قائمة اليونسكو للتراث العالمي منذ 2008، والمشي أنسب طريقة للتجول بين جدارياتها.',
				en: 'An island people visit for its food first. The houses of George Town have been UNESCO World Heritage since 2008, and walking is the way to find its murals.',
			},
			travel: {
				ar: 'من 4.5 إلى 5 ساعات بالحافلة، أو ساعة بالطائرة',
				en: '4.5 to 5 hours by bus, or 1 hour by plane',
			},
			bestTime: { ar: 'من ديسمبر إلى مارس', en: 'December to March' },
			budget: { min: 200, max: 400, confidence: 'estimate' },
			highlights: [
				{ ar: 'جداريات جورج تاون', en: 'George Town street art' },
				{ ar: 'قطار تلة بينانغ', en: 'Penang Hill funicular' },
				{ ar: 'مسجد كابيتان كيلنغ', en: 'Kapitan Keling Mosque' },
			],
			position: { lon: 100.3288, lat: 5.4141 },
			picture: {
				scene: 'dest-penang',
				alt: {
					ar: 'جسر بينانغ ممتدًّا فوق البحر نحو الجزيرة.',
					en: 'The Penang Bridge crossing the sea to the island.',
				},
			},
		},
		{
			id: 'langkawi',
			name: { ar: 'لنكاوي', en: 'Langkawi' },
			text: {
				ar: 'أرخبيل من 99 جزيرة، فيه شواطئ وقمم مكسوة بالغابات وتسوق معفى من الرسوم. وهو من حدائق اليونسكو الجيولوجية العالمية منذ 2007.',
				en: 'An archipelago of 99 islands with beaches, forested peaks and duty-free shops. It has been a UNESCO Global Geopark since 2007.',
			},
			travel: {
				ar: 'ساعة بالطائرة، أو حافلة إلى كوالا برليس ثم عبّارة',
				en: '1 hour by plane, or a bus to Kuala Perlis and a ferry',
			},
			bestTime: { ar: 'من نوفمبر إلى أبريل', en: 'November to April' },
			budget: { min: 350, max: 700, confidence: 'estimate' },
			highlights: [
				{ ar: 'الجسر المعلق والتلفريك', en: 'Sky Bridge and cable car' },
				{ ar: 'جولة الجزر بالقارب', en: 'Island hopping by boat' },
				{ ar: 'شاطئ تشينانغ', en: 'Cenang beach' },
			],
			position: { lon: 99.8, lat: 6.35 },
			picture: {
				scene: 'dest-langkawi',
				alt: {
					ar: 'شاطئ رملي ونخيل، وخلفهما جزر جبلية.',
					en: 'A sandy beach with palm trees and mountainous islands behind.',
				},
			},
		},
		{
			id: 'cameron-highlands',
			name: { ar: 'مرتفعات كاميرون', en: 'Cameron Highlands' },
			text: {
				ar: 'تلال شاي على ارتفاع نحو 1,500 متر، حيث الهواء بارد في كل الفصول. هنا تخرج السترة من الحقيبة أخيرًا.',
				en: 'Tea hills at about 1,500 m, where the air is cool in every month. Here the jacket comes out of the suitcase at last.',
			},
			travel: { ar: 'من 3.5 إلى 4 ساعات بالحافلة', en: '3.5 to 4 hours by bus' },
			bestTime: {
				ar: 'طوال العام، والزحام أقل في وسط الأسبوع',
				en: 'All year; midweek is less crowded',
			},
			budget: { min: 150, max: 300, confidence: 'estimate' },
			highlights: [
				{ ar: 'مزارع الشاي', en: 'Tea plantations' },
				{ ar: 'مزارع الفراولة', en: 'Strawberry farms' },
				{ ar: 'الغابة المطحلبة', en: 'Mossy Forest' },
			],
			position: { lon: 101.3774, lat: 4.4718 },
			picture: {
				scene: 'dest-cameron-highlands',
				alt: {
					ar: 'صفوف الشاي على تلال خضراء وبينها بيت أبيض.',
					en: 'Rows of tea on green hills with a white house among them.',
				},
			},
		},
		{
			id: 'melaka',
			name: { ar: 'ملقا', en: 'Melaka' },
			text: {
				ar: 'ميناء تجاري قديم على المضيق الذي سُمّي باسمه، وقد أُدرج في قائمة التراث العالمي عام 2008. نهاره لساحاته ومتاحفه، ومساؤه لممشى النهر والسوق الليلي.',
				en: 'An old trading port on the strait that bears its name, World Heritage since 2008. Days are for its squares and museums, evenings for the river walk and the night market.',
			},
			travel: {
				ar: 'من ساعتين إلى ساعتين ونصف بالحافلة',
				en: 'Two to two and a half hours by bus',
			},
			bestTime: { ar: 'طوال العام', en: 'All year' },
			budget: { min: 80, max: 180, confidence: 'estimate' },
			highlights: [
				{ ar: 'الساحة الهولندية وبوابة فاموسا (A Famosa)', en: 'Dutch Square and A Famosa gate' },
				{ ar: 'سوق شارع جونكر الليلي', en: 'Jonker Street night market' },
				{ ar: 'مسجد مضيق ملقا', en: 'Melaka Straits Mosque' },
			],
			position: { lon: 102.2501, lat: 2.1896 },
			picture: {
				scene: 'dest-melaka',
				alt: {
					ar: 'مبانٍ حمراء في الساحة الهولندية بملقا.',
					en: 'Red buildings on the Dutch Square in Melaka.',
				},
			},
		},
		{
			id: 'sabah',
			name: { ar: 'صباح', en: 'Sabah' },
			text: {
				ar: 'ولاية في جزيرة بورنيو، فيها جبل كينابالو (4,095 مترًا) وشعاب مرجانية وغابات يعيش فيها إنسان الغاب. جواز السفر لازم في هذه الرحلة، فبطاقة i-Kad لا تكفي هناك.',
				en: 'A state on Borneo with Mount Kinabalu (4,095 m), coral reefs and forests where orangutans live. Take your passport: the i-Kad is not enough there.',
			},
			travel: {
				ar: 'نحو ساعتين ونصف بالطائرة إلى كوتا كينابالو',
				en: 'About two and a half hours by plane to Kota Kinabalu',
			},
			bestTime: { ar: 'من مارس إلى سبتمبر', en: 'March to September' },
			budget: { min: 600, max: 1200, confidence: 'estimate' },
			highlights: [
				{ ar: 'متنزه كينابالو (تراث عالمي)', en: 'Kinabalu Park (World Heritage)' },
				{ ar: 'جزر تونكو عبد الرحمن', en: 'Tunku Abdul Rahman islands' },
				{ ar: 'واجهة كوتا كينابالو البحرية', en: 'Kota Kinabalu waterfront' },
			],
			position: { lon: 116.0735, lat: 5.9804 },
			picture: {
				scene: 'dest-sabah',
				alt: {
					ar: 'قمم كينابالو الصخرية فوق الغيوم، وفي المقدمة رحّالة وزهرة رافليزيا.',
					en: 'The rocky tips of Mount Kinabalu above the clouds, a hiker and a rafflesia in front.',
				},
			},
		},
	],
	destinationBudgetNote: {
		ar: 'المبالغ تقديرية، للشخص الواحد في الرحلة بميزانية طالب.',
		en: 'Amounts are estimates per person and trip, on a student budget.',
	},
	dishes: [
		{
			id: 'nasi-lemak',
			name: { ar: 'ناسي ليماك', en: 'Nasi lemak' },
			text: {
				ar: 'أرز بحليب جوز الهند، وحوله صلصة السمبل الحارة والأنشوجة والفول السوداني والبيض. هو الطبق الوطني، ويؤكل فطورًا كما يؤكل عشاءً.',
				en: 'Rice in coconut milk with hot sambal, anchovies, peanuts and egg around it. It is the national dish, eaten at breakfast as readily as at dinner.',
			},
			price: { min: 3, max: 12, confidence: 'estimate' },
			halal: {
				ar: 'حلال في معظم الأماكن، وعلامة JAKIM تؤكده',
				en: 'Halal in most places; the JAKIM mark confirms it',
			},
			picture: {
				scene: 'dish-nasi-lemak',
				alt: {
					ar: 'طبق أرز مع البيض والخيار والفول السوداني على ورق الموز.',
					en: 'Rice with egg, cucumber and peanuts on a banana leaf.',
				},
			},
		},
		{
			id: 'roti-canai',
			name: { ar: 'روتي تشاناي', en: 'Roti canai' },
			text: {
				ar: 'خبز مورّق ساخن يُغمس في العدس أو الكاري. يُقدَّم في مطاعم الماماك في كل ساعة من الليل والنهار.',
				en: 'Hot, flaky bread to dip in dhal or curry. Mamak restaurants serve it at any hour.',
			},
			price: { min: 1.5, max: 3, confidence: 'verified' },
			halal: {
				ar: 'حلال في كل مكان تقريبًا',
				en: 'Halal nearly everywhere',
			},
			picture: {
				scene: 'dish-roti-canai',
				alt: {
					ar: 'رغيفان مورّقان مع وعاء من العدس وآخر من السمبل.',
					en: 'Two flaky flatbreads with a bowl of dhal and one of sambal.',
				},
			},
		},
		{
			id: 'satay',
			name: { ar: 'ساتيه', en: 'Satay' },
			text: {
				ar: 'أسياخ دجاج أو لحم على الفحم، مع صلصة الفول السوداني ومكعبات الأرز. السعر لعشرة أسياخ.',
				en: 'Skewers of chicken or beef from the charcoal, with peanut sauce and rice cubes. The price is for ten.',
			},
			price: { min: 10, max: 20, confidence: 'estimate' },
			halal: {
				ar: 'حلال في الغالب، ويحسن التأكد من المحل',
				en: 'Usually halal; check the stall',
			},
			picture: {
				scene: 'dish-satay',
				alt: {
					ar: 'أسياخ مشوية كالمروحة حول صلصة الفول السوداني على ورق الموز.',
					en: 'Grilled skewers fanned around peanut sauce on a banana leaf.',
				},
			},
		},
		{
			id: 'asam-laksa',
			name: { ar: 'أسام لاكسا', en: 'Asam laksa' },
			text: {
				ar: 'حساء نودلز بالسمك والتمر الهندي، حامض وحار معًا. بينانغ موطنه الأول.',
				en: 'Noodle soup with fish and tamarind, sour and hot at once. Penang is its home.',
			},
			price: { min: 7, max: 12, confidence: 'estimate' },
			halal: {
				ar: 'بعض المحال الصينية ليست حلالًا، والسؤال أولًا أسلم',
				en: 'Some Chinese stalls are not halal, so ask first',
			},
			picture: {
				scene: 'dish-asam-laksa',
				alt: {
					ar: 'وعاء حساء نودلز يتصاعد بخاره، فيه أناناس ونعناع وفلفل.',
					en: 'A steaming bowl of noodle soup with pineapple, mint and chilli.',
				},
			},
		},
		{
			id: 'nasi-kandar',
			name: { ar: 'ناسي كندار', en: 'Nasi kandar' },
			text: {
				ar: 'أرز أبيض مع ما يُختار من أنواع الكاري والدجاج المقلي. مطاعمه تسهر، فهي وجهة الجائع بعد المذاكرة.',
				en: 'White rice with your pick of curries and fried chicken. Its restaurants stay open late, which suits a hungry student after a long evening of revision.',
			},
			price: { min: 8, max: 15, confidence: 'estimate' },
			halal: {
				ar: 'يُقدَّم حلالًا في الأغلب، مع علامة JAKIM في كثير من المطاعم',
				en: 'Mostly served halal, with the JAKIM mark in many restaurants',
			},
			picture: {
				scene: 'dish-nasi-kandar',
				alt: {
					ar: 'أرز غمره الكاري مع فخذ دجاج مقلي وبيض وبامية.',
					en: 'Rice flooded with curry, a fried chicken leg, egg and okra.',
				},
			},
		},
		{
			id: 'cendol',
			name: { ar: 'تشندول', en: 'Cendol' },
			text: {
				ar: 'ثلج مبشور فوقه خيوط الباندان الخضراء وحليب جوز الهند وسكر النخيل. خير ما يُطلب في ظهيرة حارة.',
				en: 'Shaved ice under green pandan jelly, coconut milk and palm sugar. Order it on a hot afternoon.',
			},
			price: { min: 4, max: 8, confidence: 'estimate' },
			halal: {
				ar: 'حلوى بلا لحم، ويسهل العثور عليها حلالًا',
				en: 'A sweet without meat, easy to find halal',
			},
			picture: {
				scene: 'dish-cendol',
				alt: {
					ar: 'كأس من الثلج المبشور بخيوط خضراء وسكر بني.',
					en: 'A glass of shaved ice with green jelly and brown sugar.',
				},
			},
		},
	],
	foodNotes: [
		{
			text: {
				ar: 'يتراوح سعر طبق الأرز بالدجاج والخضار في مطاعم الجامعات بين 6 و10 رينغيت. وكان متوسط سعره في كوالالمبور 8.24 رينغيت في نهاية 2022.',
				en: 'Rice with chicken and vegetables costs RM 6 to 10 at campus stalls. Its average in Kuala Lumpur was RM 8.24 at the end of 2022.',
			},
			confidence: 'verified',
		},
		{
			text: {
				ar: 'يكلّف الشاي المسحوب أو القهوة في مطاعم الماماك من 2 إلى 3.5 رينغيت، واللاتيه في المقاهي من 10 إلى 14.',
				en: 'Teh tarik or coffee at a mamak costs RM 2 to 3.5, a café latte RM 10 to 14.',
			},
			confidence: 'estimate',
		},
	],
	comparison: {
		countries: {
			malaysia: { ar: 'ماليزيا', en: 'Malaysia' },
			unitedKingdom: { ar: 'المملكة المتحدة', en: 'United Kingdom' },
			australia: { ar: 'أستراليا', en: 'Australia' },
			unitedStates: { ar: 'الولايات المتحدة', en: 'United States' },
		},
		rows: [
			{
				id: 'rent',
				label: { ar: 'غرفة أو سكن مشترك', en: 'Room or shared flat' },
				malaysia: { min: 380, max: 800 },
				unitedKingdom: { min: 2730, max: 4200 },
				australia: { min: 2940, max: 4200 },
				unitedStates: { min: 3360, max: 5460 },
			},
			{
				id: 'food',
				label: { ar: 'الطعام', en: 'Food' },
				malaysia: { min: 360, max: 670 },
				unitedKingdom: { min: 1050, max: 1470 },
				australia: { min: 1260, max: 1890 },
				unitedStates: { min: 1470, max: 2100 },
			},
			{
				id: 'transport',
				label: { ar: 'المواصلات', en: 'Transport' },
				malaysia: { min: 60, max: 150 },
				unitedKingdom: { min: 290, max: 500 },
				australia: { min: 420, max: 630 },
				unitedStates: { min: 290, max: 550 },
			},
			{
				id: 'utilities',
				label: { ar: 'الفواتير والهاتف والإنترنت', en: 'Utilities, phone and internet' },
				malaysia: { min: 60, max: 130 },
				unitedKingdom: { min: 340, max: 500 },
				australia: { min: 380, max: 550 },
				unitedStates: { min: 420, max: 630 },
			},
			{
				id: 'leisure',
				label: { ar: 'مصروف شخصي وترفيه', en: 'Personal and leisure' },
				malaysia: { min: 130, max: 250 },
				unitedKingdom: { min: 500, max: 840 },
				australia: { min: 550, max: 920 },
				unitedStates: { min: 630, max: 1050 },
			},
		],
		confidence: 'estimate',
		note: {
			ar: 'تقديرات شهرية لطالب واحد بالرينغيت، بسعر 4.2 رينغيت للدولار الأمريكي.',
			en: 'Monthly estimates for one student in ringgit, at RM 4.2 to the US dollar.',
		},
		benchmark: {
			text: {
				ar: 'للمقارنة: تطلب المملكة المتحدة لتأشيرة الطالب إثبات امتلاك نحو 1,150 جنيهًا إسترلينيًا شهريًا خارج لندن، وتطلب أستراليا 29,710 دولارات أسترالية سنويًا.',
				en: 'For scale: a student visa takes proof of about GBP 1,150 a month outside London in the UK, and AUD 29,710 a year in Australia.',
			},
			confidence: 'well-known',
		},
	},
	budgets: [
		{
			id: 'budget',
			name: { ar: 'اقتصادية', en: 'Budget' },
			range: { min: 800, max: 1200 },
			lines: [
				{ id: 'rent', label: { ar: 'الإيجار', en: 'Rent' }, min: 350, max: 500 },
				{ id: 'food', label: { ar: 'الطعام', en: 'Food' }, min: 280, max: 400 },
				{ id: 'transport', label: { ar: 'المواصلات', en: 'Transport' }, min: 60, max: 100 },
				{
					id: 'phone',
					label: { ar: 'الهاتف والإنترنت', en: 'Phone and internet' },
					min: 40,
					max: 60,
				},
				{
					id: 'personal',
					label: { ar: 'مصروف شخصي وترفيه', en: 'Personal and leisure' },
					min: 70,
					max: 140,
				},
			],
			text: {
				ar: 'غرفة مشتركة، ووجبات من مطاعم الجامعة، وتنقل بالقطار والحافلة.',
				en: 'A shared room, meals at campus stalls, trains and buses.',
			},
			confidence: 'estimate',
		},
		{
			id: 'comfortable',
			name: { ar: 'مريحة', en: 'Comfortable' },
			range: { min: 1200, max: 1800 },
			lines: [
				{ id: 'rent', label: { ar: 'الإيجار', en: 'Rent' }, min: 500, max: 800 },
				{ id: 'food', label: { ar: 'الطعام', en: 'Food' }, min: 420, max: 550 },
				{ id: 'transport', label: { ar: 'المواصلات', en: 'Transport' }, min: 100, max: 150 },
				{
					id: 'phone',
					label: { ar: 'الهاتف والإنترنت', en: 'Phone and internet' },
					min: 50,
					max: 70,
				},
				{
					id: 'personal',
					label: { ar: 'مصروف شخصي وترفيه', en: 'Personal and leisure' },
					min: 130,
					max: 230,
				},
			],
			text: {
				ar: 'غرفة مفردة، وطبخ في البيت أغلب الأيام، ومطعم متى أردتم.',
				en: 'A room of your own, cooking most days and a restaurant when you like.',
			},
			confidence: 'estimate',
		},
		{
			id: 'premium',
			name: { ar: 'مرتفعة', en: 'Premium' },
			range: { min: 1800, max: 2500 },
			lines: [
				{ id: 'rent', label: { ar: 'الإيجار', en: 'Rent' }, min: 800, max: 1150 },
				{ id: 'food', label: { ar: 'الطعام', en: 'Food' }, min: 550, max: 700 },
				{ id: 'transport', label: { ar: 'المواصلات', en: 'Transport' }, min: 150, max: 220 },
				{
					id: 'phone',
					label: { ar: 'الهاتف والإنترنت', en: 'Phone and internet' },
					min: 70,
					max: 90,
				},
				{
					id: 'personal',
					label: { ar: 'مصروف شخصي وترفيه', en: 'Personal and leisure' },
					min: 230,
					max: 340,
				},
			],
			text: {
				ar: 'استوديو خاص، ومقاهٍ، ورحلة قصيرة في عطلة الأسبوع.',
				en: 'A studio to yourself, cafés and a short trip at the weekend.',
			},
			confidence: 'estimate',
		},
	],
	transportNote: {
		text: {
			ar: "تعمل بطاقتا MyRapid وTouch 'n Go في القطارات والحافلات، ولبعض الاشتراكات خصم للطلبة. أما الاشتراك الشهري المفتوح بسعر 50 رينغيت فللمواطنين الماليزيين.",
			en: "MyRapid and Touch 'n Go cards work on trains and buses, and some passes are cheaper for students. The unlimited monthly pass at RM 50 is for Malaysian citizens.",
		},
		confidence: 'well-known',
	},
	trips: [
		{
			id: 'singapore',
			name: { ar: 'سنغافورة', en: 'Singapore' },
			text: {
				ar: 'مدينة هي دولة بأكملها، يصلها جسر بجوهور بهرو، فتُزار منها في يوم واحد.',
				en: 'A city that is a whole country, joined to Johor Bahru by a causeway and near enough for a day trip from there.',
			},
			travel: {
				ar: 'من 5 إلى 6 ساعات بالحافلة، أو ساعة بالطائرة',
				en: '5 to 6 hours by bus, or 1 hour by plane',
			},
			cost: { min: 90, max: 300, confidence: 'estimate' },
			picture: {
				scene: 'trip-singapore',
				alt: { ar: 'أفق خليج مارينا في سنغافورة.', en: 'The Marina Bay skyline in Singapore.' },
			},
		},
		{
			id: 'bangkok',
			name: { ar: 'بانكوك، تايلاند', en: 'Bangkok, Thailand' },
			text: {
				ar: 'معابد مذهّبة وأسواق وطعام شوارع. ولمن يفضّل البر، تصل القطارات والحافلات إلى هات ياي في جنوب تايلاند.',
				en: 'Gilded temples, markets and street food. If you prefer to stay on the ground, trains and buses go to Hat Yai in the south.',
			},
			travel: { ar: 'نحو ساعتين بالطائرة', en: 'About two hours by plane' },
			cost: { min: 250, max: 550, confidence: 'estimate' },
			picture: {
				scene: 'trip-bangkok',
				alt: {
					ar: 'قوارب طويلة في نهر تشاو برايا أمام معبد.',
					en: 'Longtail boats on the Chao Phraya in front of a temple.',
				},
			},
		},
		{
			id: 'bali',
			name: { ar: 'بالي، إندونيسيا', en: 'Bali, Indonesia' },
			text: {
				ar: 'شواطئ لراكبي الأمواج، ومدرجات أرز حول أوبود، ومعابد على حافة البحر.',
				en: 'Beaches for surfers, rice terraces around Ubud and temples at the edge of the sea.',
			},
			travel: { ar: 'نحو 3 ساعات بالطائرة', en: 'About 3 hours by plane' },
			cost: { min: 350, max: 800, confidence: 'estimate' },
			picture: {
				scene: 'trip-bali',
				alt: {
					ar: 'مدرجات أرز خضراء تحت بركان، وبينهما بوابة معبد.',
					en: 'Green rice terraces below a volcano, a temple gate between them.',
				},
			},
		},
		{
			id: 'ho-chi-minh-city',
			name: { ar: 'هو تشي منه، فيتنام', en: 'Ho Chi Minh City, Vietnam' },
			text: {
				ar: 'مبانٍ من العهد الفرنسي بين آلاف الدراجات، ومتاحف، ورحلات في النهر.',
				en: 'French-era buildings among thousands of motorbikes, museums, and trips on the river.',
			},
			travel: { ar: 'ساعتان تقريبًا بالطائرة', en: 'Some two hours by plane' },
			cost: { min: 300, max: 700, confidence: 'estimate' },
			picture: {
				scene: 'trip-ho-chi-minh-city',
				alt: {
					ar: 'واجهة من العهد الفرنسي في هو تشي منه.',
					en: 'A French-era facade in Ho Chi Minh City.',
				},
			},
		},
	],
	tripCostNote: {
		ar: 'تكلفة تقديرية للسفر ذهابًا وإيابًا للشخص الواحد، خارج مواسم الذروة.',
		en: 'Estimated return travel per person, outside peak season.',
	},
	tripNote: {
		ar: 'قبل مغادرة ماليزيا راجعوا تأشيرة الدخول المتعدد في جوازكم وشروط دخول البلد المقصود، فهي تختلف من جنسية إلى أخرى.',
		en: 'Before you leave Malaysia, look at the Multiple Entry Visa in your passport and the entry rules of your destination; they differ by nationality.',
	},
	tips: [
		{
			id: 'greetings',
			title: { ar: 'التحية باليد اليمنى', en: 'Greet with the right hand' },
			text: {
				ar: 'يصافح الماليزيون برفق ثم يضعون اليد على القلب. ومع الجنس الآخر انتظروا حتى تُمدّ اليد إليكم.',
				en: 'Malaysians shake hands lightly, then touch the heart. With the other gender, wait until a hand is offered.',
			},
			confidence: 'well-known',
		},
		{
			id: 'dress',
			title: { ar: 'لباس يغطي الكتفين والركبتين', en: 'Cover shoulders and knees' },
			text: {
				ar: 'هذا هو المعتاد في الحرم الجامعي والمساجد والمعابد والدوائر الحكومية.',
				en: 'That is the norm on campus, in mosques and temples, and in government offices.',
			},
			confidence: 'well-known',
		},
		{
			id: 'shoes',
			title: { ar: 'الحذاء عند الباب', en: 'Shoes stay at the door' },
			text: {
				ar: 'تُخلع الأحذية قبل دخول البيوت والمساجد، وقبل بعض القاعات والغرف أيضًا.',
				en: 'They come off before entering homes and mosques, and before some classrooms too.',
			},
			confidence: 'well-known',
		},
		{
			id: 'dining',
			title: { ar: 'الأطباق في وسط المائدة', en: 'Dishes go in the middle' },
			text: {
				ar: 'يتشارك الجالسون الطعام، ويأكلون باليد اليمنى أو بالملعقة والشوكة.',
				en: 'Everyone at the table shares, eating with the right hand or with spoon and fork.',
			},
			confidence: 'well-known',
		},
		{
			id: 'religion',
			title: { ar: 'بلد متعدد الأديان', en: 'A country of many faiths' },
			text: {
				ar: 'استأذنوا قبل تصوير المصلين، والتزموا الهدوء قرب أماكن العبادة، وراعوا حرمة رمضان ومشاعر الصائمين.',
				en: 'Ask before photographing worshippers, keep quiet near prayer areas, and do not eat in public in the daytime during Ramadan.',
			},
			confidence: 'well-known',
		},
		{
			id: 'language',
			title: { ar: 'ثلاث عبارات ملايوية', en: 'Three phrases of Malay' },
			text: {
				ar: 'شكرًا: terima kasih. صباح الخير: selamat pagi. من فضلكم: tolong. قصيرة، وتكفي لبداية ودّية.',
				en: 'Thank you: terima kasih. Good morning: selamat pagi. Please: tolong. Short, and enough for a friendly start.',
			},
			confidence: 'well-known',
		},
	],
	climate: {
		summary: {
			ar: 'الطقس حار رطب في كل الشهور، وتتراوح الحرارة بين 23 و33 درجة مئوية، والأمطار غزيرة وقصيرة.',
			en: 'Warm and humid in every month, 23 to 33 °C, with rain that is heavy and short.',
		},
		seasons: [
			{
				id: 'north-east-monsoon',
				name: { ar: 'الرياح الموسمية الشمالية الشرقية', en: 'North-east monsoon' },
				months: { ar: 'من نوفمبر إلى مارس', en: 'November to March' },
				calendar: [11, 12, 1, 2, 3],
				text: {
					ar: 'مطر غزير على الساحل الشرقي، وتُغلق جزره في جزء من الموسم.',
					en: 'Heavy rain on the east coast, whose islands close for part of the season.',
				},
			},
			{
				id: 'inter-monsoon',
				name: { ar: 'ما بين الموسمين', en: 'Inter-monsoon' },
				months: { ar: 'أبريل وأكتوبر', en: 'April and October' },
				calendar: [4, 10],
				text: {
					ar: 'عواصف رعدية بعد الظهر، ولا سيما في كوالالمبور. احملوا مظلة.',
					en: 'Thunderstorms in the afternoon, above all in Kuala Lumpur. Carry an umbrella.',
				},
			},
			{
				id: 'south-west-monsoon',
				name: { ar: 'الرياح الموسمية الجنوبية الغربية', en: 'South-west monsoon' },
				months: { ar: 'من مايو إلى سبتمبر', en: 'May to September' },
				calendar: [5, 6, 7, 8, 9],
				text: {
					ar: 'أيام أقل مطرًا، تناسب الساحل الشرقي وصعود الجبال، وقد يعلو الجو ضباب دخاني.',
					en: 'Drier days that suit the east coast and hikes, at times with haze.',
				},
			},
		],
		confidence: 'well-known',
	},
	packing: [
		{
			id: 'clothes',
			title: { ar: 'الملابس', en: 'Clothing' },
			items: [
				{ ar: 'ملابس قطنية خفيفة ومحتشمة', en: 'Light, modest cotton clothes' },
				{
					ar: 'سترة للقاعات المكيفة والمرتفعات',
					en: 'A jacket for air-conditioned rooms and the highlands',
				},
				{ ar: 'حذاء مغلق مريح وصندل', en: 'Comfortable closed shoes and sandals' },
			],
		},
		{
			id: 'documents',
			title: { ar: 'المستندات', en: 'Documents' },
			items: [
				{
					ar: 'جواز السفر وخطاب الموافقة وخطاب القبول، ونسخ منها',
					en: 'Passport, VAL and offer letter, with copies',
				},
				{
					ar: 'أصول الشهادات وترجماتها المعتمدة',
					en: 'Original certificates and certified translations',
				},
				{
					ar: 'صور شخصية إضافية بخلفية بيضاء',
					en: 'Extra passport photos on a white background',
				},
			],
		},
		{
			id: 'health',
			title: { ar: 'الصحة', en: 'Health' },
			items: [
				{
					ar: 'أدويتكم الخاصة مع وصفة طبية بالإنجليزية',
					en: 'Your own medicine with a prescription in English',
				},
				{
					ar: 'النظارة أو العدسات مع وصفتها',
					en: 'Glasses or lenses with their prescription',
				},
				{ ar: 'واقٍ من الشمس وطارد للحشرات', en: 'Sun cream and insect repellent' },
			],
		},
		{
			id: 'electronics',
			title: { ar: 'الأجهزة وما يلزم كل يوم', en: 'Electronics and everyday things' },
			items: [
				{
					ar: 'محوّل ثلاثي من نوع G (جهد 240 فولت)',
					en: 'Three-pin type G adapter (240 V)',
				},
				{ ar: 'حاسوب محمول وبطارية متنقلة', en: 'Laptop and power bank' },
				{ ar: 'مظلة أو معطف مطر', en: 'Umbrella or raincoat' },
			],
		},
	],
	cities: [
		{ city: 'kuala-lumpur', position: { lon: 101.6869, lat: 3.139 } },
		{ city: 'johor-bahru', position: { lon: 103.7414, lat: 1.4927 } },
		{ city: 'subang-jaya', position: { lon: 101.5851, lat: 3.0567 } },
		{ city: 'serdang', position: { lon: 101.7066, lat: 2.9917 } },
		{ city: 'petaling-jaya', position: { lon: 101.6065, lat: 3.1073 } },
		{ city: 'cyberjaya', position: { lon: 101.6559, lat: 2.9213 } },
		// Salak Tinggi, the part of Sepang where the campus stands; the town of Sepang lies 15 km south of it.
		{ city: 'sepang', position: { lon: 101.7053, lat: 2.8328 } },
		{ city: 'bangi', position: { lon: 101.7808, lat: 2.9253 } },
		{ city: 'penang', position: { lon: 100.3025, lat: 5.3559 } },
	],
} satisfies GuidePage
