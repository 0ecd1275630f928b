import ChevronDown from 'lucide-react/icons/chevron-down'
import Menu from 'lucide-react/icons/menu'
import Route from 'lucide-react/icons/route'
import X from 'lucide-react/icons/x'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { useLocation } from 'react-router'
import { useT } from '#app/language/strings.tsx'
import { Link } from '#app/ui/link.tsx'
import { paths } from '#domain/paths.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { useMenu } from '../../ui/use-menu.ts'
import { Logo } from './logo.tsx'
import { mainLinks } from './main-links.ts'
import { LanguageSwitch, ThemeSwitch } from './preferences.tsx'

const links = [{ to: paths.home(), label: 'nav.home' }, ...mainLinks] as const
/** From 1024 px on these are in the bar; the others are in the menu More until 1280 px. */
const firstLinks = 4

export function Header({ search }: { search: ReactNode }) {
	const t = useT('common')
	const { pathname } = useLocation()
	const scrolled = useScrolled()
	const isHome = pathname === paths.home()
	const overHero = isHome && !scrolled
	return (
		<header
			className={`site-header ${isHome ? 'pal-duha' : ''} ${overHero ? 'over-hero' : ''} ${scrolled ? 'solid' : ''}`}
		>
			<div className="wrap-wide row">
				<Link to={paths.home()} className="brand" aria-label={t('brand.home')}>
					<Logo />
					<b>{t('brand.name')}</b>
				</Link>
				<nav className="nav" aria-label={t('nav.label')}>
					{links.map(({ to, label }, position) => (
						<NavLink key={to} to={to} wide={position >= firstLinks}>
							{t(label)}
						</NavLink>
					))}
					<MoreMenu />
				</nav>
				{search}
				<PlanLink />
				<LanguageSwitch />
				<ThemeSwitch />
				<ButtonLink to={paths.apply()} variant="gold" small className="apply ms-2">
					{t('apply')}
				</ButtonLink>
				<MobileMenu />
			</div>
		</header>
	)
}

/** How many entries the plan has is drawn by the styles, from what the head's script found on this device. */
function PlanLink() {
	const t = useT('common')
	return (
		<Link to={paths.plan()} className="icon-btn plan-link" prefetch="intent">
			<Route className="icon" aria-hidden="true" />
			<span>{t('plan.link')}</span>
		</Link>
	)
}

function NavLink({ to, wide, children }: { to: string; wide: boolean; children: string }) {
	const { pathname } = useLocation()
	return (
		<Link
			to={to}
			className={`nav-link ${wide ? 'nav-wide' : ''}`}
			aria-current={pathname === to ? 'page' : undefined}
		>
			{children}
		</Link>
	)
}

function MenuLinks({ from, onChoose }: { from: number; onChoose: () => void }) {
	const t = useT('common')
	const { pathname } = useLocation()
	return links.slice(from).map(({ to, label }) => (
		<Link key={to} to={to} onClick={onChoose} aria-current={pathname === to ? 'page' : undefined}>
			{t(label)}
		</Link>
	))
}

function MoreMenu() {
	const t = useT('common')
	const box = useRef<HTMLDivElement>(null)
	const [open, setOpen] = useMenu(box)
	return (
		<div ref={box} className="nav-more relative">
			<button
				type="button"
				className="nav-link"
				aria-expanded={open}
				aria-controls="more-menu"
				onClick={() => setOpen(!open)}
			>
				{t('nav.more')}
				<ChevronDown className="icon" aria-hidden="true" />
			</button>
			<div id="more-menu" className="menu-panel more-panel" hidden={!open}>
				<MenuLinks from={firstLinks} onChoose={() => setOpen(false)} />
			</div>
		</div>
	)
}

function MobileMenu() {
	const t = useT('common')
	const box = useRef<HTMLDivElement>(null)
	const [open, setOpen] = useMenu(box)
	return (
		<div ref={box} className="menu-button">
			<button
				type="button"
				className="icon-btn"
				aria-label={t('nav.menu')}
				aria-expanded={open}
				aria-controls="mobile-menu"
				onClick={() => setOpen(!open)}
			>
				{open ? (
					<X className="icon" aria-hidden="true" />
				) : (
					<Menu className="icon" aria-hidden="true" />
				)}
			</button>
			<nav id="mobile-menu" className="menu-panel drawer" aria-label={t('nav.menu')} hidden={!open}>
				<MenuLinks from={0} onChoose={() => setOpen(false)} />
				<Link to={paths.plan()} className="plan-row" onClick={() => setOpen(false)}>
					{t('plan.link')}
				</Link>
				<Link to={paths.status()} onClick={() => setOpen(false)}>
					{t('nav.status')}
				</Link>
				<div className="apply-row mt-2 grid">
					<ButtonLink
						to={paths.apply()}
						variant="gold"
						className="justify-center!"
						onClick={() => setOpen(false)}
					>
						{t('apply')}
					</ButtonLink>
				</div>
			</nav>
		</div>
	)
}

function useScrolled(): boolean {
	const [scrolled, setScrolled] = useState(false)
	// Synchronises with the scroll position: the header is clear over the hero and solid below it.
	useEffect(() => {
		const look = () => setScrolled(scrollY > 8)
		look()
		addEventListener('scroll', look, { passive: true })
		return () => removeEventListener('scroll', look)
	}, [])
	return scrolled
}
