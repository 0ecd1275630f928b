/** The mark: a dhow on two waves inside the eight-pointed star. */
export function Logo() {
	return (
		<svg viewBox="0 0 48 48" aria-hidden="true">
			<path fill="var(--logo-bg)" d="M24 0l7 7h10v10l7 7-7 7v10H31l-7 7-7-7H7V31l-7-7 7-7V7h10z" />
			<path
				fill="var(--hot-solid)"
				d="M32.5 29.5C26 25 20.5 17 18.5 8.500c-1 7.500-1.300 14.500-.3 21 3.800-1.500 9.800-1.700 14.300 0z"
			/>
			<path
				fill="#fff6e2"
				d="M16.400 29.600c-.8-4.600-1.600-9.100-3.600-12.600-.6 4.500-.8 8.500-.4 12.200z"
			/>
			<path
				fill="none"
				stroke="#f3b640"
				strokeWidth="2.4"
				strokeLinecap="round"
				d="M10.500 33.500q3.400 3 6.800 0t6.800 0 6.800 0 6.800 0M14.500 38.200q3.200 2.600 6.400 0t6.400 0 6.400 0"
			/>
		</svg>
	)
}
