/** The tree of headings, lists and tables that programs reading aloud follow: which element a piece belongs to, and what each says. */
import type { PdfObject } from './objects.ts'
import { hexOf } from './operators.ts'

type Find = (number: string | undefined) => PdfObject | undefined

interface PageOwners {
	/** The list of them in the file. */
	array: PdfObject
	/** By the number of a marked piece, the number of its element. */
	owners: string[]
}

/** By the number of a page. */
export type Owners = Map<number, PageOwners>

export function ownersIn(objects: readonly PdfObject[], find: Find): Owners {
	const root = objects.find(({ text }) => text.includes('/Type /StructTreeRoot'))
	const numbers = /\/Nums \[([^\]]*)\]/.exec(root?.text ?? '')?.[1] ?? ''
	const lists = new Map(
		[...numbers.matchAll(/(\d+) (\d+) 0 R/g)].map(([, index, number]) => [index, number]),
	)
	const found: Owners = new Map()
	for (const { number, text } of objects) {
		const index = /\/StructParents (\d+)/.exec(text)?.[1]
		const array = index === undefined ? undefined : find(lists.get(index))
		if (!array) continue
		const owners = (array.text.match(/\d+ 0 R|null/g) ?? []).map((one) => one.split(' ')[0] ?? '')
		found.set(number, { array, owners })
	}
	return found
}

/** What each marked piece says, by page and number; one that was joined to the piece before it says nothing any more. */
export interface Said {
	texts: Map<string, string>
	joined: Set<string>
}

export const keyOf = (page: number, mark: number) => `${page} ${mark}`

/** A part of an element: a piece of text, by its key, or something else. */
interface Kid {
	token: string
	key: string | null
}

function kidsOf({ text }: PdfObject, inside: string): Kid[] {
	const ownPage = Number(/\/Pg (\d+) 0 R/.exec(text)?.[1])
	return (inside.match(/<<[^>]*>>|\d+ 0 R|\d+/g) ?? []).map((token) => {
		if (/^\d+$/.test(token)) return { token, key: keyOf(ownPage, Number(token)) }
		const mark = /\/MCID (\d+)/.exec(token)?.[1]
		const page = Number(/\/Pg (\d+) 0 R/.exec(token)?.[1] ?? ownPage)
		return { token, key: mark === undefined ? null : keyOf(page, Number(mark)) }
	})
}

/** Writes into every element its text as it is read aloud. */
export function sayTexts(
	objects: PdfObject[],
	owners: Owners,
	{ texts, joined }: Said,
	find: Find,
): void {
	let last = Math.max(...objects.map(({ number }) => number))
	const elements = new Set([...owners.values()].flatMap((page) => page.owners))
	/** Where each piece lies now. */
	const moved = new Map<string, number>()

	for (const number of elements) {
		const element = find(number)
		if (element) sayOne(element)
	}
	for (const [page, { array, owners: before }] of owners) {
		const now = before.map((owner, mark) => {
			const inner = moved.get(keyOf(page, mark)) ?? owner
			return inner === 'null' ? inner : `${inner} 0 R`
		})
		array.text = `[ ${now.join(' ')} ]`
	}

	function add(parent: number, more: string): PdfObject {
		last += 1
		const text = `<< /Type /StructElem /S /Span /P ${parent} 0 R ${more} >>`
		const added = { number: last, text }
		objects.push(added)
		return added
	}

	function sayOne(element: PdfObject): void {
		const list = /\/K \[((?:<<[^>]*>>|[^\]])*)\]/.exec(element.text)
		if (!list) throw new Error('An element of the structure without its parts.')
		const kids = kidsOf(element, list[1] ?? '').filter(
			({ key }) => key === null || !joined.has(key),
		)
		const runs = runsOfText(kids, texts)
		const page = /\/Pg \d+ 0 R/.exec(element.text)?.[0] ?? ''
		const isAlone =
			runs.filter(({ text }) => text !== null).length === 1 &&
			kids.every(({ token, key }) => key !== null || token.includes('/OBJR'))
		let own = ''
		const parts = runs.map(({ kids: some, text }) => {
			const tokens = some.map(({ token }) => token).join(' ')
			if (text === null) return tokens
			const actual = `/ActualText <${hexOf(`\ufeff${text}`)}>`
			if (isAlone) own = actual
			// Beside other elements, such as a link, the text gets an element of its own.
			const around = isAlone ? element : add(element.number, `${actual} ${page}`)
			// The pieces go one level below: some readers would lay the text over the glyphs, from left to right.
			const { number } = add(around.number, `/K [ ${tokens} ] ${page}`)
			for (const { key } of some) if (key !== null) moved.set(key, number)
			if (isAlone) return `${number} 0 R`
			around.text = around.text.replace(/>>$/, `/K [ ${number} 0 R ] >>`)
			return `${around.number} 0 R`
		})
		element.text = element.text.replace(list[0], `${own} /K [ ${parts.join(' ')} ]`)
	}
}

/** Neighbouring pieces of text with what they say together; anything else, and what says nothing, stays as it is. */
function runsOfText(kids: readonly Kid[], texts: ReadonlyMap<string, string>) {
	const runs: { kids: Kid[]; text: string | null }[] = []
	for (const kid of kids) {
		const said = kid.key === null ? undefined : texts.get(kid.key)
		const before = runs.at(-1)
		if (said === undefined) runs.push({ kids: [kid], text: null })
		else if (!before || before.text === null) runs.push({ kids: [kid], text: said.trim() })
		else {
			before.kids.push(kid)
			before.text = `${before.text} ${said}`.replace(/\s+/g, ' ').trim()
		}
	}
	return runs
}
