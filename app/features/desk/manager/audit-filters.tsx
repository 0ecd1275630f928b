/** The log's filters: a plain form, so that they are part of the address. */
import { Form, Link } from 'react-router'
import { DateField } from '#app/components/date-field.tsx'
import { SelectField, TextField } from '#app/components/field.tsx'
import { useT } from '#app/language/strings.tsx'
import { Button } from '#app/ui/button.tsx'
import type { Colleague } from '#domain/desk/desk-api.ts'
import { actorName, eventTypes } from '../case-parts/event-text.ts'
import { useListQuery } from '../frame/use-list-query.ts'

/** Those who do something without an account. */
const others = ['applicant', 'system'] as const

export function AuditFilters({ people }: { people: readonly Colleague[] }) {
	const t = useT('desk-manager')
	const words = useT('desk-cases')
	const asked = useListQuery()
	const value = (name: string) => asked.get(name) ?? ''
	return (
		<Form
			key={asked.toString()}
			action="/desk/audit"
			className="desk-panel audit-filters"
			aria-label={t('audit.filters')}
		>
			<SelectField
				name="person"
				label={t('audit.person')}
				defaultValue={value('person')}
				placeholder={t('audit.everybody')}
				options={[
					...people.map(({ id, name }) => ({ value: id, label: name })),
					...others.map((id) => ({ value: id, label: actorName(words, id, people) })),
				]}
			/>
			<TextField
				name="case"
				dir="ltr"
				label={t('audit.case')}
				defaultValue={value('case')}
				maxLength={100}
				autoComplete="off"
			/>
			<SelectField
				name="type"
				label={t('audit.type')}
				defaultValue={value('type')}
				placeholder={t('audit.everything')}
				options={eventTypes.map((type) => ({
					value: type,
					label: words(`event.${type}`, { entry: '…' }),
				}))}
			/>
			<DateField name="from" label={t('audit.from')} defaultValue={value('from')} />
			<DateField name="until" label={t('audit.until')} defaultValue={value('until')} />
			<div className="desk-actions">
				<Button type="submit" variant="brand">
					{t('audit.show')}
				</Button>
				{asked.size > 0 && (
					<Link className="text-link" to="/desk/audit">
						{t('audit.clear')}
					</Link>
				)}
			</div>
		</Form>
	)
}
