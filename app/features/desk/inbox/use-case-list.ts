/** The rows on the screen: the page that was loaded, those fetched after it, and what was changed since. */
import { useState } from 'react'
import * as v from 'valibot'
import { type DeskCase, type ListedCase, listAnswer } from '#domain/desk/desk-api.ts'
import { useSend } from '../use-send.ts'

/** More than anybody means to change at once. */
const mostSelected = 1000

interface Page {
	cases: ListedCase[]
	next: string | null
}

export function useCaseList(first: Page, search: string) {
	const [rows, setRows] = useState(first.cases)
	const [next, setNext] = useState(first.next)
	const { send, answer, isBusy } = useSend('case list')

	async function page(after: string): Promise<Page | null> {
		const query = new URLSearchParams(search)
		query.set('after', after)
		const given = await send(`GET /api/desk/cases?${query}`)
		const parsed = v.safeParse(listAnswer, given?.body)
		return parsed.success ? parsed.output : null
	}

	/** Up to so many rows; the rows there are then. */
	async function load(enough: number): Promise<ListedCase[]> {
		let all = rows
		let place = next
		do {
			const given: Page | null = place === null ? null : await page(place)
			if (!given) break
			all = [...all, ...given.cases]
			place = given.next
		} while (all.length < enough)
		setRows(all)
		setNext(place)
		return all
	}

	return {
		rows,
		hasMore: next !== null,
		isLoading: isBusy,
		answer,
		more: () => void load(0),
		all: () => load(mostSelected),
		/** Puts what the server has in the place of what is shown; rows stay where they are. */
		replace(cases: readonly DeskCase[]) {
			const fresh = new Map(cases.map((one) => [one.id, one]))
			setRows((shown) =>
				shown.map((row) => {
					const now = fresh.get(row.id)
					// A change of many answers without the words of each.
					return now ? { ...row, ...now, subject: row.subject, first_words: row.first_words } : row
				}),
			)
		},
	}
}
