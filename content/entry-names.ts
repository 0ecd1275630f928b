/** What the entries are called that have no name in their own document: pages, and what the company says of itself. */
import type { Text } from '#domain/language.ts'

export const entryNames: Readonly<Record<string, Text>> = {
	home: { ar: 'الصفحة الرئيسية', en: 'Home page' },
	about: { ar: 'من نحن', en: 'About us' },
	testimonials: { ar: 'قصص الطلبة', en: 'Students’ stories' },
	faq: { ar: 'الأسئلة الشائعة', en: 'Questions and answers' },
	families: { ar: 'أسئلة الأهل', en: 'For families' },
	visa: { ar: 'دعم التأشيرة', en: 'Visa support' },
	guide: { ar: 'اكتشف ماليزيا', en: 'Discover Malaysia' },
	housing: { ar: 'صفحة السكن', en: 'Accommodation page' },
	contact: { ar: 'اتصل بنا', en: 'Contact us' },
	registration: { ar: 'خطوات التسجيل', en: 'Steps of registration' },
	'institute-page': { ar: 'صفحة معاهد اللغة', en: 'Language institutes page' },
	chat: { ar: 'المساعد «واندربوت»', en: 'Wanderbot' },
	privacy: { ar: 'الخصوصية', en: 'Privacy' },
	site: { ar: 'بيانات المكتب', en: 'Office details' },
	consultants: { ar: 'فريق المستشارين', en: 'Consultants' },
	'institute-order': { ar: 'ترتيب معاهد اللغة', en: 'Order of the institutes' },
	'home-order': { ar: 'ترتيب خيارات السكن', en: 'Order of the homes' },
	plan: { ar: 'أرقام صفحة «خطتي»', en: 'Figures of My plan' },
	currencies: { ar: 'أسعار الصرف', en: 'Exchange rates' },
	'public-holidays': { ar: 'العطل الرسمية', en: 'Public holidays' },
}
