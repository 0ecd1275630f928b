/** Why a call was refused, in words; what was typed stays where it is. */
import CircleAlert from 'lucide-react/icons/circle-exclamation-point'
import * as v from 'valibot'
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
	'unavailable',
	'busy',
	'mass_act',
	'not_found',
	'gone',
	'sent',
	'too_large',
	'not_yours',
	'no_mail',
	'no_address',
	'came_back',
	'window_closed',
	'stopped',
	'template_refused',
	'not_again',
	'no_number',
	'settled',
])

const refusals = [
	'reason_required',
	'outcome_closed',
	'assignee_id_not_an_option',
	'body_required',
	'body_too_long',
	'stage_not_an_option',
] as const
const named = v.object({ errors: v.record(v.string(), v.string()) })

/** What is wrong with a field, where there are words for it. */
function refusalOf(body: unknown): (typeof refusals)[number] | undefined {
	const parsed = v.safeParse(named, body)
	if (!parsed.success) return undefined
	const faults = Object.entries(parsed.output.errors).map(([field, fault]) => `${field}_${fault}`)
	return refusals.find((name) => faults.includes(name))
}

export function DeskError({ answer }: { answer: DeskAnswer | null }) {
	const t = useT('desk-account')
	const error = answer?.error
	if (!error) return null
	const refusal = refusalOf(answer.body)
	const code = known.has(error) ? error : 'unexpected'
	const words = refusal
		? t(`refused.${refusal}`)
		: t(`errors.${code}`, { minutes: Math.ceil((answer.wait ?? 60) / 60) })
	return (
		<div role="alert" className="desk-alert">
			<CircleAlert className="icon" aria-hidden="true" />
			<p>
				{words}{' '}
				{code === 'signed_out' && (
					<a className="text-link" href="/desk/sign-in" target="_blank" rel="noreferrer">
						{t('errors.signInAgain')}
					</a>
				)}
			</p>
		</div>
	)
}
