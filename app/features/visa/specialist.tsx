import MessageCircle from 'lucide-react/icons/message-circle'
import { Bidi } from '#app/components/bidi.tsx'
import { PictureScene } from '#app/components/scene.tsx'
import { useT } from '#app/language/strings.tsx'
import { ButtonAnchor } from '#app/ui/button.tsx'
import type { Consultant } from '#content/page-schema.ts'
import type { Localized } from '#domain/language.ts'
import { whatsApp } from '#domain/paths.ts'

/** The consultant for visas, for those who would rather talk at once. */
export function Specialist({ specialist }: { specialist: Localized<Consultant> }) {
	const t = useT('visa')
	const { name, title, specialization, picture, whatsapp } = specialist
	return (
		<div className="no-print panel grid gap-4 p-6">
			<h3>{t('consultation.urgent')}</h3>
			<div className="flex items-center gap-4">
				<div className="size-18 flex-none overflow-hidden rounded-full">
					<PictureScene picture={picture} width={240} height={240} sizes="72px" />
				</div>
				<p>
					<span className="block font-semibold">{name}</span>
					<span className="block text-brand">{title}</span>
				</p>
			</div>
			<p className="text-muted text-sm">
				<Bidi>{specialization}</Bidi>
			</p>
			<ButtonAnchor
				variant="line"
				href={whatsApp(whatsapp.dial, whatsapp.message)}
				target="_blank"
				rel="noopener noreferrer"
				aria-label={t('consultation.write', { name })}
			>
				<MessageCircle className="icon" aria-hidden="true" />
				{t('consultation.whatsapp')}
			</ButtonAnchor>
		</div>
	)
}
