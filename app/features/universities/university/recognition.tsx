/** Who recognises the degrees, what helps with the fees, and when one can start. */
import BadgeCheck from 'lucide-react/icons/badge-check'
import CalendarDays from 'lucide-react/icons/calendar-days'
import HandCoins from 'lucide-react/icons/hand-coins'
import { Bidi } from '#app/components/bidi.tsx'
import { SectionHead } from '#app/components/section.tsx'
import { useT } from '#app/language/strings.tsx'
import type { UniversityDetail } from './detail.ts'

/** Whether its page has anything to say of that. */
export const isRecognised = ({ accreditation, accreditations }: UniversityDetail) =>
	accreditation !== undefined || accreditations.length > 0

export function Accreditation({ university }: { university: UniversityDetail }) {
	const t = useT('universities')
	if (!isRecognised(university)) return null
	return (
		<section id="accreditation" aria-labelledby="accreditation-title">
			<SectionHead id="accreditation-title" title={t('accreditation.title')} />
			{university.accreditation && (
				<p className="mb-5 max-w-[62ch]">
					<Bidi>{university.accreditation}</Bidi>
				</p>
			)}
			<ul className="flex flex-wrap gap-3">
				{university.accreditations.map(({ name }) => (
					<li key={name} className="badge badge-success px-4 py-2 text-sm">
						<BadgeCheck className="icon" aria-hidden="true" />
						<span>
							<Bidi>{name}</Bidi>
						</span>
					</li>
				))}
			</ul>
		</section>
	)
}

export function Scholarships({ university }: { university: UniversityDetail }) {
	const t = useT('universities')
	const { scholarships, intakes } = university
	if (!scholarships && !intakes) return null
	return (
		<section id="scholarships" aria-labelledby="scholarships-title">
			<SectionHead id="scholarships-title" title={t('money.title')} />
			<div className="grid gap-4 md:grid-cols-[3fr_2fr] md:gap-5">
				{scholarships && (
					<article className="panel grid content-start gap-3 p-5 md:p-6">
						<HandCoins className="icon size-8 text-brand" aria-hidden="true" />
						<h3>{t('money.scholarships')}</h3>
						<p>
							<Bidi>{scholarships}</Bidi>
						</p>
					</article>
				)}
				{intakes && (
					<article className="panel grid content-start gap-3 p-5 md:p-6">
						<CalendarDays className="icon size-8 text-brand" aria-hidden="true" />
						<h3>{t('money.intakes')}</h3>
						<p>
							<Bidi>{intakes}</Bidi>
						</p>
					</article>
				)}
			</div>
		</section>
	)
}
