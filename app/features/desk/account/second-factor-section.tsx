/** The second factor: off, being set up (picture and first code), or on with recovery codes for a lost phone. */
import { type FormEvent, useState } from 'react'
import * as v from 'valibot'
import { TextField } from '#app/components/field.tsx'
import { copyText } from '#app/device/copy-text.ts'
import { useT } from '#app/language/strings.tsx'
import { Button } from '#app/ui/button.tsx'
import { DeskError } from '../desk-error.tsx'
import { saveFile } from '../save-file.ts'
import { useSend } from '../use-send.ts'
import { Section } from './section.tsx'

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
	const { send, answer } = useSend('second factor')
	const [offered, setOffered] = useState<v.InferOutput<typeof offer> | null>(null)
	const [recovery, setRecovery] = useState<string[]>([])

	async function begin() {
		const given = await send('POST /api/desk/me/code', {})
		const parsed = v.safeParse(offer, given?.body)
		if (parsed.success) setOffered(parsed.output)
	}

	async function turnOff() {
		const given = await send('DELETE /api/desk/me/code')
		if (given?.error === null) {
			setRecovery([])
			onChange()
		}
	}

	function finish(given: string[]) {
		setRecovery(given)
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
	onDone: (recovery: string[]) => void
}) {
	const t = useT('desk-account')
	const { send, answer, isBusy } = useSend('first code')

	async function finish(event: FormEvent<HTMLFormElement>) {
		event.preventDefault()
		const code = new FormData(event.currentTarget).get('code')
		const given = await send('PUT /api/desk/me/code', { secret: offered.secret, code })
		const parsed = v.safeParse(codes, given?.body)
		if (parsed.success) onDone(parsed.output.recovery)
	}

	return (
		<form onSubmit={finish} className="desk-form">
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
			<Button type="submit" variant="brand" disabled={isBusy} busyLabel={isBusy && t('busy')}>
				{t('factor.finish')}
			</Button>
		</form>
	)
}

/** Shown this once: only their digests are kept. */
function RecoveryCodes({ codes: shown }: { codes: string[] }) {
	const t = useT('desk-account')
	const [isCopied, setCopied] = useState(false)
	const text = `${shown.join('\n')}\n`
	return (
		<div role="status" className="desk-once">
			<p>{t('factor.recovery')}</p>
			<ul dir="ltr">
				{shown.map((code) => (
					<li key={code}>{code}</li>
				))}
			</ul>
			<div className="desk-actions">
				<Button variant="line" small onClick={async () => setCopied(await copyText(text))}>
					{isCopied ? t('people.copied') : t('factor.copy')}
				</Button>
				<Button
					variant="line"
					small
					onClick={() => saveFile(new Blob([text], { type: 'text/plain' }), 'rihla-recovery.txt')}
				>
					{t('factor.download')}
				</Button>
			</div>
		</div>
	)
}
