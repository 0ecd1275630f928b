/** The words that differ between two sentences: the longest common run of words stays, the rest is marked. */

export interface Piece {
	text: string
	what: 'same' | 'added' | 'removed'
}

const wordsOf = (text: string) => text.split(/(\s+)/).filter((word) => word !== '')

/** One word that stayed outweighs all the spaces of a text: spaces alone hold nothing together. */
const weightOf = (word = '') => (word.trim() === '' ? 1 : 10_000)

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
			row[j] =
				old[i] === now[j]
					? at(i + 1, j + 1) + weightOf(old[i])
					: Math.max(at(i + 1, j), at(i, j + 1))
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
	return inRuns(pieces)
}

/** Words replaced one after the other are read as one run: all that went, then all that came. The spaces between belong to both. */
function inRuns(pieces: readonly Piece[]): Piece[] {
	const runs: Piece[] = []
	let [removed, added] = ['', '']
	const end = () => {
		if (removed) runs.push({ what: 'removed', text: removed })
		if (added) runs.push({ what: 'added', text: added })
		removed = ''
		added = ''
	}
	pieces.forEach(({ what, text }, at) => {
		const isBetween = text.trim() === '' && removed + added !== '' && at + 1 < pieces.length
		if (what === 'same' && !isBetween) {
			end()
			runs.push({ what, text })
			return
		}
		if (what !== 'added') removed += text
		if (what !== 'removed') added += text
	})
	end()
	return runs
}
