/** The background work: sending, reading the mailbox, working off what WhatsApp brings, making packs, scanning, backfilling, erasing, clean-up, notices to staff, reminders. A process that only serves (`ROLE=web`) does none of it. */
import { startBackfillJob } from './desk/cases/backfill-job.ts'
import { startNoticesJob } from './desk/notices-job.ts'
import { startRemindersJob } from './desk/reminders-job.ts'
import { startShippedCodesJob } from './desk/website/shipped-codes-job.ts'
import { keepErasing } from './erase/keep-erasing.ts'
import { type MailboxTimes, startMailboxJob } from './mailbox/mailbox-job.ts'
import type { Services } from './services.ts'
import type { Settings } from './settings.ts'
import { keepUp } from './upkeep.ts'
import { createMediaWorker } from './whatsapp/media-worker.ts'

export function startJobs(
	services: Services,
	settings: Settings,
	mailboxTimes?: MailboxTimes,
): void {
	if (settings.role === 'web') return
	const { deliveries, eraser, jobs, packs, scanning, store, whatsapp } = services
	deliveries.start()
	packs.start()
	scanning.start()
	jobs.push(
		scanning,
		startBackfillJob(store.cases.backfill),
		startShippedCodesJob(store),
		keepErasing(eraser),
		keepUp(services, settings),
		startNoticesJob(store.cases.staffNotices, {
			// EmailJS carries mail to the company only.
			canMail: settings.mail.kind !== 'emailjs',
			poke: deliveries.poke,
		}),
	)
	if (settings.whatsapp) {
		whatsapp.start()
		const media = createMediaWorker(services, settings, settings.whatsapp)
		media.start()
		jobs.push(media)
	}
	if (settings.remindersOn) jobs.push(startRemindersJob(store, deliveries.poke))
	if (settings.mailbox)
		jobs.push(startMailboxJob(services, settings, settings.mailbox, mailboxTimes))
}
