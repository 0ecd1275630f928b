import type { LucideIcon } from 'lucide-react'
import CalendarX2 from 'lucide-react/icons/calendar-x-2'
import Camera from 'lucide-react/icons/camera'
import Clock from 'lucide-react/icons/clock'
import WalletCards from 'lucide-react/icons/wallet-cards'
import Zap from 'lucide-react/icons/zap'
import { Point } from '#app/components/point.tsx'
import { SectionHead } from '#app/components/section.tsx'
import { useT } from '#app/language/strings.tsx'
import type { HousingNote } from '#content/housing.ts'
import type { Localized } from '#domain/language.ts'

const icons: Record<string, LucideIcon> = {
	deposit: WalletCards,
	bills: Zap,
	notice: CalendarX2,
	reply: Clock,
	'first-week': Camera,
}

export function Expect({ notes }: { notes: Localized<HousingNote>[] }) {
	const t = useT('accommodation')
	return (
		<section className="far section" aria-labelledby="expect">
			<div className="wrap grid gap-x-16 lg:grid-cols-[1fr_1.7fr]">
				<SectionHead
					id="expect"
					eyebrow={t('expect.eyebrow')}
					title={t('expect.title')}
					className="lg:sticky lg:top-28 lg:self-start"
				/>
				<ul>
					{notes.map(({ id, title, text }) => (
						<li
							key={id}
							className="grid grid-cols-[auto_1fr] gap-x-4 border-b border-line py-5 first:pt-0 last:border-0"
						>
							<Point quiet icon={icons[id] ?? Clock} title={title} text={text} />
						</li>
					))}
				</ul>
			</div>
		</section>
	)
}
