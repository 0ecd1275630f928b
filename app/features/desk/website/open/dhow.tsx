/** The dhow of the voyage to the opening: the one of the empty lists, without the sun behind it, on the strip's own water. */
export function Dhow({ part }: { part: number }) {
	return (
		<svg
			aria-hidden="true"
			className="web-dhow"
			viewBox="62 32 118 146"
			fill="none"
			style={{ insetInlineStart: `${20 + 55 * part}%` }}
		>
			<path
				fill="var(--k-ink)"
				d="M174.5 152.9c-19.7 10.6-68.9 9.8-106.6-8.2 4.9 14.7 14.7 26.2 26.2 29.5h59.1c11.4-3.3 18-13.1 21.3-21.3"
			/>
			<path stroke="var(--k-gold)" strokeWidth="2.1" d="M170.4 159.4c-18.9 9.1-66.4 8.2-97.6-5.7" />
			<path
				stroke="var(--k-ink)"
				strokeWidth="2.6"
				d="m120.4 162.7 4.9-104.9m26.2 103.3 4.9-64M74.4 139.8l77.1-103.4M126.9 148l47.6-67.3"
			/>
			<path
				fill="var(--k-sail)"
				d="M130.2 148c13.1-23 29.5-47.6 42.6-64 0 24.6-1.6 45.9-4.9 65.6a38 38 0 0 0-37.7-1.6"
			/>
			<path
				fill="var(--k-hot)"
				d="M77.7 138.1a693 693 0 0 1 72.2-98.4c-3.3 39.4-6.6 75.5-16.4 105a61 61 0 0 0-55.8-6.6"
			/>
			<path
				fill="var(--k-hot2)"
				d="M77.7 138.1a693 693 0 0 1 72.2-98.4 253 253 0 0 0-31.2 98.4 55 55 0 0 0-41 0"
			/>
		</svg>
	)
}
