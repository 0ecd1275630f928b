/** The second factor: off, being set up (picture and first code), or on with recovery codes for a lost phone. */
import { useState } from 'react'
import * as v from 'valibot'
import { TextField } from '#app/components/field.tsx'
import { useT } from '#app/language/strings.tsx'
import { BusyLabel, Button } from '#app/ui/button.tsx'
import type { DeskAnswer } from '../call.ts'
import { useDeskCall } from '../confirm.tsx'
import { DeskError } from '../desk-error.tsx'
import { Section } from './section.tsx'
import { useFormCall } from './use-form-call.ts'

const offer = v.object({ secret: v.string(), address: v.string(), picture: v.string() })
const codes = v.object({ recovery: v.array(v.string()) })

interface Props {
	isOn: boolean
	isRequired: boolean
	recoveryLeft: number
	/** Reads the account anew. */
	onChange: () => void
}

export function SecondFactorSection({ isOn, isRequired, recoveryLeft, onChange }: Props) {
	const t = useT('desk-account')
	const call = useDeskCall()
	const [answer, setAnswer] = useState<DeskAnswer | null>(null)
	const [offered, setOffered] = useState<v.InferOutput<typeof offer> | null>(null)
	const [recovery, setRecovery] = useState<string[]>([])

	async function begin() {
		const given = await call('POST /api/desk/me/code', {})
		const parsed = v.safeParse(offer, given.body)
		setAnswer(given)
		if (parsed.success) setOffered(parsed.output)
	}

	async function turnOff() {
		const given = await call('DELETE /api/desk/me/code')
		setAnswer(given)
		if (!given.error) {
			setRecovery([])
			onChange()
		}
	}

	function finish(given: DeskAnswer) {
		const parsed = v.safeParse(codes, given.body)
		if (!parsed.success) return
		setRecovery(parsed.output.recovery)
		setOffered(null)
		onChange()
	}

	return (
		<Section title={t('factor.title')} text={t('factor.text')}>
			<DeskError answer={answer} />
			{isRequired && !isOn && (
				<p role="status" className="desk-alert">
					{t('factor.required')}
				</p>
			)}
			{recovery.length > 0 && <RecoveryCodes codes={recovery} />}
			{offered ? (
				<FirstCode offered={offered} onDone={finish} />
			) : (
				<div className="desk-form">
					<p>{isOn ? t('factor.on', { left: recoveryLeft }) : t('factor.off')}</p>
					<div className="desk-actions">
						<Button variant="line" onClick={begin}>
							{isOn ? t('factor.renew') : t('factor.begin')}
						</Button>
						{isOn && !isRequired && (
							<Button variant="quiet" onClick={turnOff}>
								{t('factor.turnOff')}
							</Button>
						)}
					</div>
				</div>
			)}
		</Section>
	)
}

function FirstCode({
	offered,
	onDone,
}: {
	offered: v.InferOutput<typeof offer>
	onDone: (answer: DeskAnswer) => void
}) {
	const t = useT('desk-account')
	const { send, answer, isBusy } = useFormCall(
		'PUT /api/desk/me/code',
		(data) => ({ secret: offered.secret, code: data.get('code') }),
		onDone,
	)
	return (
		<form onSubmit={send} className="desk-form">
			<p>{t('factor.scan')}</p>
			<img
				className="desk-qr"
				alt={t('factor.picture')}
				src={`data:image/svg+xml,${encodeURIComponent(offered.picture)}`}
			/>
			<p>
				{t('factor.typed')}{' '}
				<bdi dir="ltr" className="desk-secret">
					{offered.secret.replace(/(.{4})/g, '$1 ').trim()}
				</bdi>
			</p>
			<DeskError answer={answer} />
			<TextField
				name="code"
				label={t('signIn.code')}
				required="browser"
				dir="ltr"
				inputMode="numeric"
				autoComplete="one-time-code"
			/>
			<Button type="submit" variant="brand" disabled={isBusy}>
				<BusyLabel busy={isBusy} busyLabel={t('busy')}>
					{t('factor.finish')}
				</BusyLabel>
			</Button>
		</form>
	)
}

/** Shown this once: only their digests are kept. */
function RecoveryCodes({ codes: shown }: { codes: string[] }) {
	const t = useT('desk-account')
	return (
		<div role="status" className="desk-once">
			<p>{t('factor.recovery')}</p>
			<ul dir="ltr">
				{shown.map((code) => (
					<li key={code}>{code}</li>
				))}
			</ul>
		</div>
	)
}
