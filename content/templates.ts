/**
 * What the office writes again and again. A colleague picks one in the applicant's language, sees it as it will leave,
 * and may change every word; values in braces are filled from the case or by hand, and one that is left empty keeps the
 * message from leaving. `{status_link}` becomes the applicant's own link when the mail is sent, and one that only reads in WhatsApp.
 */
import { type CaseKind, caseKinds } from '#domain/cases/stages.ts'
import type { MessageTemplate } from '#domain/cases/template-values.ts'
import type { Text } from '#domain/language.ts'
import { applicationTemplates } from './application-templates.ts'
import { reminderTemplates } from './reminder-templates.ts'

const everyKind: readonly CaseKind[] = caseKinds
const housing: readonly CaseKind[] = ['accommodation_requests']

/** What a colleague reads in the place of a value that the case does not have. */
export const valueWords: Readonly<Record<string, Text>> = {
	first_name: { ar: 'الاسم الأول', en: 'first name' },
	consultant: { ar: 'اسم المستشار', en: 'consultant' },
	reference: { ar: 'الرقم المرجعي', en: 'reference' },
	university: { ar: 'الجامعة', en: 'university' },
	apply_address: { ar: 'رابط التقديم', en: 'address of the application' },
	answer: { ar: 'الجواب', en: 'answer' },
	document: { ar: 'اسم المستند', en: 'document' },
	reason: { ar: 'السبب', en: 'reason' },
	date: { ar: 'التاريخ', en: 'date' },
	time: { ar: 'الوقت', en: 'time' },
	percent: { ar: 'النسبة', en: 'percentage' },
	next_step: { ar: 'الخطوة التالية', en: 'next step' },
	options: { ar: 'خيارات السكن', en: 'options' },
	housing: { ar: 'اسم السكن', en: 'housing' },
	amount: { ar: 'المبلغ', en: 'amount' },
	missing: { ar: 'عدد المستندات الناقصة', en: 'how many documents are missing' },
}

