/** The mark: a dhow on two waves inside the eight-pointed star. */
export function Logo() {
	return (
		<svg viewBox="0 0 48 48" aria-hidden="true">
			<path fill="var(--logo-bg)" d="M24 0l7 7h10v10l7 7-7 7v10H31l-7 7-7-7H7V31l-7-7 7-7V7h10z" />
			<path
				fill="var(--hot-solid)"
				d="M32.5 29.5C26 25 20.5 17 18.5 8.5c-1 7.5-1.3 14.5-.3 21 3.8-1.5 9.8-1.7 14.3 0z"
			/>
			<path fill="#fff6e2" d="M16.4 29.6c-.8-4.6-1.6-9.1-3.6-12.6-.6 4.5-.8 8.5-.4 12.2z" />
			<path
				fill="none"
				stroke="#f3b640"
				strokeWidth="2.4"
				strokeLinecap="round"
				d="M10.5 33.5q3.4 3 6.8 0t6.8 0 6.8 0 6.8 0M14.5 38.2q3.2 2.6 6.4 0t6.4 0 6.4 0"
			/>
		</svg>
	)
}
