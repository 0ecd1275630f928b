/** Who asks: the student, or one who comes along with the student, for whom other rules hold. */
import { wordsOf } from './spelling.ts'

const kin =
	'زوجي|جوزي|راجلي|زوجتي|مراتي|مرتي|ابني|ولدي|بنتي|my (?:husband|wife|spouse|partner|son|daughter)'
const studies =
	'طالب(?:ه)?|[بهحك]?[يت](?:درس|قرا|كمل|حضر)|(?:رايح|رايحه) [يت]?درس|عند(?:ه|ها) قبول|انقبلت?|مقبول(?:ه)?|(?:is |will |got |has |was )?(?:\\w+ )?(?:study|studying|studies|accepted|admitted|enrolled)|(?:is )?doing (?:a |his |her )?(?:master|phd|degree)\\w*|is a student'
const kinStudies = new RegExp(`(?:^| )و?(?:${kin}) (?:${studies})(?: |$)`)
/** «معاه», `with her`, or a first person that may: without it the one who writes only tells of the student. */
const along =
	/(?:^| )(?:معاه|معاها|معه|معها|معو|وياه|وياها|with (?:him|her)|انا|اني|اشتغل|نخدم|(?:can|may|could) i)(?: |$)/
const namesHimself =
	/(?:^| )(?:انا مرافقه?|كمرافقه?|بصفتي مرافقه?|(?:as|on) an? depend[ae]nt(?: (?:pass|visa))?|i am (?:a|the) depend[ae]nt)(?: |$)/

/** «زوجي يدرس ماجستير، أقدر أروح معاه؟»: the one who asks comes along. */
export function comesAlong(text: string): boolean {
	const words = wordsOf(text).join(' ')
	return namesHimself.test(words) || (kinStudies.test(words) && along.test(words))
}
