/**
 * The editor's manual for the pages: what home, visa support, the guide, about, FAQ, chat, contact and
 * privacy say, with a sentence on every field. Buttons, labels and headings that belong to the interface
 * stand in `locales/`; what the consultancy tells its visitors stands here.
 */
import * as v from 'valibot'
import { confidence, picture, question, step, text } from './schema.ts'

const words = v.pipe(v.string(), v.trim(), v.nonEmpty())

/** A path on this site, with or without an anchor: `/apply`, `/contact#consultants`. */
const href = v.pipe(v.string(), v.regex(/^\/[a-z-]*(#[a-z0-9-]+)?$/))

/** A claim in figures, as it is printed, and what it counts. */
const statistic = v.strictObject({
	/** The figure itself, Latin digits, no unit: `500+`, `98%`, `24/7`. */
	value: words,
	/** What it counts, in two or three words. */
	label: text,
})

/* ---------- home ---------- */

/** One of the four services on the home page. */
const service = v.strictObject({
	/** Ties the card to its icon; fixed by the specification. */
	id: v.picklist([
		'university-registration',
		'language-programs',
		'accommodation',
		'visa-assistance',
	]),
	title: text,
	/** One sentence, three lines on a phone: what is done, not how good it is. */
	text,
	/** The area it leads to. */
	href,
	picture,
})

export const homePage = v.strictObject({
	services: v.pipe(v.array(service), v.length(4)),
	/** Why Malaysia: each with one fact that can be checked. */
	reasons: v.pipe(
		v.array(
			v.strictObject({
				/** Ties the reason to its icon. */
				id: v.picklist(['education', 'living-costs', 'society', 'location']),
				title: text,
				/** One sentence of at most 120 characters. */
				text,
			}),
		),
		v.length(4),
	),
	/** The picture beside the reasons. */
	reasonsPicture: picture,
	/** The strip under the hero; the figures are the company's own claims. */
	statistics: v.pipe(v.array(statistic), v.length(4)),
})
export type HomePage = v.InferOutput<typeof homePage>

/* ---------- testimonials ---------- */

export const testimonial = v.strictObject({
	name: text,
	/** Where the student comes from. */
	country: text,
	/** Programme and university. */
	programme: text,
	/** Two sentences in the speaker's own voice; the Arabic follows the speaker's gender. */
	text,
	avatar: picture,
	/** `sample` until a real student has agreed to be quoted. */
	confidence,
})
export type Testimonial = v.InferOutput<typeof testimonial>

/* ---------- FAQ ---------- */

export const faqPage = v.strictObject({
	/** The four groups, in the order of the page; their ids and the questions' ids are anchors (`/faq#visa-time`). */
	categories: v.pipe(
		v.array(
			v.strictObject({
				id: v.picklist(['applications', 'visa', 'accommodation', 'costs']),
				title: text,
				/** Answers are plain text of two to four sentences: the page searches them as they stand. */
				questions: v.pipe(v.array(question), v.length(4)),
			}),
		),
		v.length(4),
	),
	/** The cards under the questions. */
	quickResources: v.pipe(
		v.array(
			v.strictObject({
				title: text,
				/** One line on what waits there. */
				text,
				href,
			}),
		),
		v.length(3),
	),
	/** What a newcomer does first, each step with the page where it happens. */
	quickStart: v.pipe(v.array(v.strictObject({ ...step.entries, href })), v.length(4)),
})
export type FaqPage = v.InferOutput<typeof faqPage>

/* ---------- visa support ---------- */

/** An id that ties an entry to its icon or anchor. */
const id = v.pipe(v.string(), v.regex(/^[a-z0-9-]+$/))

export const visaPage = v.strictObject({
	statistics: v.pipe(
		v.array(
			v.strictObject({
				...statistic.entries,
				/** What stands after the figure where it has a unit: weeks. */
				unit: v.optional(text),
			}),
		),
		v.length(4),
	),
	/** The process, in order. */
	steps: v.pipe(
		v.array(
			v.strictObject({
				id,
				title: text,
				/** Which badge the step wears; its words are in `locales/`. */
				status: v.picklist(['required', 'processing', 'pending', 'final']),
				/** How long it takes, in words; fixed by the specification. */
				duration: text,
				/** What happens, and who does it. */
				text,
				/** Two pieces of advice that spare a delay. */
				tips: v.pipe(v.array(text), v.length(2)),
			}),
		),
		v.length(4),
	),
	documents: v.pipe(
		v.array(
			v.strictObject({
				id,
				name: text,
				/** What officers look for in this paper. */
				tip: text,
				confidence,
			}),
		),
		v.length(8),
	),
	challenges: v.pipe(
		v.array(
			v.strictObject({
				id,
				/** The obstacle, named as the student would. */
				title: text,
				/** What to do about it, and our part in it. */
				solution: text,
				/** How long the solution takes, in words. */
				timeframe: text,
				confidence,
			}),
		),
		v.length(4),
	),
	services: v.pipe(
		v.array(
			v.strictObject({
				id: v.picklist(['documents', 'application', 'arrival']),
				title: text,
				/** What we do, in one or two sentences. */
				text,
				picture,
			}),
		),
		v.length(3),
	),
	/** What the state and the insurer charge in the first year. */
	fees: v.strictObject({
		/** Amounts in MYR; the page adds them up. */
		items: v.pipe(v.array(v.strictObject({ id, label: text, amount: v.number() })), v.minLength(1)),
		/** How sure we are of the amounts. */
		confidence,
		/** The range to plan with, and where the table comes from. */
		summary: text,
		/** The deposit that only some universities ask for. */
		depositNote: text,
	}),
	/** Words that a visitor meets for the first time here, explained. */
	terms: v.pipe(v.array(v.strictObject({ id, term: text, text, confidence })), v.minLength(6)),
	/** Who enters without a visa, and why that does not replace the student process. */
	nationalityNote: v.strictObject({ text, confidence }),
	/** That rules change, and who has the last word. */
	disclaimer: text,
})
export type VisaPage = v.InferOutput<typeof visaPage>
