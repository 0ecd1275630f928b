import Maximize2 from 'lucide-react/icons/maximize-2'
import { useState } from 'react'
import { PhotoViewer } from '#app/components/photo-viewer.tsx'
import { type Picture, Scene } from '#app/components/scene.tsx'
import { useT } from '#app/language/strings.tsx'

export function Gallery({ name, pictures }: { name: string; pictures: Picture[] }) {
	const t = useT('listing')
	const [at, setAt] = useState<number | null>(null)
	return (
		<section aria-labelledby="gallery">
			<h2 id="gallery" className="listing-title">
				{t('gallery.title')}
			</h2>
			<ul className="grid grid-cols-2 gap-3 sm:grid-cols-3 sm:gap-4">
				{pictures.map(({ scene, alt, photo }, position) => (
					// biome-ignore lint/suspicious/noArrayIndexKey: the six places stay, whatever language describes them.
					<li key={position}>
						<button
							type="button"
							className="press-needs-scripts group relative block aspect-4/3 w-full overflow-hidden rounded-card"
							aria-label={t('gallery.open', { description: alt })}
							onClick={() => setAt(position)}
						>
							<Scene name={scene} photo={photo} alt="" sizes="(min-width: 1024px) 250px, 50vw" />
							<span
								className="absolute end-2.5 bottom-2.5 grid size-9 place-items-center rounded-field bg-surface text-ink opacity-0 shadow-rest transition-opacity group-hover:opacity-100 group-focus-visible:opacity-100"
								aria-hidden="true"
							>
								<Maximize2 className="size-4.5" />
							</span>
						</button>
					</li>
				))}
			</ul>
			<PhotoViewer
				title={name}
				pictures={pictures}
				at={at}
				onMove={setAt}
				onClose={() => setAt(null)}
			/>
		</section>
	)
}
