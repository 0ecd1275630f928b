/**
 * Has mails read in a thread with little memory and little time: no mail, however it is built, stops the server. One thread reads many;
 * after a failure there is a new one.
 */
import { join } from 'node:path'
import { Worker } from 'node:worker_threads'
import * as v from 'valibot'
import { compileCacheEnv } from '../compile-cache.ts'
import { type MailRead, type MailTask, mailRead } from './mail-word.ts'

const maxTime = 20_000
const resourceLimits = { maxOldGenerationSizeMb: 64, maxYoungGenerationSizeMb: 16, stackSizeMb: 2 }

/** Beside this file in the sources, beside the server's one file in a build (`scripts/build.ts` puts it there). */
const threadFile = join(
	import.meta.dirname,
	import.meta.filename.endsWith('.ts') ? 'thread.ts' : 'mail-thread.js',
)

const answer = v.union([v.object({ mail: mailRead }), v.object({ failed: v.string() })])

/** The mail is to blame: it took too long, too much memory, or can't be split. */
export class UnreadableMail extends Error {}

export function createMailReading() {
	let worker: Worker | null = null

	const begin = () =>
		new Worker(threadFile, {
			resourceLimits,
			execArgv: [],
			env: compileCacheEnv(),
			// What a library complains about may quote a mail: it reaches no log.
			stdout: true,
			stderr: true,
		})

	async function end(): Promise<void> {
		const ended = worker
		worker = null
		await ended?.terminate()
	}

	return {
		async read(task: MailTask): Promise<MailRead> {
			worker ??= begin()
			const current = worker
			current.stdout.resume()
			current.stderr.resume()
			const over = new AbortController()
			try {
				return await new Promise<MailRead>((resolve, reject) => {
					const fail = (why: string) => reject(new UnreadableMail(why))
					const timer = setTimeout(() => fail('time'), maxTime)
					const heard = (message: unknown) => {
						const said = v.safeParse(answer, message)
						if (!said.success) return fail('answer')
						if ('failed' in said.output) return fail(said.output.failed)
						resolve(said.output.mail)
					}
					const broke = () => fail('thread')
					current.on('message', heard).on('error', broke).on('exit', broke)
					over.signal.addEventListener('abort', () => {
						clearTimeout(timer)
						current.off('message', heard).off('error', broke).off('exit', broke)
					})
					current.postMessage(task)
				})
			} catch (error) {
				over.abort()
				// Without a listener the error of a thread would end the process.
				current.on('error', () => {})
				await end()
				throw error
			} finally {
				over.abort()
			}
		},
		end,
	}
}
export type MailReading = ReturnType<typeof createMailReading>
