/** Why a call was refused, in words; what was typed stays where it is. */
import { CircleAlert } from 'lucide-react'
import { useT } from '#app/language/strings.tsx'
import type { DeskAnswer } from './call.ts'

const known = new Set([
	'signed_out',
	'forbidden',
	'confirm_needed',
	'wrong',
	'too_short',
	'too_long',
	'common',
	'too_often',
	'exists',
	'last_manager',
	'required',
	'invalid',
	'offline',
])

export function DeskError({ answer }: { answer: DeskAnswer | null }) {
	const t = useT('desk-account')
	const error = answer?.error
	if (!error) return null
	const code = known.has(error) ? error : 'unexpected'
	return (
		<div role="alert" className="door-error">
			<CircleAlert className="icon" aria-hidden="true" />
			<p>
				{t(`errors.${code}`, { minutes: Math.ceil((answer.wait ?? 60) / 60) })}{' '}
				{code === 'signed_out' && (
					<a className="text-link" href="/desk/sign-in" target="_blank" rel="noreferrer">
						{t('errors.signInAgain')}
					</a>
				)}
			</p>
		</div>
	)
}
