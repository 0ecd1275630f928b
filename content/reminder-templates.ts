/** What a family gets by itself while documents are missing: twice at most. No colleague picks these, so they are for no kind of case. */
import type { MessageTemplate } from '#domain/cases/template-values.ts'

const subject = {
	ar: 'ينقص ملفكم {missing} ({reference})',
	en: 'Still missing from your file: {missing} ({reference})',
}

export const reminderTemplates: readonly MessageTemplate[] = [
	{
		id: 'reminder_1',
		kinds: [],
		title: { ar: 'التذكير التلقائي الأول', en: 'First automatic reminder' },
		subject,
		body: {
			ar: `السلام عليكم {first_name}،

ما زال ينقص ملفكم {missing}. أرسلوا المطلوب ردًّا على هذا البريد، وتكفي صورة واضحة بالهاتف، أو ارفعوه عبر صفحة الحالة:
{status_link}

نتابع الملف فور وصول المطلوب. وإن لم ترغبوا في تذكير آخر فأوقفوا التذكير في الصفحة نفسها.

فريق «رحلة»`,
			en: `Hello {first_name},

Your file is still missing {missing}. Send what we asked for in reply to this mail (a clear photo will do), or upload it on your page:
{status_link}

We will go on as soon as it arrives. If you want no further reminder, you can stop them on the same page.

The Rihla team`,
		},
	},
	{
		id: 'reminder_2',
		kinds: [],
		title: { ar: 'التذكير التلقائي الأخير', en: 'Last automatic reminder' },
		subject,
		body: {
			ar: `السلام عليكم {first_name}،

مرّ أسبوع وما زال ينقص ملفكم {missing}، وهذا تذكيرنا الأخير. إن تعذّر عليكم الحصول على مستند فاكتبوا إلينا، وسنبحث معكم عن بديل:
{status_link}

فريق «رحلة»`,
			en: `Hello {first_name},

A week has passed and your file is still missing {missing}. This is our last reminder. If a document is hard to get, write to us and we will look for another way together:
{status_link}

The Rihla team`,
		},
	},
]
