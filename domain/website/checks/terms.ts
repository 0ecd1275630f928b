/** Arabic wordings that the house has given up, and the one that each thing has. */

const letters = '[\u0621-\u0652]'

/** Whole words, also behind «و» and «ف»; vowel marks count where the pattern has them. */
export function words(pattern: string): RegExp {
	return new RegExp(`(?<!${letters})[وف]?(?:${pattern})(?!${letters})`, 'g')
}

/** Wordings that were given up, and the one that each thing has. */
export const terms: readonly { not: RegExp; but: string }[] = [
	{ not: /استرشادي|إرشادي|للاسترشاد/g, but: 'تقديري' },
	{ not: /(?<!سيار(?:ة|ات) )(?<!ال)أجرة(?! التاكسي)|الأجرة/g, but: 'إيجار' },
	{ not: words('(?:ال|ب|بال|لل)?معمل'), but: 'مختبر' },
	{ not: /مخدوم/g, but: 'أجنحة فندقية' },
	{ not: words('(?:ال)?سكنات'), but: 'مساكن' },
	{ not: /كلي(?:ة|ات) سكنية/g, but: 'مجمّعات سكن جامعي' },
	{ not: /رقم المرجع(?!ي)/g, but: 'الرقم المرجعي' },
	{ not: /إتقان الإنجليزية/g, but: 'مستوى الإنجليزية' },
	{ not: /تاريخ السكن/g, but: 'تاريخ الانتقال إلى السكن' },
	{ not: /استمارة تقديم الطالب/g, but: 'استمارة التقديم' },
	{ not: /يومين إلى 3 أيام/g, but: 'يومَي عمل أو ثلاثة' },
	{ not: /مسافة (?:ال)?مشي/g, but: 'سيرًا على الأقدام' },
	{ not: words('(?:ال)?عصرية'), but: 'بعد الظهر' },
	{ not: words('(?:ال)?ميسورة'), but: 'مرتفعة' },
	{ not: /(?:اختصاصي|مختص) (?:ال)?تأشيرات/g, but: 'خبير التأشيرات' },
	{ not: /(?:منح|منحة|تخفيضات) تفوق/g, but: 'منح للمتفوقين' },
	{ not: /رسوم(?:ًا)? حكومية|الرسوم الحكومية|شهادة حكومية/g, but: 'رسوم جامعة حكومية' },
	{ not: /[تني]ُ?قطع الطريق/g, but: 'الوصول إلى' },
	{ not: /اعتماد ذاتي/g, but: 'صفة الاعتماد الذاتي (SWA)' },
	{ not: /صفة الاعتماد الذاتي من/g, but: 'صفة الاعتماد الذاتي (SWA) من' },
	{
		not: /هيئة المؤهلات الماليزية \(SWA\)|سجل المؤهلات الماليزية \(MQA\)/g,
		but: 'هيئة المؤهلات الماليزية (MQA)',
	},
	{ not: /برسوم تقديرية (?:قدرها|تبلغ)/g, but: 'بنحو' },
	// In the Gulf the sponsor of a foreign worker's residence.
	{ not: words('(?:ال|لل)?كفيل'), but: 'من يتكفّل بالنفقات' },
	{ not: /غير مسموحة?(?! ب)(?=[\s:،.]+\S)/g, but: 'غير مسموح بها' },
	{ not: /غير مرغوبة?(?! في)/g, but: 'غير مرغوب فيها' },
	{ not: words('تواصل (?:معنا|مع خبرا)'), but: 'التواصل معنا' },
	{ not: /(?:إرسال|رسالة|مراسلة) بواتساب/g, but: 'إرسال عبر واتساب' },
	{ not: /خطأ غير متوقع في التطبيق|الفهرس\.{3}/g, but: 'حدث خطأ غير متوقع' },
	{ not: /مسار الجامعة/g, but: 'المسار الجامعي' },
	{ not: /(?:صورة|نسخة(?: مصدقة)?) عن (?!طريق)/g, but: 'صورة من' },
	{ not: /أول سنة/g, but: 'السنة الأولى' },
	// «خانة» alone is one character of a password or a passport number.
	{ not: /خانة الطلبات|أي خانة|الخانات (?!متطابقة)/g, but: 'حقل' },
	// «مسح» clears a form or a filter; what is kept of somebody is deleted.
	{ not: words('(?:ال|لل)?محو|مُحيت?|س?[يت]ُمحى|[يتن]محو'), but: 'حذف' },
]

/** What stands in a text, and what the house says instead. */
export function givenUp(text: string): { word: string; better: string }[] {
	return terms.flatMap(({ not, but }) =>
		(text.match(not) ?? []).map((word) => ({ word, better: but })),
	)
}

export function termFaults(text: string): string[] {
	return givenUp(text).map(({ word, better }) => `${word}: ${better}`)
}
