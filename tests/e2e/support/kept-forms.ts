/** What this device keeps of forms, as the browser has it. */
import type { Page } from '@playwright/test'
import * as v from 'valibot'

const device = v.object({
	records: v.array(
		v.looseObject({
			id: v.string(),
			form: v.string(),
			state: v.string(),
			files: v.optional(v.array(v.looseObject({ id: v.string() }))),
		}),
	),
	/** The names under which the bytes of files lie. */
	files: v.array(v.string()),
})
type Device = v.InferOutput<typeof device>
type KeptForm = Device['records'][number]

/** Runs in the page. */
const readDevice = () =>
	new Promise<{ records: unknown[]; files: string[] }>((resolve, reject) => {
		const opening = indexedDB.open('rihla-forms')
		// Made here, it would be empty, and the page could keep nothing in it.
		opening.addEventListener('upgradeneeded', () => opening.transaction?.abort())
		opening.addEventListener('error', () => {
			if (opening.error?.name === 'AbortError') resolve({ records: [], files: [] })
			else reject(opening.error)
		})
		opening.addEventListener('success', () => {
			const database = opening.result
			const transaction = database.transaction(['records', 'files'])
			const records = transaction.objectStore('records').getAll()
			const files = transaction.objectStore('files').getAllKeys()
			transaction.addEventListener('error', () => reject(transaction.error))
			transaction.addEventListener('complete', () => {
				database.close()
				resolve({ records: records.result, files: files.result.map(String) })
			})
		})
	})

/** Any browser's way to run something in its page. */
type Run = (look: typeof readDevice) => Promise<unknown>

const readWith = async (run: Run): Promise<Device> => v.parse(device, await run(readDevice))

/** Forms of which something is left to read. */
export async function keptForms(page: Page): Promise<KeptForm[]> {
	return (await readWith((look) => page.evaluate(look))).records.filter(
		({ state }) => state !== 'gone',
	)
}

/** How many documents the draft names whose bytes lie on this device. */
export async function documentsOnDevice(run: Run): Promise<number> {
	const { records, files } = await readWith(run)
	return records
		.flatMap(({ id, files: named = [] }) => named.map((one) => `${id}/${one.id}`))
		.filter((name) => files.includes(name)).length
}

export const documentsInDraft = (page: Page) => documentsOnDevice((look) => page.evaluate(look))
