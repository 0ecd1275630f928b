import { Check, WifiOff } from 'lucide-react'
import { type MouseEvent, useState } from 'react'
import { useOnline } from '../connection.ts'
import type { UnsentForm } from '../form.ts'
import { dismissWarnings } from '../notices.ts'
import { useT } from '../strings.tsx'
import { Button } from '../ui/button.tsx'

/**
 * Stands above a form's button while there is no connection, so that nobody types or presses in vain. What was sent in vain
 * all the same can wait on this device, if the visitor agrees.
 */
export function OfflineNote({ unsent }: { unsent?: UnsentForm | undefined }) {
	const t = useT('forms')
	const online = useOnline()
	const [kept, setKept] = useState<'no' | 'yes' | 'blocked'>('no')

	async function keep({ currentTarget: { form } }: MouseEvent<HTMLButtonElement>): Promise<void> {
		const isKept = await unsent?.keep().catch(() => false)
		setKept(isKept ? 'yes' : 'blocked')
		if (!isKept) return
		dismissWarnings()
		form?.reset()
	}

	const isBack = online && unsent?.wasOffline
	const isShown = !online || unsent !== undefined || kept === 'yes'
	const Icon = kept === 'yes' ? Check : WifiOff
	return (
		<div role="status" className={isShown ? 'form-note' : 'sr-only'}>
			{isShown && <Icon className="icon" aria-hidden="true" />}
			<div className="grid justify-items-start gap-2">
				{!online && !unsent && kept !== 'yes' && <p>{t('offline')}</p>}
				{!unsent && kept === 'yes' && <p>{t('unsent.kept')}</p>}
				{unsent && (
					<>
						<p className="font-semibold">{isBack ? t('unsent.back') : t('unsent.title')}</p>
						{!isBack && <p>{kept === 'blocked' ? t('unsent.blocked') : t('unsent.text')}</p>}
						{isBack ? (
							<Button type="submit" variant="line" small>
								{t('unsent.now')}
							</Button>
						) : (
							kept !== 'blocked' && (
								<Button variant="line" small onClick={keep}>
									{t('unsent.agree')}
								</Button>
							)
						)}
					</>
				)}
			</div>
		</div>
	)
}
