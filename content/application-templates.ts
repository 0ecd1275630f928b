/** What the office writes along the way of an application, in the order of its stages. See `templates.ts`. */
import type { MessageTemplate } from '#domain/cases/template-values.ts'

const kinds: MessageTemplate['kinds'] = ['user_applications']

export const applicationTemplates: readonly MessageTemplate[] = [
	{
		id: 'review_started',
		kinds,
		stage: 'received',
		title: { ar: 'بدء مراجعة الملف', en: 'Review has begun' },
		subject: {
			ar: 'بدأنا مراجعة ملفكم ({reference})',
			en: 'We are reviewing your file ({reference})',
		},
		body: {
			ar: `السلام عليكم {first_name}،

وصلنا طلبكم، وأنا {consultant} من فريق «رحلة»، أتابع ملفكم حتى وصولكم إلى ماليزيا. بدأنا تدقيق المستندات، وسنكتب إليكم فور انتهائنا منه أو إذا نقص مستند.

تجدون مرحلة الملف وما بقي منه هنا:
{status_link}

{consultant}
فريق «رحلة»`,
			en: `Hello {first_name},

Your application has reached us. I am {consultant} at Rihla, and I will look after your file until you arrive in Malaysia. We have begun to check the documents and will write as soon as we are done, or if one is missing.

You can see where your file is, and what is left, here:
{status_link}

{consultant}
The Rihla team`,
		},
	},
	{
		id: 'missing_document',
		kinds,
		stage: 'checking',
		title: { ar: 'طلب مستند ناقص', en: 'A document is missing' },
		subject: { ar: 'مستند ناقص في ملفكم ({reference})', en: 'A document is missing ({reference})' },
		body: {
			ar: `السلام عليكم {first_name}،

وصلتنا مستنداتكم وراجعناها، شكرًا لكم. ينقص الملف مستند واحد: {document}.

ارفعوه عبر صفحة الحالة، ونتابع فور وصوله:
{status_link}

{consultant}
فريق «رحلة»`,
			en: `Hello {first_name},

Thank you, we have received and read your documents. One is still missing: {document}.

Please upload it on your page; we go on as soon as it is there:
{status_link}

{consultant}
The Rihla team`,
		},
	},
	{
		id: 'document_again',
		kinds,
		stage: 'checking',
		title: { ar: 'طلب نسخة أوضح', en: 'A better copy is needed' },
		subject: {
			ar: 'نحتاج إلى نسخة أخرى من مستند ({reference})',
			en: 'We need another copy of a document ({reference})',
		},
		body: {
			ar: `السلام عليكم {first_name}،

لم نستطع اعتماد هذا المستند: {document}.
السبب: {reason}

ارفعوا نسخة جديدة منه عبر صفحة الحالة، ويكفي تصويره بالهاتف في ضوء جيد، بحيث تظهر الورقة كاملة:
{status_link}

{consultant}
فريق «رحلة»`,
			en: `Hello {first_name},

We could not accept this document: {document}.
The reason: {reason}

Please upload a new copy on your page. A photo taken in good light will do, as long as the whole page is in it:
{status_link}

{consultant}
The Rihla team`,
		},
	},
	{
		id: 'sent_to_university',
		kinds,
		stage: 'sent',
		title: { ar: 'إرسال الملف إلى الجامعة', en: 'Sent to the university' },
		subject: {
			ar: 'أرسلنا ملفكم إلى الجامعة ({reference})',
			en: 'Your file is with the university ({reference})',
		},
		body: {
			ar: `السلام عليكم {first_name}،

اكتمل ملفكم وأرسلناه اليوم إلى {university}. يصل خطاب القبول عادةً خلال أسبوعين إلى أربعة أسابيع، وسنسأل الجامعة عنه إن تأخر.

لا يلزمكم فعل شيء الآن. احتفظوا بأصول المستندات، ولا تحجزوا السفر قبل صدور خطاب الموافقة على التأشيرة (VAL).

{consultant}
فريق «رحلة»`,
			en: `Hello {first_name},

Your file is complete, and we sent it to {university} today. The offer letter usually arrives within 2 to 4 weeks; we will ask the university if it takes longer.

There is nothing you need to do now. Keep the originals of your documents, and do not book a flight before the Visa Approval Letter (VAL) is issued.

{consultant}
The Rihla team`,
		},
	},
	{
		id: 'offer',
		kinds,
		stage: 'offer',
		title: { ar: 'وصول خطاب القبول', en: 'The offer letter is here' },
		subject: {
			ar: 'وصل خطاب القبول ({reference})',
			en: 'Your offer letter has arrived ({reference})',
		},
		body: {
			ar: `السلام عليكم {first_name}،

تهانينا! وصل خطاب القبول من {university}.

اقرؤوا الشروط والرسوم وموعد السداد، ثم أخبرونا بقراركم قبل {date}. نشرح لكم كل بند في مكالمة إن أحببتم.

تجدون التفاصيل في صفحة الحالة:
{status_link}

{consultant}
فريق «رحلة»`,
			en: `Hello {first_name},

Congratulations! The offer letter from {university} has arrived.

Please read its conditions, the fees and the date of payment, and tell us your decision before {date}. We are glad to go through every point with you on the phone.

You will find the details on your page:
{status_link}

{consultant}
The Rihla team`,
		},
	},
	{
		id: 'visa_progress',
		kinds,
		stage: 'val',
		title: { ar: 'تقدّم معاملة التأشيرة', en: 'Progress of the visa file' },
		subject: {
			ar: 'بلغت معاملة التأشيرة {percent}% ({reference})',
			en: 'Your visa file is at {percent}% ({reference})',
		},
		body: {
			ar: `السلام عليكم {first_name}،

بلغت معاملة خطاب الموافقة على التأشيرة (VAL) لدى EMGS نسبة {percent}%. تستغرق عادةً من 4 إلى 6 أسابيع، ونتابعها كل أسبوع.

إن طُلب مستند إضافي كتبنا إليكم في اليوم نفسه.

{consultant}
فريق «رحلة»`,
			en: `Hello {first_name},

Your Visa Approval Letter (VAL) is at {percent}% with EMGS. It usually takes 4 to 6 weeks, and we look at it every week.

If another paper is asked for, we will write to you the same day.

{consultant}
The Rihla team`,
		},
	},
	{
		id: 'visa_approved',
		kinds,
		stage: 'entry_visa',
		title: { ar: 'صدور خطاب الموافقة على التأشيرة', en: 'The Visa Approval Letter is issued' },
		subject: {
			ar: 'صدر خطاب الموافقة على التأشيرة ({reference})',
			en: 'Your Visa Approval Letter is issued ({reference})',
		},
		body: {
			ar: `السلام عليكم {first_name}،

صدر خطاب الموافقة على التأشيرة (VAL). الخطوة التالية: {next_step}

احجزوا تذكرة السفر بحيث تصلون قبل {date}، وأرسلوا إلينا رقم رحلة الطيران قبل الوصول بأسبوع على الأقل لترتيب الاستقبال في المطار والسكن.

{consultant}
فريق «رحلة»`,
			en: `Hello {first_name},

Your Visa Approval Letter (VAL) has been issued. The next step: {next_step}

Book your flight so that you arrive before {date}, and send us its number at least a week ahead, so that airport pickup and housing are ready.

{consultant}
The Rihla team`,
		},
	},
	{
		id: 'arrived',
		kinds,
		stage: 'arrived',
		title: { ar: 'بعد الوصول', en: 'After arrival' },
		subject: { ar: 'أهلًا بكم في ماليزيا ({reference})', en: 'Welcome to Malaysia ({reference})' },
		body: {
			ar: `السلام عليكم {first_name}،

الحمد لله على سلامتكم، وأهلًا بكم في ماليزيا.

أجروا الفحص الطبي في عيادة معتمدة خلال 7 أيام من الوصول، ثم سلّموا جواز السفر إلى الجامعة. ويعود إليكم وفيه تصريح الطالب خلال أسبوع إلى أسبوعين.

اتصلوا بنا في أي وقت إن احتجتم إلى شيء.

{consultant}
فريق «رحلة»`,
			en: `Hello {first_name},

Welcome to Malaysia!

Take the medical screening at a panel clinic within 7 days of arrival, then hand your passport to the university. It comes back with the Student Pass within 1 to 2 weeks.

Call us at any time if you need something.

{consultant}
The Rihla team`,
		},
	},
]
