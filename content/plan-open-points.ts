/**
 * What the ways of My plan stand on and nobody has confirmed yet: `npm run check:golive` lists each point, so that the owner asks. The
 * figures themselves are in `plan.ts`. No page shows this file.
 */
import type { Text } from '#domain/language.ts'

interface OpenQuestion {
	text: Text
	/** The figure of `plan.ts` that hangs on it. */
	figure: string
	date: string
	confidence: 'estimate'
}

const question = (figure: string, ar: string, en: string): OpenQuestion => ({
	text: { ar, en },
	figure,
	date: '2026-11-17',
	confidence: 'estimate',
})

export const openQuestions: readonly OpenQuestion[] = [
	question(
		'cond.passMonths',
		'مدة تصريح القبول المشروط 12 شهرًا في دليل EMGS لعام 2017، وتعاميم 2019 تسمح للمؤسسات الخاصة بسنتين',
		'Pass of a conditional offer: 12 months by EMGS in 2017, up to 2 years by circulars of 2019',
	),
	question(
		'cond.ask',
		'أي الجامعات الحكومية تعطي قبولًا مشروطًا للبكالوريوس؟ تُسأل كل جامعة منها',
		'Which public universities give conditional offers for a bachelor: ask each',
	),
	question(
		'cond.monthlyFee',
		'رسوم برامج اللغة في الجامعات ومواعيدها: تُسأل كل جامعة',
		"Fees and dates of the universities' own English: ask each",
	),
	question(
		'foundation',
		'رسوم السنة التأسيسية، وهل تلزم مع الشهادة: تُسأل كل جامعة',
		'Foundation fees, and whether a certificate asks for the year: ask each',
	),
	question(
		'passRenewal',
		'تكلفة تجديد التصريح: تُسأل كل جامعة',
		'Cost of renewing a pass: ask each university',
	),
	question(
		'home.hoursPerWeek, cond.hoursPerWeek',
		'10 ساعات أسبوعيًا في البلد و20 في الجامعة: تقدير فريقنا',
		"10 hours a week at home and 20 in the university: our team's judgement",
	),
	question(
		'lights',
		'14 يومًا سعة و60 يومًا تأخرًا: تقدير فريقنا',
		"14 days to spare and 60 behind: our team's judgement",
	),
	question(
		'hotel rent',
		'أسعار الفنادق شهرية كما نُشرت: يؤكدها المالك',
		'Hotel prices per month, as published: the owner confirms the unit',
	),
]

/** Where the figures come from, and the day on which each was read. */
export const planSources = [
	{
		what: '12-month pass under the main programme for students without the English certificate; who does not reach the level may not enter the programme',
		title: 'EMGS guideline of 20 December 2017 on the circular JPT/GS 1000-614 (139)',
		url: 'http://klmuc.edu.my/education-malaysia-global-services-emgs-20-december-2017/',
		seen: '2026-11-17',
	},
	{
		what: 'Private institutions may give a conditional offer; preparatory English for at most 2 years; English must be met before the main programme',
		title:
			'Circulars JPT/GS 1000-630 (9) of 31 July 2019 and (41) of 9 December 2019, as a private university states them',
		url: 'https://www.pilley.edu.my/admissions/international-students-academic-matters/',
		seen: '2026-11-17',
	},
	{
		what: 'The same rule (conditional offer, at most 2 years) still published in July 2025',
		title: 'Al-Madinah International University, English requirements',
		url: 'https://www.mediu.edu.my/keperluan-penguasaan-bahasa-inggeris-untuk-pelajar-antarabangsa/?lang=ms',
		seen: '2026-11-17',
	},
	{
		what: 'UPM graduates: provisional admission with IELTS 5.5 and its own English programme',
		title: 'UPM School of Graduate Studies, English language requirement',
		url: 'http://www.sgs.upm.edu.my/prospective_students/student_admission/english_language_requirement-30218',
		seen: '2026-11-17',
	},
	{
		what: 'UTM graduates (2016): 5.5 with its own course, below 5.5 a language centre first',
		title: 'UTM English proficiency requirements, SRAD, 6 April 2016 (slides)',
		seen: '2026-11-17',
	},
	{
		what: 'USM undergraduates: IELTS 5.0; its intensive English is advised before the test (13 March 2020)',
		title: 'USM admissions, international undergraduates',
		url: 'http://admissions.usm.my/index.php/undergraduate-international-student/intensive-language-courses',
		seen: '2026-11-17',
	},
	{
		what: 'Sunway: its Intensive English Programme, level 4 with 65 %, counts as the English requirement (6.0)',
		title: 'Programme page copy',
		url: 'https://edumetry.app/en/courses/bsc-hons-global-supply-chain-management',
		seen: '2026-11-17',
	},
	{
		what: 'UniMAP: intensive English of 18 weeks, 5 hours a day, RM 5,000 (2015): RM 1,204 a month, inside our span',
		title: 'UniMAP International English Course',
		url: 'http://cia.unimap.edu.my/index.php/study-at-unimap/fees-program/international-english-course',
		seen: '2026-11-17',
	},
	{
		what: 'Renewal of the pass: RM 190 (pass and visa 140, i-Kad 50)',
		title: 'INCEIF University, visa application',
		url: 'https://inceif.edu.my/study-inceif-university/international-student/visa-application/',
		seen: '2026-11-17',
	},
	{
		what: 'IELTS results: 1 to 5 days on computer, 13 days on paper',
		title: 'University of Manchester IELTS centre',
		url: 'https://www.ucae.manchester.ac.uk/ielts/after-the-test/',
		seen: '2026-11-17',
	},
] as const
