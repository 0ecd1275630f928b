/**
 * Rates of exchange, edited at the desk: those of a day, which plans count with, and those of the catalogue's pages. The latter stand
 * as the specification gives them. The university's USD and EUR look inverted against real rates (they turn RM 10,000 into
 * $43,000): the owner decides. Pages that use them say that conversions are indicative.
 */
import type { ExchangeRates } from './figures-schema.ts'

export const currencies: ExchangeRates = {
	date: '2026-09-29',
	perRinggit: {
		SAR: 0.918389,
		AED: 0.899409,
		QAR: 0.89145,
		KWD: 0.0756047,
		BHD: 0.0920838,
		OMR: 0.0942526,
		JOD: 0.173637,
		EGP: 12.7473,
		DZD: 32.7735,
		MAD: 2.36282,
		TND: 0.727191,
		IQD: 320.964,
		LYD: 1.56757,
		USD: 0.244904,
		EUR: 0.215571,
	},
	universityPages: { USD: 4.3, EUR: 4.8, DZD: 55 },
	institutePages: { USD: 0.21, EUR: 0.2, DZD: 28.5 },
}
