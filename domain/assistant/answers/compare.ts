/** Two universities side by side, by the plan's own figures; the lower one is named only where it is alone. */
import { paths } from '../../paths.ts'
import { type ProgrammeLevel, programmeLevels } from '../../plan/catalogue.ts'
import { onlyBest } from '../../plan/cheapest.ts'
import type { Range } from '../../plan/facts.ts'
import { shownIn } from '../../plan/money.ts'
import { emptyPlan } from '../../plan/plan.ts'
import { queryOf } from '../../plan/plan-query.ts'
import type { Value } from '../answer.ts'
import type { Idea } from '../ideas.ts'
import type { KnownProgramme, KnownUniversity } from '../knowledge.ts'
import { asksWhichOne } from '../pointing-back.ts'
import { widerSubject } from '../subjects.ts'
import {
	type Answerer,
	type Context,
	figure,
	key,
	levelOf,
	link,
	noted,
	programmesFor,
	say,
	saying,
	universityLink,
} from './build.ts'
import { firstYearAt } from './first-year.ts'

const compare: Answerer = (question) => {
	const { knowledge } = question
	const universities = question.universities.slice(0, 3)
	const asked = withTaught(question, universities)
	const { reading } = asked
	const isWider = reading.subjects !== question.reading.subjects
	const isLost = isWider && reading.subjects.length === 0
	const level = commonLevel(asked, universities)
	const context = { ...asked, reading: { ...reading, level } }
	const sides = sidesAsked(question)
	const { facts } = knowledge
	const plan = {
		...emptyPlan,
		level,
		universities: universities.map(({ code }) => code),
	}
	const to = paths.compare(queryOf(plan))
	const fees = universities.map((one) => feesOf(context, one, level))
	const totals = universities.map((one, at) => {
		// A university without the subject has no first year of it: that of another programme beside it compares nothing.
		const worked = fees[at] && firstYearAt(context, one)
		return (
			worked && {
				low: shownIn('MYR', worked.total.low, facts),
				high: shownIn('MYR', worked.total.high, facts),
			}
		)
	})
	const programmes = universities.map(
		(one) => programmesFor(one, reading.subjects, level).programmes,
	)
	const best = onlyBest(universities.map(({ qs }) => qs))
	const missing: Value = key('table.none')
	const comma = knowledge.language === 'ar' ? '، ' : ', '
	const namesOf = (found: readonly KnownProgramme[]): Value =>
		found.length > 0 ? found.map(({ name }) => name).join(comma) : missing
	const notes = new Set(programmes.flatMap((found) => found.flatMap(({ note }) => note ?? [])))
	const row = (label: string, cells: Value[]) => ({ label: key(`table.${label}`), cells })
	return {
		blocks: [
			saying(
				isWider ? say(isLost ? 'compare.nowhere' : 'programme.wider') : undefined,
				...universities
					.filter((_, at) => !fees[at] && !isLost && (sides.has('fee') || sides.has('years')))
					.map(({ name }) => say('compare.notThere', { university: name })),
				sides.has('fee') || sides.has('years') || sides.has('english')
					? say('compare.level', { level: key(`programmesOf.${level}`) })
					: undefined,
				sides.has('fee') ? lead(fees, universities) : undefined,
				best === undefined || !sides.has('rank')
					? undefined
					: say('compare.ranked', { university: universities[best]?.name ?? '' }),
				...(sides.has('rank') && !sides.has('fee')
					? universities
							.filter(({ qs }) => qs === null)
							.map(({ name }) => say('rank.none', { university: name }))
					: []),
				sides.has('fee') ? onlyOneBelow(asked, universities, level) : undefined,
			),
			{
				kind: 'table',
				head: [key('table.side'), ...universities.map(({ shortName }) => shortName)],
				rows: [
					...(reading.subjects.length > 0 ? [row('programme', programmes.map(namesOf))] : []),
					row(
						'fee',
						fees.map((fee) => (fee ? figure(fee, to) : missing)),
					),
					row(
						'firstYear',
						totals.map((total) => (total ? figure(total, to) : missing)),
					),
					...(reading.subjects.length > 0
						? [
								row(
									'years',
									programmes.map((found) => {
										const [first] = found
										return first ? figure(first.years, to, 'years') : missing
									}),
								),
							]
						: []),
					row(
						'rank',
						universities.map(({ qs }) => (qs === null ? missing : figure(qs, to, 'number'))),
					),
					row(
						'english',
						universities.map(() => figure(facts.english.bands[level].ielts, to, 'score')),
					),
					row(
						'intakes',
						universities.map(({ intakes }) => intakes),
					),
					row(
						'kind',
						universities.map(({ type }) => key(`kindName.${type}`)),
					),
					row(
						'city',
						universities.map(({ city }) => city),
					),
				].filter(({ label }) => sides.has(label.key.replace('table.', ''))),
			},
			...(sides.has('fee')
				? [
						...(reading.subjects.length > 0 ? noted([...notes][0]) : []),
						saying(say(reading.subjects.length > 0 ? 'cheapest.estimate' : 'compare.estimate')),
					]
				: []),
		],
		links: [link(to, 'compare'), ...universities.slice(0, 2).map(universityLink)],
		// Who has just asked for the requirements is not asked to ask for them.
		next:
			sides.has('english') && !sides.has('fee')
				? ['scholarships']
				: ['requirements', 'scholarships'],
	}
}

