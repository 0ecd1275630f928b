/** An address to pass on: to be read, copied, or sent with WhatsApp. Without scripts it can still be selected. */
import Check from 'lucide-react/icons/check'
import Copy from 'lucide-react/icons/copy'
import MessageCircle from 'lucide-react/icons/message-circle'
import { type ReactNode, useRef, useState } from 'react'
import { copyText } from '#app/device/copy-text.ts'
import { useT } from '#app/language/strings.tsx'
import { Button, ButtonAnchor } from '#app/ui/button.tsx'
import { shareOnWhatsApp } from '#domain/paths.ts'

interface ShareAddressProps {
	address: string
	/** The text before the address in a message. */
	message: string
	note: string
	/** What else can be done with it. */
	children?: ReactNode
}

export function ShareAddress({ address, message, note, children }: ShareAddressProps) {
	const t = useT('notices')
	const [copied, setCopied] = useState(false)
	const line = useRef<HTMLElement>(null)
	/** Where the browser does not let us copy, the address is selected, to be copied by hand. */
	const select = () => line.current && getSelection()?.selectAllChildren(line.current)
	const copy = async () => {
		const isCopied = await copyText(address)
		setCopied(isCopied)
		if (!isCopied) select()
	}
	return (
		<div className="share-address">
			<p className="share-line">
				<span className="sr-only">{t('share.address')}</span>
				<bdi ref={line} dir="ltr">
					{address}
				</bdi>
			</p>
			<p>{note}</p>
			<div className="actions">
				<Button variant="line" small onClick={copy}>
					{copied ? (
						<Check className="icon" aria-hidden="true" />
					) : (
						<Copy className="icon" aria-hidden="true" />
					)}
					<span aria-live="polite">{copied ? t('share.copied') : t('share.copy')}</span>
				</Button>
				<ButtonAnchor
					variant="line"
					small
					href={shareOnWhatsApp(`${message}\n${address}`)}
					target="_blank"
					rel="noopener noreferrer"
				>
					<MessageCircle className="icon" aria-hidden="true" />
					{t('share.whatsapp')}
				</ButtonAnchor>
				{children}
			</div>
		</div>
	)
}
