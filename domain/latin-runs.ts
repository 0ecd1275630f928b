/**
 * Where Latin stands inside Arabic text: names, codes, ranges, percentages, which the markup isolates; and where a
 * range stands in either language, which the markup keeps on one line, as browsers break after its hyphen.
 */
const arabicLetter = /\p{Script=Arabic}/u
const latinRun = /[A-Za-z0-9+#@][A-Za-z0-9+#@.,:'’&%/×–\- ]*[A-Za-z0-9+%]|[A-Za-z]/g
/** A bare number needs no help; a letter or a sign that could move does. */
const needsIsolation = /[A-Za-z+%/×–-]/
/** A run that is longer may break: on a phone it would stick out. */
const longestUnbroken = 20

/** `9AM-6PM`, `2-3`, `300–1,500`. */
const range = /\d[\d.,]*(?:[AP]M)?[-–](?:[\d.,]*\d)(?:[AP]M)?/g

export interface Run {
	text: string
	/** Where the run begins in the whole text. */
	start: number
	isolated: boolean
	unbroken: boolean
}

/** A text cut into the runs that need markup and those between them. */
export function runsOf(text: string): Run[] {
	const isolated = arabicLetter.test(text)
	const runs: Run[] = []
	let end = 0
	for (const match of text.matchAll(isolated ? latinRun : range)) {
		if (!needsIsolation.test(match[0])) continue
		runs.push(plain(text.slice(end, match.index), end))
		const [run] = match
		const unbroken = run.length <= longestUnbroken && run.search(range) >= 0
		runs.push({ text: run, start: match.index, isolated, unbroken })
		end = match.index + run.length
	}
	return [...runs, plain(text.slice(end), end)]
}

function plain(text: string, start: number): Run {
	return { text, start, isolated: false, unbroken: false }
}
