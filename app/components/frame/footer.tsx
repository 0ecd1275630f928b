import Mail from 'lucide-react/icons/mail'
import MapPin from 'lucide-react/icons/map-pin'
import MessageCircle from 'lucide-react/icons/message-circle'
import Phone from 'lucide-react/icons/phone'
import { type Company, useSiteData } from '#app/language/site-data.ts'
import { useT } from '#app/language/strings.tsx'
import { Link } from '#app/ui/link.tsx'
import { paths, whatsApp } from '#domain/paths.ts'
import { Logo } from './logo.tsx'
import { mainLinks } from './main-links.ts'
import { SocialIcon } from './social-icon.tsx'

const quickLinks = [
	...mainLinks,
	{ to: paths.faq(), label: 'footer.faq' },
	{ to: paths.families(), label: 'footer.families' },
	{ to: paths.status(), label: 'footer.status' },
] as const
const services = [
	{ to: paths.universities(), label: 'footer.services.registration' },
	{ to: paths.institutes(), label: 'footer.services.language' },
	{ to: paths.accommodation(), label: 'footer.services.accommodation' },
	{ to: paths.visaSupport(), label: 'footer.services.visa' },
	{ to: paths.apply(), label: 'footer.services.apply' },
] as const

export function Footer() {
	const t = useT('common')
	const { company } = useSiteData()
	return (
		<footer className="site-footer on-dark">
			<div className="rebung" />
			<div className="wrap columns">
				<div>
					<Link to={paths.home()} className="brand mb-3.5" aria-label={t('brand.home')}>
						<Logo />
						<b>{t('brand.name')}</b>
					</Link>
					<p>{t('footer.about')}</p>
					<ul className="social" aria-label={t('footer.social')}>
						{company?.social.map(({ network, url }) => (
							<li key={network}>
								<a
									href={url}
									target="_blank"
									rel="noopener noreferrer"
									aria-label={t('footer.newTab', { name: t(`footer.networks.${network}`) })}
								>
									<SocialIcon network={network} />
									{t(`footer.networks.${network}`)}
								</a>
							</li>
						))}
					</ul>
				</div>
				<nav aria-labelledby="footer-links">
					<h2 id="footer-links">{t('footer.links')}</h2>
					<LinkList links={quickLinks} />
				</nav>
				<nav aria-labelledby="footer-services">
					<h2 id="footer-services">{t('footer.services.title')}</h2>
					<LinkList links={services} />
				</nav>
				<div>
					<h2>{t('footer.contact')}</h2>
					{company && <ContactDetails company={company} />}
				</div>
			</div>
			<div className="wrap base">
				{company && <p>{t('footer.rights', { year: String(company.copyrightYear) })}</p>}
				<Link to={paths.privacy()}>{t('footer.privacy')}</Link>
			</div>
		</footer>
	)
}

function LinkList({ links }: { links: typeof quickLinks | typeof services }) {
	const t = useT('common')
	return (
		<ul>
			{links.map(({ to, label }) => (
				<li key={label}>
					<Link to={to}>{t(label)}</Link>
				</li>
			))}
		</ul>
	)
}

function ContactDetails({ company: { phone, whatsapp, email } }: { company: Company }) {
	const t = useT('common')
	return (
		<ul>
			<li>
				<a href={`tel:${phone.dial}`}>
					<Phone className="icon" aria-hidden="true" />
					<bdi dir="ltr">{phone.display}</bdi>
				</a>
			</li>
			<li>
				<a href={whatsApp(whatsapp.dial)} target="_blank" rel="noopener noreferrer">
					<MessageCircle className="icon" aria-hidden="true" />
					<span>
						{t('footer.whatsapp')} <bdi dir="ltr">{whatsapp.display}</bdi>
					</span>
				</a>
			</li>
			<li>
				<a href={`mailto:${email.address}`}>
					<Mail className="icon" aria-hidden="true" />
					<bdi dir="ltr">{email.address}</bdi>
				</a>
			</li>
			<li>
				<span className="row">
					<MapPin className="icon" aria-hidden="true" />
					{t('footer.city')}
				</span>
			</li>
		</ul>
	)
}
