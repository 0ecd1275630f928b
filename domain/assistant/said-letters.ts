/** Short names of Latin letters as they are said in Arabic, and so typed. */

const saidLetters: Readonly<Record<string, string[]>> = {
	...{ A: ['ايه', 'اي', 'ا'], E: ['اي'], K: ['كي', 'كيه'], M: ['ام'], P: ['بي'], R: ['ار'] },
	...{ S: ['اس'], T: ['تي'], U: ['يو'] },
}

/** APU as «ايه بي يو» and «ابيو», UTM as «يو تي ام» and «يوتيام». */
export function lettersSaid(name: string): string[] {
	if (!/^[A-Z]{2,4}$/.test(name)) return []
	let said: string[][] = [[]]
	for (const letter of name)
		said = said.flatMap((before) => (saidLetters[letter] ?? []).map((one) => [...before, one]))
	const joined = said.map((letters) => letters.join(''))
	return [
		...said.map((letters) => letters.join(' ')),
		...joined,
		...joined.map((word) => word.replace(/(.)\1/g, '$1')),
	]
}
