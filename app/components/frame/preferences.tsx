/** The two switches of the header: language and theme. */
import Globe from 'lucide-react/icons/globe'
import Moon from 'lucide-react/icons/moon'
import Sun from 'lucide-react/icons/sun'
import type { MouseEvent } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { toggleTheme } from '#app/device/theme.ts'
import { keepLanguage } from '#app/language/current-language.ts'
import { useLanguage, useT } from '#app/language/strings.tsx'
import { otherLanguage } from '#domain/language.ts'
import { Tooltip } from '../../ui/tooltip.tsx'
import { LanguageName } from './language-name.tsx'

/** A link, so that it works without scripts; with them the page changes language in place. */
function useLanguageLink() {
	const other = otherLanguage(useLanguage())
	const { pathname, search, hash, state } = useLocation()
	const navigate = useNavigate()

	const query = new URLSearchParams(search)
	query.set('lang', other)

	const change = async (event: MouseEvent) => {
		if (event.metaKey || event.ctrlKey || event.shiftKey) return
		event.preventDefault()
		keepLanguage(other)
		const kept = new URLSearchParams(search)
		kept.delete('lang')
		// Going to where we are runs every loader again, in the other language, and leaves the scroll alone.
		// With an anchor the router would take it for a jump on the page, so that is put back afterwards.
		await navigate(
			{ pathname, search: kept.toString() },
			{ replace: true, preventScrollReset: true, state },
		)
		if (hash) history.replaceState(history.state, '', hash)
	}
	return { other, href: `${pathname}?${query}`, change }
}

/** The same switch where the header can't be reached, such as inside a dialog: the other language's own name. */
export function LanguageLink({ className }: { className: string }) {
	const t = useT('common')
	const { other, href, change } = useLanguageLink()
	return (
		<a href={href} hrefLang={other} lang={other} className={className} onClick={change}>
			{t('language.other')}
		</a>
	)
}

export function LanguageSwitch() {
	const t = useT('common')
	const { other, href, change } = useLanguageLink()
	return (
		<Tooltip text={t('language.tooltip')}>
			{(describedBy) => (
				<a
					href={href}
					hrefLang={other}
					className="icon-btn inline-flex! items-center justify-center gap-1.5 px-1 text-sm min-[480px]:min-w-[82px] min-[480px]:px-3"
					aria-label={t('language.label')}
					aria-describedby={describedBy}
					onClick={change}
				>
					<Globe className="icon" aria-hidden="true" />
					<LanguageName of={other}>{t('language.other')}</LanguageName>
				</a>
			)}
		</Tooltip>
	)
}

export function ThemeSwitch() {
	const t = useT('common')
	return (
		<Tooltip text={t('theme.tooltip')}>
			{/* No `aria-describedby`: the label says the same. */}
			{() => (
				<button
					type="button"
					className="icon-btn needs-scripts"
					aria-label={t('theme.label')}
					onClick={toggleTheme}
				>
					<Moon className="icon dark:hidden" aria-hidden="true" />
					<Sun className="icon hidden dark:block" aria-hidden="true" />
				</button>
			)}
		</Tooltip>
	)
}
