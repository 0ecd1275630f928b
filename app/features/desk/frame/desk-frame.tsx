/** The frame of every screen of the desk: rail or bottom bar, search, switches, the person's own account. */

import LogOut from 'lucide-react/icons/log-out'
import Menu from 'lucide-react/icons/menu'
import WifiOff from 'lucide-react/icons/wifi-off'
import X from 'lucide-react/icons/x'
import { type ReactNode, useId, useRef, useState } from 'react'
import { Link, useLocation, useNavigation } from 'react-router'
import { Logo } from '#app/components/frame/logo.tsx'
import { LanguageSwitch, ThemeSwitch } from '#app/components/frame/preferences.tsx'
import { SkipLink } from '#app/components/frame/skip-link.tsx'
import { useOnline } from '#app/device/use-online.ts'
import { useT } from '#app/language/strings.tsx'
import { markEditor } from '#app/start/editor-mark.ts'
import { IconButton } from '#app/ui/icon-button.tsx'
import { Modal } from '#app/ui/modal.tsx'
import type { SavedView } from '#domain/desk/desk-api.ts'
import type { Role } from '#domain/desk/roles.ts'
import { Avatar } from './avatar.tsx'
import type { Person } from './desk-context.ts'
import { FindForm } from './find-form.tsx'
import { Notices } from './notices.tsx'
import { FrameShortcuts } from './shortcuts.tsx'
import { type Numbers, RoomLinks, ViewLinks } from './view-links.tsx'
import { barViews, isCurrent, isInWebsite, websiteBar } from './views.ts'

interface FrameProps {
	person: Person
	counts: Numbers
	/** How many notices are new; null where there are none to have. */
	notices: number | null
	saved: readonly SavedView[]
	/** Icons alone, where the screen itself needs the width. */
	slim: boolean
	children: ReactNode
}

export function DeskFrame({ person, counts, notices, saved, slim, children }: FrameProps) {
	const isGoing = useNavigation().state !== 'idle'
	return (
		<div className={`desk ${slim ? 'desk-slim' : ''}`}>
			<SkipLink />
			{isGoing && <div className="desk-going" aria-hidden="true" />}
			<aside className={`rail ${slim ? 'slim' : ''}`}>
				<Brand />
				<div className="rebung" aria-hidden="true" />
				<RoomLinks role={person.role} />
				<div className="rail-views">
					<ViewLinks role={person.role} counts={counts} saved={saved} />
				</div>
				<Account person={person} />
			</aside>
			<div className="desk-body">
				<TopBar person={person} counts={counts} notices={notices} saved={saved} />
				<OfflineBanner />
				<main id="main" tabIndex={-1}>
					{children}
				</main>
				<FrameShortcuts isOn={person.shortcuts} />
			</div>
			<TabBar role={person.role} counts={counts} />
		</div>
	)
}

function Brand() {
	const t = useT('desk')
	const common = useT('common')
	return (
		<Link to="/desk" className="desk-brand">
			<Logo />
			<b>{common('brand.name')}</b>
			<span>{t('name')}</span>
		</Link>
	)
}

function Account({ person }: { person: Person }) {
	const t = useT('desk')
	return (
		<div className="rail-me">
			<Link to="/desk/me" title={t('me')}>
				<Avatar id={person.id} name={person.name} />
				<span>
					<bdi>{person.name}</bdi>
					<small>{t(`role.${person.role}`)}</small>
				</span>
			</Link>
			<SignOut />
		</div>
	)
}

/** A plain form: signing out must work whatever else does not. */
function SignOut() {
	const t = useT('desk')
	return (
		<form method="post" action="/desk/sign-out" onSubmit={forgetPerson}>
			<button type="submit" className="icon-btn" aria-label={t('signOut')} title={t('signOut')}>
				<LogOut className="icon flip" aria-hidden="true" />
			</button>
		</form>
	)
}

type MenuProps = Pick<FrameProps, 'person' | 'counts' | 'saved'>

function TopBar({ person, counts, notices, saved }: MenuProps & Pick<FrameProps, 'notices'>) {
	const { pathname } = useLocation()
	const isWebsite = isInWebsite(pathname, person.role)
	return (
		<header className="desk-top">
			<PhoneMenu person={person} counts={counts} saved={saved} />
			<Brand />
			<FindForm key={pathname} isWebsite={isWebsite} hasShortcuts={person.shortcuts} />
			{notices !== null && <Notices count={notices} />}
			<LanguageSwitch />
			<ThemeSwitch />
		</header>
	)
}

/** On phones everything that does not fit into the bottom bar. */
function PhoneMenu({ person, counts, saved }: MenuProps) {
	const t = useT('desk')
	const common = useT('common')
	const [open, setOpen] = useState(false)
	const dialog = useRef<HTMLDialogElement>(null)
	const title = useId()
	return (
		<>
			<IconButton
				icon={Menu}
				className="desk-menu-button"
				label={t('menu')}
				aria-expanded={open}
				onClick={() => setOpen(true)}
			/>
			{open && (
				<Modal
					dialog={dialog}
					labelledBy={title}
					className="desk-menu"
					onClose={() => setOpen(false)}
				>
					<div className="rail">
						<div className="desk-menu-head">
							<h2 id={title}>{t('name')}</h2>
							<IconButton
								icon={X}
								label={common('close')}
								data-first-focus
								onClick={() => dialog.current?.close()}
							/>
						</div>
						{/* A chosen view closes the menu, also the one that is open already. */}
						{/* biome-ignore lint/a11y/noStaticElementInteractions: only listens to the links inside. */}
						{/* biome-ignore lint/a11y/useKeyWithClickEvents: the links inside take the keys. */}
						<div
							className="rail-views"
							onClick={({ target }) => {
								if (target instanceof Element && target.closest('a')) dialog.current?.close()
							}}
						>
							<RoomLinks role={person.role} />
							<ViewLinks role={person.role} counts={counts} saved={saved} />
						</div>
						<Account person={person} />
					</div>
				</Modal>
			)}
		</>
	)
}

function TabBar({ role, counts }: { role: Role; counts: Numbers }) {
	const t = useT('desk')
	const { pathname, search } = useLocation()
	const views = isInWebsite(pathname, role) ? websiteBar(t, role) : barViews(t, role)
	return (
		<nav className="desk-tabs" aria-label={t('name')}>
			{views.map(({ to, label, Icon }) => (
				<Link key={to} to={to} aria-current={isCurrent(to, pathname, search) ? 'page' : undefined}>
					<Icon className="icon" aria-hidden="true" />
					{label}
					{to === '/desk' && (counts.late ?? 0) > 0 && <em>{counts.late}</em>}
				</Link>
			))}
		</nav>
	)
}

/** Said once to those who listen, and shown as long as it is so. */
function OfflineBanner() {
	const t = useT('desk')
	const online = useOnline()
	return (
		<div role="status" className={online ? 'sr-only' : 'desk-offline'}>
			{!online && (
				<>
					<WifiOff className="icon" aria-hidden="true" />
					{t('offline')}
				</>
			)}
		</div>
	)
}

/** What this browser keeps of somebody who signs out. */
function forgetPerson(): void {
	sessionStorage.clear()
	markEditor(false)
}
