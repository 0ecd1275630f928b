/** The glyphs of the three networks, drawn in the stroke of the other icons. */
const paths = {
	facebook:
		'M14.500 21v-8h2.600l.4-3h-3V8.200c0-.9.3-1.600 1.600-1.600h1.500V4c-.3 0-1.200-.1-2.200-.1-2.200 0-3.700 1.300-3.700 3.800V10H9v3h2.700v8',
	instagram:
		'M7.500 3.500h9a4 4 0 0 1 4 4v9a4 4 0 0 1-4 4h-9a4 4 0 0 1-4-4v-9a4 4 0 0 1 4-4zM12 8.200a3.800 3.800 0 1 0 0 7.600 3.800 3.800 0 0 0 0-7.600zM16.800 7.200h.01',
	linkedin:
		'M4.500 9.500v11M4.500 4.500v.01M10 20.500v-11M10 14.500c0-2.800 1.600-4.800 4.300-4.800 2.600 0 4.200 1.700 4.200 4.800v6',
}

export function SocialIcon({ network }: { network: keyof typeof paths }) {
	return (
		<svg
			viewBox="0 0 24 24"
			className="icon"
			fill="none"
			stroke="currentColor"
			strokeLinecap="round"
			strokeLinejoin="round"
			aria-hidden="true"
		>
			<path d={paths[network]} />
		</svg>
	)
}
