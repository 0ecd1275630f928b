/**
 * The editor's manual: every kind of entry in the catalogue, with a sentence on every field.
 *
 * Both languages stand side by side as `{ ar, en }`. A figure that the owner has not confirmed carries
 * `confidence: 'estimate'` (researched, indicative) or `'sample'` (made up for the launch);
 * `npm run check:golive` lists every one of them, and pages mark them as indicative.
 */
import * as v from 'valibot'
import { listingLocationOptions } from '#domain/filters/accommodation.ts'
import { isIsoDate } from '#domain/forms/iso-date.ts'
import { languages } from '#domain/language.ts'
import { generalScene, isPhotoHash, mostPhotoPixels } from '#domain/website/photos.ts'

const words = v.pipe(v.string(), v.trim(), v.nonEmpty())

/** A text in both languages; neither may be empty. */
export const text = v.strictObject({ ar: words, en: words })

/** An amount, a count or a length: nothing on this site is negative or counts tens of millions. */
export const quantity = v.pipe(v.number(), v.minValue(0), v.maxValue(10_000_000))

/** A day of the calendar: 30 February is none. */
export const isoDay = v.pipe(v.string(), v.isoDate(), v.check(isIsoDate, 'day'))

/** Of an entry, as its address has it; of a part, as anchors have it. */
const id = v.pipe(v.string(), v.regex(/^[a-z0-9]+(-[a-z0-9]+)*$/))

/** Name of a scene without ending, as in `art/`: `campus-um`, `acc-utm-residences-room`. */
const scene = v.pipe(v.string(), v.regex(/^[a-z0-9-]+$/))

/** An address outside the site. */
export const outsideAddress = v.pipe(v.string(), v.url(), v.regex(/^https:\/\//))

/** How sure we are of a figure: found in a public source, generally known, researched guess, or made up for the launch. */
export const confidence = v.picklist(['verified', 'well-known', 'estimate', 'sample'])

const percent = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(100))
const pixels = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(mostPhotoPixels))

const described = v.pipe(v.string(), v.trim())

/** A picture of the site: the name of its scene and what it shows; a photo covers the scene until it is taken off again. */
export const picture = v.pipe(
	v.strictObject({
		scene,
		/** What a person who can't see the picture is told: one short sentence. The general drawing shows nothing, and needs none. */
		alt: v.strictObject({ ar: described, en: described }),
		photo: v.optional(
			v.strictObject({
				hash: v.pipe(v.string(), v.check(isPhotoHash)),
				width: pixels,
				height: pixels,
				/** What stays in sight where the photo is cut. */
				focus: v.strictObject({ x: percent, y: percent }),
			}),
		),
	}),
	v.rawCheck(({ dataset, addIssue }) => {
		if (!dataset.typed) return
		const { value } = dataset
		if (value.scene === generalScene && !value.photo) return
		for (const language of languages) {
			if (value.alt[language] !== '') continue
			const place = { type: 'object', origin: 'value' } as const
			const alt = { ...place, input: value, key: 'alt', value: value.alt }
			const own = { ...place, input: value.alt, key: language, value: '' }
			addIssue({ message: 'undescribed', input: '', path: [alt, own] })
		}
	}),
)

/** A whole number with its confidence. */
const figure = v.strictObject({ value: quantity, confidence })

/** A year of foundation. */
const year = v.strictObject({
	value: v.pipe(v.number(), v.integer(), v.minValue(1000), v.maxValue(2100)),
	confidence,
})

/** Stars. */
const rating = v.strictObject({
	value: v.pipe(v.number(), v.minValue(0), v.maxValue(5)),
	confidence,
})

/** A range of amounts in Malaysian ringgit. */
const amountRange = v.strictObject({ min: quantity, max: quantity, confidence })

/** One block of the Why Choose section. */
export const advantage = v.strictObject({
	/** The block's own heading for this entity, not the name of the category. */
	title: text,
	/** Two or three sentences that could be said of no other entity. */
	description: text,
	/** Concrete benefits, each a short phrase; three or more where they are known. */
	benefits: v.pipe(v.array(text), v.minLength(1)),
})

