import type { OutgoingRow } from '../store/outgoing-rows.ts'
import type { Mail } from './mail.ts'

/**
 * Makes the text of one outgoing mail at the moment it is sent, so that a link in it can be minted then. It goes to the
 * row's recipient. Null when there is nothing to say any more: the row is then cancelled. `NotBefore` when it
 * may not leave yet.
 */
export type Template = (row: OutgoingRow) => Promise<Mail | null>

/** Thrown by a template: the row waits until then. */
export class NotBefore extends Error {
	readonly until: Date

	constructor(until: Date) {
		super('not yet')
		this.until = until
	}
}

/** By the name in the row. A row with a name that is not here waits for a version that knows it. */
export type Templates = Readonly<Record<string, Template>>
