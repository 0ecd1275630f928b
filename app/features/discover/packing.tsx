import Check from 'lucide-react/icons/check'
import { Bidi } from '#app/components/bidi.tsx'
import { useT } from '#app/language/strings.tsx'
import type { GuidePage } from '#content/page-schema.ts'
import type { Localized } from '#domain/language.ts'

/** What goes into the suitcase: four lists like four luggage labels. */
export function Packing({ packing }: { packing: Localized<GuidePage>['packing'] }) {
	const t = useT('discover')
	return (
		<section id="packing" aria-labelledby="packing-title">
			<h2 id="packing-title">{t('packing.title')}</h2>
			<div className="guide-labels">
				{packing.map(({ id, title, items }) => (
					<section key={id} className="guide-label" aria-labelledby={`packing-${id}`}>
						<h3 id={`packing-${id}`}>{title}</h3>
						<ul>
							{items.map((item, position) => (
								// biome-ignore lint/suspicious/noArrayIndexKey: a thing is its place in the list, in either language.
								<li key={position}>
									<Check className="icon" aria-hidden="true" />
									<span>
										<Bidi>{item}</Bidi>
									</span>
								</li>
							))}
						</ul>
					</section>
				))}
			</div>
		</section>
	)
}
