/** A person's first letter on one of six colours, always the same for the same person. */
const tones = 6

export function Avatar({ id, name }: { id: string; name: string }) {
	const tone = [...id].reduce((sum, sign) => sum + (sign.codePointAt(0) ?? 0), 0) % tones
	return (
		<span className={`avatar avatar-${tone + 1}`} aria-hidden="true">
			{[...name.trim()][0]?.toUpperCase()}
		</span>
	)
}
