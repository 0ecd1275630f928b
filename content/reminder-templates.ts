/** What a family gets by itself while documents are missing: twice at most. No colleague picks these, so they are for no kind of case. */
import type { MessageTemplate } from '#domain/cases/template-values.ts'

const subject = {
	ar: 'ينقص ملفكم {missing} ({reference})',
	en: 'Your file lacks {missing} ({reference})',
}

export const reminderTemplates: readonly MessageTemplate[] = [
	{
		id: 'reminder_1',
		kinds: [],
		title: { ar: 'التذكير التلقائي الأول', en: 'First reminder, sent by itself' },
		subject,
		body: {
			ar: `السلام عليكم {first_name}،

ما زال ينقص ملفكم {missing}. ارفعوا ما ينقص من صفحة طلبكم، أو أرسلوه ردًّا على هذه الرسالة، وتكفي صورة واضحة بالهاتف:
{status_link}

نتابع الملف فور وصول ما ينقصه. وإن لم ترغبوا في تذكير آخر فأوقفوه من الصفحة نفسها.

فريق «رحلة»`,
			en: `Hello {first_name},

Your file still lacks {missing}. Upload what is missing on your page, or send it in reply to this mail; a clear photo will do:
{status_link}

We go on as soon as it is there. If you want no further reminder, switch it off on the same page.

The Rihla team`,
		},
	},
	{
		id: 'reminder_2',
		kinds: [],
		title: { ar: 'التذكير التلقائي الأخير', en: 'Last reminder, sent by itself' },
		subject,
		body: {
			ar: `السلام عليكم {first_name}،

مرّ أسبوع وما زال ينقص ملفكم {missing}، وهذا تذكيرنا الأخير. إن صعب عليكم الحصول على مستند فاكتبوا إلينا، وسنبحث معكم عن بديل:
{status_link}

فريق «رحلة»`,
			en: `Hello {first_name},

A week has passed and your file still lacks {missing}; this is our last reminder. If a document is hard to get, write to us and we will look for another way:
{status_link}

The Rihla team`,
		},
	},
]
