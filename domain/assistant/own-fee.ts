/** «كم تاخذو», «هتاخدو كام», «شحال كتاخدو», "do u guys charge": what we take is asked, by the verb with "you" as who takes, in every spelling. */

/** The plural alone: «كم تاخذ الفيزا» asks for a time. */
const youTake = /^و?[هحبك]?تا?خ[ذد]و[ان]?$/
/** The singular needs whom it is taken from: «كم تاخذ مني». */
const takes = /^و?[هحبك]?تا?خ[ذد]ي?$/
const fromMe = /^(?:مني|منا|مننا|منه|عليي|علينا)$/

const you = /^(?:you|u|ya|yall)$/
const between = /^(?:guys|all|people|lot|then|also|even|usually|normally|really|actually|to|for)$/
const charge = /^charg(?:e|es|ing)$/

/** The places of the words that say it. */
export function chargingIn(words: readonly string[]): number[] {
	return words.flatMap((word, at) => {
		if (youTake.test(word)) return [at]
		if (takes.test(word) && fromMe.test(words[at + 1] ?? '')) return [at, at + 1]
		if (!you.test(word)) return []
		let next = at + 1
		while (between.test(words[next] ?? '')) next += 1
		return charge.test(words[next] ?? '') ? [next] : []
	})
}
