/**
 * WhatsApp messages for when somebody has not written for a day. Their text is handed in to the platform and approved there word for
 * word, so it is changed here and there together (`docs/deploy.md`, WhatsApp).
 */
import { type ApprovedMessage, reminderMessage } from '#domain/conversations/approved-message.ts'

export const approvedMessages: readonly ApprovedMessage[] = [
	{
		id: 'wa_go_on',
		name: 'rihla_go_on',
		title: { ar: 'دعوة إلى متابعة الحديث', en: 'Invitation to continue here' },
		body: {
			ar: 'السلام عليكم {{1}}، نكتب إليكم بشأن ملفكم {{2}}. ردّوا على هذه الرسالة بأي كلمة لنكمل الحديث هنا.',
			en: 'Hello {{1}}, we are writing about your file {{2}}. Reply with any word and we will continue here.',
		},
		values: ['first_name', 'reference'],
	},
	{
		id: 'wa_no_answer',
		name: 'rihla_no_answer',
		title: { ar: 'تذكير قبل إغلاق الملف', en: 'Reminder before closing' },
		body: {
			ar: 'السلام عليكم {{1}}، لم يصلنا منكم رد بشأن ملفكم {{2}}. هل ترغبون في المتابعة؟ إن لم يصلنا رد قبل {{3}} أغلقنا الملف، ونفتحه من جديد متى كتبتم إلينا.',
			en: 'Hello {{1}}, we have not heard from you about your file {{2}}. Would you like to go on? If we hear nothing before {{3}} we will close the file. We will open it again whenever you write.',
		},
		values: ['first_name', 'reference', 'date'],
	},
	{
		id: 'wa_reminder',
		name: reminderMessage,
		title: { ar: 'تذكير بما ينقص الملف', en: 'Reminder of what is missing' },
		body: {
			ar: 'السلام عليكم {{1}}، ما زال ملفكم {{3}} ينقصه {{2}}. أرسلوا صورًا واضحة هنا أو ارفعوها عبر صفحة الحالة، ونتابع فور وصولها. لإيقاف التذكير اكتبوا: إيقاف',
			en: 'Hello {{1}}, your file {{3}} still lacks {{2}}. Send a clear photo here or upload it on your page, and we will go on as soon as it arrives. To stop reminders, write: STOP',
		},
		values: ['first_name', 'document', 'reference'],
	},
]
