/** The list's filters; they are part of the address. */
import BookmarkPlus from 'lucide-react/icons/bookmark-plus'
import Download from 'lucide-react/icons/download'
import ListFilter from 'lucide-react/icons/list-filter'
import { useState } from 'react'
import { useNavigate, useRevalidator, useSearchParams } from 'react-router'
import { TextField } from '#app/components/field.tsx'
import { useT } from '#app/language/strings.tsx'
import { caseSorts } from '#domain/cases/codes.ts'
import { allStages, caseKinds } from '#domain/cases/stages.ts'
import type { Colleague, ListChoices } from '#domain/desk/desk-api.ts'
import { DeskError } from '../desk-error.tsx'
import { DeskSelect } from '../desk-select.tsx'
import { FormDialog } from '../form-dialog.tsx'
import { useDesk } from '../frame/desk-context.ts'
import { useListQuery } from '../frame/use-list-query.ts'
import { saveFile } from '../save-file.ts'
import { useSend } from '../use-send.ts'
import { showFocused } from './show-focused.ts'

const filters = ['kind', 'stage', 'assignee', 'country', 'university', 'intake', 'sort'] as const
/** Also what only a number of the overview asks for. */
const narrowing = [...filters, 'from', 'until', 'all', 'reached', 'programme', 'source'] as const

interface Choice {
	value: string
	label: string
}

interface FilterBarProps {
	colleagues: readonly Colleague[]
	regions: Readonly<Record<string, string>>
	choices: ListChoices
}

export function FilterBar({ colleagues, regions, choices: named }: FilterBarProps) {
	const t = useT('desk-inbox')
	const words = useT('desk-cases')
	const [asked, setAsked] = useSearchParams()
	const { person, saved } = useDesk()
	const view = saved.find(({ id }) => id === asked.get('view'))
	const isFiltered = narrowing.some((name) => asked.has(name))

	const choices: Record<(typeof filters)[number], Choice[]> = {
		kind: caseKinds.map((value) => ({ value, label: words(`kind.${value}`) })),
		stage: allStages.map((value) => ({ value, label: words(`stage.${value}`) })),
		assignee: [
			{ value: 'me', label: t('filter.me') },
			{ value: 'none', label: t('filter.nobody') },
			...colleagues.map(({ id, name }) => ({ value: id, label: name })),
		],
		country: Object.entries(regions).map(([value, label]) => ({ value, label })),
		university: named.universities,
		intake: named.intakes,
		sort: caseSorts.map((value) => ({ value, label: t(`filter.sorts.${value}`) })),
	}
	const isOffered = (name: (typeof filters)[number]) => choices[name].length > 0 || asked.has(name)

	function choose(name: string, value: string): void {
		const next = new URLSearchParams(asked)
		if (value) next.set(name, value)
		else next.delete(name)
		setAsked(next)
	}

	return (
		<fieldset className="case-filters" onFocus={showFocused}>
			<legend className="sr-only">{t('filter.label')}</legend>
			{filters.filter(isOffered).map((name) => (
				<DeskSelect
					key={name}
					className={asked.has(name) ? 'is-on' : ''}
					label={t(`filter.${name}`)}
					showsLabel
					icon={name === 'kind' && <ListFilter className="icon" aria-hidden="true" />}
					options={[
						...(name === 'sort' ? [] : [{ value: '', label: t('filter.all') }]),
						...choices[name],
					]}
					value={asked.get(name) ?? (name === 'sort' ? 'clock' : '')}
					onChange={(value) => choose(name, value)}
				/>
			))}
			{isFiltered && (
				<button
					type="button"
					className="text-link"
					onClick={() => {
						const next = new URLSearchParams(asked)
						for (const name of narrowing) next.delete(name)
						setAsked(next)
					}}
				>
					{t('filter.clear')}
				</button>
			)}
			<div className="case-filter-acts">
				{view ? <RemoveView id={view.id} /> : <SaveView />}
				{person.role === 'manager' && <ExportList />}
			</div>
		</fieldset>
	)
}

/** The list as it is asked for, as a file. The manager's alone, like every export. */
function ExportList() {
	const t = useT('desk-inbox')
	const query = useListQuery()
	const { send, answer, isBusy } = useSend('export list')

	async function save() {
		// The whole inbox is a list too, and not every case there is.
		if (query.size === 0) query.set('view', 'inbox')
		const given = await send(`GET /api/desk/export?${query}`)
		if (given?.file) saveFile(given.file, 'cases.csv')
	}
	return (
		<>
			<button type="button" className="case-save" disabled={isBusy} onClick={() => void save()}>
				<Download className="icon" aria-hidden="true" />
				{t('filter.export')}
			</button>
			<DeskError answer={answer} />
		</>
	)
}

function RemoveView({ id }: { id: string }) {
	const t = useT('desk-inbox')
	const navigate = useNavigate()
	const { revalidate } = useRevalidator()
	const { send, answer } = useSend('view')
	return (
		<>
			<button
				type="button"
				className="text-link"
				onClick={async () => {
					const given = await send(`DELETE /api/desk/views/${id}`)
					if (!given || given.error) return
					await navigate('/desk')
					await revalidate()
				}}
			>
				{t('filter.removeView')}
			</button>
			<DeskError answer={answer} />
		</>
	)
}

function SaveView() {
	const t = useT('desk-inbox')
	const query = useListQuery().toString()
	const navigate = useNavigate()
	const { revalidate } = useRevalidator()
	const [open, setOpen] = useState(false)
	const { send, answer, isBusy } = useSend('view')
	if (!query) return null

	async function save(typed: FormData, close: () => void) {
		const name = typed.get('name')
		const given = await send('POST /api/desk/views', { name, query })
		if (!given || given.error) return
		close()
		await revalidate()
		const id: unknown =
			typeof given.body === 'object' && given.body && 'id' in given.body ? given.body.id : null
		if (typeof id === 'string') await navigate(`/desk?view=${id}`)
	}

	return (
		<>
			<button type="button" className="case-save" onClick={() => setOpen(true)}>
				<BookmarkPlus className="icon" aria-hidden="true" />
				{t('filter.save')}
			</button>
			{open && (
				<FormDialog
					title={t('filter.save')}
					submit={t('filter.saveDone')}
					answer={answer}
					isBusy={isBusy}
					onSubmit={save}
					onClose={() => setOpen(false)}
				>
					<TextField
						name="name"
						label={t('filter.saveName')}
						required="browser"
						maxLength={60}
						data-first-focus
					/>
				</FormDialog>
			)}
		</>
	)
}
