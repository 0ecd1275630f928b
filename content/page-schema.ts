/**
 * The editor's manual for the pages: what home, visa support, the guide, about, FAQ, chat, contact and
 * privacy say, with a sentence on every field. Buttons, labels and headings that belong to the interface
 * stand in `locales/`; what the consultancy tells its visitors stands here.
 */
import * as v from 'valibot'
import {
	cityKey,
	cityKeys,
	confidence,
	isoDay,
	picture,
	quantity,
	question,
	step,
	text,
} from './schema.ts'

const words = v.pipe(v.string(), v.trim(), v.nonEmpty())

/** A path on this site, with or without an anchor: `/apply`, `/contact#consultants`. */
const href = v.pipe(v.string(), v.regex(/^\/[a-z-]*(#[a-z0-9-]+)?$/))

/** A claim in figures, as it is printed, and what it counts. */
const statistic = v.strictObject({
	/** The figure itself, Latin digits, no unit: `500+`, `98%`, `24/7`. */
	value: words,
	/** What it counts, in two or three words. */
	label: text,
	/** One line, where another figure of the site seems to say otherwise. */
	note: v.optional(text),
})

/** An id that ties an entry to its icon or anchor. */
const id = v.pipe(v.string(), v.regex(/^[a-z0-9-]+$/))

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
	/** Texts published before there were ids have none. */
	id: v.optional(id),
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
				questions: v.pipe(
					v.array(
						v.strictObject({
							...question.entries,
							/** The page that the answer speaks of. */
							link: v.optional(v.strictObject({ label: text, href })),
						}),
					),
					v.minLength(1),
					v.maxLength(12),
				),
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

/* ---------- for families ---------- */

/** An answer that says where it comes from, when that was read, and how sure it is. */
const sourced = v.strictObject({
	...question.entries,
	confidence: v.picklist(['verified', 'well-known', 'estimate']),
	/** The day on which its sources were read. */
	checked: isoDay,
	sources: v.array(
		v.strictObject({
			title: text,
			/** Not every handbook has an address. Two slashes at the beginning would name another site. */
			url: v.optional(v.pipe(v.string(), v.regex(/^(?:https?:\/\/|\/(?![/\\]))[^\s]+$/))),
		}),
	),
})

export const familiesPage = v.strictObject({
	/** Their ids and the questions' ids are anchors (`/families#safety`). */
	groups: v.pipe(
		v.array(
			v.strictObject({
				id: v.picklist(['family', 'life', 'admission', 'costs', 'after']),
				title: text,
				questions: v.pipe(v.array(sourced), v.minLength(2)),
			}),
		),
		v.length(5),
	),
	/** Whether the degree counts at home. */
	recognition: v.strictObject({
		title: text,
		lead: text,
		/** What helps in every country. */
		steps: v.pipe(v.array(text), v.length(4)),
		lists: sourced,
		countries: v.pipe(
			v.array(
				v.strictObject({
					...sourced.entries,
					/** What is shown; the whole question is for search engines. */
					country: text,
				}),
			),
			v.minLength(1),
		),
	}),
})
export type FamiliesPage = v.InferOutput<typeof familiesPage>

/* ---------- visa support ---------- */

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
		items: v.pipe(v.array(v.strictObject({ id, label: text, amount: quantity })), v.minLength(1)),
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

/* ---------- Discover Malaysia ---------- */

/** A range of amounts in Malaysian ringgit. */
const range = v.strictObject({ min: quantity, max: quantity })

/** A point on the map, in degrees. */
const position = v.strictObject({
	/** Degrees east. */
	lon: v.pipe(v.number(), v.minValue(99), v.maxValue(120)),
	/** Degrees north. */
	lat: v.pipe(v.number(), v.minValue(0), v.maxValue(8)),
})

/** One of the three monthly budgets; its lines must add up to its range. */
const budget = v.pipe(
	v.strictObject({
		id: v.picklist(['budget', 'comfortable', 'premium']),
		name: text,
		/** What a month costs in all, MYR; fixed by the specification. */
		range,
		/** Where the money goes, MYR a month. */
		lines: v.pipe(
			v.array(
				v.strictObject({
					id: v.picklist(['rent', 'food', 'transport', 'phone', 'personal']),
					label: text,
					...range.entries,
				}),
			),
			v.length(5),
		),
		/** The life that this budget buys, in one sentence. */
		text,
		/** How sure we are of the split. */
		confidence,
	}),
	v.check(
		(tier) =>
			tier.lines.reduce((sum, line) => sum + line.min, 0) === tier.range.min &&
			tier.lines.reduce((sum, line) => sum + line.max, 0) === tier.range.max,
		'The lines of a budget must add up to its range.',
	),
)

export const guidePage = v.strictObject({
	destinations: v.pipe(
		v.array(
			v.strictObject({
				id,
				name: text,
				/** Two sentences: what it is, and what to know before going. */
				text,
				/** How to get there from Kuala Lumpur. */
				travel: text,
				/** When to go. */
				bestTime: text,
				/** What a student spends there per trip, MYR per person. */
				budget: v.strictObject({ ...range.entries, confidence }),
				highlights: v.pipe(v.array(text), v.length(3)),
				/** Where the map marks it. */
				position,
				picture,
			}),
		),
		v.length(6),
	),
	/** What the amounts beside destinations stand for. */
	destinationBudgetNote: text,
	dishes: v.pipe(
		v.array(
			v.strictObject({
				id,
				name: text,
				/** What is on the plate. */
				text,
				/** Price at a simple restaurant, MYR. */
				price: v.strictObject({ ...range.entries, confidence }),
				/** How to be sure that it is halal. */
				halal: text,
				picture,
			}),
		),
		v.length(6),
	),
	/** Two everyday prices for comparison. */
	foodNotes: v.array(v.strictObject({ text, confidence })),
	/** A student's month in four countries. */
	comparison: v.strictObject({
		countries: v.strictObject({
			malaysia: text,
			unitedKingdom: text,
			australia: text,
			unitedStates: text,
		}),
		/** Amounts in MYR per month; the page adds them up. */
		rows: v.pipe(
			v.array(
				v.strictObject({
					id: v.picklist(['rent', 'food', 'transport', 'utilities', 'leisure']),
					label: text,
					malaysia: range,
					unitedKingdom: range,
					australia: range,
					unitedStates: range,
				}),
			),
			v.length(5),
		),
		confidence,
		/** How the figures were made. */
		note: text,
		/** What two governments themselves ask students to show. */
		benchmark: v.strictObject({ text, confidence }),
	}),
	budgets: v.pipe(v.array(budget), v.length(3)),
	/** Cards and passes of public transport. */
	transportNote: v.strictObject({ text, confidence }),
	trips: v.pipe(
		v.array(
			v.strictObject({
				id,
				name: text,
				/** What one goes there for. */
				text,
				/** Time and means from Kuala Lumpur. */
				travel: text,
				/** Return travel per person, MYR. */
				cost: v.strictObject({ ...range.entries, confidence }),
				picture,
			}),
		),
		v.length(4),
	),
	/** What the amounts beside trips stand for. */
	tripCostNote: text,
	/** What to check before leaving the country. */
	tripNote: text,
	tips: v.pipe(
		v.array(
			v.strictObject({
				id: v.picklist(['greetings', 'dress', 'shoes', 'dining', 'religion', 'language']),
				title: text,
				text,
				confidence,
			}),
		),
		v.length(6),
	),
	climate: v.strictObject({
		summary: text,
		seasons: v.pipe(
			v.array(
				v.strictObject({
					id,
					name: text,
					/** Which months, in words. */
					months: text,
					/** The same months as numbers, for the drawing of the year. */
					calendar: v.pipe(
						v.array(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(12))),
						v.minLength(1),
					),
					/** What it means for plans. */
					text,
				}),
			),
			v.length(3),
		),
		confidence,
	}),
	packing: v.pipe(
		v.array(
			v.strictObject({
				id: v.picklist(['clothes', 'documents', 'health', 'electronics']),
				title: text,
				items: v.pipe(v.array(text), v.minLength(3)),
			}),
		),
		v.length(4),
	),
	/** Where the map marks the cities of the universities; their names are in `places.ts`. */
	cities: v.pipe(v.array(v.strictObject({ city: cityKey, position })), v.length(cityKeys.length)),
})
export type GuidePage = v.InferOutput<typeof guidePage>

/* ---------- chat ---------- */

/** A sentence in which the page puts a time or a day. */
const textWithWhen = v.pipe(
	text,
	v.check(
		(value) => value.ar.includes('{when}') && value.en.includes('{when}'),
		'Both languages must hold {when}.',
	),
)

export const chatPage = v.strictObject({
	/** The assistant's first line. */
	greeting: text,
	/** The quick replies, in their order; labels are the specification's. */
	options: v.pipe(
		v.array(
			v.strictObject({
				key: v.picklist([
					'visa',
					'universities',
					'accommodation',
					'application',
					'language',
					'human',
				]),
				/** On the button, and the visitor's own line once pressed. */
				label: text,
				reply: v.strictObject({
					/** The answer, or the sentence before the list. */
					text,
					/** Things to list under the sentence; empty where it says all. */
					items: v.array(text),
					/** Where to read on. */
					link: v.strictObject({ label: text, href }),
				}),
			}),
		),
		v.length(6),
	),
	/** The answer to anything typed: it must not promise what a page without a sender can't keep. */
	genericReply: text,
	/** Added to the human reply outside support hours. */
	closed: textWithWhen,
})
export type ChatPage = v.InferOutput<typeof chatPage>

/* ---------- consultants and contact ---------- */

export const consultant = v.strictObject({
	id,
	name: text,
	/** Job title; the English is the specification's, the Arabic follows the person's gender. */
	title: text,
	/** What to ask this person about. */
	specialization: text,
	/** Languages this person answers in. */
	languages: v.pipe(v.array(text), v.minLength(1)),
	picture,
	whatsapp: v.strictObject({
		/** As people read it: `+60 10-000 0001`. */
		display: words,
		/** Digits only, with country code, as WhatsApp links need it. */
		dial: v.pipe(v.string(), v.regex(/^\d{9,15}$/)),
		/** The text that waits in the visitor's WhatsApp, ready to send. */
		message: text,
	}),
	/** `sample` until the owner names real people and numbers. */
	confidence,
})
export type Consultant = v.InferOutput<typeof consultant>

export const contactPage = v.strictObject({
	/** Why writing to us is worth it. */
	benefits: v.pipe(
		v.array(
			v.strictObject({
				/** Ties the card to its icon. */
				id: v.picklist(['reply', 'language', 'specialists', 'whatsapp']),
				title: text,
				text,
			}),
		),
		v.length(4),
	),
	/** Things that need no message. */
	quickActions: v.pipe(
		v.array(
			v.strictObject({
				id: v.picklist(['apply', 'visa', 'accommodation', 'faq']),
				title: text,
				text,
				href,
			}),
		),
		v.length(4),
	),
	/** Opening times in words; the times that are counted with stand in `site.ts`. */
	officeHours: v.strictObject({
		rows: v.pipe(v.array(v.strictObject({ id, days: text, hours: text })), v.length(3)),
		/** Which clock the hours follow. */
		zone: text,
		/** Shown while the office is open; `{when}` is the closing time. */
		open: textWithWhen,
		/** Shown while it is closed; `{when}` is the next opening. */
		closed: textWithWhen,
	}),
})
export type ContactPage = v.InferOutput<typeof contactPage>

/* ---------- about ---------- */

export const aboutPage = v.strictObject({
	/** The window beside the heading. */
	heroPicture: picture,
	/** What we are here for, in one sentence. */
	mission: text,
	/** Where we want study abroad to be, in one sentence. */
	vision: text,
	/** How the work moved from telephone and paper to this site. */
	story: v.strictObject({
		title: text,
		paragraphs: v.pipe(v.array(text), v.minLength(2)),
		/** `sample` until the owner has told the story in their own words. */
		confidence,
	}),
	/** The company's claims in figures. */
	impact: v.pipe(v.array(statistic), v.length(5)),
	/** The window beside the reasons. */
	reasonsPicture: picture,
	/** Four reasons for Malaysia that the home page does not give. */
	reasons: v.pipe(
		v.array(
			v.strictObject({
				id: v.picklist(['english', 'accreditation', 'dual-degrees', 'intakes']),
				title: text,
				text,
			}),
		),
		v.length(4),
	),
	/** What we hold to, each shown by something we do. */
	values: v.pipe(
		v.array(
			v.strictObject({
				id: v.picklist(['honesty', 'fit', 'confidentiality', 'time']),
				title: text,
				text,
			}),
		),
		v.length(4),
	),
	/** How a student and we work together, in order. */
	process: v.pipe(v.array(step), v.length(4)),
	awards: v.pipe(
		v.array(
			v.strictObject({
				id,
				title: text,
				/** Who gave it. */
				issuer: text,
				year: quantity,
				/** `sample` until the owner names real awards. */
				confidence,
			}),
		),
		v.minLength(1),
		v.maxLength(12),
	),
})
export type AboutPage = v.InferOutput<typeof aboutPage>

/* ---------- privacy ---------- */

export const privacyPage = v.strictObject({
	/** The day of the last change, `2026-11-15`. */
	updated: isoDay,
	/** The whole notice in two sentences. */
	summary: text,
	sections: v.pipe(
		v.array(
			v.strictObject({
				/** Anchor of the section. */
				id: v.picklist([
					'what-we-keep',
					'why',
					'how-long',
					'who-sees-it',
					'documents',
					'status-page',
					'on-your-device',
					'deletion',
				]),
				title: text,
				/** Plain words, short paragraphs; nothing that the system does not do. */
				paragraphs: v.pipe(v.array(text), v.minLength(1)),
			}),
		),
		v.length(8),
	),
})
export type PrivacyPage = v.InferOutput<typeof privacyPage>
