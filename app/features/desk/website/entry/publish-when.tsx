/** Now, or on a later day by the clock of Malaysia. */
import { useLayoutEffect, useRef } from 'react'
import { DateField } from '#app/components/date-field.tsx'
import { TextField } from '#app/components/field.tsx'
import { useT } from '#app/language/strings.tsx'
import type { WrongPart } from '#domain/website/later-moment.ts'

interface WhenProps {
	isDated: boolean
	onChange: (isDated: boolean) => void
	/** What can't be a date of it. */
	wrong: WrongPart | null
}

export function PublishWhen({ isDated, onChange, wrong }: WhenProps) {
	const t = useT('website')
	const at = (field: WrongPart['field']) => ({
		error: wrong?.field === field ? ('invalid' as const) : null,
		messages: wrong ? { invalid: t(`publish.${wrong.why}`) } : {},
	})
	const date = useRef<HTMLDivElement>(null)
	// Synchronises with the scrolling of the dialog: on a phone the day would come behind the buttons at its foot.
	useLayoutEffect(() => {
		if (isDated) date.current?.scrollIntoView({ block: 'center' })
	}, [isDated])
	return (
		<fieldset className="web-when">
			<legend className="sr-only">{t('publish.when')}</legend>
			<label className={isDated ? '' : 'is-on'}>
				<input type="radio" name="when" checked={!isDated} onChange={() => onChange(false)} />
				<b>{t('publish.now')}</b>
			</label>
			<label className={isDated ? 'is-on' : ''}>
				<input type="radio" name="when" checked={isDated} onChange={() => onChange(true)} />
				<b>{t('publish.dated')}</b>
			</label>
			<p className="desk-muted">{t(isDated ? 'publish.zone' : 'publish.nowText')}</p>
			{isDated && (
				<div className="web-date" ref={date}>
					<DateField name="day" label={t('publish.date')} required="browser" {...at('day')} />
					<TextField
						type="time"
						name="time"
						label={t('publish.time')}
						defaultValue="00:00"
						required="browser"
						{...at('time')}
					/>
				</div>
			)}
		</fieldset>
	)
}
