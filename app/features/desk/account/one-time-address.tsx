import { useState } from 'react'
import { copyText } from '#app/device/copy-text.ts'
import { useT } from '#app/language/strings.tsx'
import { Button } from '#app/ui/button.tsx'

/** The address that sets a password; it is shown this once and handed on by the manager. */
export function OneTimeAddress({ address }: { address: string }) {
	const t = useT('desk-account')
	const [isCopied, setCopied] = useState(false)

	const copy = async () => setCopied(await copyText(address))

	return (
		<div role="status" className="desk-once">
			<p>{t('people.address')}</p>
			<bdi dir="ltr" className="desk-secret">
				{address}
			</bdi>
			<Button variant="line" small onClick={copy}>
				{isCopied ? t('people.copied') : t('people.copy')}
			</Button>
		</div>
	)
}
