import MessageCircle from 'lucide-react/icons/message-circle'
import { Bidi } from '#app/components/bidi.tsx'
import { PictureScene } from '#app/components/scene.tsx'
import { SectionHead } from '#app/components/section.tsx'
import { useT } from '#app/language/strings.tsx'
import { ButtonAnchor } from '#app/ui/button.tsx'
import type { Consultant } from '#content/page-schema.ts'
import type { Localized } from '#domain/language.ts'
import { whatsApp } from '#domain/paths.ts'

export function Consultants({ consultants }: { consultants: Localized<Consultant>[] }) {
	const t = useT('contact')
	return (
		<section id="consultants" className="section bg-surface-2" aria-labelledby="consultants-title">
			<div className="wrap">
				<SectionHead
					id="consultants-title"
					eyebrow={t('consultants.eyebrow')}
					title={t('consultants.title')}
					lead={t('consultants.lead')}
				/>
				<ul className="grid gap-5 md:grid-cols-2 lg:grid-cols-3 lg:gap-6">
					{consultants.map((consultant) => (
						<li key={consultant.id} className="panel flex flex-col gap-5 p-6">
							<ConsultantCard consultant={consultant} />
						</li>
					))}
				</ul>
			</div>
		</section>
	)
}

function ConsultantCard({ consultant }: { consultant: Localized<Consultant> }) {
	const t = useT('contact')
	const { name, title, specialization, languages, picture, whatsapp } = consultant
	return (
		<>
			<div className="flex items-center gap-4">
				<div className="size-24 flex-none overflow-hidden rounded-full">
					<PictureScene picture={picture} width={240} height={240} sizes="96px" />
				</div>
				<div>
					<h3>{name}</h3>
					<p className="font-semibold text-brand">{title}</p>
				</div>
			</div>
			<p className="flex-1 text-muted">
				<Bidi>{specialization}</Bidi>
			</p>
			<ul className="chips" aria-label={t('consultants.languages')}>
				{languages.map((language) => (
					<li key={language} className="chip">
						{language}
					</li>
				))}
			</ul>
			<div className="grid gap-2 border-line border-t pt-5">
				<ButtonAnchor
					variant="brand"
					href={whatsApp(whatsapp.dial, whatsapp.message)}
					target="_blank"
					rel="noopener noreferrer"
					aria-label={t('consultants.write', { name })}
				>
					<MessageCircle className="icon" aria-hidden="true" />
					{t('consultants.whatsapp')}
				</ButtonAnchor>
				<p className="text-center text-muted text-sm">
					<bdi dir="ltr">{whatsapp.display}</bdi>
				</p>
			</div>
		</>
	)
}
