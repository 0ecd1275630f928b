/** One thing worth knowing: a star with an icon, a title, and a sentence or two. */
import type { LucideIcon } from 'lucide-react'
import { Bidi } from './bidi.tsx'

export function Point({
	icon: Icon,
	title,
	text,
	quiet = false,
}: {
	icon: LucideIcon
	title: string
	text: string
	/** For long lists, in which no point should draw attention. */
	quiet?: boolean
}) {
	return (
		<>
			<span className={quiet ? 'star star-quiet' : 'star'} aria-hidden="true">
				<Icon className="icon" />
			</span>
			<div>
				<h3>{title}</h3>
				<p className="text-muted">
					<Bidi>{text}</Bidi>
				</p>
			</div>
		</>
	)
}
