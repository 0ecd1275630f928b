/**
 * Days on which the office stays closed: Malaysia's federal holidays and those of Kuala Lumpur, as dated by its calendar.
 * Feasts that follow the moon are announced each year: until then they are an `estimate`, which `npm run check:golive` lists.
 * A holiday on a Sunday is made up for on the next working day.
 */
import type { Confidence } from '#domain/confidence.ts'
import type { Text } from '#domain/language.ts'

export interface PublicHoliday {
	/** As `2027-08-31`. */
	date: string
	name: Text
	confidence: Confidence
}

export const publicHolidays: readonly PublicHoliday[] = [
	{ date: '2026-11-08', name: { ar: 'عيد ديبافالي', en: 'Deepavali' }, confidence: 'well-known' },
	{
		date: '2026-11-09',
		name: { ar: 'عيد ديبافالي (يوم بديل)', en: 'Deepavali (substitute day)' },
		confidence: 'well-known',
	},
	{
		date: '2026-12-25',
		name: { ar: 'عيد الميلاد', en: 'Christmas Day' },
		confidence: 'well-known',
	},
	{
		date: '2027-01-01',
		name: { ar: 'رأس السنة الميلادية', en: "New Year's Day" },
		confidence: 'well-known',
	},
	{ date: '2027-01-22', name: { ar: 'عيد ثايبوسام', en: 'Thaipusam' }, confidence: 'estimate' },
	{
		date: '2027-02-01',
		name: { ar: 'يوم الأقاليم الاتحادية', en: 'Federal Territory Day' },
		confidence: 'well-known',
	},
	{
		date: '2027-02-06',
		name: { ar: 'رأس السنة الصينية', en: 'Chinese New Year' },
		confidence: 'verified',
	},
	{
		date: '2027-02-07',
		name: { ar: 'رأس السنة الصينية، اليوم الثاني', en: 'Chinese New Year, second day' },
		confidence: 'verified',
	},
	{
		date: '2027-02-08',
		name: { ar: 'رأس السنة الصينية (يوم بديل)', en: 'Chinese New Year (substitute day)' },
		confidence: 'verified',
	},
	{ date: '2027-02-24', name: { ar: 'نزول القرآن', en: 'Nuzul al-Quran' }, confidence: 'estimate' },
	{ date: '2027-03-10', name: { ar: 'عيد الفطر', en: 'Eid al-Fitr' }, confidence: 'verified' },
	{
		date: '2027-03-11',
		name: { ar: 'عيد الفطر، اليوم الثاني', en: 'Eid al-Fitr, second day' },
		confidence: 'verified',
	},
	{ date: '2027-05-01', name: { ar: 'عيد العمال', en: 'Labour Day' }, confidence: 'well-known' },
	{ date: '2027-05-17', name: { ar: 'عيد الأضحى', en: 'Eid al-Adha' }, confidence: 'estimate' },
	{ date: '2027-05-20', name: { ar: 'عيد ويساك', en: 'Wesak Day' }, confidence: 'estimate' },
	{
		date: '2027-06-06',
		name: { ar: 'رأس السنة الهجرية', en: 'Islamic New Year' },
		confidence: 'estimate',
	},
	{
		date: '2027-06-07',
		name: { ar: 'عيد ميلاد الملك', en: "The King's Birthday" },
		confidence: 'verified',
	},
	{
		date: '2027-06-08',
		name: { ar: 'رأس السنة الهجرية (يوم بديل)', en: 'Islamic New Year (substitute day)' },
		confidence: 'estimate',
	},
	{
		date: '2027-08-15',
		name: { ar: 'المولد النبوي', en: "The Prophet's Birthday" },
		confidence: 'verified',
	},
	{
		date: '2027-08-16',
		name: { ar: 'المولد النبوي (يوم بديل)', en: "The Prophet's Birthday (substitute day)" },
		confidence: 'verified',
	},
	{
		date: '2027-08-31',
		name: { ar: 'اليوم الوطني', en: 'National Day' },
		confidence: 'well-known',
	},
	{ date: '2027-09-16', name: { ar: 'يوم ماليزيا', en: 'Malaysia Day' }, confidence: 'well-known' },
	{ date: '2027-10-28', name: { ar: 'عيد ديبافالي', en: 'Deepavali' }, confidence: 'verified' },
	{
		date: '2027-12-25',
		name: { ar: 'عيد الميلاد', en: 'Christmas Day' },
		confidence: 'well-known',
	},
	{
		date: '2028-01-01',
		name: { ar: 'رأس السنة الميلادية', en: "New Year's Day" },
		confidence: 'well-known',
	},
	{
		date: '2028-01-26',
		name: { ar: 'رأس السنة الصينية', en: 'Chinese New Year' },
		confidence: 'well-known',
	},
	{
		date: '2028-01-27',
		name: { ar: 'رأس السنة الصينية، اليوم الثاني', en: 'Chinese New Year, second day' },
		confidence: 'well-known',
	},
	{
		date: '2028-02-01',
		name: { ar: 'يوم الأقاليم الاتحادية', en: 'Federal Territory Day' },
		confidence: 'well-known',
	},
	{ date: '2028-02-09', name: { ar: 'عيد ثايبوسام', en: 'Thaipusam' }, confidence: 'estimate' },
	{ date: '2028-02-13', name: { ar: 'نزول القرآن', en: 'Nuzul al-Quran' }, confidence: 'estimate' },
	{
		date: '2028-02-14',
		name: { ar: 'نزول القرآن (يوم بديل)', en: 'Nuzul al-Quran (substitute day)' },
		confidence: 'estimate',
	},
	{ date: '2028-02-27', name: { ar: 'عيد الفطر', en: 'Eid al-Fitr' }, confidence: 'estimate' },
	{
		date: '2028-02-28',
		name: { ar: 'عيد الفطر، اليوم الثاني', en: 'Eid al-Fitr, second day' },
		confidence: 'estimate',
	},
	{
		date: '2028-02-29',
		name: { ar: 'عيد الفطر (يوم بديل)', en: 'Eid al-Fitr (substitute day)' },
		confidence: 'estimate',
	},
	{ date: '2028-05-01', name: { ar: 'عيد العمال', en: 'Labour Day' }, confidence: 'well-known' },
	{ date: '2028-05-05', name: { ar: 'عيد الأضحى', en: 'Eid al-Adha' }, confidence: 'estimate' },
	{ date: '2028-05-09', name: { ar: 'عيد ويساك', en: 'Wesak Day' }, confidence: 'estimate' },
	{
		date: '2028-05-26',
		name: { ar: 'رأس السنة الهجرية', en: 'Islamic New Year' },
		confidence: 'estimate',
	},
	{
		date: '2028-06-05',
		name: { ar: 'عيد ميلاد الملك', en: "The King's Birthday" },
		confidence: 'well-known',
	},
	{
		date: '2028-08-04',
		name: { ar: 'المولد النبوي', en: "The Prophet's Birthday" },
		confidence: 'estimate',
	},
	{
		date: '2028-08-31',
		name: { ar: 'اليوم الوطني', en: 'National Day' },
		confidence: 'well-known',
	},
	{ date: '2028-09-16', name: { ar: 'يوم ماليزيا', en: 'Malaysia Day' }, confidence: 'well-known' },
	{ date: '2028-10-17', name: { ar: 'عيد ديبافالي', en: 'Deepavali' }, confidence: 'estimate' },
	{
		date: '2028-12-25',
		name: { ar: 'عيد الميلاد', en: 'Christmas Day' },
		confidence: 'well-known',
	},
]
