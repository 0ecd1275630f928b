/**
 * The figures of My plan: taxes, deposits, rates, English, durations. Whoever changes a fee or a rate changes this file,
 * and every page that counts with it follows. Amounts in MYR; a figure has its source and the day on which it was looked up.
 */
import type { Text } from '#domain/language.ts'
import type { PlanFacts } from '#domain/plan/facts.ts'
import { guide } from './guide.ts'
import type { GuidePage, VisaPage } from './page-schema.ts'
import { type PublicHoliday, publicHolidays } from './public-holidays.ts'
import { visa } from './visa.ts'

const looked = '2026-11-15'
const lookedAgain = '2026-11-17'

/** Other documents from which figures of the plan follow. */
export interface PlanFrom {
	guide: Pick<GuidePage, 'budgets'>
	visa: Pick<VisaPage, 'fees'>
	holidays: readonly PublicHoliday[]
}

/** The rent of a tier and what else one lives on, as the guide's budgets have them. */
function tierOf({ guide }: PlanFrom, id: string) {
	const lines = guide.budgets.find((budget) => budget.id === id)?.lines ?? []
	const sum = (end: 'min' | 'max', rent: boolean) =>
		lines
			.filter((line) => (line.id === 'rent') === rent)
			.reduce((total, line) => total + line[end], 0)
	return {
		rent: { low: sum('min', true), high: sum('max', true) },
		rest: { low: sum('min', false), high: sum('max', false) },
	}
}

/** The rows of the visa page, with or without the insurance, which may still run when a second file follows. */
function visaRowsOf({ visa }: PlanFrom, withInsurance: boolean): number {
	return visa.fees.items
		.filter(({ id }) => withInsurance || id !== 'insurance')
		.reduce((total, { amount }) => total + amount, 0)
}

