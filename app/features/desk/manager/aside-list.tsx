/** What came in and was set aside, for somebody to look at or to have read once more. */
import { Link } from 'react-router'
import { useLanguage, useT } from '#app/language/strings.tsx'
import { Button } from '#app/ui/button.tsx'
import type { AsideArrivals } from '#domain/desk/manager-api.ts'
import { formatMoment } from '#domain/desk/moment.ts'
import { formatFileSize } from '#domain/format.ts'
import { DeskError } from '../desk-error.tsx'
import { useSend } from '../use-send.ts'

interface ListProps {
	title: string
	arrivals: AsideArrivals
	onChange: () => void
}

export function AsideList({ title, arrivals: { aside, aside_count }, onChange }: ListProps) {
	const t = useT('desk-manager')
	if (aside.length === 0) return null
	return (
		<>
			<h3>{title}</h3>
			{aside_count > aside.length && (
				<p>{t('mailbox.asideNewest', { all: aside_count, shown: aside.length })}</p>
			)}
			<ul className="desk-rows">
				{aside.map((one) => (
					<AsideRow key={one.key} arrival={one} onDone={onChange} />
				))}
			</ul>
		</>
	)
}

const reasons = ['too_large', 'unreadable', 'tries', 'flood', 'no_sender'] as const

function AsideRow({
	arrival: { key, reason, sender, size, received_at, case_id },
	onDone,
}: {
	arrival: AsideArrivals['aside'][number]
	onDone: () => void
}) {
	const t = useT('desk-manager')
	const language = useLanguage()
	const { send, answer, isBusy } = useSend(`arrival ${key}`)

	async function settle(what: 'seen' | 'again') {
		const given = await send(`POST /api/desk/overview/arrivals/${key}`, { do: what })
		if (given?.error === null) onDone()
	}

	return (
		<li className="aside-row">
			<div>
				<b>{t(`mailbox.reason.${reasons.find((one) => one === reason) ?? 'unreadable'}`)}</b>
				{sender && (
					<div>
						<bdi dir="ltr">{sender}</bdi>
					</div>
				)}
				<small>
					{formatMoment(language, received_at)}
					{size !== null && ` · ${formatFileSize(language, size)}`}
				</small>
				{case_id && (
					<Link className="text-link" to={`/desk/cases/${case_id}`}>
						{t('mailbox.case')}
					</Link>
				)}
				<DeskError answer={answer} />
			</div>
			<div className="mailbox-acts">
				{(['again', 'seen'] as const).map((what) => (
					<Button
						key={what}
						variant="line"
						small
						disabled={isBusy}
						aria-label={sender ? t(`mailbox.${what}Of`, { sender }) : undefined}
						onClick={() => void settle(what)}
						busyLabel={isBusy && t(`mailbox.${what}`)}
					>
						{t(`mailbox.${what}`)}
					</Button>
				))}
			</div>
		</li>
	)
}
