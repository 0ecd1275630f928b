/** Figures that one source confirms: where it says so, and on which day it was read. */
import BadgeCheck from 'lucide-react/icons/badge-check'
import Info from 'lucide-react/icons/info'
import type { FormEvent } from 'react'
import * as v from 'valibot'
import { DateField } from '#app/components/date-field.tsx'
import { TextField } from '#app/components/field.tsx'
import { useLanguage, useT } from '#app/language/strings.tsx'
import { Button } from '#app/ui/button.tsx'
import { type ListedPoint, publishRefusal } from '#domain/desk/website-api.ts'
import { DeskError } from '../../desk-error.tsx'
import { useSend } from '../../use-send.ts'

const refusals = ['clash', 'waiting', 'changed'] as const

export function ConfirmForm({
	points,
	onDone,
}: {
	points: readonly ListedPoint[]
	onDone: () => void
}) {
	const t = useT('website')
	const language = useLanguage()
	const { send, answer, isBusy } = useSend('confirm points')
	const refused = v.safeParse(publishRefusal, answer?.body)
	const why = refused.success ? refusals.find((one) => one === refused.output.error) : undefined

	async function confirm(event: FormEvent<HTMLFormElement>) {
		event.preventDefault()
		const form = new FormData(event.currentTarget)
		const text = (name: string) => `${form.get(name) ?? ''}`.trim()
		const given = await send('POST /api/desk/website/open', {
			points: points.map(({ kind, id, path, value }) => ({ kind, id, path, value })),
			source: text('source'),
			link: text('link') || null,
			checked_on: text('checked_on'),
			valid_until: text('valid_until') || null,
		})
		if (given && !given.error) onDone()
	}

	return (
		<form className="desk-panel desk-form web-confirm" onSubmit={confirm}>
			<h2>
				{points.length === 0 ? t('open.confirmNone') : t('open.confirm', { count: points.length })}
			</h2>
			{points.length === 0 ? (
				<p className="desk-muted">{t('open.none')}</p>
			) : (
				<>
					<ul>
						{points.slice(0, 8).map((point) => (
							<li key={`${point.kind}/${point.id} ${point.path.join('.')}`}>
								<bdi>{point.name?.[language] ?? point.entry[language]}</bdi>
								<bdi>{point.value}</bdi>
							</li>
						))}
					</ul>
					<TextField name="source" label={t('open.source')} required="browser" maxLength={300} />
					<TextField
						name="link"
						type="url"
						dir="ltr"
						label={`${t('open.link')} (${t('field.optional')})`}
						pattern="https://.+"
					/>
					<div className="web-date">
						<DateField name="checked_on" label={t('open.checked')} required="browser" />
						<DateField name="valid_until" label={`${t('open.until')} (${t('field.optional')})`} />
					</div>
					<p className="desk-muted">
						<Info className="icon" aria-hidden="true" />
						{t('open.effect')}
					</p>
					{why ? (
						<p role="alert" className="desk-alert">
							{t(`refused.${why}`)}
						</p>
					) : (
						<DeskError answer={answer} />
					)}
					<Button type="submit" variant="gold" disabled={isBusy} busyLabel={isBusy && t('busy')}>
						<BadgeCheck className="icon" aria-hidden="true" />
						{t('open.submit')}
					</Button>
				</>
			)}
		</form>
	)
}
