/** Words that narrow what an answer shall tell, beside its topic: all years and not the first alone, the first step, a family's salary. */
import type { Reading } from '../read.ts'

const holds =
	(words: RegExp) =>
	({ text }: Pick<Reading, 'text'>): boolean =>
		words.test(text)

/** «كامل مشي غير العام الأول», "not only the first year" */
const isMoreThanFirst = holds(
	/(?:^|\s)(?:مش|مشي|ماشي|مو|مب|موب|ليس|ليست|لا)\s+(?:غير|بس|فقط|مجرد)\s+(?:ال)?(?:عام|سن[ةه])|\bnot (?:just|only) (?:the )?first\b/i,
)
export const asksForAllYears = (reading: Reading) =>
	reading.ideas.has('allYears') || isMoreThanFirst(reading)

/** «ما الخطوة الأولى؟» */
export const asksForFirstStep = holds(
	/[اأ]و?ل[يى]?\s+خطو[ةه]|الخطو[ةه]\s+ال[اأ]ول[ىي]|\bfirst step\b/i,
)

/** «راتبي 600», "my salary is": what a family has for everything. */
export const tellsSalary = holds(
	/(?:^|\s)[وب]?(?:ال)?(?:راتب|مرتب|معاش|دخل)(?:ي|ه|ها|نا|ك|كم|هم)?(?=\s|[،,.؟?]|$)|\b(?:salary|income|wages?)\b/i,
)

/** «لأي مستشفى يروح؟» */
export const asksForHospital = holds(
	/مستشفى|مستشفيات|مشفى|عياد[ةه]|سبيطار|\b(?:hospitals?|clinics?)\b/i,
)

/** «مستواي وسط» */
export const isMediumEnglish = holds(
	/(?:^|\s)(?:ال)?(?:وسط|متوسط[ةه]?)(?=\s|[،,.؟?]|$)|\b(?:intermediate|medium|average)\b/i,
)

/** "my school was all english" */
export const wasTaughtInEnglish = holds(
	/\b(?:school|studies|degree|taught|studied)\b.{0,20}\b(?:in |all |fully )english|\benglish[- ](?:medium|school)|(?:درست|دراستي|مدرستي|مدرسته|مدرستها)\s.{0,16}(?:بال)?[اإ]نجليزي/i,
)

/** «ينحسب لي الدبلوم؟»: what was studied before shall count. */
export const asksToCount = holds(
	/(?:^|\s)و?(?:هل\s)?[بيتن]{1,2}نحسب|(?:^|\s)[يت]حسبو|(?:^|\s)يعادلو|\bcredits?\b/i,
)

/** «للإخوان» */
export const isOfSiblings = holds(
	/[اإأ]خو(?:ان|[ةه])|[اأ]شقاء|\b(?:siblings?|brothers?|sisters?)\b/i,
)

/** «كم بالمية منهم يتخرجون؟»: how many of them, and not how many years. */
export const asksForShare = holds(
	/نسب[ةه]|(?:يتخر|تخر)ج\S*\s+(?:بال|في ال|ع ?ال|ب|في )(?:وقت|موعد|ميعاد)|graduat\w* (?:on|in) time|(?:بال|في ال|ف ال|فال)م[يئ]{1,2}[ةه]|\b(?:percent|per cent|percentage|rate|share|proportion|pourcentage|nisba|nesba|nesbet|nisbet)\b|%|how many (?:of |students|people)|كم (?:واحد|طالب|شخص)/i,
)

/** «ولو درستها أونلاين؟» */
export const asksOnline = holds(
	/[اأ]و?ن\s?لاين|عن بعد|\bon.?line\b|\bdistance\b|\bremote|\ba distance\b/i,
)

/** «شقة بغرفتين وصالة»: a flat by the number of its bedrooms. */
export const asksForBedrooms = holds(
	/غرفتين|غرفتي نوم|(?:ثلاث|تلات|[2-5])\s?غرف|\b(?:two|three|[2-5])[ -]bed/i,
)
