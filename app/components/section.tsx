import type { ReactNode, RefObject } from 'react'
import { Bidi } from './bidi.tsx'
import { Scene } from './scene.tsx'

/** The head of a section: a small line, its heading, and a sentence. */
export function SectionHead({
	eyebrow,
	title,
	lead,
	id,
	focusRef,
	className = '',
}: {
	eyebrow?: string
	title: string
	lead?: string
	id?: string
	/** Of a heading that a button elsewhere on the page takes the focus to. */
	focusRef?: RefObject<HTMLHeadingElement | null>
	className?: string
}) {
	return (
		<div className={`section-head ${className}`}>
			{eyebrow && <p className="eyebrow">{eyebrow}</p>}
			<h2 id={id} ref={focusRef} tabIndex={focusRef && -1}>
				{title}
			</h2>
			{lead && (
				<p className="lead">
					<Bidi>{lead}</Bidi>
				</p>
			)}
		</div>
	)
}

/** The head of a page that is not the home page: one heading, one sentence, and whatever follows. */
export function PageHero({
	eyebrow,
	title,
	lead,
	plainLead,
	scene,
	children,
}: {
	eyebrow?: string
	title: string
	lead: string
	/** What stands in its place without scripts. */
	plainLead?: string
	/** A picture behind an arch at the end of the line, where there is room for it; it only decorates, and where it is not shown it is not fetched. */
	scene?: string
	children?: ReactNode
}) {
	return (
		<section className={`page-hero ${scene ? 'with-window' : ''}`}>
			<div className="wrap copy">
				{eyebrow && <p className="eyebrow">{eyebrow}</p>}
				<h1>{title}</h1>
				<p className={plainLead ? 'lead needs-scripts' : 'lead'}>
					<Bidi>{lead}</Bidi>
				</p>
				{plainLead && (
					<noscript>
						<p className="lead">{plainLead}</p>
					</noscript>
				)}
				{children}
			</div>
			{scene && (
				<div className="wrap window" aria-hidden="true">
					<div className="keel">
						<Scene name={scene} alt="" sizes="420px" />
					</div>
				</div>
			)}
		</section>
	)
}