/** A question and its answer. */
export const question = v.strictObject({
	/** Used in addresses (`#scholarships`) and in tests; unique within its list. */
	id: v.pipe(v.string(), v.regex(/^[a-z0-9-]+$/)),
	question: text,
	answer: text,
})

/** A numbered step that a student takes. */
export const step = v.strictObject({
	title: text,
	text,
})

export const fieldKeys = ['medicine', 'engineering', 'business', 'computing', 'law'] as const
export const fieldKey = v.picklist(fieldKeys)

export const cityKeys = [
	'kuala-lumpur',
	'johor-bahru',
	'subang-jaya',
	'serdang',
	'petaling-jaya',
	'cyberjaya',
	'sepang',
	'bangi',
	'penang',
] as const
export const cityKey = v.picklist(cityKeys)

/**
 * The entry's name in addresses of plans (`/plan?u=um&p=um.b3`), which families keep and send to each other. It is never
 * changed and never given to another entry, whatever moves or is deleted: `tests/house/codes.test.ts` holds the list.
 */
const code = v.pipe(v.string(), v.regex(/^[a-z]+$/))
/** The same for a part of an entry: the entry's code, a dot, a letter for the kind and a number. */
const partCode = v.pipe(v.string(), v.regex(/^[a-z]+\.[bmpcr][1-9]\d*$/))

/** Months of the year, 1 to 12, in order. */
const months = v.array(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(12)))

/** A programme of a university as priced on its detail page. */
export const programme = v.strictObject({
	code: partCode,
	name: text,
	/** Length in years; halves allowed (3.5). */
	years: quantity,
	/** Annual tuition for international students, in MYR. */
	annualFee: quantity,
	/** Always full-time today; kept because the specification shows the column. */
	type: v.picklist(['full-time', 'part-time']),
	/** The fields of study it counts to when universities are compared; none for many. */
	fields: v.array(fieldKey),
	/** How sure we are of the fee. */
	confidence,
	/** How far the real fee may lie below and above, as a share of it; without it the confidence decides. */
	feeMargin: v.optional(v.strictObject({ low: quantity, high: quantity })),
	/** Where it starts in other months than the rest of the university. */
	intakeMonths: v.optional(months),
	/** One clause the visitor should know, such as a clinical placement. */
	note: v.optional(text),
	/** A graduate school lists a degree that its mother university teaches and awards. */
	isOfAnother: v.optional(v.boolean()),
})

/**
 * A page leaves out what is not written yet, so that a new university can be published with little. Those that are shipped have
 * every section (`tests/house/content.test.ts`).
 */