export const templates: readonly MessageTemplate[] = [
	{
		id: 'answer',
		kinds: everyKind,
		stage: 'received',
		title: { ar: 'الرد على سؤال', en: 'Answer to a question' },
		subject: {
			ar: 'ردّنا على رسالتكم ({reference})',
			en: 'Our answer to your message ({reference})',
		},
		body: {
			ar: `السلام عليكم {first_name}،

شكرًا على رسالتكم. {answer}

إن بقي لديكم سؤال فاكتبوا إلينا عبر هذا الرابط، وسنرد خلال 24 ساعة:
{status_link}

{consultant}
فريق «رحلة»`,
			en: `Hello {first_name},

Thank you for your message. {answer}

If anything is still open, write to us from your page and we will answer within 24 hours:
{status_link}

{consultant}
The Rihla team`,
		},
	},
	...applicationTemplates,
	{
		id: 'housing_options',
		kinds: housing,
		stage: 'received',
		title: { ar: 'عرض خيارات السكن', en: 'Housing options' },
		subject: { ar: 'خيارات سكن تناسبكم ({reference})', en: 'Housing that suits you ({reference})' },
		body: {
			ar: `السلام عليكم {first_name}،

وجدنا لكم هذه الخيارات ضمن ميزانيتكم:

{options}

أخبرونا بما تفضّلونه قبل {date}، فالغرف لا تبقى متاحة طويلًا. لا تدفعوا شيئًا قبل أن نراجع معكم عقد الإيجار ومبلغ التأمين.

{consultant}
فريق «رحلة»`,
			en: `Hello {first_name},

We found these options within your budget:

{options}

Tell us which one you prefer before {date}: rooms do not stay free for long. Please pay nothing before we have read the lease and the deposit with you.

{consultant}
The Rihla team`,
		},
	},
	{
		id: 'housing_reserved',
		kinds: housing,
		stage: 'reserved',
		title: { ar: 'تأكيد حجز السكن', en: 'Housing is reserved' },
		subject: { ar: 'حُجز السكن ({reference})', en: 'Your housing is reserved ({reference})' },
		body: {
			ar: `السلام عليكم {first_name}،

تم حجز {housing} لكم ابتداءً من {date}.

المطلوب عند الاستلام: جواز السفر، ومبلغ التأمين مع إيجار الشهر الأول، ومجموعهما {amount} رينغيت. التقطوا صورًا للغرفة قبل استلام المفتاح، واحتفظوا بها.

{consultant}
فريق «رحلة»`,
			en: `Hello {first_name},

{housing} is reserved for you from {date}.

When you move in, bring your passport and the deposit with the first month's rent, RM {amount} together. Take photos of the room before you accept the key, and keep them.

{consultant}
The Rihla team`,
		},
	},
	{
		id: 'visa_call',
		kinds: ['visa_consultations'],
		stage: 'received',
		title: { ar: 'موعد استشارة التأشيرة', en: 'Time for the visa consultation' },
		subject: {
			ar: 'موعد استشارة التأشيرة ({reference})',
			en: 'Your visa consultation ({reference})',
		},
		body: {
			ar: `السلام عليكم {first_name}،

شكرًا على طلب الاستشارة. نقترح أن نتصل بكم يوم {date} الساعة {time} بتوقيت ماليزيا (GMT+8).

جهّزوا جواز السفر وآخر شهادة دراسية، واكتبوا إلينا إن كان موعد آخر أنسب لكم.

{consultant}
فريق «رحلة»`,
			en: `Hello {first_name},

Thank you for asking for a consultation. We suggest that we call you on {date} at {time}, Malaysia time (GMT+8).

Please have your passport and your latest certificate at hand, and write to us if another time suits you better.

{consultant}
The Rihla team`,
		},
	},
	{
		id: 'visa_apply',
		kinds: ['visa_consultations'],
		stage: 'consulted',
		title: { ar: 'دعوة إلى التقديم بعد الاستشارة', en: 'Invitation to apply' },
		subject: {
			ar: 'الخطوة التالية: طلب التقديم ({reference})',
			en: 'The next step: your application ({reference})',
		},
		body: {
			ar: `السلام عليكم {first_name}،

الخطوة التالية بعد الاستشارة هي طلب التقديم. املؤوا الاستمارة بالبريد الإلكتروني نفسه، فيصل الطلب إلينا مع هذه الاستشارة:
{apply_address}

إن احتجتم إلى مساعدة في أي حقل فاكتبوا إلينا، وسنرد خلال 24 ساعة.

{consultant}
فريق «رحلة»`,
			en: `Hello {first_name},

After the consultation, the next step is your application. Use the same e-mail address, and it will reach us together with this consultation:
{apply_address}

If you need help with any part of the form, write to us and we will answer within 24 hours.

{consultant}
The Rihla team`,
		},
	},
	{
		id: 'no_answer',
		kinds: everyKind,
		title: { ar: 'تذكير قبل إغلاق الملف', en: 'Reminder before closing' },
		subject: {
			ar: 'هل ما زلتم ترغبون في المتابعة؟ ({reference})',
			en: 'Would you still like to go on? ({reference})',
		},
		body: {
			ar: `السلام عليكم {first_name}،

كتبنا إليكم ولم يصلنا رد. هل ما زلتم ترغبون في المتابعة؟

إن لم يصلنا رد قبل {date} أغلقنا الملف، ويُفتح من جديد متى كتبتم إلينا عبر هذا الرابط:
{status_link}

{consultant}
فريق «رحلة»`,
			en: `Hello {first_name},

We wrote to you and have not heard back. Would you still like to go on?

If we hear nothing before {date} we will close the file. It opens again whenever you write to us from your page:
{status_link}

{consultant}
The Rihla team`,
		},
	},
	...reminderTemplates,
]
