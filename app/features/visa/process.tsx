import Clock from 'lucide-react/icons/clock'
import Lightbulb from 'lucide-react/icons/lightbulb'
import { Bidi } from '#app/components/bidi.tsx'
import { SectionHead } from '#app/components/section.tsx'
import { useT } from '#app/language/strings.tsx'
import type { VisaPage } from '#content/page-schema.ts'
import type { Localized } from '#domain/language.ts'

const looks = {
	required: 'badge-danger',
	processing: 'badge-info',
	pending: 'badge-quiet',
	final: 'badge-success',
}

type Steps = Localized<VisaPage>['steps']

export function VisaProcess({ steps }: { steps: Steps }) {
	const t = useT('visa')
	return (
		<section className="section" aria-labelledby="process">
			<div className="wrap grid lg:grid-cols-[minmax(0,4fr)_minmax(0,7fr)] lg:gap-16">
				<div className="lg:sticky lg:top-28 lg:self-start">
					<SectionHead
						id="process"
						eyebrow={t('steps.eyebrow')}
						title={t('steps.title')}
						lead={t('steps.lead')}
					/>
				</div>
				<ol className="voyage">
					{steps.map((step, position) => (
						<li key={step.id}>
							<span className="star-number" aria-hidden="true">
								{position + 1}
							</span>
							<Step step={step} />
						</li>
					))}
				</ol>
			</div>
		</section>
	)
}

function Step({ step: { title, status, duration, text, tips } }: { step: Steps[number] }) {
	const t = useT('visa')
	return (
		<div className="grid gap-3">
			<div className="flex flex-wrap items-center gap-x-4 gap-y-2">
				<h3 className="text-[1.3rem]">
					<Bidi>{title}</Bidi>
				</h3>
				<span className={`badge ${looks[status]}`}>{t(`steps.status.${status}`)}</span>
			</div>
			<p className="meta">
				<span>
					<Clock className="icon" aria-hidden="true" />
					<span className="sr-only">{t('steps.duration')}</span>
					<span className="font-semibold text-ink">{duration}</span>
				</span>
			</p>
			<p>
				<Bidi>{text}</Bidi>
			</p>
			<ul className="grid gap-2 rounded-field bg-surface-2 p-4" aria-label={t('steps.tips')}>
				{tips.map((tip) => (
					<li key={tip} className="flex gap-3">
						<Lightbulb className="icon mt-1 text-gold-text" aria-hidden="true" />
						<span>
							<Bidi>{tip}</Bidi>
						</span>
					</li>
				))}
			</ul>
		</div>
	)
}
