import { useLocation } from 'react-router'
import { useSiteData } from '#app/language/site-data.ts'
import { useLanguage, useT } from '#app/language/strings.tsx'
import { publicAddress } from '#app/page/site-url.ts'

/** On paper only: the company, the page's address, and how to reach us. */
export function PrintNote() {
	const t = useT('common')
	const { pathname } = useLocation()
	const { siteUrl, company } = useSiteData()
	const ways = company ? [company.phone.display, company.email.address] : []
	const address = publicAddress(siteUrl, useLanguage()).of(pathname)
	return (
		<p className="print-only print-note">
			<b>{t('brand.name')}</b>{' '}
			{[address, ...ways].map((text) => (
				<span key={text}>
					· <bdi dir="ltr">{text}</bdi>{' '}
				</span>
			))}
		</p>
	)
}
