import Compass from 'lucide-react/icons/compass'
import GraduationCap from 'lucide-react/icons/graduation-cap'
import UsersRound from 'lucide-react/icons/users-round'
import Wallet from 'lucide-react/icons/wallet'
import { Point } from '#app/components/point.tsx'
import { type Picture, PictureScene } from '#app/components/scene.tsx'
import { useT } from '#app/language/strings.tsx'

const icons = [GraduationCap, Wallet, UsersRound, Compass]

interface Props {
	reasons: { id: string; title: string; text: string }[]
	picture: Picture
}

export function WhyMalaysia({ reasons, picture }: Props) {
	const t = useT('home')
	return (
		<section className="section why" aria-labelledby="why">
			<div className="wrap columns">
				<div className="keel">
					<PictureScene picture={picture} sizes="(min-width: 900px) 520px, 100vw" />
				</div>
				<div>
					<p className="eyebrow">{t('why.eyebrow')}</p>
					<h2 id="why" className="mt-3">
						{t('why.title')}
					</h2>
					<ul>
						{reasons.map(({ id, title, text }, position) => {
							const Icon = icons[position] ?? Compass
							return (
								<li key={id}>
									<Point icon={Icon} title={title} text={text} />
								</li>
							)
						})}
					</ul>
				</div>
			</div>
		</section>
	)
}
