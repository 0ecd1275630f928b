/** Everything of the website that is kept in rows. */
import type { Database } from '../database.ts'
import { createCodes } from './codes.ts'
import { createConfirmations } from './confirmations.ts'
import { createDrafts } from './drafts.ts'
import { createContentErasures } from './erasing.ts'
import { createPhotoRows } from './photos.ts'
import { createPublish } from './publish.ts'
import { createPublished } from './published.ts'
import { createVersions } from './versions.ts'

export function createWebsite(database: Database) {
	return {
		published: createPublished(database),
		drafts: createDrafts(database),
		versions: createVersions(database),
		publish: createPublish(database),
		codes: createCodes(database),
		photos: createPhotoRows(database),
		confirmations: createConfirmations(database),
		erasures: createContentErasures(database),
	}
}
