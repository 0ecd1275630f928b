import './search.css'
import X from 'lucide-react/icons/x'
import { type KeyboardEvent, useDeferredValue, useEffect, useId, useRef, useState } from 'react'
import { useLocation } from 'react-router'
import { Bidi } from '#app/components/bidi.tsx'
import { DebouncedStatus } from '#app/components/debounced-status.tsx'
import { useT } from '#app/language/strings.tsx'
import { useSiteSearch } from '#app/search/use-site-search.ts'
import { IconButton } from '#app/ui/icon-button.tsx'
import { Link } from '#app/ui/link.tsx'
import { Modal } from '#app/ui/modal.tsx'
import { DirectAnswerCard, useDirectAnswer } from './direct-answer.tsx'

const resultsAtMost = 8

export function SearchDialog({ onClose }: { onClose: () => void }) {
	const t = useT('search')
	const dialog = useRef<HTMLDialogElement>(null)
	const title = useId()
	const said = useId()
	const [query, setQuery] = useState('')
	const asked = useDeferredValue(query)
	const { search, failed } = useSiteSearch()
	const results = search?.(asked, resultsAtMost) ?? []
	const direct = useDirectAnswer(query)
	const { key } = useLocation()
	const openedAt = useRef(key)

	// Synchronises with the router: arriving somewhere ends the search. At once, and not when the browser tells that it has closed:
	// who presses Ctrl+K in between wants it open.
	useEffect(() => {
		if (key !== openedAt.current) onClose()
	}, [key, onClose])

	/** Up and down walk through the field and the results. */
	const walk = (event: KeyboardEvent<HTMLDialogElement>) => {
		// A search field would take the first Escape to empty itself.
		if (event.key === 'Escape') {
			event.preventDefault()
			onClose()
		}
		if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return
		const stops = [...event.currentTarget.querySelectorAll<HTMLElement>('input, .search-result')]
		const { activeElement } = document
		const here = activeElement instanceof HTMLElement ? stops.indexOf(activeElement) : -1
		const next = stops[here + (event.key === 'ArrowDown' ? 1 : -1)]
		if (!next) return
		event.preventDefault()
		next.focus()
	}
	const hint = !failed && asked.trim() === '' ? t('hint') : undefined
	const found = search ? t('count', { count: results.length }) : t('loading')
	const news = hint ? '' : failed ? t('failed') : found
	const heard = direct ? `${direct.text} ${news}` : news
	return (
		<Modal
			dialog={dialog}
			labelledBy={title}
			className="search-dialog"
			closesOutside
			onClose={onClose}
			onKeyDown={walk}
		>
			<div className="grid gap-4 p-5">
				<div className="flex items-center gap-3">
					<h2 id={title} className="me-auto text-xl! font-semibold">
						{t('title')}
					</h2>
					<IconButton icon={X} label={t('close')} onClick={() => dialog.current?.close()} />
				</div>
				<input
					type="search"
					className="field-input"
					dir="auto"
					autoComplete="off"
					data-first-focus
					aria-label={t('label')}
					aria-describedby={said}
					placeholder={t('placeholder')}
					onChange={(event) => setQuery(event.target.value)}
				/>
				<p id={said} aria-hidden="true" className="text-sm text-muted">
					{hint ?? news}
				</p>
				{/* The hint belongs to the field: said as news, it was heard instead of the dialog's name. */}
				<DebouncedStatus>{heard}</DebouncedStatus>
				{direct && <DirectAnswerCard answer={direct} onFollow={() => dialog.current?.close()} />}
				{results.length > 0 && (
					<ul className="grid gap-1">
						{results.map(({ href, kind, title, text }) => (
							<li key={href}>
								<Link to={href} className="search-result" onClick={() => dialog.current?.close()}>
									<span className="flex items-start gap-2">
										<b>
											<Bidi>{title}</Bidi>
										</b>
										<span className="badge badge-quiet ms-auto shrink-0">
											<span>{t(`kind.${kind}`)}</span>
										</span>
									</span>
									<span className="line-clamp-2 text-sm text-muted">
										<Bidi>{text}</Bidi>
									</span>
								</Link>
							</li>
						))}
					</ul>
				)}
			</div>
		</Modal>
	)
}
