/** In which language a question is answered: that of its words, Latin letters or not. */
import type { Language } from '../language.ts'
import { isStopWord } from '../stop-words.ts'
import { isKnownWord, isListed, meaningsBySound } from './lexicon.ts'
import { isArabic, wordsOf } from './spelling.ts'

/** Words of Arabic that are typed with Latin letters, too short to be told by their consonants. */
const latinArabic = new Set(
	'wach wash wesh chno chnou chhal kifach kifash kifech waqtach waktach kaddech gaddech chkoun chkon bach bech bghit bghina ndir ndiro nheb njem nejem nejjem nekra nkder kayen kayna fama famma fiha dial dyal dyali ta3 bezaf barcha khoya khouya rani rana hna tema temma ghadi daba taw dork sayeb dayer shinu shno shgad shgd shwakt aku mako zain hwaya ishtey keda ashan dirasa gadesh adesh addesh adde heik hek hay hayda badna bade wayn kayn anhy anhi arkhas shukran shokran salam marhaba ahlan teslam momken mumkin bidoun bedoon bdoon adros derasa sakan rosoom rosom masareef kam bkam bekam fi fe el al wala emta imta mata fein feen wein ezay ezzay kif keef shu sho eh eih ana enta enti mesh msh lazem lazim men min bas ya w wa howa heya da di de bel bil fel lel abgha bedi badi biddi wain shlon ktir kteer awi sana shahr baladi ma3 law'.split(
		' ',
	),
)

const french = new Set(
	'est combien les le la des du un une pour je elle il veut avec dans frais quel quelle comment bonjour bonsoir logement bourse prix ma mon et faire fille fils svp quand universite etudier inscription'.split(
		' ',
	),
)

/** A word of Arabic for certain: in the list, or with digits for the letters that Latin lacks. */
export const isChatWord = (word: string) =>
	latinArabic.has(word) ||
	(/[a-z][2-9]|[2-9][a-z]{2}/.test(word) && !/^[a-z]{1,2}\d+$|^\d+(k|rm|th|st|nd|rd)$/.test(word))

/** `otherwise`: a name or two in Latin letters are of no language. */
export function languageOf(text: string, otherwise: Language = 'en'): Language {
	const words = wordsOf(text)
	if (words.some(isArabic)) return 'ar'
	// French is what families of the Maghreb write beside their Arabic: answered in the language of the page.
	if (words.filter((word) => french.has(word)).length >= 2) return otherwise
	const arabic = words.filter(isChatWord).length
	const english = words.filter((word) => !latinArabic.has(word) && isStopWord(word)).length
	const bySound = words.filter(
		(word) => word.length > 3 && !isListed(word) && meaningsBySound(word).length > 0,
	).length
	if (arabic === 0 && english === 0 && words.length < 3 && !words.some(isKnownWord))
		return otherwise
	return arabic + bySound / 2 > english ? 'ar' : 'en'
}
