import { Check } from 'lucide-react'
import { useT } from '#app/strings.tsx'

/** Once, when the note appears: the same function each time, so that React does not call it again. */
const takeFocus = (element: HTMLElement | null) => element?.focus()

/** Stays after the notice has gone, so that the reference can be written down; it takes the focus. */
export function SentNote({ reference }: { reference: string | undefined }) {
	const t = useT('apply')
	return (
		<div ref={takeFocus} tabIndex={-1} className="sent-note">
			<span className="star" aria-hidden="true">
				<Check className="icon" />
			</span>
			<div>
				<p className="font-semibold text-xl">{t('sent.title')}</p>
				<p>
					{t('sent.text')}{' '}
					<bdi dir="ltr" className="whitespace-nowrap font-semibold">
						{reference}
					</bdi>
				</p>
			</div>
		</div>
	)
}
