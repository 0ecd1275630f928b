// The logo: a khatam field, a dhow's two sails, two waves.
const field = 'M24 0 31 7H41V17L48 24 41 31V41H31L24 48 17 41H7V31L0 24 7 17V7H17z'
const mainsail =
	'M32.5 29.5C26 25 20.5 17 18.5 8.5 17.5 16 17.2 23 18.2 29.5 22 28 28 27.8 32.5 29.5z'
const mizzen = 'M16.4 29.6C15.6 25 14.8 20.5 12.8 17 12.2 21.5 12 25.5 12.4 29.2z'
const waves =
	'M10.4 33.2q3.4 3 6.8 0t6.8 0 6.8 0 6.8 0M15.4 39.1q.9-.2 1.8-1 3.4-3 6.8 0t6.8 0q.9-.8 1.8-1'

/**
 * `inline` takes its field from the page (`--logo-bg`, `--hot-solid`); `icon` stands alone;
 * `tile` sets the star on a field of teal, as phones cut app icons to their own shape.
 */
export function logoSvg(use: 'inline' | 'icon' | 'tile') {
	const fieldColour = use === 'inline' ? 'var(--logo-bg)' : '#01303c'
	const sailColour = use === 'inline' ? 'var(--hot-solid)' : '#e0364a'
	const square = use === 'tile' ? '<path fill="#1b8a97" d="M-8-8h64v64h-64z"/>' : ''
	const box = use === 'tile' ? '-8 -8 64 64' : '0 0 48 48'
	return (
		`<svg xmlns="http://www.w3.org/2000/svg" viewBox="${box}">${square}<path fill="${fieldColour}" d="${field}"/>` +
		`<path fill="${sailColour}" d="${mainsail}"/><path fill="#fff6e2" d="${mizzen}"/>` +
		`<path fill="none" stroke="#f3b640" stroke-width="2.4" stroke-linecap="round" d="${waves}"/></svg>`
	)
}
