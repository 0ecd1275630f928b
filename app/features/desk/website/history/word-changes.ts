/** The words that differ between two sentences: the longest common run of words stays, the rest is marked. */

export interface Piece {
	text: string
	what: 'same' | 'added' | 'removed'
}

const wordsOf = (text: string) => text.split(/(\s+)/).filter((word) => word !== '')

/** The table of all pairs of words grows with both texts; this many take a few megabytes. A sentence has a few dozen words. */
const mostPairs = 1_000_000

/** Texts too long to be compared word by word are shown one after the other. */
export function wordChanges(before: string, after: string): Piece[] {
	const [old, now] = [wordsOf(before), wordsOf(after)]
	if (old.length * now.length > mostPairs)
		return [
			{ what: 'removed', text: before },
			{ what: 'added', text: after },
		]
	const common: number[][] = Array.from({ length: old.length + 1 }, () =>
		Array.from({ length: now.length + 1 }, () => 0),
	)
	const at = (i: number, j: number) => common[i]?.[j] ?? 0
	for (let i = old.length - 1; i >= 0; i -= 1) {
		const row = common[i]
		if (!row) continue
		for (let j = now.length - 1; j >= 0; j -= 1)
			row[j] = old[i] === now[j] ? at(i + 1, j + 1) + 1 : Math.max(at(i + 1, j), at(i, j + 1))
	}
	const pieces: Piece[] = []
	const push = (what: Piece['what'], text: string) => {
		const last = pieces.at(-1)
		if (last?.what === what) last.text += text
		else pieces.push({ what, text })
	}
	let [i, j] = [0, 0]
	while (i < old.length || j < now.length) {
		const [one = '', other = ''] = [old[i], now[j]]
		if (i < old.length && j < now.length && one === other) {
			push('same', one)
			i += 1
			j += 1
		} else if (j >= now.length || (i < old.length && at(i + 1, j) >= at(i, j + 1))) {
			push('removed', one)
			i += 1
		} else {
			push('added', other)
			j += 1
		}
	}
	return pieces
}
