import type { HomePage } from './page-schema.ts'

export const home = {
	services: [
		{
			id: 'university-registration',
			title: { ar: 'التسجيل الجامعي', en: 'University registration' },
			text: {
				ar: 'نقارن معكم البرامج والرسوم وشروط القبول، ثم نقدّم طلبكم ونتابعه حتى يصدر خطاب القبول.',
				en: 'We compare programmes, fees and entry requirements with you, then file your application and follow it until the offer letter is out.',
			},
			href: '/universities',
			picture: {
				scene: 'campus-um',
				alt: {
					ar: 'مبنى أبيض بسقف مقوّس وبرج ساعة في جامعة مالايا، وأمامه ساحة وأشجار.',
					en: 'A white hall with a curved roof and a clock tower at University of Malaya, with a square and trees in front.',
				},
			},
		},
		{
			id: 'language-programs',
			title: { ar: 'برامج اللغة', en: 'Language programs' },
			text: {
				ar: 'دورات إنجليزية من المستوى A0 إلى C2+، في فصول لا تتجاوز 16 مقعدًا، ورسومها تبدأ من 500 رينغيت شهريًا.',
				en: 'English courses from level A0 to C2+, in classes of no more than 16, from RM 500 a month.',
			},
			href: '/language-institutes',
			picture: {
				scene: 'inst-britannia-language-centre',
				alt: {
					ar: 'مبنى معهد لغة بنوافذ مقوّسة في أحد شوارع كوالالمبور.',
					en: 'A language institute with arched windows on a street in Kuala Lumpur.',
				},
			},
		},
		{
			id: 'accommodation',
			title: { ar: 'السكن', en: 'Accommodation' },
			text: {
				ar: 'سكن جامعي أو شقة خاصة أو سكن مشترك قرب الجامعة. نبحث عمّا يناسب ميزانيتكم ونرد خلال 24 ساعة.',
				en: 'A dormitory, an apartment or a shared house near your university. We look for what fits your budget and reply within 24 hours.',
			},
			href: '/accommodation',
			picture: {
				scene: 'acc-seri-maya-apartment-complex-facade',
				alt: {
					ar: 'برجان سكنيان بشرفات، وأمامهما مسبح ونخيل.',
					en: 'Two residential towers with balconies, a pool and palm trees in front.',
				},
			},
		},
		{
			id: 'visa-assistance',
			title: { ar: 'المساعدة في التأشيرة', en: 'Visa assistance' },
			text: {
				ar: 'نراجع مستنداتكم قبل إرسالها، ونتابع خطاب الموافقة على التأشيرة (VAL)، ثم نرتّب الفحص الطبي وتصريح الطالب بعد وصولكم.',
				en: 'We check your papers before they go out, follow the Visa Approval Letter (VAL), then line up medical screening and the Student Pass once you land.',
			},
			href: '/visa-support',
			picture: {
				scene: 'obj-passport',
				alt: {
					ar: 'جواز سفر وخطاب قبول وبطاقة صعود إلى الطائرة.',
					en: 'A passport, an offer letter and a boarding pass.',
				},
			},
		},
	],
	reasons: [
		{
			id: 'education',
			title: { ar: 'جامعات في التصنيف العالمي', en: 'Globally ranked education' },
			text: {
				ar: 'خمس جامعات حكومية ضمن أول 160 جامعة في تصنيف QS العالمي 2026، أعلاها جامعة مالايا في المركز 58.',
				en: 'Five public universities rank in the first 160 of QS World 2026, University of Malaya highest at 58th.',
			},
		},
		{
			id: 'living-costs',
			title: { ar: 'معيشة في المتناول', en: 'Affordable living' },
			text: {
				ar: 'تكفي ميزانية من 1,000 إلى 2,000 رينغيت شهريًا للسكن والطعام والمواصلات والمصروف الشخصي.',
				en: 'RM 1,000 to 2,000 a month covers rent, food, transport and pocket money.',
			},
		},
		{
			id: 'society',
			title: { ar: 'مجتمع متعدد الثقافات', en: 'A multicultural society' },
			text: {
				ar: 'ملايويون وصينيون وهنود يتقاسمون الشارع نفسه، وفي معظم الأحياء مسجد ومطاعم حلال.',
				en: 'Malay, Chinese and Indian neighbours share the same street, and most districts have a mosque and halal restaurants.',
			},
		},
		{
			id: 'location',
			title: { ar: 'جنوب شرق آسيا على بعد رحلة قصيرة', en: 'Southeast Asia next door' },
			text: {
				ar: 'تبعد سنغافورة عن كوالالمبور ساعة بالطائرة، وبانكوك نحو ساعتين، وبالي نحو ثلاث ساعات.',
				en: 'From Kuala Lumpur, Singapore is an hour by plane, Bangkok about two and Bali about three.',
			},
		},
	],
	reasonsPicture: {
		scene: 'dest-george-town',
		alt: {
			ar: 'صف من البيوت التجارية الملونة في جورج تاون، وأمامها عربة بثلاث عجلات.',
			en: 'A row of painted shophouses in George Town with a trishaw in front.',
		},
	},
	statistics: [
		{ value: '500+', label: { ar: 'طالب وطالبة ساعدناهم', en: 'Students helped' } },
		{
			value: '50+',
			label: { ar: 'جامعة شريكة', en: 'Partner universities' },
			note: {
				ar: 'منها 14 لها صفحات في الموقع',
				en: '14 of them have pages here',
			},
		},
		{
			value: '15+',
			label: { ar: 'معهد لغة', en: 'Language institutes' },
			note: {
				ar: 'منها 5 لها صفحات في الموقع',
				en: '5 of them have pages here',
			},
		},
		{ value: '98%', label: { ar: 'نسبة النجاح', en: 'Success rate' } },
	],
} satisfies HomePage
