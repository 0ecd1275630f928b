/** The plan that travels with an application: a chip that opens it, and the way to leave it out. */
import MapPinned from 'lucide-react/icons/map-pinned'
import X from 'lucide-react/icons/x'
import { useRef } from 'react'
import { usePosted } from '#app/form/form-context.ts'
import { useT } from '#app/language/strings.tsx'
import { IconButton } from '#app/ui/icon-button.tsx'
import { paths } from '#domain/paths.ts'

/** `query`: as the form holds it now. */
export function AttachedPlan({ query }: { query: string }) {
	const t = useT('apply')
	const field = useRef<HTMLInputElement>(null)
	const posted = usePosted('plan')

	function leaveOut(): void {
		if (!field.current) return
		field.current.value = ''
		field.current.dispatchEvent(new Event('input', { bubbles: true }))
	}

	return (
		<div className="sm:col-span-2 not-has-[a]:hidden">
			{/* Not of the type `hidden`: a draft keeps what such a field holds. */}
			<input ref={field} type="text" name="plan" dir="ltr" hidden defaultValue={posted} />
			{query !== '' && (
				<p className="attached-plan">
					<a className="chip" href={paths.plan(query)} target="_blank" rel="noreferrer">
						<MapPinned className="icon" aria-hidden="true" />
						{t('plan.attached')}
					</a>
					<IconButton
						icon={X}
						className="needs-scripts"
						label={t('plan.remove')}
						onClick={leaveOut}
					/>
				</p>
			)}
		</div>
	)
}
