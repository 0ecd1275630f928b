/**
 * What a mail says, and the letter below it that it answers. Nothing is cut away: the quotation is folded under the message, and a mail
 * that would be nothing but quotation stays whole.
 */
export interface Letter {
	text: string
	/** Empty where the mail quotes nothing at its end. */
	quoted: string
}

/** Lines that introduce a quotation, as mail programs write them in both languages. */
const introductions = [
	/^On .{6,200} wrote:$/i,
	/^Le .{6,200} a écrit\s?:$/i,
	/^(?:في|بتاريخ|وفي) .{6,200}(?:كتب|كتبت|كتبَ|تمت كتابة ما يلي بواسطة)(?: .{0,120})?:$/,
	/^[-_ ]*(?:Original Message|Forwarded message|الرسالة الأصلية|رسالة معاد توجيهها|Message d'origine)[-_ ]*$/i,
]
/** Outlook's block of headers: a sender's line, and the day or the recipient right below. */
const sender = /^\*?(?:From|من|De)\s*:/i
const furtherHeader = /^\*?(?:Sent|Date|To|تم الإرسال|التاريخ|إلى|Envoyé|À)\s*:/i
const rule = /^[_-]{5,}$/

export function splitQuotation(whole: string): Letter {
	const lines = whole.split('\n')
	const start = beginningOf(lines)
	const text = lines.slice(0, start).join('\n').trim()
	if (start === lines.length || text === '') return { text: whole.trim(), quoted: '' }
	return { text, quoted: lines.slice(start).join('\n').trim() }
}

function beginningOf(lines: readonly string[]): number {
	const isQuotedFrom = quotedToTheEnd(lines)
	for (let index = 0; index < lines.length; index += 1) {
		const length = introductionAt(lines, index)
		if (length > 0 && isQuotedFrom[index + length]) return afterRule(lines, index)
	}
	return beginningOfMarks(lines)
}

/** How many lines introduce a quotation here; long ones are broken into two or three. */
function introductionAt(lines: readonly string[], index: number): number {
	const line = plain(lines[index])
	if (sender.test(line) && [1, 2].some((next) => furtherHeader.test(plain(lines[index + next]))))
		return 1
	for (const length of [1, 2, 3]) {
		const joined = lines
			.slice(index, index + length)
			.map(plain)
			.join(' ')
		if (introductions.some((introduction) => introduction.test(joined))) return length
	}
	return 0
}

const plain = (line = '') => line.replace(/^(?:>\s?)+/, '').trim()

/**
 * For each line, whether all from there on is quoted, or none of it is marked at all: who answers below or between the lines of a
 * quotation is read together with it.
 */
function quotedToTheEnd(lines: readonly string[]): boolean[] {
	const isQuotedFrom = [...lines.map(() => true), true]
	let hasMarked = false
	let hasOther = false
	for (let index = lines.length - 1; index >= 0; index -= 1) {
		const line = lines[index] ?? ''
		if (line.startsWith('>')) hasMarked = true
		else if (line.trim() !== '') hasOther = true
		isQuotedFrom[index] = !(hasMarked && hasOther)
	}
	return isQuotedFrom
}

/** The lines after a `>` that reach to the end, with the empty ones between them. */
function beginningOfMarks(lines: readonly string[]): number {
	let start = lines.length
	for (let index = lines.length - 1; index >= 0; index -= 1) {
		const line = lines[index] ?? ''
		if (line.startsWith('>')) start = index
		else if (line.trim() !== '') break
	}
	return start
}

function afterRule(lines: readonly string[], index: number): number {
	const before = lines[index - 1]
	return before !== undefined && rule.test(plain(before)) ? index - 1 : index
}
