import Check from 'lucide-react/icons/check'
import CircleX from 'lucide-react/icons/circle-x'
import TriangleAlert from 'lucide-react/icons/triangle-exclamation-point'
import X from 'lucide-react/icons/x'
import { type ReactNode, useEffect, useState } from 'react'
import { useLanguage, useT } from '#app/language/strings.tsx'
import { localize } from '#domain/language.ts'
import { dismiss, type Notice } from './notices.ts'

const shownFor = { success: 6000, danger: 8000 }
/** Long enough to write a reference down. */
const referenceShownFor = 20_000

export function Toast({ notice, children }: { notice: Notice; children?: ReactNode }) {
	const t = useT('notices')
	const common = useT('common')
	const language = useLanguage()
	const [held, setHeld] = useState(false)
	const values = localize(notice.values ?? {}, language)

	// Synchronises with the clock; a notice that is pointed at or focused waits.
	useEffect(() => {
		// An address that is shown once waits until it was closed.
		if (held || notice.statusAddress) return
		const time = notice.reference ? referenceShownFor : shownFor[notice.tone]
		const timer = setTimeout(() => dismiss(notice.id), time)
		return () => clearTimeout(timer)
	}, [held, notice])

	const Warning = notice.cross ? CircleX : TriangleAlert
	const Icon = notice.tone === 'danger' ? Warning : Check
	return (
		<li
			className={`toast toast-${notice.tone}`}
			onPointerEnter={() => setHeld(true)}
			onPointerLeave={() => setHeld(false)}
			onFocus={() => setHeld(true)}
			onBlur={() => setHeld(false)}
		>
			<span className="star" aria-hidden="true">
				<Icon className="icon" />
			</span>
			<div role={notice.tone === 'danger' ? 'alert' : 'status'}>
				<p className="font-semibold leading-relaxed">{t(notice.title, values)}</p>
				{notice.text && <p className="text-sm text-muted">{t(notice.text, values)}</p>}
				{notice.reference && (
					<p className="text-sm text-muted">
						{t('reference')}{' '}
						<bdi dir="ltr" className="whitespace-nowrap font-semibold text-ink">
							{notice.reference}
						</bdi>
					</p>
				)}
			</div>
			<button
				type="button"
				className="icon-btn"
				aria-label={common('close')}
				onClick={() => dismiss(notice.id)}
			>
				<X className="icon" aria-hidden="true" />
			</button>
			{children}
		</li>
	)
}
