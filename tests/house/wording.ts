/** How the site speaks Arabic: one voice, one word for one thing, duties said plainly. Each rule names what it finds. */
import { runsOf } from '#domain/latin-runs.ts'
import { words } from '#domain/website/checks/terms.ts'

const marks = /[\u064b-\u0652]/g
/** Words that end in ك by nature; every other such word says «أنت» to somebody. */
const endInKaf = new Set(
	'ذلك تلك هناك أولئك مشترك المشترك يشترك اشتراك الاشتراك يتشارك مالك المالك يملك امتلاك الملك ترك يترك أرائك سمك السمك تلفريك التلفريك بنك البنك شريك الشريك سلوك السلوك تحريك التحريك بارك بانكوك ساراواك سالاك جلاتك ليماك ماماك الماماك ويساك فيسبوك'.split(
		' ',
	),
)

/** Verbs that spoke to one person before the site had one voice. */
const singularVerbs = words(
	'أنت|أنتِ|ما زلت|متى أردت|متى شئت|أين تدرس|أين تسافر|أن تقرر|تميل إليه|راسل|اسحب|أفلتها|اختر|اضغط|اكتب|احجز|ابدأ|اقرأ|اطلب|احمل|اكتشف|اتصل',
)
/** Names of two pages, known in this form to every reader of Arabic. */
const pageNames = /اكتشف ماليزيا|اتصل بنا/g

/** One voice: the site says «أنتم». */
export function singularFaults(text: string): string[] {
	const plain = text.replace(pageNames, '')
	const addressed = (plain.replace(marks, '').match(words('[\u0621-\u064a]+ك')) ?? []).filter(
		(word) => !naturalForms(word).some((form) => endInKaf.has(form)),
	)
	return [...addressed, ...(plain.match(singularVerbs) ?? [])]
}

function naturalForms(word: string): string[] {
	const bare = word.replace(/^[وف]/, '')
	return [
		word,
		bare,
		bare.replace(/^[بلك]/, ''),
		bare.replace(/^لل/, 'ال'),
		word.replace(/^[بلك]/, ''),
	]
}

/** What the reader must do is an imperative in the plural: these said it in the passive. */
const passiveOrders = words(
	'تُبلَّغ|يُبلَّغ|يُؤجَّل|تُحمل|يُحمل|تُطبع|يُعلَّم|يُستأذن|يُلتزم|يُراعى|يُكتب في الطلب|يُرسل ملف|لا يُحجز|يُجدَّد الجواز|يُسلَّم الجواز|يُسلَّم جواز|تُصدَّق الأصول|تُسدَّد رسوم',
)

export function passiveFaults(text: string): string[] {
	return text.match(passiveOrders) ?? []
}

/** «يُرجى» asks for patience after an error; a page that explains does not beg. */
export function requestFaults(where: string, text: string): string[] {
	const inNotices =
		/^locales\/ar\/((apply|common|contact|forms|mail|notices|offline|search|(?:desk|status)[a-z-]*)\.json|(?:pdf|phone|plan|universities)\.json errors\.)/
	return inNotices.test(where) ? [] : (text.match(words('يُرجى')) ?? [])
}

/** Half in a word and half in a figure, a range is read twice: «من أسبوعين إلى أربعة أسابيع». */
const mixedRange =
	/(?:يوم|يومين|أسبوع|أسبوعين|شهر|شهرين|سنة|سنتين) إلى \d+ (?:أيام|أسابيع|أشهر|شهرًا|سنوات)/g

export function rangeFaults(text: string): string[] {
	return text.match(mixedRange) ?? []
}

/** The name of a page inside a sentence: without guillemets, «صفحة حسابي» is the page of my account. */
const barePage =
	/صفحة (?:خطتي|حسابي|دعم التأشيرة|اكتشف ماليزيا|أسئلة الأهل|الأسئلة الشائعة|أين وصل طلبي)/g

export function pageNameFaults(text: string): string[] {
	return text.match(barePage) ?? []
}

/** A stage enters sentences («نقل الملف إلى …»), so that its name is a noun: no passive verb, no «تم». */
export function isFiniteVerb(name: string): boolean {
	return /^(?:(?!مُ)\S*\u064f|تم |تمت |اكتمل|وصل )/.test(name)
}

/** A text about another person does not address the reader: no «كم» at the end of a word, no imperative in the plural. */
export function addressFaults(text: string): string[] {
	return text.match(words('[\u0621-\u0652]{2,}(?:كم|وا|ونا)')) ?? []
}

/** The brand is a common word, so running text sets it off: «رحلة». */
const bareBrand = words(
	'(?:ال)?(?:فريق|ضمان|مستشارو|مستشاري|مستشار|خبراء|موقع|مكتب|خدمات|شركة|عملاء|تقدّم|لدى) رحلة',
)

export function brandFaults(text: string): string[] {
	return text.match(bareBrand) ?? []
}

/** A sign of multiplication outside an isolated run turns the two sides round. */
export function signFaults(text: string): string[] {
	return runsOf(text)
		.filter((run) => !run.isolated && run.text.includes('×'))
		.map((run) => run.text)
}
