/** Puts an address where the visitor can paste it from, and says whether that worked. */
import Link2 from 'lucide-react/icons/link-2'
import { useState } from 'react'
import { copyText } from '#app/device/copy-text.ts'
import { useT } from '#app/language/strings.tsx'
import { Button } from '#app/ui/button.tsx'

export function CopyLink({ address }: { address: string }) {
	const t = useT('plan')
	const [copied, setCopied] = useState<'copied' | 'copyFailed'>()
	const copy = async () => setCopied((await copyText(address)) ? 'copied' : 'copyFailed')
	return (
		<>
			<Button variant="line" className="needs-scripts" onClick={copy}>
				<Link2 className="icon" aria-hidden="true" />
				{t('family.copy')}
			</Button>
			<p role="status" className="copy-said">
				{copied && t(`family.${copied}`)}
			</p>
		</>
	)
}
