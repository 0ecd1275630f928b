/** Subjects of one kind: all of a group, or those beside the one that was named. */
import type { Reading } from '../read.ts'
import { widerSubject } from '../subjects.ts'
import { type Context, type Draft, programmesFor, say, saying, universitiesLink } from './build.ts'
import { linksTo, type Offer, offerHead, offerRow, tableNotes } from './offers.ts'

/** «تخصص قريب من الطب»: not this one, but those beside it. */
export const asksForNear = ({ ideas, subjects }: Reading) =>
	ideas.has('near') && (ideas.has('programme') || ideas.has('cheap')) && subjects.length === 1

/** Not one programme of each university, but each kind of programme once, at its lowest fee. */
export function allOf(context: Context): Draft {
	const { reading, knowledge } = context
	const [named = ''] = reading.subjects
	const isNear = asksForNear(reading) && named !== 'medical'
	const group = isNear ? groupOf(context, named) : 'medical'
	const offers = knowledge.catalogue.universities
		.flatMap((university) => {
			const { level, programmes } = programmesFor(university, [group], reading.level)
			return programmes.map((programme) => ({ university, level, programme }))
		})
		.toSorted((a, b) => a.programme.annualFee - b.programme.annualFee)
	const kindOf = ({ programme }: Offer) => programme.subjects.find((one) => one !== group)
	const kinds = offers.filter(
		(one, at) =>
			offers.findIndex((other) => kindOf(other) === kindOf(one)) === at &&
			!(isNear && one.programme.subjects.includes(named)),
	)
	return {
		blocks: [
			saying(say(isNear ? 'programme.near' : 'programme.group')),
			{ kind: 'table', head: offerHead, rows: kinds.slice(0, 8).map(offerRow) },
			tableNotes(kinds.slice(0, 8)),
		],
		links: [...linksTo(kinds), universitiesLink()],
		next: ['requirements', 'cheapest'],
	}
}

/** The wider subject that holds it: of health, of engineering, of business. */
function groupOf({ knowledge }: Context, subject: string): string {
	const all = knowledge.catalogue.universities.flatMap(({ programmes }) =>
		Object.values(programmes).flat(),
	)
	const isMedical = all.some(
		({ subjects }) => subjects.includes(subject) && subjects.includes('medical'),
	)
	return isMedical ? 'medical' : (widerSubject[subject] ?? subject)
}
