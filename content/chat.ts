import type { ChatPage } from './page-schema.ts'

export const chat = {
	greeting: {
		ar: 'أهلًا بكم! كيف يمكنني المساعدة في خطتكم للدراسة في ماليزيا؟',
		en: 'Hello! How can I help with your plan to study in Malaysia?',
	},
	options: [
		{
			key: 'visa',
			label: { ar: 'متطلبات التأشيرة', en: 'Visa requirements' },
			reply: {
				text: {
					ar: 'تقوم تأشيرة الطالب على أربعة متطلبات:',
					en: 'A student visa rests on four things:',
				},
				items: [
					{
						ar: 'جواز سفر ساري المفعول، تبقّى من صلاحيته 18 شهرًا على الأقل',
						en: 'A valid passport with at least 18 months left',
					},
					{ ar: 'خطاب القبول من الجامعة', en: 'An acceptance letter from the university' },
					{
						ar: 'إثبات القدرة المالية: 30,000 رينغيت على الأقل لسنة واحدة',
						en: 'Financial proof: a minimum of RM 30,000 for one year',
					},
					{
						ar: 'الفحص الطبي: إقرار صحي قبل السفر وفحص بعد الوصول',
						en: 'A medical exam: a health declaration before travel and a screening after arrival',
					},
				],
				link: {
					label: { ar: 'قائمة المستندات كاملة', en: 'The full list of documents' },
					href: '/visa-support',
				},
			},
		},
		{
			key: 'universities',
			label: { ar: 'برامج الجامعات', en: 'University programs' },
			reply: {
				text: {
					ar: 'في الموقع 5 جامعات حكومية و9 خاصة، ولكل منها جدول ببرامج البكالوريوس والماجستير والدكتوراه ورسومها السنوية. ابحثوا فيها بالتخصص أو بالمدينة.',
					en: "The site covers 5 public and 9 private universities, each with a table of its bachelor's, master's and doctoral programmes and their annual fees. Search by field or by city.",
				},
				items: [],
				link: { label: { ar: 'تصفّح الجامعات', en: 'Browse universities' }, href: '/universities' },
			},
		},
		{
			key: 'accommodation',
			label: { ar: 'المساعدة في السكن', en: 'Accommodation help' },
			reply: {
				text: {
					ar: 'تبدأ الإيجارات من 300 رينغيت شهريًا في السكن الجامعي، ومن 350 في السكن المشترك، ومن 400 في الشقق الخاصة. أرسلوا طلبًا بالميزانية وتاريخ الانتقال، ونتواصل معكم خلال 24 ساعة.',
					en: 'Monthly rents start at RM 300 in dormitories, RM 350 in shared housing and RM 400 in private apartments. Send a request with your budget and check-in date, and we contact you within 24 hours.',
				},
				items: [],
				link: {
					label: { ar: 'خيارات السكن', en: 'See accommodation' },
					href: '/accommodation',
				},
			},
		},
		{
			key: 'application',
			label: { ar: 'خطوات التقديم', en: 'Application process' },
			reply: {
				text: {
					ar: 'خمسة أقسام في استمارة واحدة: المعلومات الشخصية، ثم الأكاديمية، ثم الخدمات، ثم المستندات، ثم معلومات إضافية. نراجعها خلال يومَي عمل أو ثلاثة، ويصدر قرار الجامعة عادةً خلال أسبوعين إلى أربعة أسابيع.',
					en: 'One form in five sections: personal, academic, services, documents, additional. We review it within 2-3 business days, and the university usually decides within 2-4 weeks.',
				},
				items: [],
				link: { label: { ar: 'بدء التقديم', en: 'Start the application' }, href: '/apply' },
			},
		},
		{
			key: 'language',
			label: { ar: 'دورات اللغة', en: 'Language courses' },
			reply: {
				text: {
					ar: 'خمسة معاهد في كوالالمبور تعلّم الإنجليزية من المستوى A0. تتراوح الرسوم الشهرية بين 500 و1,500 رينغيت، وعدد الطلبة في الفصل بين 8 و16، ويُعرف مستوى البداية باختبار تحديد المستوى.',
					en: 'Five institutes in Kuala Lumpur teach English from level A0 up. Monthly fees run from RM 500 to 1,500, classes from 8 to 16 students, and a placement test sets the starting point.',
				},
				items: [],
				link: {
					label: { ar: 'مقارنة المعاهد', en: 'Compare institutes' },
					href: '/language-institutes',
				},
			},
		},
		{
			key: 'human',
			label: { ar: 'التحدث إلى أحد الموظفين', en: 'Talk to human' },
			reply: {
				text: {
					ar: 'ساعات الدعم: من الاثنين إلى الجمعة، من 9:00 صباحًا إلى 6:00 مساءً (بتوقيت ماليزيا، GMT+8). وفي غيرها يمكنكم ترك رسالة لأحد مستشارينا عبر واتساب.',
					en: 'Human support hours: Mon-Fri 9AM-6PM (GMT+8). At other times you can leave one of our consultants a message on WhatsApp.',
				},
				items: [],
				link: {
					label: { ar: 'مستشارونا على واتساب', en: 'Our consultants on WhatsApp' },
					href: '/contact#consultants',
				},
			},
		},
	],
	genericReply: {
		ar: 'شكرًا على رسالتكم! أنا مساعد آلي، وما لا أعرف جوابه يجيب عنه مستشارونا. اختاروا أحد الخيارات السريعة أدناه، أو راسلوهم من صفحة التواصل.',
		en: 'Thank you for your message! I am an automatic assistant, and what I do not know our consultants do. Pick one of the quick options below, or write to them from the contact page.',
	},
	closed: {
		ar: 'الدعم متوقف الآن، ويعود الفريق {when}.',
		en: 'The team is off duty right now and back {when}.',
	},
} satisfies ChatPage
