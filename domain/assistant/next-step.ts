/** «وبعدين؟», «بعد القبول شو أعمل؟», "what happens after the visa?": the way from the application to the Student Pass, from where one stands. */
import type { Idea } from './ideas.ts'

const after =
	/^[وف]?(?:بعد|بعدما|عقب|عقبما|ورا|مورا|after|ba3d|ba3ed|mora)$|^once (?:i|we|he|she|they|my|the|it) /
/** What is done or happens then: without it «بعد القبول بكم يوم» asks for a time. */
const whatThen =
	/^[وف]?(?:شو|شوا|ايش|اش|وش|ايه|شنو|شنوا|شني|شنيه|شنهو|ماذا|ماهي|واش|كيف|كيفاش|[اينتب]?[اين]?عمل|[ايت]?سوي|اسويه?|ندير|نديرو|ادير|يصير|بيصير|يحصل|بيحصل|هيحصل|what|whats|how|do|happens?|next|shu|sho|eih?|eh|wsh|wesh|shno|chnou|ndir|a3mel|yseer)$/

/** «شسوي الحين؟», "what do I do now?" */
const whatNow =
	/(?: شسوي| شعمل| شندير| (?:[اينت]?عمل|[اينت]?سوي|a3mel|n3mel|na3mel) (?:ايه|شنو|ايش|eih?|eh|shno)| (?:شو|ايش|اش|وش|ايه|شنو|شنوا|شنوة|ماذا|واش|what|shu|sho|eih?|eh|wsh|wesh|shno|chnou|ach|wach) (?:\S+ ){0,2}(?:[اينتب]{0,2}عمل|[اينت]?سوي|ندير|نديرو|ادير|افعل|نفعل|do|a3mel|n3mel|a3mil|asawi|asawwi|ndir|ndirou))(?= )(?:.*) (?:الحين|الان|هلا|هلق|هسه|هسا|هسع|هسي|دلوقتي|دلوقت|دابا|درك|توا|توه|ذحين|now|daba|dork|tawa|halla2|hala2|hal2|dilwa2ti|delwa2ty|alheen|al7een|hassa) /

/** «وصلني الفال», "the VAL is here": a letter that has come. */
const came =
	/(?:^|\s)و?(?:وصل|طلع|صدر|جات?(?=\s)|جان|[اإ]جا|استلم|تسلم|نزل|خرج)|\b(?:arrived|came|come|got|received|issued|in (?:my |our )?(?:hand|e?mail)|is (?:here|out)|wasal\w*|wsel\w*|wesel\w*|tele3|tala3|tla3|jani|jana|gali)\b/i
export const isInHand = (text: string) => came.test(text)
const letter = / (?:e?val|ال?فال|فال|ايفال|(?:ال)?موافقه|approval|(?:offer |acceptance )?letter) /

/** «خرجت الموافقة، شنو خاصني ندير»: what is to be done with it. */
const isToDo =
	/ (?:شسوي|شعمل|شندير|(?:شو|ايش|اش|وش|ايه|شنو|شنوا|شنوه|فماذا|ماذا|واش|what|shu|sho|wsh|wesh|shno|chnou|chnowa|ach) (?:\S+ ){0,3}(?:[اينتب]{0,2}عمل|[اينت]?سوي|ندير|نديرو|ادير|افعل|نفعل|نجهز|نحضر|المطلوب|باقي|do|prepare|left|need|a3mel|n3mel|na3mel|ndir)) /

export function asksNext(words: readonly string[]): boolean {
	const text = ` ${words.join(' ')} `
	if (whatNow.test(text) || (letter.test(text) && isInHand(text) && isToDo.test(text))) return true
	const at = words.findIndex((word, place) =>
		after.test(word === 'once' ? `once ${words[place + 1]} ` : word),
	)
	if (at < 0 || at === words.length - 1) return false
	// «وبعد ما يطلع؟», "and after it?": nothing else is asked.
	const isAlone = at < 2 && words.length - at < 5 && !words.some((word) => /\d/.test(word))
	return isAlone || words.some((word) => whatThen.test(word))
}

/** Which of the steps of the visa page comes next after a topic: from applying to what follows the landing. */
export function stepAfter(ideas: ReadonlySet<Idea>): number {
	const has = (...names: Idea[]) => names.some((name) => ideas.has(name))
	// "my VAL arrived": the letter did, and nobody has landed yet.
	if (has('medical') || (has('arrival') && !has('val', 'sev', 'approval'))) return 3
	if (has('visa', 'val', 'emgs', 'sev', 'approval', 'flight')) return 2
	return has('admission', 'answerOf') ? 1 : 0
}
