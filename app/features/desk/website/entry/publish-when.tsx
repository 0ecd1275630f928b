/** Now, or on a later day by the clock of Malaysia. */
import { useLayoutEffect, useRef } from 'react'
import { DateField } from '#app/components/date-field.tsx'
import { TextField } from '#app/components/field.tsx'
import { useT } from '#app/language/strings.tsx'
import { malaysiaAhead } from '#domain/format.ts'

/** The day and the clock of Malaysia as a moment. */
export function momentOf(form: FormData): string | null {
	const there = Date.parse(`${form.get('day')}T${form.get('time') || '00:00'}:00Z`)
	return Number.isNaN(there) ? null : new Date(there - malaysiaAhead).toISOString()
}

interface WhenProps {
	isDated: boolean
	onChange: (isDated: boolean) => void
}

export function PublishWhen({ isDated, onChange }: WhenProps) {
	const t = useT('website')
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
				<span>
					<b>{t('publish.now')}</b>
					<small>{t('publish.nowText')}</small>
				</span>
			</label>
			<label className={isDated ? 'is-on' : ''}>
				<input type="radio" name="when" checked={isDated} onChange={() => onChange(true)} />
				<span>
					<b>{t('publish.dated')}</b>
					{isDated && <small>{t('publish.zone')}</small>}
				</span>
			</label>
			{isDated && (
				<div className="web-date" ref={date}>
					<DateField name="day" label={t('publish.date')} required="browser" />
					<TextField
						type="time"
						name="time"
						label={t('publish.time')}
						defaultValue="00:00"
						required="browser"
					/>
				</div>
			)}
		</fieldset>
	)
}
