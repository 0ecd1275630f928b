/** «لا، قصدي بوترا», "no sorry, I meant Taylor's": the last question again, with what was meant instead of what was said. */

const meant =
	/^(?:لا|لأ|no|sorry|عفوا|عفوًا|عذرا|عذرًا|اسف|آسف|,|،|\s)*(?:.*?(?<!\p{L})(?:قصدي|قصدنا|[اأ]قصد|نقصد|i\s+meant?|meant)|(?:ولا\s+)?(?:خلها|خليها|خلوها|خله))(?!\p{L})[\s:,،]*(?<rest>.+)$/iu
/** What was said and is not meant, «مو سنواي», and that it was thought over, «غيرنا رأينا». */
const negated =
	/(?<!\p{L})(?:(?:مو|مش|مب|ماهو|ليس|ليست|not)\s+\S+|غي?ّ?رت?(?:نا)?\s+ر[اأ]ي\S*|i\s+changed\s+my\s+mind)/giu

/** What is meant, or nothing where the question corrects nothing. */
export function correctionIn(question: string): string | undefined {
	const rest = meant.exec(question.trim())?.groups?.rest?.replace(negated, ' ').trim()
	return rest || undefined
}
