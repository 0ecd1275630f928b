/** The search of the desk. The list of the website is narrowed while one types; everything else waits for Enter. */
import Search from 'lucide-react/icons/search'
import { useEffect, useRef } from 'react'
import { Form, useLocation, useSubmit } from 'react-router'
import { useT } from '#app/language/strings.tsx'

/** After the last letter: a word is typed faster than this, a pause is longer. */
const pause = 250

export function FindForm({
	isWebsite,
	hasShortcuts,
}: {
	isWebsite: boolean
	hasShortcuts: boolean
}) {
	const t = useT('desk')
	const { search, pathname } = useLocation()
	const submit = useSubmit()
	const input = useRef<HTMLInputElement>(null)
	const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
	const asked = new URLSearchParams(search).get('q') ?? ''
	const isLive = pathname === '/desk/website'
	const address = isWebsite ? '/desk/website' : '/desk'
	// The address is another one: by going back, or by a link. What is just typed is ahead of it.
	useEffect(() => {
		const field = input.current
		if (field && (!isLive || field !== document.activeElement)) field.value = asked
	}, [asked, isLive])
	useEffect(() => () => clearTimeout(timer.current), [])
	return (
		<Form
			role="search"
			action={address}
			className="desk-find"
			onSubmit={() => clearTimeout(timer.current)}
		>
			<Search className="icon" aria-hidden="true" />
			<input
				ref={input}
				type="search"
				name="q"
				dir="auto"
				defaultValue={asked}
				aria-label={t(isWebsite ? 'website.search' : 'search.label')}
				placeholder={t(isWebsite ? 'website.placeholder' : 'search.placeholder')}
				autoComplete="off"
				enterKeyHint="search"
				onChange={({ currentTarget: { form } }) => {
					if (!isLive) return
					clearTimeout(timer.current)
					timer.current = setTimeout(() => void submit(form, { replace: asked !== '' }), pause)
				}}
			/>
			{hasShortcuts && <kbd>{'/'}</kbd>}
		</Form>
	)
}
