import { Scene } from '#app/components/scene.tsx'

interface CrestProps {
	name: string
	eager?: boolean
	className: string
}

/** The crest beside a name, which says all that the crest says. One that is not there leaves no gap. */
export function Crest({ name, eager = false, className }: CrestProps) {
	if (name === 'fallback') return null
	return (
		<span className={`uni-crest ${className}`}>
			<Scene name={name} alt="" width={240} height={240} eager={eager && 'low'} hideOnError />
		</span>
	)
}
