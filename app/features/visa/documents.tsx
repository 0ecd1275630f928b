import BookUser from 'lucide-react/icons/book-user'
import Download from 'lucide-react/icons/download'
import GraduationCap from 'lucide-react/icons/graduation-cap'
import HeartPulse from 'lucide-react/icons/heart-pulse'
import Landmark from 'lucide-react/icons/landmark'
import Languages from 'lucide-react/icons/languages'
import MailOpen from 'lucide-react/icons/mail-open'
import Signature from 'lucide-react/icons/signature'
import SquareUserRound from 'lucide-react/icons/square-user-round'
import { Bidi } from '#app/components/bidi.tsx'
import { SectionHead } from '#app/components/section.tsx'
import { useLanguage, useT } from '#app/language/strings.tsx'
import { ButtonAnchor } from '#app/ui/button.tsx'
import type { VisaPage } from '#content/page-schema.ts'
import type { Localized } from '#domain/language.ts'
import { paths } from '#domain/paths.ts'

/** In the order of the list. */
const icons = [
	BookUser,
	MailOpen,
	GraduationCap,
	Languages,
	SquareUserRound,
	HeartPulse,
	Landmark,
	Signature,
]

export function VisaDocuments({ documents }: { documents: Localized<VisaPage>['documents'] }) {
	const t = useT('visa')
	const language = useLanguage()
	return (
		<section id="documents" className="section bg-surface-2" aria-labelledby="documents-title">
			<div className="wrap">
				<div className="flex flex-wrap items-end justify-between gap-x-8">
					<SectionHead
						id="documents-title"
						eyebrow={t('documents.eyebrow')}
						title={t('documents.title')}
						lead={t('documents.lead')}
					/>
					<div className="no-print mb-8 grid justify-items-start gap-1.5 lg:mb-13">
						<ButtonAnchor variant="brand" href={paths.visaChecklist(language)} download>
							<Download className="icon" aria-hidden="true" />
							{t('documents.download')}
						</ButtonAnchor>
						<p className="text-muted text-sm">
							<Bidi>{t('documents.file')}</Bidi>
						</p>
					</div>
				</div>
				<ol className="grid gap-4 sm:grid-cols-2 lg:grid-cols-4 lg:gap-5">
					{documents.map(({ id, name, tip }, position) => {
						const Icon = icons[position] ?? BookUser
						return (
							<li key={id} className="panel flex gap-4 p-5 sm:flex-col sm:gap-3">
								<Icon className="icon size-7 text-brand" aria-hidden="true" />
								<div className="grid gap-2">
									<h3>
										<Bidi>{name}</Bidi>
									</h3>
									<p className="text-muted text-sm">
										<Bidi>{tip}</Bidi>
									</p>
								</div>
							</li>
						)
					})}
				</ol>
			</div>
		</section>
	)
}
