/** The quiet page outside the desk: the mark, one panel, the two switches, and the skyline of the office day. Everything on it works without scripts. */

import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { Logo } from '#app/components/frame/logo.tsx'
import { LanguageSwitch, ThemeSwitch } from '#app/components/frame/preferences.tsx'
import { Scene } from '#app/components/scene.tsx'
import { useT } from '#app/language/strings.tsx'
import { paths } from '#domain/paths.ts'

export function SignInFrame({ title, children }: { title: string; children: ReactNode }) {
	const t = useT('desk')
	const common = useT('common')
	return (
		<div className="sign-in">
			<header className="sign-in-top">
				<Link to={paths.home()} className="desk-brand" reloadDocument>
					<Logo />
					<b>{common('brand.name')}</b>
					<span>{t('name')}</span>
				</Link>
				<LanguageSwitch />
				<ThemeSwitch />
			</header>
			<main id="main" tabIndex={-1} className="sign-in-panel">
				<h1>{title}</h1>
				{children}
			</main>
			<div className="sign-in-sea" aria-hidden="true">
				<Scene name="desk-skyline" alt="" width={420} height={110} eager />
			</div>
		</div>
	)
}

/** What was refused, in a box that takes the focus of those who listen. */
export function SignInError({ children }: { children: ReactNode }) {
	return (
		<p role="alert" className="desk-alert">
			{children}
		</p>
	)
}
