/** Names of the cities and fields that filters and cards share. */
import type { Text } from '#domain/language.ts'
import type { cityKeys, fieldKeys } from './schema.ts'

export const cities: Record<(typeof cityKeys)[number], Text> = {
	'kuala-lumpur': { ar: 'كوالالمبور', en: 'Kuala Lumpur' },
	'johor-bahru': { ar: 'جوهور بهرو', en: 'Johor Bahru' },
	'subang-jaya': { ar: 'سوبانغ جايا', en: 'Subang Jaya' },
	serdang: { ar: 'سردانغ', en: 'Serdang' },
	'petaling-jaya': { ar: 'بيتالينغ جايا', en: 'Petaling Jaya' },
	cyberjaya: { ar: 'سايبرجايا', en: 'Cyberjaya' },
	sepang: { ar: 'سيبانغ', en: 'Sepang' },
	bangi: { ar: 'بانغي', en: 'Bangi' },
	penang: { ar: 'بينانغ', en: 'Penang' },
}

export const fields: Record<(typeof fieldKeys)[number], Text> = {
	medicine: { ar: 'الطب', en: 'Medicine' },
	engineering: { ar: 'الهندسة', en: 'Engineering' },
	business: { ar: 'إدارة الأعمال', en: 'Business' },
	computing: { ar: 'الحوسبة', en: 'Computing' },
	law: { ar: 'القانون', en: 'Law' },
}
