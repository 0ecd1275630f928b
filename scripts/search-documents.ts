/** What the site search knows: every page, question and entry, in one language, with names in both. */
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { faq } from '#content/faq.ts'
import { cities } from '#content/places.ts'
import type { Language, Text } from '#domain/language.ts'
import { paths } from '#domain/paths.ts'
import { foldAll } from '#domain/search.ts'
import type { SiteDocument } from '#domain/site-search.ts'
import type { Catalogue } from './read-content.ts'

const both = (...texts: (Text | string)[]) =>
	foldAll(texts.flatMap((text) => (typeof text === 'string' ? [text] : [text.ar, text.en])))

/** The pages that stand for themselves, with the words people use for what is on them. */
const pages: { key: string; href: string; keywords: string[] }[] = [
	{
		key: 'universities',
		href: paths.universities(),
		keywords: [
			'universities',
			'جامعات',
			'ranking',
			'تصنيف',
			'programmes',
			'برامج',
			'degree',
			'bachelor',
			'master',
			'phd',
			'بكالوريوس',
			'ماجستير',
			'دكتوراه',
			'تخصصات',
		],
	},
	{
		key: 'institutes',
		href: paths.institutes(),
		keywords: [
			'language',
			'english course',
			'ielts',
			'toefl',
			'muet',
			'لغة',
			'دورات',
			'انجليزية',
			'معهد',
			'معاهد',
		],
	},
	{
		key: 'accommodation',
		href: paths.accommodation(),
		keywords: [
			'housing',
			'rent',
			'room',
			'apartment',
			'dormitory',
			'hostel',
			'hotel',
			'سكن',
			'ايجار',
			'غرفة',
			'شقة',
			'شقق',
			'فندق',
		],
	},
	{
		key: 'visa',
		href: paths.visaSupport(),
		keywords: [
			'visa',
			'student pass',
			'emgs',
			'val',
			'sev',
			'documents',
			'checklist',
			'passport',
			'medical',
			'تاشيرة',
			'فيزا',
			'تصريح طالب',
			'جواز',
			'مستندات',
			'فحص طبي',
			'اوراق',
		],
	},
	{
		key: 'discover',
		href: paths.discover(),
		keywords: [
			'travel',
			'food',
			'cost of living',
			'budget',
			'climate',
			'weather malaysia',
			'dishes',
			'trips',
			'halal',
			'packing',
			'سياحة',
			'طعام',
			'اكل',
			'معيشة',
			'ميزانية',
			'طقس',
			'مناخ',
			'حلال',
			'رحلات',
			'ملابس',
		],
	},
	{
		key: 'about',
		href: paths.about(),
		keywords: [
			'about',
			'company',
			'rihla',
			'mission',
			'awards',
			'من نحن',
			'الشركة',
			'رحلة',
			'رؤية',
		],
	},
	{
		key: 'contact',
		href: paths.contact(),
		keywords: [
			'contact',
			'phone',
			'whatsapp',
			'email',
			'office hours',
			'consultant',
			'human',
			'تواصل',
			'هاتف',
			'واتساب',
			'بريد',
			'ساعات العمل',
			'مستشار',
			'موظف',
			'رقم',
		],
	},
	{
		key: 'apply',
		href: paths.apply(),
		keywords: [
			'apply',
			'application',
			'form',
			'register',
			'admission',
			'تقديم',
			'طلب',
			'تسجيل',
			'قبول',
			'استمارة',
		],
	},
	{
		key: 'plan',
		href: paths.plan(),
		keywords: [
			'my plan',
			'first year cost',
			'total cost',
			'will i be accepted',
			'am i accepted',
			'when should i start',
			'calculator',
			'deadline',
			'dates',
			'خطتي',
			'خطة',
			'تكلف السنة الاولى',
			'تكلفة اول سنة',
			'المبلغ كامل',
			'هل اقبل',
			'هل ساقبل',
			'متى ابدا',
			'مواعيد',
			'حساب التكلفة',
		],
	},
	{
		key: 'compare',
		href: paths.compare(),
		keywords: ['compare', 'comparison', 'side by side', 'مقارنة', 'قارن', 'ايهما افضل'],
	},
	{
		key: 'status',
		href: paths.status(),
		keywords: [
			'status',
			'where is my application',
			'my request',
			'reference number',
			'track',
			'حالة الطلب',
			'متابعة الطلب',
			'وين طلبي',
			'رقم مرجعي',
		],
	},
	{ key: 'faq', href: paths.faq(), keywords: ['questions', 'help', 'faq', 'اسئلة', 'مساعدة'] },
	{
		key: 'privacy',
		href: paths.privacy(),
		keywords: ['privacy', 'data', 'delete', 'خصوصية', 'بيانات', 'حذف'],
	},
]

interface PageTexts {
	title: string
	description: string
	heading?: string
	lead?: string
}

function readPages(language: Language): Record<string, PageTexts> {
	const file = path.resolve(import.meta.dirname, `../locales/${language}/pages.json`)
	return JSON.parse(readFileSync(file, 'utf8'))
}

export function searchDocuments(catalogue: Catalogue, language: Language): SiteDocument[] {
	const texts = readPages(language)
	return [
		...pages.map(
			({ key, href, keywords }): SiteDocument => ({
				href,
				kind: 'page',
				title: texts[key]?.heading ?? texts[key]?.title.split(/ [|:] |: /)[0] ?? key,
				keywords: both(...keywords),
				text: texts[key]?.lead ?? texts[key]?.description ?? '',
			}),
		),
		...faq.categories.flatMap(({ title, questions }) =>
			questions.map(
				(entry): SiteDocument => ({
					href: `${paths.faq()}#${entry.id}`,
					kind: 'faq',
					title: entry.question[language],
					keywords: both(title, entry.question),
					text: entry.answer[language],
				}),
			),
		),
		...catalogue.universities.map(
			(university): SiteDocument => ({
				href: paths.university(university.id),
				kind: 'university',
				title: university.name[language],
				keywords: both(
					university.name,
					university.shortName,
					cities[university.location],
					...university.aliases,
					...university.programmeNames.map(({ name }) => name),
				),
				text: university.summary[language],
			}),
		),
		...catalogue.institutes.map(
			(institute): SiteDocument => ({
				href: paths.institute(institute.id),
				kind: 'institute',
				title: institute.name[language],
				keywords: both(
					institute.name,
					cities[institute.location],
					...institute.aliases,
					...institute.courses.map(({ name }) => name),
				),
				text: institute.summary[language],
			}),
		),
		...catalogue.accommodation.map(
			(listing): SiteDocument => ({
				href: paths.listing(listing.id),
				kind: 'accommodation',
				title: listing.name[language],
				keywords: both(listing.name, listing.area, cities[listing.location], ...listing.aliases),
				text: listing.summary[language],
			}),
		),
	]
}
