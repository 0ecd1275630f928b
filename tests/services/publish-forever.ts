/** Publishes one version after another until it is killed, and says the key of each before it begins. */
import { isOfOtherShipped, merge } from '#server/desk/website/entries.ts'
import { openStore } from '#server/store/store.ts'

const [, , dataDir = '', databaseUrl = ''] = process.argv
const store = await openStore({ dataDir, databaseUrl: databaseUrl || null })
for (let at = 1; ; at += 1) {
	const key = `key ${at}`
	process.stdout.write(`${key}\n`)
	await store.website.publish({
		entries: [
			{
				...{ kind: 'page', id: `page-${at}`, state: 'shown', draftVersion: null },
				...{ document: JSON.stringify({ text: `text ${at}` }), shipped: null, codes: [`c${at}`] },
			},
		],
		...{ liveAt: null, note: '', actor: 'mona', key, merge, isOfOtherShipped },
	})
}
