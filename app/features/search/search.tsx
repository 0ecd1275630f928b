/** Opens the search over everything: the button in the header, or Ctrl+K. Loaded when first opened. */
import SearchIcon from 'lucide-react/icons/search'
import { useEffect, useState } from 'react'
import { useT } from '#app/language/strings.tsx'
import { lazyPart } from '#app/start/later.tsx'
import { IconButton } from '#app/ui/icon-button.tsx'

const SearchDialog = lazyPart(async () => (await import('./search-dialog.tsx')).SearchDialog, {
	areas: ['search'],
})

export function Search() {
	const t = useT('common')
	const [open, setOpen] = useState(false)
	// Synchronises with the keyboard.
	useEffect(() => {
		const press = (event: KeyboardEvent) => {
			// No single letter or sign: those who speak to their device would press it by saying a word.
			if (!(event.ctrlKey || event.metaKey) || event.code !== 'KeyK') return
			event.preventDefault()
			setOpen(true)
		}
		addEventListener('keydown', press)
		return () => removeEventListener('keydown', press)
	}, [])
	return (
		<>
			<IconButton
				icon={SearchIcon}
				className="search-button needs-scripts"
				label={t('search.open')}
				aria-keyshortcuts="Control+K"
				onClick={() => setOpen(true)}
			/>
			{open && <SearchDialog onClose={() => setOpen(false)} onGiveUp={() => setOpen(false)} />}
		</>
	)
}
