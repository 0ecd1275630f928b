/** Mail and spreadsheet lines that did not arrive: why, and once more. */
import { useState } from 'react'
import { Link } from 'react-router'
import { useLanguage, useT } from '#app/language/strings.tsx'
import { Button } from '#app/ui/button.tsx'
import { perhapsSent } from '#domain/conversations/whatsapp-codes.ts'
import type { FailingDelivery } from '#domain/desk/manager-api.ts'
import { formatMoment } from '#domain/desk/moment.ts'
import { DeskError } from '../desk-error.tsx'
import { useSend } from '../use-send.ts'

const known = [
	'email',
	'spreadsheet',
	'message',
	'received',
	'changed',
	'link',
	'wa_text',
	'wa_template',
	'reminder',
	'wa_reminder',
	'wa_stopped',
] as const

/** An address that is refused, something that is refused, or nobody there. */
function reasonOf(code: string): 'address' | 'refused' | 'unreachable' | 'perhaps' {
	if (code === perhapsSent) return 'perhaps'
	// WhatsApp's codes are numbers.
	if (/^\d+$/.test(code)) return 'refused'
	if (/^SMTP_5/.test(code)) return 'address'
	return /^(?:SMTP|HTTP)_4|^HTML|^EMESSAGE/.test(code) ? 'refused' : 'unreachable'
}

interface ListProps {
	failing: readonly FailingDelivery[]
	onChange: () => void
}

export function FailingList({ failing, onChange }: ListProps) {
	const t = useT('desk-manager')
	const [isRetried, setRetried] = useState(false)
	return (
		<section className="desk-panel" aria-labelledby="failing">
			<h2 id="failing">{t('failing.title')}</h2>
			<p role="status" className={isRetried ? 'desk-done' : 'sr-only'}>
				{isRetried && t('failing.retried')}
			</p>
			{failing.length === 0 ? (
				<p className="desk-muted">{t('failing.none')}</p>
			) : (
				<ul className="desk-rows">
					{failing.map((row) => (
						<FailingRow
							key={row.id}
							row={row}
							onDone={() => {
								setRetried(true)
								onChange()
							}}
						/>
					))}
				</ul>
			)}
		</section>
	)
}

function FailingRow({ row, onDone }: { row: FailingDelivery; onDone: () => void }) {
	const t = useT('desk-manager')
	const language = useLanguage()
	const { send, answer, isBusy } = useSend(`retry ${row.id}`)
	const what = t(`failing.what.${known.find((one) => one === row.what) ?? 'other'}`)

	async function retry() {
		const given = await send('POST /api/desk/overview/retry', { table: row.table, id: row.id })
		if (given?.error === null) onDone()
	}

	return (
		<li className="failing-row">
			<div>
				<b>{what}</b>
				{row.case_id && (
					<small>
						<Link className="text-link" to={`/desk/cases/${row.case_id}`}>
							<bdi dir="ltr">{row.reference}</bdi>
						</Link>
					</small>
				)}
				{row.reason && (
					<small>
						{t(`failing.reason.${reasonOf(row.reason)}`)}{' '}
						{row.reason !== perhapsSent && <bdi dir="ltr">{row.reason}</bdi>}
					</small>
				)}
				<small>
					{t('failing.attempts', { n: row.attempts })}
					{row.last_attempt_at &&
						` · ${t('failing.last', { date: formatMoment(language, row.last_attempt_at) })}`}
				</small>
				<DeskError answer={answer} />
			</div>
			<span className={`tag tag-${row.failed_at ? 'bad' : 'gold'}`}>
				{t(row.failed_at ? 'failing.given' : 'failing.again')}
			</span>
			<Button
				variant="line"
				small
				disabled={isBusy}
				aria-label={t('failing.retryOf', { what: `${what} ${row.reference ?? ''}` })}
				onClick={() => void retry()}
				busyLabel={isBusy && t('failing.retry')}
			>
				{t('failing.retry')}
			</Button>
		</li>
	)
}