/** The figures, with those that follow from other documents. */
export function planFigures(from: PlanFrom): PlanFacts<Text> {
	const visaRows = (withInsurance: boolean) => visaRowsOf(from, withInsurance)
	const tier = (id: string) => tierOf(from, id)
	return {
		serviceTax: {
			rate: 0.06,
			source: {
				ar: 'على الطلبة الدوليين منذ 1 يوليو 2025، بحسب إعلانات USM وUniKL وXMUM، في الجامعات الحكومية والخاصة',
				en: 'On international students since 1 July 2025 (notices of USM, UniKL and XMUM), at public universities too',
			},
			date: looked,
			confidence: 'verified',
		},
		languageTax: {
			source: {
				ar: 'ضريبة الخدمات نفسها، وتشمل مراكز اللغة منذ 1 يوليو 2025',
				en: 'The same service tax; language centres are included since 1 July 2025',
			},
			date: looked,
			confidence: 'verified',
		},
		tuition: {
			source: { ar: 'صفحات الجامعات في موقعنا', en: 'The catalogue of this site' },
			date: looked,
			confidence: 'estimate',
		},
		language: {
			source: { ar: 'صفحات المعاهد في موقعنا', en: 'The institutes on this site' },
			date: looked,
			confidence: 'sample',
		},
		/** On entry, before tax; universities that publish theirs have it in their own file. */
		registration: {
			low: 300,
			high: 4000,
			source: {
				ar: 'ما بين أقل رسوم معلنة وأعلاها لدى جامعات أخرى، ونؤكدها لكم قبل التقديم',
				en: 'Between the lowest and highest that others publish; confirmed before you apply',
			},
			date: looked,
			confidence: 'estimate',
		},
		visaFile: {
			low: visaRows(true),
			high: 3200,
			source: {
				ar: 'صفحة التأشيرة: رسوم EMGS وخطاب الموافقة والفحص الطبي والتصريح والتأمين',
				en: 'Visa page: EMGS, approval letter, medical screening, pass and insurance',
			},
			date: looked,
			confidence: 'verified',
		},
		languageVisaFile: {
			low: visaRows(false),
			high: 3200,
			source: {
				ar: 'ملف معهد اللغة قبل ملف الجامعة: البنود نفسها، وقد يبقى التأمين ساريًا',
				en: "The institute's file before the university's: the same rows, the insurance may still run",
			},
			date: looked,
			confidence: 'estimate',
		},
		visaDeposit: {
			low: 0,
			high: 2000,
			source: {
				ar: 'صفحة التأشيرة: تطلبه بعض الجامعات',
				en: 'Visa page: some universities ask for it',
			},
			date: looked,
			confidence: 'estimate',
		},
		/** The lower figure is INCEIF's charge (pass and visa 140, i-Kad 50), the higher one a file without insurance. */
		passRenewal: {
			low: 190,
			high: visaRows(false),
			source: {
				ar: 'ما بين رسوم التجديد المعلنة في جامعة INCEIF وملف تأشيرة كامل بلا تأمين',
				en: 'Between the charge that INCEIF University publishes and a whole file without insurance',
			},
			date: lookedAgain,
			confidence: 'estimate',
		},
		/** A room or a home that was chosen. */
		roomRent: {
			source: { ar: 'صفحات السكن في موقعنا', en: 'The listings on this site' },
			date: looked,
			confidence: 'sample',
		},
		/** Where none was chosen. */
		rent: {
			source: { ar: 'ميزانيات صفحة «اكتشف ماليزيا»', en: "The guide's budgets" },
			date: looked,
			confidence: 'estimate',
		},
		rentDeposit: {
			months: { low: 1, high: 2 },
			source: {
				ar: 'إيجار شهر إلى شهرين، بحسب العقد',
				en: "One to two months' rent, by the lease",
			},
			date: looked,
			confidence: 'estimate',
		},
		living: {
			source: {
				ar: 'ميزانيات صفحة «اكتشف ماليزيا»: طعام ومواصلات وهاتف ومصروف',
				en: "The guide's budgets: food, transport, phone, pocket money",
			},
			date: looked,
			confidence: 'estimate',
		},
		tiers: {
			budget: tier('budget'),
			comfortable: tier('comfortable'),
			premium: tier('premium'),
		},
		/** How far the real amount may lie from a single figure, as a share of it, by how sure we are. */
		margins: { verified: 0, 'well-known': 0.05, estimate: 0.1, sample: 0.2 },
		/** What the bank statement of a visa file must reach; stands beside the total and is not part of it. */
		financialProof: 30000,
		notCounted: [
			{ ar: 'الكتب والحاسوب', en: 'Books and a laptop' },
			{ ar: 'الضمان الشخصي لبعض الجنسيات', en: 'The personal bond of some nationalities' },
			{
				ar: 'تصديق المستندات وترجمتها في بلدكم',
				en: 'Attestation and translation of documents at home',
			},
			{ ar: 'المنح والخصومات', en: 'Scholarships and discounts' },
			{ ar: 'رسوم البنك وفرق الصرف', en: 'Bank charges and exchange losses' },
		],
		/** One day's rates, edited by hand; after so many days the page says that they are old. */
		rates: {
			date: '2026-09-29',
			staleAfterDays: 60,
			perRinggit: {
				MYR: 1,
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
			/** Smaller steps than these would pretend to know more than a rate does. */
			roundTo: { EGP: 10, DZD: 100, IQD: 1000 },
			/** Families pay another rate than the official one. */
			officialOnly: ['DZD', 'LYD', 'IQD'],
		},
		english: {
			/** From the lower score some programmes are open, from the higher one all; a PhD's are indicative. */
			bands: {
				foundation: {
					ielts: { low: 5, high: 5.5 },
					toefl: { low: 42, high: 59 },
					muet: { low: 3, high: 3 },
				},
				bachelor: {
					ielts: { low: 6, high: 6.5 },
					toefl: { low: 60, high: 79 },
					muet: { low: 4, high: 4 },
				},
				master: {
					ielts: { low: 6.5, high: 7 },
					toefl: { low: 80, high: 100 },
					muet: { low: 4, high: 5 },
				},
				phd: {
					ielts: { low: 6.5, high: 7 },
					toefl: { low: 80, high: 100 },
					muet: { low: 4, high: 5 },
				},
			},
			target: { foundation: '5.0', bachelor: '6.0', master: '6.5', phd: '6.5' },
			rungs: ['A0', 'A1', 'A2', '4.0', '4.5', '5.0', '5.5', '6.0', '6.5', '7.0'],
			/** Guided hours from each rung to the next: Cambridge's figures as the low ones, 200 for half a band as the high ones. */
			hours: [
				{ low: 90, high: 100 },
				{ low: 90, high: 100 },
				{ low: 170, high: 200 },
				{ low: 50, high: 200 },
				{ low: 50, high: 200 },
				{ low: 50, high: 200 },
				{ low: 67, high: 200 },
				{ low: 67, high: 200 },
				{ low: 67, high: 200 },
			],
			cefr: {
				A0: 'A0',
				A1: 'A1',
				A2: 'A2',
				'4.0': 'B1',
				'4.5': 'B1',
				'5.0': 'B1',
				'5.5': 'B2',
				'6.0': 'B2',
				'6.5': 'B2',
				'7.0': 'C1',
			},
			fromIelts: [
				{ below: 3, rung: 'A1' },
				{ below: 4, rung: 'A2' },
			],
			fromToefl: [
				{ below: 32, rung: 'A2' },
				{ below: 35, rung: '4.5' },
				{ below: 46, rung: '5.0' },
				{ below: 60, rung: '5.5' },
				{ below: 79, rung: '6.0' },
				{ below: 94, rung: '6.5' },
				{ below: 999, rung: '7.0' },
			],
			fromMuet: [
				{ below: 2, rung: 'A1' },
				{ below: 3, rung: 'A2' },
				{ below: 3.5, rung: '4.0' },
				{ below: 4, rung: '5.0' },
				{ below: 4.5, rung: '5.5' },
				{ below: 5, rung: '6.0' },
				{ below: 999, rung: '7.0' },
			],
			fromLevel: { A0: 'A0', A1: 'A1', A2: 'A2', B1: '4.0', B2: '5.5', C1: '7.0', C2: '7.0' },
		},
		/** One ruler for every step, way and intake, set by us: green from so many days to spare, red beyond so many behind. */
		lights: {
			spareDays: 14,
			behindDays: 60,
			source: { ar: 'تقدير فريقنا', en: "Our team's judgement" },
			date: lookedAgain,
			confidence: 'estimate',
		},
		/**
		 * A conditional offer with English in the university. The pass of 12 months: EMGS's guideline of 20 December 2017; circulars of
		 * 2019 let private institutions teach preparatory English for up to 2 years, and one of July 2022 was seen by name only, so the
		 * plan stays with 12. Twenty hours a week are ours. The fee is the span of the stage courses of our institutes with the sample
		 * margin: the universities' own programmes are not in the catalogue (UniMAP asked RM 1,204 a month in 2015).
		 */
		cond: {
			hoursPerWeek: 20,
			passMonths: 12,
			assess: { safe: 14, tight: 7 },
			monthlyFee: { low: 640, high: 1500 },
			/** Private universities may give one (circular of 2019); no rule was found for the bachelor of the others. */
			ask: ['um', 'upm', 'utm', 'ukm', 'usm', 'pbs'],
			source: {
				ar: 'ما بين أقل رسوم معاهد اللغة في موقعنا وأعلاها، إلى أن تؤكد الجامعة رسومها',
				en: 'Between the lowest and highest fees of the institutes on this site, until the university confirms its own',
			},
			date: lookedAgain,
			confidence: 'estimate',
		},
		/** Ten hours a week are ours. */
		home: {
			hoursPerWeek: 10,
			source: { ar: 'تقدير فريقنا', en: "Our team's judgement" },
			date: lookedAgain,
			confidence: 'estimate',
		},
		/** IELTS: 1 to 5 days on a computer, 13 on paper. */
		test: {
			safe: 14,
			tight: 7,
			source: {
				ar: 'مدة صدور نتيجة IELTS كما يذكرها مركز جامعة مانشستر',
				en: 'Time to an IELTS result as the centre of the University of Manchester states it',
			},
			date: lookedAgain,
			confidence: 'estimate',
		},
		/** The 42 and 70 days of `afterLanguage`, rounded up to months. */
		waiting: {
			months: { low: 2, high: 3 },
			source: {
				ar: 'ما بين نهاية الدورة وأول محاضرة: قبول الجامعة وخطاب الموافقة',
				en: 'Between the end of the course and the first lecture: acceptance and approval letter',
			},
			date: lookedAgain,
			confidence: 'estimate',
		},
		/** Those whose own admission paragraph names a foundation year. None of their fees is in the catalogue. */
		foundation: {
			months: 12,
			universities: ['apu', 'sunway', 'mmu', 'utar'],
			source: {
				ar: 'شروط القبول كما تذكرها الجامعات في موقعنا',
				en: 'The admission paragraphs of the universities on this site',
			},
			date: lookedAgain,
			confidence: 'estimate',
		},
		budget: { low: 1000, high: 1_000_000 },
		/** Days: the long duration that the visa page states, and the short one. */
		stages: {
			papers: { safe: 14, tight: 7 },
			/** Runs beside the papers. */
			passport: { safe: 28, tight: 14 },
			acceptance: { safe: 28, tight: 14 },
			val: { safe: 42, tight: 28 },
			entry: { safe: 10, tight: 5 },
			/** Acceptance and approval letter, applied for in Malaysia between language course and university. */
			afterLanguage: { safe: 70, tight: 42 },
			/** Before the first day. */
			arrival: 7,
			/** After arrival. */
			medical: 7,
		},
		/** Malaysian offices are closed when ours is. */
		holidays: [...from.holidays],
	}
}

export const plan = planFigures({ guide, visa, holidays: publicHolidays })
