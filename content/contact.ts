import type { ContactPage } from './page-schema.ts'

export const contact = {
	benefits: [
		{
			id: 'reply',
			title: { ar: 'رد خلال 24 ساعة', en: 'A reply within 24 hours' },
			text: {
				ar: 'يقرأ رسالتكم موظف، ويصلكم جوابه قبل أن يمر يوم.',
				en: 'A person reads your message, and the answer comes before a day has passed.',
			},
		},
		{
			id: 'language',
			title: { ar: 'بالعربية أو الإنجليزية', en: 'In Arabic or English' },
			text: {
				ar: 'نجيب باللغة التي كُتبت بها الرسالة، فلا حاجة إلى ترجمة.',
				en: 'We answer in the language you wrote in, so there is nothing to translate.',
			},
		},
		{
			id: 'specialists',
			title: { ar: 'مختص لكل سؤال', en: 'A specialist for each question' },
			text: {
				ar: 'القبول والتأشيرة والسكن: لكل منها مستشار يعرف تفاصيله.',
				en: 'Admission, visa, housing: each has a consultant who knows its details.',
			},
		},
		{
			id: 'whatsapp',
			title: { ar: 'واتساب في أي وقت', en: 'WhatsApp at any time' },
			text: {
				ar: 'تصلنا رسائلكم ليلًا ونهارًا، ونبدأ بما لا يحتمل الانتظار.',
				en: 'Your messages reach us day and night, and we begin with what cannot wait.',
			},
		},
	],
	quickActions: [
		{
			id: 'apply',
			title: { ar: 'طلب التقديم', en: 'Student application' },
			text: {
				ar: 'خمسة أقسام، وتبقى المسودة على جهازكم أسبوعًا.',
				en: 'Five sections; the draft stays on your device for a week.',
			},
			href: '/apply',
		},
		{
			id: 'visa',
			title: { ar: 'استشارة تأشيرة مجانية', en: 'Free visa consultation' },
			text: {
				ar: 'نموذج قصير، ثم يتواصل معكم خبير التأشيرات.',
				en: 'A short form, then a visa specialist gets in touch.',
			},
			href: '/visa-support#consultation',
		},
		{
			id: 'accommodation',
			title: { ar: 'طلب سكن', en: 'Accommodation request' },
			text: {
				ar: 'منكم الميزانية وتاريخ الانتقال، وعلينا البحث.',
				en: 'You give the budget and the check-in date; we do the searching.',
			},
			href: '/accommodation',
		},
		{
			id: 'faq',
			title: { ar: 'الأسئلة الشائعة', en: 'Frequently asked questions' },
			text: {
				ar: 'أجوبة عن القبول والتأشيرة والسكن والتكاليف.',
				en: 'Answers on admission, visa, housing and costs.',
			},
			href: '/faq',
		},
	],
	officeHours: {
		rows: [
			{
				id: 'weekdays',
				days: { ar: 'من الاثنين إلى الجمعة', en: 'Monday to Friday' },
				hours: { ar: 'من 9:00 صباحًا إلى 6:00 مساءً', en: '9:00 AM to 6:00 PM' },
			},
			{
				id: 'saturday',
				days: { ar: 'السبت', en: 'Saturday' },
				hours: { ar: 'من 10:00 صباحًا إلى 4:00 عصرًا', en: '10:00 AM to 4:00 PM' },
			},
			{
				id: 'sunday-and-holidays',
				days: { ar: 'الأحد والعطل الرسمية', en: 'Sunday and public holidays' },
				hours: { ar: 'مغلق', en: 'Closed' },
			},
		],
		zone: {
			ar: 'بتوقيت ماليزيا (GMT+8).',
			en: 'Malaysia time (GMT+8).',
		},
		open: {
			ar: 'المكتب مفتوح الآن حتى {when}.',
			en: 'The office is open now, until {when}.',
		},
		closed: {
			ar: 'المكتب مغلق الآن، ويفتح {when}.',
			en: 'The office is closed now and opens {when}.',
		},
	},
} satisfies ContactPage
