import { paths } from '#domain/paths.ts'

/** What the header and the footer both lead to. */
export const mainLinks = [
	{ to: paths.universities(), label: 'nav.universities' },
	{ to: paths.institutes(), label: 'nav.institutes' },
	{ to: paths.accommodation(), label: 'nav.accommodation' },
	{ to: paths.visaSupport(), label: 'nav.visa' },
	{ to: paths.discover(), label: 'nav.discover' },
	{ to: paths.about(), label: 'nav.about' },
	{ to: paths.contact(), label: 'nav.contact' },
] as const
