/** Words that numbers come in, and words beside them that say what they count. Folded, as questions are read. */
import type { PlanCurrency } from '../plan/plan.ts'

export const spoken: Readonly<Record<string, number>> = {
	...{
		واحد: 1,
		اثنين: 2,
		تنين: 2,
		ثلاثه: 3,
		تلاته: 3,
		ثلاث: 3,
		تلات: 3,
		اربعه: 4,
		اربع: 4,
		خمسه: 5,
		خمس: 5,
		سته: 6,
		ست: 6,
	},
	...{
		سبعه: 7,
		سبع: 7,
		ثمانيه: 8,
		تمانيه: 8,
		تمنيه: 8,
		تسعه: 9,
		تسع: 9,
		عشره: 10,
		عشر: 10,
		خمسطعش: 15,
		خمستاشر: 15,
		خمسطاشر: 15,
	},
	...{
		عشرين: 20,
		ثلاثين: 30,
		تلاتين: 30,
		اربعين: 40,
		خمسين: 50,
		ستين: 60,
		سبعين: 70,
		ثمانين: 80,
		تمانين: 80,
		تسعين: 90,
		ميه: 100,
		مايه: 100,
	},
	...{
		one: 1,
		two: 2,
		three: 3,
		four: 4,
		five: 5,
		six: 6,
		seven: 7,
		eight: 8,
		nine: 9,
		ten: 10,
		fifteen: 15,
		twenty: 20,
		thirty: 30,
		forty: 40,
		fifty: 50,
		sixty: 60,
	},
}
export const scales: Readonly<Record<string, number>> = {
	...{
		الف: 1000,
		الاف: 1000,
		k: 1000,
		thousand: 1000,
		alf: 1000,
		مليون: 1_000_000,
		million: 1_000_000,
	},
}
export const whole: Readonly<Record<string, number>> = { الفين: 2000, الف: 1000, مليون: 1_000_000 }

const currencyNames: [PlanCurrency, string][] = [
	['MYR', 'رينغيت رنجيت رينجيت رنغيت رنقت رنجت رينجت رنغت ringgit myr rm ringit'],
	['SAR', 'ريال riyal riyals rial sar رس'],
	['AED', 'درهم دراهم aed dirham dirhams derham'],
	['QAR', 'qar'],
	['KWD', 'kwd'],
	['BHD', 'bhd'],
	['OMR', 'omr'],
	['JOD', 'jod'],
	['EGP', 'جنيه egp geneh gineh pound pounds'],
	['DZD', 'dzd da'],
	['MAD', 'mad'],
	['TND', 'tnd'],
	['IQD', 'iqd'],
	['LYD', 'lyd'],
	['USD', 'دولار دولارات usd dollar dollars bucks dolar'],
	['EUR', 'يورو اورو eur euro euros'],
]
/** Said with the country's name beside it; alone some are taken for the best known one, and the answer names it. */
export const money = new Set(
	'ريال دينار درهم جنيه ليره dinar dinars riyal riyals rial rials dirham dirhams derham pound pounds geneh'.split(
		' ',
	),
)
/** Currencies by their country: only beside a word for money, alone they are people. */
const countryNames: [PlanCurrency, string][] = [
	['SAR', 'سعودي saudi sa3oudi so3ody'],
	['AED', 'اماراتي emirati uae emarati'],
	['QAR', 'قطري qatari'],
	['KWD', 'كويتي kuwaiti kuwaity kuwait'],
	['BHD', 'بحريني bahraini bahrain'],
	['OMR', 'عماني omani oman'],
	['JOD', 'اردني jordanian ordoni jordan'],
	['EGP', 'مصري egyptian masri masry'],
	['DZD', 'جزايري جزائري algerian dziri'],
	['MAD', 'مغربي moroccan maghribi'],
	['TND', 'تونسي tunisian tounsi'],
	['IQD', 'عراقي iraqi iraqy'],
	['LYD', 'ليبي libyan libi'],
]
/** The currency of a visitor's country, for «بالدينار» alone. */
export const currencyOfCountry: Readonly<Record<string, PlanCurrency>> = {
	...{ SA: 'SAR', AE: 'AED', QA: 'QAR', KW: 'KWD', BH: 'BHD', OM: 'OMR', JO: 'JOD', EG: 'EGP' },
	...{ DZ: 'DZD', MA: 'MAD', TN: 'TND', IQ: 'IQD', LY: 'LYD' },
}
export const ofCountries = new Set(countryNames.flatMap(([, names]) => names.split(' ')))

export const tests: Readonly<Record<string, 'ielts' | 'toefl' | 'muet'>> = {
	...{
		ielts: 'ielts',
		ilets: 'ielts',
		ielt: 'ielts',
		eilts: 'ielts',
		ايلتس: 'ielts',
		ايالتس: 'ielts',
		الايلتس: 'ielts',
		ايلس: 'ielts',
		ايليتس: 'ielts',
	},
	...{
		toefl: 'toefl',
		tofel: 'toefl',
		توفل: 'toefl',
		تويفل: 'toefl',
		توفيل: 'toefl',
		muet: 'muet',
		ميوت: 'muet',
		مويت: 'muet',
	},
}

const months: string[] = [
	'يناير كانون_الثاني january janvier jan جانفي',
	'فبراير شباط february fevrier feb فيفري',
	'مارس اذار march mars mar',
	'ابريل نيسان april avril apr افريل',
	'مايو ايار may mai ماي',
	'يونيو حزيران june juin jun جوان',
	'يوليو تموز july juillet jul جويليه',
	'اغسطس اب august aout aug اوت',
	'سبتمبر ايلول september septembre sep sept',
	'اكتوبر تشرين_الاول october octobre oct',
	'نوفمبر تشرين_الثاني november novembre nov',
	'ديسمبر كانون_الاول december decembre dec',
]

export const currencyOf = new Map(
	[...currencyNames, ...countryNames].flatMap(([code, names]) =>
		names.split(' ').map((name) => [name, code] as const),
	),
)
export const monthOf = new Map(
	months.flatMap((names, at) => names.split(' ').map((name) => [name, at + 1] as const)),
)

const words = (list: string) => new Set(list.split(' '))
export const monthWords = words(
	'شهر اشهر شهور شهرا month months mois mo mnth mnths shahr ashhor shhor shohor ashhur chhar chhour',
)
export const yearWords = words('سنه سنوات سنين عام اعوام year years sana')
export const ageWords = words('im عمر عمري عمره عمرها عمرك age aged سن 3omri 3omro')
export const percentWords = words('بالميه بالمايه بالمئه المايه بالمءه percent percentage')
export const dualMonths: Readonly<Record<string, number>> = {
	...{ شهرين: 2, سنتين: 24, عامين: 24, shahrain: 2, shhrain: 2, shahren: 2, shahrein: 2 },
	...{ shahreen: 2, chahrin: 2, sentein: 24, santein: 24, santen: 24, '3amin': 24 },
}
