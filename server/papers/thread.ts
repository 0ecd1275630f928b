/** The thread in which one paper is made; it ends with it, so nothing of one applicant is left when the next one's is made. */
import { setPriority } from 'node:os'
import { parentPort, workerData } from 'node:worker_threads'
import * as v from 'valibot'
import { languages } from '#domain/language.ts'
import { compile } from './compile.ts'
import { mend } from './mend/mend.ts'
import { prepared } from './words.ts'

const bytes = v.instance(Uint8Array)
const task = v.object({
	supplies: v.object({
		module: v.instance(WebAssembly.Module),
		fonts: v.array(bytes),
		files: v.array(v.tuple([v.string(), bytes])),
	}),
	paper: v.string(),
	/** JSON, in one language. */
	data: v.string(),
})
const languageOf = v.object({ language: v.picklist(languages) })

// Pages go first: a third of their share on a busy processor. On Linux this is the thread's own priority; elsewhere it would be that of the whole process.
if (process.platform === 'linux') setPriority(5)

const { supplies, paper, data } = v.parse(task, workerData)
const raw: unknown = JSON.parse(data)
const { language } = v.parse(languageOf, raw)
const made = await compile(supplies, paper, JSON.stringify(prepared(raw, language)))
const file = mend(made.bytes)
parentPort?.postMessage({ bytes: file, memory: made.memory }, [file.buffer])
