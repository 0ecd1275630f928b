import Info from 'lucide-react/icons/info'
import Plane from 'lucide-react/icons/plane'
import { Bidi } from '#app/components/bidi.tsx'
import { useT } from '#app/language/strings.tsx'
import type { Consultant } from '#content/page-schema.ts'
import type { PostedForm } from '#domain/forms/posted.ts'
import type { Localized } from '#domain/language.ts'
import { ConsultationForm } from './consultation-form.tsx'
import { Specialist } from './specialist.tsx'

interface Props {
	note: string
	disclaimer: string
	specialist: Localized<Consultant> | undefined
	posted: PostedForm | undefined
}

/** The form, and beside it what every nationality should know before it travels. */
export function Consultation({ note, disclaimer, specialist, posted }: Props) {
	const t = useT('visa')
	return (
		<section
			id="consultation"
			className="section bg-surface-2"
			aria-labelledby="consultation-title"
		>
			<div className="wrap grid items-start gap-6 lg:grid-cols-[minmax(0,7fr)_minmax(0,4fr)] lg:gap-10">
				<div className="no-print panel p-5 sm:p-8">
					<h2 id="consultation-title">{t('consultation.title')}</h2>
					<p className="mt-2 text-muted">{t('consultation.lead')}</p>
					<ConsultationForm posted={posted} />
				</div>
				<div className="grid gap-6">
					<div className="panel grid gap-3 p-6">
						<Plane className="icon size-7 text-brand" aria-hidden="true" />
						<h3>{t('consultation.before')}</h3>
						<p className="text-muted">
							<Bidi>{note}</Bidi>
						</p>
					</div>
					{specialist && <Specialist specialist={specialist} />}
					<p className="flex gap-3 px-2 text-muted text-sm">
						<Info className="icon mt-0.5" aria-hidden="true" />
						<span>
							<Bidi>{disclaimer}</Bidi>
						</span>
					</p>
				</div>
			</div>
		</section>
	)
}