/** The sides that the question is about, «كم سنة وبكم؟»; all of them where it asks for the difference. */
function sidesAsked({ reading: { ideas, text } }: Context): Set<string> {
	const asked = Object.entries(sidesOf).flatMap(([side, names]) =>
		names.some((idea) => ideas.has(idea)) ? side : [],
	)
	const isWide =
		asked.length === 0 || (ideas.has('compare') && !asksWhichOne(text) && !ideas.has('near'))
	return new Set(isWide ? Object.keys(sidesOf) : ['programme', ...asked])
}
const sidesOf: Record<string, Idea[]> = {
	programme: [],
	fee: ['howMuch', 'fees', 'cheap', 'dear'],
	firstYear: ['howMuch', 'whole', 'cheap', 'dear'],
	years: ['howLong'],
	rank: ['rank'],
	english: ['english', 'requirements'],
	intakes: ['when', 'start'],
	kind: ['publicOne', 'privateOne'],
	city: ['where', 'near'],
}

/** A subject that none of them teaches by this name: the wider one that holds it, else none. */
function withTaught(context: Context, universities: readonly KnownUniversity[]): Context {
	const { reading } = context
	const wider = reading.subjects.flatMap((one) => widerSubject[one] ?? [])
	const has = (subjects: string[]) => (one: KnownUniversity) =>
		programmesFor(one, subjects, reading.level).programmes.length > 0
	if (reading.subjects.length === 0 || universities.some(has(reading.subjects))) return context
	const subjects = universities.every(has(wider)) ? wider : []
	return { ...context, reading: { ...reading, subjects } }
}

/** Which one starts lower, or that all start alike; nothing where a fee is missing or only some are alike. */
function lead(fees: readonly (Range | undefined)[], universities: readonly KnownUniversity[]) {
	const lows = fees.flatMap((one) => (one ? [one.low] : []))
	if (lows.length < universities.length) return undefined
	if (lows.every((low) => low === lows[0])) return say('compare.lead')
	const cheapest = onlyBest(lows)
	// Of two spans only the beginnings are compared: they may overlap.
	const isSpan = fees.some((one) => one && one.low !== one.high)
	return cheapest === undefined
		? undefined
		: say(isSpan ? 'compare.startsLower' : 'compare.cheaper', {
				university: universities[cheapest]?.name ?? '',
			})
}

/** One level for all, so that no bachelor's is set beside a master's: the lowest at which all teach the subject, else at which one does. */
function commonLevel(context: Context, universities: readonly KnownUniversity[]): ProgrammeLevel {
	const { reading } = context
	if (reading.level || reading.subjects.length === 0) return levelOf(context)
	// A degree without another word is a bachelor's.
	if (/\bdegree\b/i.test(reading.text) && universities.some(teaches(context, 'bachelor')))
		return 'bachelor'
	return (
		programmeLevels.find((one) => universities.every(teaches(context, one))) ??
		programmeLevels.find((one) => universities.some(teaches(context, one))) ??
		levelOf(context)
	)
}

const teaches =
	({ reading }: Context, level: ProgrammeLevel) =>
	(university: KnownUniversity) =>
		programmesFor(university, reading.subjects, level).programmes.length > 0

/** A school leaver is not after a master's: who has the subject at a lower level than the one compared. */
function onlyOneBelow(
	context: Context,
	universities: readonly KnownUniversity[],
	compared: ProgrammeLevel,
) {
	const { reading } = context
	if (reading.level || reading.subjects.length === 0) return undefined
	const below = programmeLevels.slice(0, programmeLevels.indexOf(compared))
	for (const level of below) {
		const [only, ...others] = universities.filter(teaches(context, level))
		if (only && others.length === 0)
			return say('compare.onlyAt', {
				level: key(`programmesOf.${level}`),
				university: only.name,
				fee: figure(feesOf(context, only, level) ?? 0, paths.university(only.id)),
			})
	}
	return undefined
}

function feesOf({ reading }: Context, university: KnownUniversity, level: ProgrammeLevel) {
	const programmes =
		reading.subjects.length > 0
			? programmesFor(university, reading.subjects, level).programmes
			: university.programmes[level]
	const fees = programmes.map(({ annualFee }) => annualFee)
	return fees.length > 0 ? { low: Math.min(...fees), high: Math.max(...fees) } : undefined
}

export const compareAnswers = { compare } satisfies Record<string, Answerer>
