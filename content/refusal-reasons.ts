/** Why a document can't be used, as a family reads it. A colleague presses one and may change every word. */
import type { Text } from '#domain/language.ts'

export const refusalReasons: readonly { id: string; title: Text; text: Text }[] = [
	{
		id: 'unclear',
		title: { ar: 'صورة غير واضحة', en: 'Not clear' },
		text: {
			ar: 'الصورة غير واضحة. صوّروا المستند من جديد في ضوء جيد حتى تُقرأ كل كلماته.',
			en: 'The picture is not clear. Please photograph it again in good light, so that every word can be read.',
		},
	},
	{
		id: 'cut',
		title: { ar: 'صفحة مقصوصة', en: 'Cut off' },
		text: {
			ar: 'جزء من الصفحة مقصوص. أرسلوا الصفحة كاملة بحوافها الأربع.',
			en: 'Part of the page is cut off. Please send the whole page with all four edges.',
		},
	},
	{
		id: 'pages',
		title: { ar: 'صفحات ناقصة', en: 'Pages missing' },
		text: {
			ar: 'تنقص المستند صفحات. أرسلوه كاملًا في ملف واحد.',
			en: 'Pages are missing. Please send the whole document in one file.',
		},
	},
	{
		id: 'expired',
		title: { ar: 'صلاحية منتهية', en: 'Expired' },
		text: {
			ar: 'انتهت صلاحية هذا المستند، أو تنتهي قبل بدء الدراسة. أرسلوا مستندًا ساري الصلاحية.',
			en: 'This document has expired, or expires before the course. Please send a valid one.',
		},
	},
	{
		id: 'other',
		title: { ar: 'مستند آخر', en: 'Another document' },
		text: {
			ar: 'هذا غير المستند المطلوب. أرسلوا المستند المطلوب.',
			en: 'This is not the document that was asked for. Please send the right one.',
		},
	},
	{
		id: 'translation',
		title: { ar: 'مستند بلا ترجمة', en: 'Not translated' },
		text: {
			ar: 'تطلب الجامعة ترجمة إنجليزية معتمدة لهذا المستند. أرسلوها مع الأصل.',
			en: 'The university asks for a certified English translation of this document. Please send it with the original.',
		},
	},
	{
		id: 'locked',
		title: { ar: 'ملف لا يُفتح', en: 'Does not open' },
		text: {
			ar: 'لا يُفتح الملف، أو تحميه كلمة مرور. أرسلوه من جديد بلا كلمة مرور.',
			en: 'The file does not open or is protected by a password. Please send it again without one.',
		},
	},
]
