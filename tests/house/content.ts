/** What every entry of the catalogue keeps to, beyond the shape its schema gives it. */
import * as v from 'valibot'
import type { University } from '#content/schema.ts'
import { isText as hasBothLanguages, type Text } from '#domain/language.ts'

export interface Entry {
	/** File name without its ending. */
	file: string
	value: unknown
}

export function schemaFaults(schema: v.GenericSchema, entries: readonly Entry[]): string[] {
	return entries.flatMap(({ file, value }) => {
		const parsed = v.safeParse(schema, value)
		const faults = parsed.success
			? []
			: parsed.issues.map((issue) => `${file}: ${v.getDotPath(issue)}: ${issue.message}`)
		const id = v.safeParse(v.object({ id: v.literal(file) }), value)
		return id.success ? faults : [...faults, `${file}: its id must be its file name`]
	})
}

/**
 * Every page has a schema of its own name: `homePage` describes `home` in `home.ts`; a schema in the singular describes
 * a list (`testimonial` and `testimonials`). One that describes nothing is a fault too.
 */
export function pageFaults(
	schemas: Readonly<Record<string, v.GenericSchema>>,
	exported: Readonly<Record<string, unknown>>,
): string[] {
	return Object.entries(schemas).flatMap(([name, schema]) => {
		const isPage = name.endsWith('Page')
		const described = isPage ? name.slice(0, -'Page'.length) : `${name}s`
		if (!(described in exported)) return [`${described}: described but not written`]
		const parsed = v.safeParse(isPage ? schema : v.array(schema), exported[described])
		if (parsed.success) return []
		return parsed.issues.map((issue) => `${described}: ${v.getDotPath(issue)}: ${issue.message}`)
	})
}

/** Every text in both languages inside a value, with the way to it. */
export function textsIn(value: unknown, path = ''): { path: string; text: Text }[] {
	if (isText(value)) return [{ path, text: value }]
	if (typeof value !== 'object' || value === null) return []
	return Object.entries(value).flatMap(([key, item]) =>
		textsIn(item, path ? `${path}.${key}` : key),
	)
}

/** The schema of a text has the same two keys, but no words. */
function isText(value: unknown): value is Text {
	return hasBothLanguages(value) && typeof value.ar === 'string' && typeof value.en === 'string'
}

const arabicLetter = /\p{Script=Arabic}/u
const otherDigits = /[٠-٩۰-۹]/
const controls = /[\u200e\u200f\u202a-\u202e\u2066-\u2069\u061c\ufeff]/
const placeholders = /lorem ipsum|coming soon|\bTODO\b|\bTBD\b|قريبًا جدًا/i

/** A text is written in its own language, with Latin digits, without invisible marks or promises of text to come. */
export function languageFaults(value: unknown): string[] {
	return textsIn(value).flatMap(({ path, text: { ar, en } }) => [
		...(arabicLetter.test(en) ? [`${path}: Arabic letters in English`] : []),
		...(/[A-Za-z]{3}/.test(ar) && !arabicLetter.test(ar) && ar !== en
			? [`${path}: not written in Arabic`]
			: []),
		...(en.split(/\s+/).length > 6 && ar === en ? [`${path}: not translated`] : []),
		...(otherDigits.test(ar + en) ? [`${path}: digits other than 0-9`] : []),
		...(controls.test(ar + en) ? [`${path}: an invisible direction mark`] : []),
		...(placeholders.test(ar + en) ? [`${path}: a placeholder`] : []),
	])
}

/** An owner's new university may leave these out; one that is shipped has every section of its page. */
export function sectionFaults(universities: readonly University[]): string[] {
	return universities.flatMap((one) => {
		const { advantages, programmes } = one
		const blocks = Object.values(advantages)
		const whole = {
			advantages:
				blocks.length === 4 && blocks.every((block) => (block?.benefits.length ?? 0) >= 3),
			programmes: Object.values(programmes).every((level) => level.length > 0),
			faq: one.faq.length === 3,
			highlights: one.highlights.length >= 4,
			programmeNames: one.programmeNames.length >= 3,
			accreditations: one.accreditations.length > 0,
			photos: one.photos.length > 0,
			...{ students: one.students, scholarships: one.scholarships },
			...{ accreditation: one.accreditation, intakes: one.intakes },
		}
		return Object.entries(whole).flatMap(([name, has]) => (has ? [] : [`${one.id}: ${name}`]))
	})
}

/** Search results and shared links cut a longer summary. */
export function summaryFaults(entries: readonly Entry[]): string[] {
	return entries.flatMap(({ file, value }) =>
		textsIn(value)
			.filter(
				({ path, text }) => path === 'summary' && Math.max(text.ar.length, text.en.length) > 160,
			)
			.map(() => `${file}: its summary is longer than 160 characters`),
	)
}

/** Links between entries lead somewhere, and not back to where they stand. */
export function relatedFaults(entries: readonly Entry[]): string[] {
	const known = new Set(entries.map(({ file }) => file))
	return entries.flatMap(({ file, value }) => {
		const parsed = v.safeParse(v.object({ related: v.array(v.string()) }), value)
		if (!parsed.success) return []
		return parsed.output.related
			.filter((id, index, all) => !known.has(id) || id === file || all.indexOf(id) !== index)
			.map((id) => `${file}: related to ${id}, which is unknown, itself, or named twice`)
	})
}

/** Names of the scenes a value shows. */
export function scenesIn(value: unknown): string[] {
	if (typeof value !== 'object' || value === null) return []
	return Object.entries(value).flatMap(([key, item]) =>
		typeof item === 'string' && (key === 'scene' || key === 'crest' || key === 'mark')
			? [item]
			: scenesIn(item),
	)
}
