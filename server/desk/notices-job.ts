/** Every minute: promises that end soon are told to colleagues, and those who want it get a mail, at most once an hour. */
import { errorCode, log } from '../log.ts'
import { type Job, repeat } from '../repeat.ts'
import type { Store } from '../store/store.ts'

export function startNoticesJob(
	{ tellDue, mail }: Store['cases']['staffNotices'],
	{ canMail, poke }: { canMail: boolean; poke: () => void },
): Job {
	return repeat(
		async () => {
			try {
				await tellDue()
				if (canMail && (await mail()) > 0) poke()
			} catch (error) {
				log.warn('notices not written', { code: errorCode(error) })
			}
		},
		() => 60_000,
	)
}
