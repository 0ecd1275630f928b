/** Records whose form is not open: waiting ones are sent, old ones are deleted. */
import type { Outcome, Sent } from './call.ts'
import { advance, type FormRecord, isTooOld, type RecordEvent } from './record.ts'
import type { Stores } from './record-sync.ts'

/** What is wrong with a record, if it can't be accepted as it is; anything else is worth another try. */
export function eventOf(outcome: Outcome): RecordEvent | undefined {
	if (outcome.kind === 'sent') return { kind: 'accept' }
	if (outcome.kind === 'refused') return { kind: 'refuse', errors: outcome.errors }
	if (outcome.kind === 'failed' && outcome.status === 413)
		return { kind: 'refuse', errors: { body: 'too_long' } }
	return undefined
}

/** Sends everything that waits, one by one. Two tabs that do it at once send the same under the same key. */
export async function sendWaiting(
	{ device, now, tell }: Omit<Stores, 'tab'>,
	deliver: (record: FormRecord) => Promise<Outcome>,
	onSent: (record: FormRecord, sent: Sent) => void,
): Promise<void> {
	for (const one of (await device.all()) ?? []) {
		if (one.state !== 'waiting' || isTooOld(one, now())) continue
		const outcome = await deliver(one)
		const event = eventOf(outcome)
		if (!event) continue
		let isFirst = false
		const isWritten = await device.update(one.id, (stored) => {
			isFirst = stored?.state === 'waiting'
			return stored && stored.state === 'waiting' ? advance(stored, event, now()) : stored
		})
		// A full device still accepts deletions.
		if (!isWritten && outcome.kind === 'sent') await device.update(one.id, () => undefined)
		if (isFirst && outcome.kind === 'sent') onSent(one, outcome)
		tell(one.id)
	}
}

/** What is a week old goes, also when its form is never opened again. */
export async function sweep({ device, now }: Pick<Stores, 'device' | 'now'>): Promise<void> {
	for (const one of (await device.all()) ?? [])
		if (isTooOld(one, now()))
			await device.update(one.id, (stored) =>
				stored && isTooOld(stored, now()) ? undefined : stored,
			)
}
