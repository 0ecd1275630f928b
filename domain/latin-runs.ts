/** Where Latin stands inside Arabic text: names, codes, ranges, percentages, which the markup isolates. */
const arabicLetter = /\p{Script=Arabic}/u
const latinRun = /[A-Za-z0-9+#@][A-Za-z0-9+#@.,:'’&%/–\- ]*[A-Za-z0-9+%]|[A-Za-z]/g
/** A bare number needs no help; a letter or a sign that could move does. */
const needsIsolation = /[A-Za-z+%/–-]/

interface Run {
	text: string
	/** Where the run begins in the whole text. */
	start: number
	isolated: boolean
}

/** A text cut into the runs that need isolation and those between them. */
export function runsOf(text: string): Run[] {
	if (!arabicLetter.test(text)) return [{ text, start: 0, isolated: false }]
	const runs: Run[] = []
	let end = 0
	for (const match of text.matchAll(latinRun)) {
		if (!needsIsolation.test(match[0])) continue
		runs.push({ text: text.slice(end, match.index), start: end, isolated: false })
		runs.push({ text: match[0], start: match.index, isolated: true })
		end = match.index + match[0].length
	}
	return [...runs, { text: text.slice(end), start: end, isolated: false }]
}
