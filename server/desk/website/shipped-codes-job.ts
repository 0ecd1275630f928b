/**
 * Codes of the release are entered when it starts. A later release may leave one out, also of an entry that nobody ever published: without
 * its row it would be given to something else, and addresses that families keep would mean that.
 */
import { shippedEntries } from '#content/entries.ts'
import { type Documents, shipped } from '#content/shipped.ts'
import { errorCode, log } from '../../log.ts'
import { type Job, repeat } from '../../repeat.ts'
import type { Store } from '../../store/store.ts'
import { codesIn, isCatalogueKind, parsedJson } from './entries.ts'

const minute = 60 * 1000

export function codesOfRelease(release: Documents = shipped) {
	return shippedEntries(release)
		.filter(({ kind }) => isCatalogueKind(kind))
		.flatMap(({ kind, id, document }) =>
			codesIn(parsedJson(JSON.stringify(document)) ?? undefined).map((code) => ({
				code,
				kind,
				id,
			})),
		)
}

/** Tried every minute until the database has answered once. */
export function startShippedCodesJob({ website }: Pick<Store, 'website'>): Job {
	let isDone = false
	async function round() {
		if (isDone) return
		try {
			await website.codes.enter(codesOfRelease())
			isDone = true
		} catch (error) {
			log.warn('codes not entered', { code: errorCode(error) })
		}
	}
	return repeat(round, () => minute)
}
