/** What really lies in the database of the server under test. */
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import type { Kind } from '../../../server/store/tables.ts'

/** As the daily clean-up leaves it when an application came too late for its uploads. */
export function forgetDocuments(addresses: readonly string[]): void {
	const database = new DatabaseSync(join(process.env.E2E_DATA_DIR ?? '', 'rihla.sqlite'), {
		timeout: 5000,
	})
	try {
		const forget = database.prepare('delete from documents where name = ?')
		for (const address of addresses) forget.run(address.slice(address.lastIndexOf('/') + 1))
	} finally {
		database.close()
	}
}

/** The rows that came from one mail address; each test writes with an address of its own. */
export function storedRows(kind: Kind, email: string): Record<string, unknown>[] {
	const database = new DatabaseSync(join(process.env.E2E_DATA_DIR ?? '', 'rihla.sqlite'), {
		readOnly: true,
	})
	try {
		return database.prepare(`select * from ${kind} where email = ?`).all(email)
	} finally {
		database.close()
	}
}
