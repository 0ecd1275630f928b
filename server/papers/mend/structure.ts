/** The tree of headings, lists and tables that programs reading aloud follow: which element a piece belongs to, and what each says. */
import type { PdfObject } from './objects.ts'
import { hexOf } from './operators.ts'

type Find = (number: string | undefined) => PdfObject | undefined

/** For each page, the element of each of its marked pieces, by its number. */
export function ownersIn(objects: readonly PdfObject[], find: Find) {
	const root = objects.find(({ text }) => text.includes('/Type /StructTreeRoot'))
	const numbers = /\/Nums \[([^\]]*)\]/.exec(root?.text ?? '')?.[1] ?? ''
	const lists = new Map(
		[...numbers.matchAll(/(\d+) (\d+) 0 R/g)].map(([, index, number]) => [index, number]),
	)
	const byPage = new Map<number, string[]>()
	const arrays: PdfObject[] = []
	for (const { number, text } of objects) {
		const index = /\/StructParents (\d+)/.exec(text)?.[1]
		const list = index === undefined ? undefined : find(lists.get(index))
		if (!list) continue
		arrays.push(list)
		const owners = list.text.match(/\d+ 0 R|null/g) ?? []
		byPage.set(
			number,
			owners.map((owner) => owner.split(' ')[0] ?? ''),
		)
	}
	return { byPage, arrays }
}

/** What an element says, and the pieces of it that were joined to another one. */
export interface Said {
	text: string
	joined: Set<number>
}

/** Writes into every element its text as it is read aloud. */
export function sayTexts(
	objects: PdfObject[],
	said: ReadonlyMap<string, Said>,
	arrays: readonly PdfObject[],
	find: Find,
): void {
	const firstNew = Math.max(...objects.map(({ number }) => number)) + 1
	const inner = new Map<string, number>()
	for (const [number, { text, joined }] of said) {
		const element = find(number)
		if (!element) continue
		const kids = /\/K \[((?:<<[^>]*>>|[^\]])*)\]/.exec(element.text)
		if (!kids) throw new Error('An element of the structure without its parts.')
		const left = (kids[1]?.match(/<<[^>]*>>|\d+ 0 R|\d+/g) ?? []).filter(
			(kid) => !joined.has(Number(kid)),
		)
		// Around other elements, such as a link, only the pieces that were joined go.
		if (left.some((kid) => !/^\d+$/.test(kid))) {
			element.text = element.text.replace(kids[0], `/K [ ${left.join(' ')} ]`)
			continue
		}
		// The pieces go one level below: some readers would lay the text over the glyphs, from left to right.
		const below = firstNew + inner.size
		inner.set(number, below)
		const page = /\/Pg \d+ 0 R/.exec(element.text)?.[0] ?? ''
		const actual = `/ActualText <${hexOf(`\ufeff${text.trim()}`)}>`
		element.text = element.text.replace(kids[0], `${actual} /K [ ${below} 0 R ]`)
		objects.push({
			number: below,
			text: `<< /Type /StructElem /S /Span /P ${number} 0 R /K [${left.join(' ')}] ${page} >>`,
		})
	}
	for (const array of arrays) {
		array.text = array.text.replace(/(\d+) 0 R/g, (whole, number: string) => {
			const below = inner.get(number)
			return below === undefined ? whole : `${below} 0 R`
		})
	}
}
