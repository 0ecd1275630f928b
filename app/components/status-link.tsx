/** The address where a request that was just sent can be followed. It is shown only here; later the reference opens the page. */
import Printer from 'lucide-react/icons/printer'
import { createPortal } from 'react-dom'
import { useT } from '#app/language/strings.tsx'
import { Button, ButtonAnchor } from '#app/ui/button.tsx'
import { paths } from '#domain/paths.ts'
import { ShareAddress } from './share-address.tsx'

interface StatusLinkProps {
	address: string
	reference: string | undefined
}

/** Clear of the notice that floats at the end of the window: the styles keep its distance. */
const intoSight = (element: HTMLElement | null) => element?.scrollIntoView({ block: 'nearest' })

export function StatusLink({ address, reference }: StatusLinkProps) {
	const t = useT('notices')
	return (
		<div ref={intoSight} className="status-link">
			<p>{t('follow.text')}</p>
			<ShareAddress address={address} message={t('follow.message')} note={t('follow.own')}>
				<Button variant="line" small onClick={() => print()}>
					<Printer className="icon" aria-hidden="true" />
					{t('follow.print')}
				</Button>
				<ButtonAnchor variant="brand" small href={address} referrerPolicy="no-referrer">
					{t('follow.open')}
				</ButtonAnchor>
			</ShareAddress>
			<p>
				<a className="text-link" href={`${paths.status()}#send-link`}>
					{t('follow.again')}
				</a>
			</p>
			{createPortal(<LinkSheet address={address} reference={reference} />, document.body)}
		</div>
	)
}

/** Prints the address alone, without the page around it. */
function LinkSheet({ address, reference }: StatusLinkProps) {
	const t = useT('notices')
	return (
		<div className="link-sheet">
			<p>{t('follow.sheet')}</p>
			{reference && (
				<p>
					{t('reference')} <bdi dir="ltr">{reference}</bdi>
				</p>
			)}
			<p>
				<bdi dir="ltr">{address}</bdi>
			</p>
			<p>{t('follow.own')}</p>
		</div>
	)
}
