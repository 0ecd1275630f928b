import { useLocation, useRouteLoaderData } from 'react-router'
import { useLanguage, useT } from '#app/language/strings.tsx'
import { publicAddress } from '#app/page/site-url.ts'
import { site } from '#content/site.ts'

/** On paper only: the company, the page's address, and how to reach us. */
export function PrintNote() {
	const t = useT('common')
	const { pathname } = useLocation()
	const siteUrl = useRouteLoaderData<{ siteUrl: string }>('root')?.siteUrl ?? ''
	const address = publicAddress(siteUrl, useLanguage()).of(pathname)
	return (
		<p className="print-only print-note">
			<b>{t('brand.name')}</b>{' '}
			{[address, site.phone.display, site.email.address].map((text) => (
				<span key={text}>
					· <bdi dir="ltr">{text}</bdi>{' '}
				</span>
			))}
		</p>
	)
}
