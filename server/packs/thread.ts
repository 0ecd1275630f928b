/** The thread in which one pack is made. `make.ts` starts it, gives it the cover sheet once the pages are counted, and ends it. */
import { once } from 'node:events'
import { writeFile } from 'node:fs/promises'
import { setPriority } from 'node:os'
import { parentPort, workerData } from 'node:worker_threads'
import * as v from 'valibot'
import { assemble, type Opening, openDocument } from './assemble.ts'
import { countPages } from './count-pages.ts'
import { coverSheet, type PackWord, packTask } from './task.ts'

// Pages go first: a third of their share on a busy processor. On Linux this is the thread's own priority; elsewhere it would be that of the whole process.
if (process.platform === 'linux') setPriority(5)

const port = parentPort
if (!port) throw new Error('not a thread')
const say = (word: PackWord) => port.postMessage(word)
const begin = (document: string | null) => say({ word: 'reading', document })

const { documents, limit, pagesEach, target } = v.parse(packTask, workerData)
const openings: Opening[] = []
for (const document of documents) {
	begin(document.name)
	openings.push(await openDocument(document, pagesEach))
}
begin(null)
const covered = once(port, 'message')
say({ word: 'read', documents: openings.map(({ read }) => read) })
const [message] = await covered
const isIn = ({ read }: Opening) => read.result === 'in'
const made = await assemble(openings.filter(isIn), v.parse(coverSheet, message), limit, begin)
if ('largest' in made) say({ word: 'too_large', largest: made.largest })
else {
	const counted = await countPages(made.bytes)
	if (counted !== made.pages) throw new Error('another reader counts other pages')
	await writeFile(target, made.bytes)
	say({ word: 'made', pages: made.pages, size: made.bytes.length })
}
// The port would keep the thread alive.
port.close()