export const university = v.strictObject({
	/** The slug in the address; fixed by the specification. */
	id,
	code,
	name: text,
	/** Short form shown beside the name and in tables: a code such as UM, or a name in both languages. */
	shortName: v.union([words, text]),
	type: v.picklist(['public', 'private']),
	location: cityKey,
	/** Where in the city: district or landmark. */
	area: text,
	/** Name of the crest scene: `crest-um`. Without one, letters of the name are shown in a frame. */
	crest: v.optional(scene),
	/** Other spellings that people type into search, in either script. */
	aliases: v.array(words),
	established: year,
	/** Number of students, rounded. */
	students: v.optional(figure),
	/** The site's own editorial rating, 4.3 to 4.8. */
	rating,
	/** Its place in the QS World University Rankings 2026; null where no rank is confirmed. */
	qs: v.nullable(v.strictObject({ rank: quantity, confidence })),
	/** Tuition per year over all programmes, MYR. */
	tuition: amountRange,
	/** Registration and administration on entry by level, MYR before tax, where the university publishes it. */
	registration: v.optional(
		v.strictObject({
			bachelor: v.optional(quantity),
			master: v.optional(quantity),
			phd: v.optional(quantity),
			/** Where it is published, and when. */
			source: text,
			confidence,
		}),
	),
	/** The programmes named on the card; `field` ties them to the field filter. Without any, the first of its own are named. */
	programmeNames: v.array(v.strictObject({ name: text, field: v.optional(fieldKey) })),
	/** One sentence of at most 160 characters: search results and shared links show it. */
	summary: text,
	/** The introduction of the detail page: three to five sentences, concrete, with real facts. */
	description: text,
	/** What help with fees exists, in one or two sentences. */
	scholarships: v.optional(text),
	/** One line on recognition, for the card and the head of the page. */
	accreditation: v.optional(text),
	/** Badges: bodies that accredit it. */
	accreditations: v.array(v.strictObject({ name: text, confidence })),
	/** When new students start. */
	intakes: v.optional(text),
	/** The same as months, the earlier where the text names two, so that nobody is late; none where they are not fixed. */
	intakeMonths: v.strictObject({ bachelor: months, postgraduate: months }),
	/** Four to six facts for the sidebar. */
	highlights: v.array(text),
	advantages: v.strictObject({
		academicExcellence: v.optional(advantage),
		industryConnections: v.optional(advantage),
		researchOpportunities: v.optional(advantage),
		campusLife: v.optional(advantage),
	}),
	/** At least one, of any level. */
	programmes: v.pipe(
		v.strictObject({
			bachelor: v.array(programme),
			master: v.array(programme),
			phd: v.array(programme),
		}),
		v.check(
			({ bachelor, master, phd }) => bachelor.length + master.length + phd.length > 0,
			'noProgramme',
		),
	),
	/** Of the shipped ones three: admission requirements, scholarships, campus life. */
	faq: v.pipe(v.array(question), v.maxLength(12)),
	/** Up to three pictures of the campus; the first is the one on cards. Without one the site's general drawing is shown. */
	photos: v.pipe(v.array(picture), v.maxLength(3)),
	/** Address of the introduction video, or null until the owner sets one. */
	videoUrl: v.nullable(outsideAddress),
	/** Up to three ids of other universities. */
	related: v.pipe(v.array(v.string()), v.maxLength(3)),
})
export type University = v.InferOutput<typeof university>

export const cefrCodes = ['A0', 'A1', 'A2', 'B1', 'B2', 'C1', 'C2', 'C2+'] as const
export const cefrCode = v.picklist(cefrCodes)

/** A course of a language institute. */
export const course = v.strictObject({
	code: partCode,
	name: text,
	/** CEFR levels it is taught at, lowest first. */
	levels: v.pipe(v.array(cefrCode), v.minLength(1)),
	/** How long one may enrol: «من شهر إلى سنة». */
	duration: text,
	/** The same in figures: fewest and most months. */
	months: v.strictObject({ min: quantity, max: quantity }),
	/** Whether it leads to a university's English: all four skills, at least 15 hours a week, no exam or business course. */
	stage: v.optional(v.literal(true)),
	/** Days and hours. */
	schedule: text,
	hoursPerWeek: quantity,
	/** Fee per month in MYR. */
	monthlyFee: quantity,
	confidence,
	/** One or two sentences on what it is for. */
	description: text,
})

export const institute = v.strictObject({
	id,
	code,
	name: text,
	location: cityKey,
	area: text,
	/** Name of the mark's scene: `mark-britannia-language-centre`. Without one, letters of the name are shown in a frame. */
	mark: v.optional(scene),
	aliases: v.array(words),
	rating,
	established: year,
	/** Students so far as the institute states it, such as `2,500+`. */
	students: v.strictObject({ value: words, confidence }),
	/** Shortest to longest enrolment. */
	duration: text,
	levels: v.pipe(v.array(cefrCode), v.minLength(1)),
	/** Days and times of the groups, for the card. */
	schedule: text,
	/** Monthly fees over all courses, MYR. */
	monthlyFee: amountRange,
	/** Fewest and most students in a class. */
	classSize: v.strictObject({ min: quantity, max: quantity, confidence }),
	/** When one may start. */
	startDates: text,
	summary: text,
	description: text,
	highlights: v.pipe(v.array(text), v.minLength(4)),
	advantages: v.strictObject({
		academicExcellence: advantage,
		industryConnections: advantage,
		researchOpportunities: advantage,
		campusLife: advantage,
	}),
	courses: v.pipe(v.array(course), v.minLength(2)),
	/** Topic of the curriculum and what is done in it. */
	curriculum: v.pipe(v.array(v.strictObject({ topic: text, text })), v.minLength(4)),
	facilities: v.pipe(v.array(text), v.minLength(4)),
	faq: v.pipe(v.array(question), v.minLength(3)),
	photos: v.pipe(v.array(picture), v.minLength(1), v.maxLength(3)),
	videoUrl: v.nullable(outsideAddress),
	/** Up to two ids of other institutes. */
	related: v.pipe(v.array(v.string()), v.maxLength(2)),
})
export type Institute = v.InferOutput<typeof institute>

