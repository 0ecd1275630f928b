/** What needs somebody, each with the way to it. */
import BadgeCheck from 'lucide-react/icons/badge-check'
import Box from 'lucide-react/icons/box'
import Coins from 'lucide-react/icons/coins'
import { Link } from 'react-router'
import { useT } from '#app/language/strings.tsx'
import type { WebsiteList } from '#domain/desk/website-api.ts'

export function Needs({ list }: { list: WebsiteList }) {
	const t = useT('website')
	const behind = list.counts.release ?? 0
	return (
		<div className="web-needs">
			{list.open > 0 && (
				<Link to="/desk/website/open">
					<BadgeCheck className="icon" aria-hidden="true" />
					<span>
						<b>{t('needs.open', { count: list.open })}</b>
						<small>{t('needs.openText')}</small>
					</span>
					<em>{t('needs.go')}</em>
				</Link>
			)}
			{list.old_rates !== null && (
				<Link to="/desk/website/figures/currencies">
					<Coins className="icon" aria-hidden="true" />
					<span>
						<b>{t('findings.oldRates', { count: list.old_rates })}</b>
						<small>{t('needs.ratesText')}</small>
					</span>
					<em>{t('needs.go')}</em>
				</Link>
			)}
			{behind > 0 && (
				<Link to="/desk/website?state=release">
					<Box className="icon" aria-hidden="true" />
					<span>
						<b>{t('needs.release', { count: behind })}</b>
						<small>{t('needs.releaseText')}</small>
					</span>
					<em>{t('needs.go')}</em>
				</Link>
			)}
		</div>
	)
}
