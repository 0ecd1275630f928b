/**
 * How much of the files one person may look at, take along or erase within an hour. Work stays far below: beyond the first
 * bound the manager's log and an error line say so, beyond the second the act is refused. Counted in rows, so that several
 * processes count together.
 */

import { languageOf } from '../api/request-parts.ts'
import { mailWords } from '../deliver/mail-words.ts'
import { log } from '../log.ts'
import type { Store } from '../store/store.ts'
import type { DeskContext } from './cases/desk-call.ts'

const acts = {
	reveal: { alarm: 60, most: 200 },
	document: { alarm: 100, most: 300 },
	/** Previews, of which a case shows several at once, and voice notes, which browsers ask for in parts. */
	picture: { alarm: 500, most: 1500 },
	export: { alarm: 5, most: 20 },
	erasure: { alarm: 10, most: 20 },
} as const
export type MassAct = keyof typeof acts

const hour = 60 * 60
/** Of these the bound is that of everybody together: two sessions must not erase twice as much. */
const together: ReadonlySet<MassAct> = new Set(['erasure'])

export function createMassActs({ guesses, cases }: Pick<Store, 'guesses' | 'cases'>) {
	async function countOne(c: DeskContext, act: MassAct): Promise<Response | null> {
		const { alarm, most } = acts[act]
		const { id } = c.get('staff')
		const limit = { kind: `mass_${act}`, points: most, seconds: hour }
		const key = together.has(act) ? `mass ${act}` : `mass ${act} ${id}`
		const { count, seconds } = await guesses.count(key, limit)
		if (count === alarm || (count !== null && seconds !== null)) {
			log.error('mass act', { kind: act, count })
			await cases.audit.note(id, 'mass_act', { what: act, count, refused: seconds !== null })
		}
		if (seconds === null) return null
		const headers = { 'Retry-After': `${seconds}` }
		// A file is opened as a page of its own, which shows the bare answer.
		const isPage = (c.req.header('accept') ?? '').includes('text/html')
		return isPage
			? c.text(mailWords[languageOf(c)]('staff.massAct'), 429, headers)
			: c.json({ error: 'mass_act' }, 429, headers)
	}

	/** Null when it may be done, otherwise the answer. `times`: how many things are done at once. */
	return async (c: DeskContext, act: MassAct, times = 1): Promise<Response | null> => {
		for (let time = 0; time < times; time += 1) {
			const refusal = await countOne(c, act)
			if (refusal) return refusal
		}
		return null
	}
}
export type MassActs = ReturnType<typeof createMassActs>
