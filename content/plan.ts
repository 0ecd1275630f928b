/**
 * The figures of My plan: taxes, deposits, durations. An owner edits them at the desk; every page that counts with one follows. Amounts
 * in ringgit; a figure has its source and the day on which it was looked up. What follows from other pages (the rent of the guide's
 * budgets, the sums of the visa page) is added in `derive/plan-facts.ts`, rates of exchange are in `currencies.ts`.
 */
import type { PlanFigures } from './figures-schema.ts'

const looked = '2026-11-15'
const lookedAgain = '2026-11-17'

export const plan: PlanFigures = {
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
		min: 300,
		max: 4000,
		source: {
			ar: 'ما بين أقل رسوم معلنة وأعلاها لدى جامعات أخرى، ونؤكدها لكم قبل التقديم',
			en: 'Between the lowest and highest that others publish; confirmed before you apply',
		},
		date: looked,
		confidence: 'estimate',
	},
	visaFile: {
		max: 3200,
		source: {
			ar: 'صفحة التأشيرة: رسوم EMGS وخطاب الموافقة والفحص الطبي والتصريح والتأمين',
			en: 'Visa page: EMGS, approval letter, medical screening, pass and insurance',
		},
		date: looked,
		confidence: 'verified',
	},
	languageVisaFile: {
		max: 3200,
		source: {
			ar: 'ملف معهد اللغة قبل ملف الجامعة: البنود نفسها، وقد يبقى التأمين ساريًا',
			en: "The institute's file before the university's: the same rows, the insurance may still run",
		},
		date: looked,
		confidence: 'estimate',
	},
	visaDeposit: {
		min: 0,
		max: 2000,
		source: {
			ar: 'صفحة التأشيرة: تطلبه بعض الجامعات',
			en: 'Visa page: some universities ask for it',
		},
		date: looked,
		confidence: 'estimate',
	},
	/** The lower figure is INCEIF's charge (pass and visa 140, i-Kad 50), the higher one a file without insurance. */
	passRenewal: {
		min: 190,
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
		months: { min: 1, max: 2 },
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
		monthlyFee: { min: 640, max: 1500 },
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
		months: { min: 2, max: 3 },
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
	budget: { min: 1000, max: 1_000_000 },
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
}
