/** Everything the server keeps, on SQLite or PostgreSQL alike. */
import type { Settings } from '../settings.ts'
import { createApplicationDrafts } from './application-drafts.ts'
import { createCases } from './cases/cases.ts'
import { openDatabase } from './database.ts'
import { createDeliveryRows } from './delivery-rows.ts'
import { createDocumentRows } from './document-rows.ts'
import { createEndAccess } from './end-access.ts'
import { createErasures } from './erasures.ts'
import { createExportedTables } from './exported-tables.ts'
import { createFigures } from './figures.ts'
import { createGuesses } from './guesses.ts'
import { createLeases } from './leases.ts'
import { createMailArrivals } from './mail-arrivals.ts'
import { createOutgoingRows } from './outgoing-rows.ts'
import { createRefusedTemplates } from './refused-templates.ts'
import { createRetention } from './retention.ts'
import { sharedSecret } from './secret.ts'
import { createStaffRows } from './staff/accounts.ts'
import { createStaffDevices } from './staff/devices.ts'
import { createSessionRows } from './staff/sessions.ts'
import { createStaffTokens } from './staff/tokens.ts'
import { createSubmissions } from './submissions.ts'
import { knownTombstoneFiles, replay, type TombstoneFile } from './tombstone-rows.ts'
import { createUndelivered } from './undelivered.ts'
import { createWebsite } from './website/website.ts'
import { createWhatsappArrivals } from './whatsapp-arrivals.ts'
import { createWhatsappOutgoing } from './whatsapp-outgoing.ts'

export type Store = Awaited<ReturnType<typeof openStore>>

type StoreSettings = Pick<Settings, 'databaseUrl' | 'dataDir'> &
	Partial<Pick<Settings, 'confirmMail' | 'mail' | 'remindersOn' | 'whatsapp'>>

/** `recall` reads what was erased and this database does not know: if a backup brought it back, it goes before anybody can ask for it. */
export async function openStore(
	{ confirmMail = false, mail, remindersOn = false, whatsapp = null, ...settings }: StoreSettings,
	recall: (known: ReadonlySet<string>) => Promise<readonly TombstoneFile[]> = async () => [],
) {
	let secret = ''
	const database = await openDatabase(settings, async (db) => {
		secret = await sharedSecret(db, settings.dataDir)
		await replay(db, await recall(await knownTombstoneFiles(db)))
	})
	const outgoing = createOutgoingRows(database)
	const erasures = createErasures(database)
	// EmailJS carries mail to the company alone.
	const canMail = mail !== undefined && mail.kind !== 'emailjs'
	const readSecret = async () => {
		await database.ready()
		return secret
	}
	const guesses = createGuesses(database, readSecret)
	const mails = {
		...{ confirmMail, canMail, remindersOn, canWhatsapp: whatsapp !== null },
		...{ takeIn: guesses.takeIn, ownSecret: readSecret },
	}
	const cases = createCases(database, outgoing, erasures, mails)
	return {
		/** For the limits, which several processes share where they share a database. */
		pool: database.pool,
		/** For what several parts write together. */
		transaction: database.transaction,
		ping: database.ping,
		/** The key of digests, which all processes share; fails while the database is away. */
		ownSecret: readSecret,
		close: database.close,
		submissions: createSubmissions(database, cases.open),
		cases,
		deliveries: createDeliveryRows(database),
		outgoing,
		undelivered: createUndelivered(database, outgoing),
		leases: createLeases(database),
		mailArrivals: createMailArrivals(database, cases, guesses),
		whatsappArrivals: createWhatsappArrivals(database, {
			messages: cases,
			contactChanges: cases.contactChanges,
			outgoing,
			guesses,
		}),
		whatsappOutgoing: createWhatsappOutgoing(database),
		refusedTemplates: createRefusedTemplates(database),
		applicationDrafts: createApplicationDrafts(database),
		documents: createDocumentRows(database),
		erasures,
		retention: createRetention(database),
		exportedTables: createExportedTables(database),
		staff: createStaffRows(database),
		sessions: createSessionRows(database),
		staffTokens: createStaffTokens(database),
		staffDevices: createStaffDevices(database),
		guesses,
		figures: createFigures(database),
		endAccess: createEndAccess(database),
		website: createWebsite(database),
	}
}
