/** The sections of an entry's form. Kinds with many fields have them by name; elsewhere each list or group is one. */
import type { Field } from './fields.ts'

export interface Section {
	/** `named`: one of the sections with a name of its own; otherwise it is called like its field. */
	name: string
	isNamed: boolean
	/** The fields in it, by their way from the document. */
	paths: string[][]
}

const named: Readonly<Record<string, Readonly<Record<string, readonly string[]>>>> = {
	university: {
		basics: ['name', 'shortName', 'type', 'location', 'area', 'description', 'highlights'],
		figures: ['established', 'students', 'rating', 'qs'],
		programmes: ['tuition', 'registration', 'programmes'],
		admission: ['intakes', 'intakeMonths', 'programmeNames'],
		why: ['advantages'],
		recognition: ['accreditation', 'accreditations', 'scholarships'],
		faq: ['faq'],
		photos: ['photos', 'videoUrl', 'crest'],
		search: ['summary', 'aliases', 'related'],
	},
	institute: {
		basics: ['name', 'location', 'area', 'description', 'highlights', 'facilities'],
		figures: ['established', 'students', 'rating', 'classSize'],
		courses: [
			'monthlyFee',
			'duration',
			'levels',
			'schedule',
			'startDates',
			'courses',
			'curriculum',
		],
		why: ['advantages'],
		faq: ['faq'],
		photos: ['photos', 'videoUrl', 'mark'],
		search: ['summary', 'aliases', 'related'],
	},
	home: {
		basics: [
			'name',
			'type',
			'location',
			'area',
			'availability',
			'description',
			'features',
			'amenities',
		],
		price: ['priceRange', 'priceNote', 'rating', 'roomTypes'],
		around: ['nearbyUniversities', 'nearbyFacilities'],
		faq: ['faq'],
		photos: ['images'],
		search: ['summary', 'aliases'],
	},
	'company/site': {
		reach: ['phone', 'whatsapp', 'email', 'mailFrom', 'social'],
		hours: ['officeHours', 'supportHours'],
		basics: ['brand', 'assistant', 'city', 'copyrightYear', 'timeZone'],
	},
	'figures/plan': {
		taxes: ['serviceTax', 'languageTax'],
		studyFees: ['tuition', 'language', 'registration'],
		visaFees: ['visaFile', 'languageVisaFile', 'visaDeposit', 'passRenewal', 'financialProof'],
		livingCosts: ['roomRent', 'rent', 'rentDeposit', 'living', 'budget'],
		ways: ['cond', 'home', 'test', 'waiting', 'foundation', 'lights'],
		durations: ['stages'],
		certainty: ['margins', 'notCounted'],
	},
	'figures/currencies': {
		rates: ['date', 'perRinggit'],
		pageRates: ['universityPages', 'institutePages'],
	},
	template: { message: ['title', 'kinds', 'stage', 'subject', 'body'] },
}

/** Names in addresses are shown beside the form, not in it. */
const ownNames = ['id', 'code']

export function sectionsOf(kind: string, id: string, form: Field): Section[] {
	if (form.kind !== 'group') return []
	const [root] = Object.entries(form.fields)
	const isWrapped = Object.keys(form.fields).length === 1 && root?.[1].kind === 'group'
	const before = isWrapped && root ? [root[0]] : []
	const fields = isWrapped && root?.[1].kind === 'group' ? root[1].fields : form.fields
	const groups = named[kind] ?? named[`${kind}/${id}`]
	if (groups) {
		return Object.entries(groups).map(([name, names]) => ({
			name,
			isNamed: true,
			paths: names.filter((one) => one in fields).map((one) => [...before, one]),
		}))
	}
	const entries = Object.entries(fields).filter(([name]) => !ownNames.includes(name))
	const single = entries.filter(([, field]) => field.kind !== 'list' && field.kind !== 'group')
	const own = entries.filter(([, field]) => field.kind === 'list' || field.kind === 'group')
	const basics = { name: 'basics', isNamed: true, paths: single.map(([name]) => [...before, name]) }
	return [
		...(single.length > 0 ? [basics] : []),
		...own.map(([name]) => ({ name, isNamed: false, paths: [[...before, name]] })),
	]
}

/** The field at a path; items of lists are counted. */
export function fieldAt(form: Field, path: readonly string[]): Field | null {
	const [step, ...rest] = path
	if (step === undefined) return form
	if (form.kind === 'list') return fieldAt(form.item, rest)
	const inner = form.kind === 'group' ? form.fields[step] : undefined
	return inner ? fieldAt(inner, rest) : null
}
