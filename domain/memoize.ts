/**
 * Answers that are made once for each text. A list asks the same of every entry, and of the same entries with every letter
 * that is typed. So many are kept that the longest list fits, and so few that strangers' queries can't fill the memory.
 */
const keptAtMost = 500

export function memoize<Result>(make: (text: string) => Result): (text: string) => Result {
	const made = new Map<string, Result>()
	return (text) => {
		const known = made.get(text)
		if (known !== undefined) return known
		if (made.size >= keptAtMost) made.clear()
		const result = make(text)
		made.set(text, result)
		return result
	}
}
