/** What this device keeps of forms, as the browser has it. */
import type { Page } from '@playwright/test'

interface KeptForm {
	id: string
	form: string
	state: string
	files?: { id: string }[]
}

/** Records and the names under which the bytes of files lie. */
function readDevice(page: Page): Promise<{ records: KeptForm[]; files: string[] }> {
	return page.evaluate(
		() =>
			new Promise<{ records: KeptForm[]; files: string[] }>((resolve, reject) => {
				const opening = indexedDB.open('rihla-forms')
				opening.addEventListener('error', () => reject(opening.error))
				opening.addEventListener('success', () => {
					const database = opening.result
					if (!database.objectStoreNames.contains('records')) {
						database.close()
						indexedDB.deleteDatabase('rihla-forms')
						resolve({ records: [], files: [] })
						return
					}
					const transaction = database.transaction(['records', 'files'])
					const records = transaction.objectStore('records').getAll()
					const files = transaction.objectStore('files').getAllKeys()
					transaction.addEventListener('error', () => reject(transaction.error))
					transaction.addEventListener('complete', () => {
						database.close()
						resolve({ records: records.result, files: files.result.map(String) })
					})
				})
			}),
	)
}

/** Forms of which something is left to read. */
export async function keptForms(page: Page): Promise<KeptForm[]> {
	return (await readDevice(page)).records.filter(({ state }) => state !== 'gone')
}

/** How many documents the draft names whose bytes lie on this device. */
export async function documentsInDraft(page: Page): Promise<number> {
	const { records, files } = await readDevice(page)
	return records
		.flatMap(({ id, files: named = [] }) => named.map((one) => `${id}/${one.id}`))
		.filter((name) => files.includes(name)).length
}
