/**
 * What the consultancy says of itself once: brand, addresses, hours, currencies.
 * Everything marked `sample` must be replaced before the site goes live (`npm run check:golive`).
 */

export const site = {
	brand: { ar: 'رحلة', en: 'Rihla' },
	assistant: { ar: 'واندربوت', en: 'Wanderbot' },
	city: { ar: 'كوالالمبور، ماليزيا', en: 'Kuala Lumpur, Malaysia' },
	copyrightYear: 2025,
	phone: { display: '+60 3-0000 0000', dial: '+60300000000', confidence: 'sample' },
	whatsapp: { display: '+60 10-000 0000', dial: '60100000000', confidence: 'sample' },
	email: { address: 'hello@rihla.example', confidence: 'sample' },
	mailFrom: { address: 'website@rihla.example', confidence: 'sample' },
	social: [
		{
			network: 'facebook',
			url: 'https://facebook.example/rihla',
			confidence: 'sample',
		},
		{
			network: 'instagram',
			url: 'https://instagram.example/rihla',
			confidence: 'sample',
		},
		{
			network: 'linkedin',
			url: 'https://linkedin.example/company/rihla',
			confidence: 'sample',
		},
	],
	/** Kuala Lumpur has one time zone and no summer time. */
	timeZone: 'Asia/Kuala_Lumpur',
	/** Opening times by day of the week, 0 = Sunday; minutes after midnight. Closed where a day is missing. */
	officeHours: {
		1: { opens: 540, closes: 1080 },
		2: { opens: 540, closes: 1080 },
		3: { opens: 540, closes: 1080 },
		4: { opens: 540, closes: 1080 },
		5: { opens: 540, closes: 1080 },
		6: { opens: 600, closes: 960 },
	},
	/** The chat's human support: Monday to Friday. */
	supportHours: {
		1: { opens: 540, closes: 1080 },
		2: { opens: 540, closes: 1080 },
		3: { opens: 540, closes: 1080 },
		4: { opens: 540, closes: 1080 },
		5: { opens: 540, closes: 1080 },
	},
} as const
