import Check from 'lucide-react/icons/check'
import { Bidi } from '#app/components/bidi.tsx'
import { SectionHead } from '#app/components/section.tsx'
import { useT } from '#app/language/strings.tsx'
import type { InstituteEntry } from './entry.ts'

/** What is taught, and the rooms it is taught in. */
export function InstituteClassroom({
	institute: { curriculum, facilities },
}: {
	institute: InstituteEntry
}) {
	const t = useT('institute')
	return (
		<div className="wrap section-tight grid gap-14 lg:gap-18">
			<section id="curriculum" aria-labelledby="curriculum-title">
				<SectionHead id="curriculum-title" title={t('curriculum.title')} />
				<dl className="grid gap-x-10 gap-y-6 md:grid-cols-2 lg:grid-cols-3">
					{curriculum.map(({ topic, text }) => (
						<div key={topic} className="border-t-2 border-line pt-4">
							<dt className="text-[1.19rem] leading-normal font-semibold">
								<Bidi>{topic}</Bidi>
							</dt>
							<dd className="mt-1 text-muted">
								<Bidi>{text}</Bidi>
							</dd>
						</div>
					))}
				</dl>
			</section>
			<section id="facilities" aria-labelledby="facilities-title">
				<SectionHead id="facilities-title" title={t('facilities.title')} />
				<ul className="panel grid gap-x-8 gap-y-4 p-6 sm:grid-cols-2 lg:grid-cols-4 lg:p-8">
					{facilities.map((facility) => (
						<li key={facility} className="flex gap-3">
							<Check className="icon mt-1 text-success" aria-hidden="true" />
							<span>
								<Bidi>{facility}</Bidi>
							</span>
						</li>
					))}
				</ul>
			</section>
		</div>
	)
}
