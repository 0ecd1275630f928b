/** For forms that are stored first and mailed afterwards. */
import { errorCode, log } from '../log.ts'
import type { Services } from '../services.ts'
import type { ClaimedDocument } from '../store/document-rows.ts'
import { ChangedDraft, type Submitted, UnknownDocument } from '../store/submissions.ts'
import type { Fields, Kind } from '../store/tables.ts'
import type { Call } from './form-taker.ts'
import { type Answer, draftChanged, type JsonObject, refused, storeDown } from './responses.ts'
import { keyReused } from './single-flight.ts'

export type StoredForm = { kind: Kind; documents?: readonly ClaimedDocument[] }

export async function storeForm(
	{ store, deliveries, statusAddresses }: Services,
	{ form, key, fingerprint, language, draft }: Call<Fields>,
	{ kind, documents }: StoredForm,
	bodyOf: (stored: Submitted['submission']) => JsonObject,
): Promise<Answer> {
	const link = statusAddresses.next()
	let stored: Submitted
	try {
		stored = await store.submissions.submit({
			kind,
			key,
			fingerprint,
			language,
			fields: form,
			deliveries: [{ channel: 'email' }],
			linkToken: link.token,
			...(documents ? { documents } : {}),
			...(draft ? { draft } : {}),
		})
	} catch (error) {
		if (error instanceof UnknownDocument) return refused({ documents: 'unknown_document' })
		if (error instanceof ChangedDraft) return draftChanged
		log.error('submission not stored', { kind, code: errorCode(error) })
		return storeDown
	}
	if (stored.fingerprint !== fingerprint) return keyReused
	if (stored.created) {
		log.info('submission stored', { kind, reference: stored.submission.reference })
		deliveries.poke()
	}
	const { submission, created } = stored
	const address = created ? link.told : await statusAddresses.again(submission.id)
	return { status: 201, body: { ...bodyOf(submission), ...address } }
}

/** What a call that was stored before is answered; null when it was not, or the database can't say. */
export async function findStored(
	{ store, statusAddresses }: Services,
	{ key, fingerprint }: Pick<Call<Fields>, 'key' | 'fingerprint'>,
	kind: Kind,
	bodyOf: (stored: Submitted['submission']) => JsonObject,
): Promise<Answer | null> {
	const known = await store.submissions.findByKey(kind, key).catch(() => null)
	if (known?.fingerprint !== fingerprint) return null
	const { submission } = known
	const address = await statusAddresses.again(submission.id)
	return { status: 201, body: { ...bodyOf(submission), ...address } }
}
