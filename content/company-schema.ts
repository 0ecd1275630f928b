/**
 * The editor's manual for what the consultancy says of itself and counts with: addresses, hours, holidays, templates, and the
 * parts of pages that stand in lists of their own. Pages are in `page-schema.ts`, the catalogue in `schema.ts`.
 */
import * as v from 'valibot'
import {
	amenities,
	cefrCodes,
	confidence,
	housingLocations,
	housingTypeCard,
	housingTypes,
	isoDay,
	neighbourhood,
	outsideAddress,
	step,
	text,
} from './schema.ts'

const words = v.pipe(v.string(), v.trim(), v.nonEmpty())
const id = v.pipe(v.string(), v.regex(/^[a-z0-9_-]+$/))

/** One text for each of the given keys. */
function textFor<const Keys extends readonly string[]>(keys: Keys) {
	const entries = Object.fromEntries(keys.map((key) => [key, text]))
	return v.strictObject(entries as Record<Keys[number], typeof text>)
}

/** Minutes after midnight; 1440 is the end of the day. */
const minutes = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(1440))
const day = v.optional(
	v.pipe(
		v.strictObject({ opens: minutes, closes: minutes }),
		v.check(({ opens, closes }) => opens < closes, 'A day must open before it closes.'),
	),
)
/** By day of the week, 0 = Sunday; a day that is missing is closed. */
const week = v.strictObject({ 0: day, 1: day, 2: day, 3: day, 4: day, 5: day, 6: day })

/** A number as people read it and as links need it. */
const number = v.strictObject({
	display: words,
	dial: v.pipe(v.string(), v.regex(/^\+?\d{9,15}$/)),
	confidence,
})
const mailbox = v.strictObject({ address: v.pipe(v.string(), v.email()), confidence })

export const site = v.strictObject({
	/** In labels, the drawn logo and mails: changed by a release, not by an editor. */
	brand: text,
	assistant: text,
	city: text,
	copyrightYear: v.pipe(v.number(), v.integer()),
	phone: number,
	whatsapp: number,
	email: mailbox,
	mailFrom: mailbox,
	social: v.array(
		v.strictObject({
			network: v.picklist(['facebook', 'instagram', 'linkedin']),
			url: outsideAddress,
			confidence,
		}),
	),
	timeZone: v.literal('Asia/Kuala_Lumpur'),
	officeHours: week,
	/** The chat's human support. */
	supportHours: week,
})

export type Site = v.InferOutput<typeof site>

export const publicHoliday = v.strictObject({
	date: isoDay,
	name: text,
	/** `estimate` until the day of a feast that follows the moon is announced. */
	confidence,
})

export const messageTemplate = v.strictObject({
	id,
	/** Which cases it is for. */
	kinds: v.array(
		v.picklist([
			'contact_submissions',
			'accommodation_requests',
			'visa_consultations',
			'user_applications',
		]),
	),
	/** The stage in which it is offered first. */
	stage: v.optional(words),
	title: text,
	subject: text,
	/** May have several lines, and values in braces. */
	body: text,
})

/** A short block of the accommodation page: a service or a rule. */
const note = v.strictObject({ id, title: text, text })

export const housing = v.strictObject({
	housingTypeNames: textFor(housingTypes),
	housingLocationNames: textFor(housingLocations),
	amenityNames: textFor(amenities),
	housingTypeCards: v.pipe(v.array(housingTypeCard), v.length(housingTypes.length)),
	neighbourhoods: v.pipe(v.array(neighbourhood), v.minLength(1)),
	housingServices: v.pipe(v.array(note), v.length(3)),
	whatToExpect: v.pipe(v.array(note), v.minLength(1)),
})

export const institutePage = v.strictObject({
	instituteBenefits: v.pipe(
		v.array(
			v.strictObject({
				/** Ties the tile to its icon. */
				id: v.picklist(['university-pathways', 'small-classes', 'flexible-intake']),
				title: text,
				text,
			}),
		),
		v.length(3),
	),
	cefrLabels: textFor(cefrCodes),
	/** English scores that universities ask for at one level of study: `6.0-6.5`. */
	entryRequirements: v.pipe(
		v.array(
			v.strictObject({
				id: v.picklist(['foundation', 'bachelor', 'master']),
				level: text,
				ielts: words,
				toefl: words,
				/** Band of the Malaysian University English Test. */
				muet: words,
			}),
		),
		v.length(3),
	),
})

export const registration = v.strictObject({
	universitySteps: v.pipe(v.array(step), v.length(7)),
	instituteSteps: v.pipe(v.array(step), v.length(7)),
})
