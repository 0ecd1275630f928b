import type { LucideIcon } from 'lucide-react'
import GraduationCap from 'lucide-react/icons/graduation-cap'
import Store from 'lucide-react/icons/store'
import { Bidi } from '#app/components/bidi.tsx'
import { useT } from '#app/language/strings.tsx'
import type { Accommodation } from '#content/schema.ts'
import type { Localized } from '#domain/language.ts'

type Near = Localized<Accommodation>['nearbyUniversities']

export function Nearby({ universities, facilities }: { universities: Near; facilities: Near }) {
	const t = useT('listing')
	return (
		<section aria-labelledby="nearby">
			<h2 id="nearby" className="listing-title">
				{t('nearby.title')}
			</h2>
			<div className="grid gap-4 md:grid-cols-2">
				<Places icon={GraduationCap} title={t('nearby.universities')} places={universities} />
				<Places icon={Store} title={t('nearby.facilities')} places={facilities} />
			</div>
		</section>
	)
}

function Places({ icon: Icon, title, places }: { icon: LucideIcon; title: string; places: Near }) {
	return (
		<div className="panel p-5">
			<h3 className="mb-2 flex items-center gap-2.5">
				<Icon className="icon text-hot" aria-hidden="true" />
				{title}
			</h3>
			<ul>
				{places.map(({ name, distance }) => (
					<li key={name} className="border-b border-line py-2.5 last:border-0 last:pb-0">
						<Bidi>{name}</Bidi>
						<p className="text-sm text-muted">
							<Bidi>{distance}</Bidi>
						</p>
					</li>
				))}
			</ul>
		</div>
	)
}
