import Search from 'lucide-react/icons/search'
import { useT } from '#app/language/strings.tsx'

export function SearchField({
	query,
	onQuery,
}: {
	query: string
	onQuery: (query: string) => void
}) {
	const t = useT('faq')
	return (
		<search className="field needs-scripts mt-3 max-w-xl">
			<label className="field-label" htmlFor="faq-search">
				{t('search.label')}
			</label>
			<span className="relative block">
				<Search
					className="icon pointer-events-none absolute start-4 top-[15px] text-muted"
					aria-hidden="true"
				/>
				<input
					id="faq-search"
					name="search"
					type="search"
					// While it is empty, the placeholder reads in the direction of the page.
					dir={query === '' ? undefined : 'auto'}
					autoComplete="off"
					enterKeyHint="search"
					className="field-input field-search"
					placeholder={t('search.placeholder')}
					value={query}
					onChange={(event) => onQuery(event.target.value)}
				/>
			</span>
		</search>
	)
}
