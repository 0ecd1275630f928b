import ArrowLeft from 'lucide-react/icons/arrow-left'
import { ButtonLink } from '../ui/button.tsx'
import { InlineScene } from './inline-scene.tsx'

interface NotFoundEntryProps {
	title: string
	text: string
	back: { to: string; label: string }
}

/** An address of the catalogue with no entry behind it. */
export function NotFoundEntry({ title, text, back }: NotFoundEntryProps) {
	return (
		<section className="wrap section grid justify-items-center gap-4 text-center">
			<InlineScene name="empty-dhow" className="pal-duha w-56" />
			<h1>{title}</h1>
			<p className="lead">{text}</p>
			<ButtonLink to={back.to} variant="brand" className="mt-2">
				<ArrowLeft className="icon flip" aria-hidden="true" />
				{back.label}
			</ButtonLink>
		</section>
	)
}
