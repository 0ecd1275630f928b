/** What a manager is told of the mailbox and of WhatsApp. */
import type { MailboxReport, WhatsappReport } from '#domain/desk/manager-api.ts'
import { mailboxName } from '../../mailbox/mailbox-job.ts'
import { readMailboxState } from '../../mailbox/mailbox-state.ts'
import type { MailboxSettings } from '../../settings.ts'
import type { Store } from '../../store/store.ts'

const day = 24 * 60 * 60 * 1000

export async function mailboxReport(
	{ leases, mailArrivals }: Pick<Store, 'leases' | 'mailArrivals'>,
	{ url }: MailboxSettings,
): Promise<MailboxReport> {
	const { okAt, failingSince, code } = readMailboxState(await leases.read(mailboxName(url)))
	const since = new Date(Date.now() - day).toISOString()
	const { aside, asideCount, counted } = await mailArrivals.overview(since)
	const of = (kind: string) => counted.find((one) => one.kind === kind)?.count ?? 0
	return {
		ok_at: okAt,
		failing_since: failingSince,
		code,
		counted: { message: of('message'), auto: of('auto'), bounce: of('bounce'), own: of('own') },
		aside,
		aside_count: asideCount,
	}
}

export async function whatsappReport({
	mailArrivals,
	whatsappOutgoing,
	refusedTemplates,
}: Pick<Store, 'mailArrivals' | 'whatsappOutgoing' | 'refusedTemplates'>): Promise<WhatsappReport> {
	const since = new Date(Date.now() - day).toISOString()
	const { aside, asideCount, counted } = await mailArrivals.overview(since, 'wa')
	const of = (kind: string) => counted.find((one) => one.kind === kind)?.count ?? 0
	return {
		fault: await whatsappOutgoing.fault(),
		refused: await refusedTemplates.all(),
		counted: { message: of('message'), status: of('status') },
		aside,
		aside_count: asideCount,
	}
}
