import type { LucideIcon } from 'lucide-react'
import FileCheck from 'lucide-react/icons/file-check'
import Search from 'lucide-react/icons/search'
import ShieldCheck from 'lucide-react/icons/shield-check'
import { Bidi } from '#app/components/bidi.tsx'
import { useT } from '#app/language/strings.tsx'
import type { HousingNote } from '#content/housing.ts'
import type { Localized } from '#domain/language.ts'

const icons: Record<string, LucideIcon> = {
	search: Search,
	booking: FileCheck,
	guarantee: ShieldCheck,
}

export function Services({ services }: { services: Localized<HousingNote>[] }) {
	const t = useT('accommodation')
	return (
		<section className="section-tight" aria-labelledby="services">
			<div className="wrap">
				<h2 id="services" className="sr-only">
					{t('services.title')}
				</h2>
				<ul className="grid gap-5 md:grid-cols-3 md:gap-6">
					{services.map(({ id, title, text }) => {
						const Icon = icons[id] ?? ShieldCheck
						return (
							<li
								key={id}
								className="panel grid grid-cols-[auto_1fr] content-start gap-x-4 gap-y-1 p-5 md:grid-cols-1 md:gap-y-2 md:p-6"
							>
								<span className="star row-span-2 md:row-span-1" aria-hidden="true">
									<Icon className="icon" />
								</span>
								<h3 className="md:mt-2">{title}</h3>
								<p className="text-muted">
									<Bidi>{text}</Bidi>
								</p>
							</li>
						)
					})}
				</ul>
			</div>
		</section>
	)
}