export const housingTypes = [
	'university-dormitory',
	'private-apartment',
	'shared-housing',
	'hotel',
] as const
export const housingType = v.picklist(housingTypes)

export const housingLocations = [
	'kuala-lumpur',
	'petaling-jaya',
	'subang-jaya',
	'cyberjaya',
	'johor-bahru',
] as const
export const housingLocation = v.picklist(housingLocations)

export const amenities = [
	'wifi',
	'kitchen',
	'parking',
	'security',
	'study-room',
	'ac',
	'gym',
	'pool',
	'laundry',
] as const
export const amenity = v.picklist(amenities)

/** Something near a listing and how far it is. */
export const nearby = v.strictObject({ name: text, distance: text, confidence })

export const accommodation = v.strictObject({
	/** The slug in the address: `seri-maya-apartment-complex`. */
	id,
	code,
	name: text,
	type: housingType,
	location: housingLocation,
	/** The neighbourhood: KLCC, SS15, Skudai. */
	area: text,
	aliases: v.array(words),
	/** Rent per month in MYR, fixed by the specification. */
	priceRange: v.strictObject({ min: quantity, max: quantity, currency: v.literal('MYR') }),
	/** What a visitor should know of the price before booking. */
	priceNote: v.optional(v.strictObject({ text, confidence })),
	/** Guests' rating, 4.0 to 4.7; a sample until the owner has real ones. */
	rating,
	availability: v.picklist(['high', 'medium']),
	summary: text,
	/** Three to five sentences: what living there is like. */
	description: text,
	features: v.pipe(v.array(text), v.minLength(4)),
	/** In the order in which cards show the first four. */
	amenities: v.pipe(v.array(amenity), v.minLength(4)),
	roomTypes: v.pipe(
		v.array(
			v.strictObject({
				code: partCode,
				/** Its English form is stored with a booking. */
				type: text,
				/** Rent per month, MYR. */
				price: quantity,
				features: v.pipe(v.array(text), v.minLength(2)),
				available: v.boolean(),
				confidence,
			}),
		),
		v.minLength(2),
	),
	nearbyUniversities: v.pipe(v.array(nearby), v.minLength(2)),
	nearbyFacilities: v.pipe(v.array(nearby), v.minLength(3)),
	/** Exactly six: facade, room, kitchen, lounge, study, view. */
	images: v.pipe(v.array(picture), v.length(6)),
	/** Exactly five questions a tenant asks. */
	faq: v.pipe(v.array(question), v.length(5)),
})
export type Accommodation = v.InferOutput<typeof accommodation>

/** One of the four kinds of housing on the overview. */
export const housingTypeCard = v.strictObject({
	type: housingType,
	name: text,
	/** Rent in words: «من 300 إلى 600 رينغيت شهريًا». */
	priceRange: text,
	priceNote: v.optional(text),
	image: picture,
	features: v.pipe(v.array(text), v.minLength(3)),
	pros: v.pipe(v.array(text), v.minLength(3)),
	cons: v.pipe(v.array(text), v.minLength(2)),
	availability: v.picklist(['high', 'medium', 'low']),
})
export type HousingTypeCard = v.InferOutput<typeof housingTypeCard>

export const neighbourhood = v.strictObject({
	id,
	name: text,
	/** The location filter that View Accommodations sets. */
	location: v.picklist([...listingLocationOptions, 'all']),
	/** Typical rent in words. */
	avgRent: text,
	description: text,
	universities: v.pipe(v.array(text), v.minLength(2)),
	highlights: v.pipe(v.array(text), v.minLength(3)),
	image: picture,
})
export type Neighbourhood = v.InferOutput<typeof neighbourhood>
