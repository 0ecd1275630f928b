/** Two universities side by side, by the plan's own figures; the lower one is named only where it is alone. */
import { paths } from '../../paths.ts'
import { type ProgrammeLevel, programmeLevels } from '../../plan/catalogue.ts'
import { onlyBest } from '../../plan/cheapest.ts'
import type { Range } from '../../plan/facts.ts'
import { shownIn } from '../../plan/money.ts'
import { emptyPlan } from '../../plan/plan.ts'
import { queryOf } from '../../plan/plan-query.ts'
import type { Sentence, Value } from '../answer.ts'
import type { Idea } from '../ideas.ts'
import type { KnownProgramme, KnownUniversity } from '../knowledge.ts'
import { asksWhichOne } from '../pointing-back.ts'
import { nearTo, widerOf } from '../subjects.ts'
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
import { subjectName } from './filters.ts'
import { firstYearAt } from './first-year-at.ts'

const compare: Answerer = (question) => {
	const { knowledge } = question
	const universities = question.universities.slice(0, 3)
	const { level, subjects, lead: leadOfSubject } = groundFor(question, universities)
	const reading = { ...question.reading, subjects, level }
	const context = { ...question, reading }
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
				...leadOfSubject,
				leadOfSubject.length === 0 &&
					(sides.has('fee') || sides.has('years') || sides.has('english'))
					? say(subjects.length > 0 ? 'compare.levelOf' : 'compare.level', {
							level: key(`programmesOf.${level}`),
							filters: { each: subjects.map((one) => subjectName(question, one)) },
						})
					: undefined,
				...(sides.has('fee') || sides.has('years')
					? universities.filter((_, at) => !fees[at]).flatMap((one) => missingAt(context, one))
					: []),
				sides.has('fee') ? lead(fees, universities) : undefined,
				best === undefined || !sides.has('rank')
					? undefined
					: say('compare.ranked', { university: universities[best]?.name ?? '' }),
				...(sides.has('rank') && !sides.has('fee')
					? universities
							.filter(({ qs }) => qs === null)
							.map(({ name }) => say('rank.none', { university: name }))
					: []),
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

interface Ground {
	level: ProgrammeLevel
	subjects: string[]
	/** What is said where it is not the subject that was asked for. */
	lead: Sentence[]
}

/** What is set side by side: the subject, what is nearest to it at the same level, or all programmes. */
function groundFor(context: Context, universities: readonly KnownUniversity[]): Ground {
	const { reading, carried } = context
	const asked = reading.subjects
	const level = commonLevel(context, universities)
	const has = (subjects: readonly string[]) => (one: KnownUniversity) =>
		teaches(one, subjects, level)
	const says = (name: string, university = ''): Sentence =>
		say(`compare.${name}`, {
			filters: { each: asked.map((one) => subjectName(context, one)) },
			level: key(`programmesOf.${level}`),
			university,
		})
	if (asked.length === 0) return { level, subjects: [], lead: [] }
	const isCarried = asked.every((one) => carried.includes(one))
	const without = universities.find((one) => !has(asked)(one))
	if (universities.some(has(asked)))
		// A subject of before holds as long as all of them have it.
		return isCarried && without
			? { level, subjects: [], lead: [says('dropped', without.name)] }
			: { level, subjects: asked, lead: [] }
	const wider = widerOf(asked)
	const near = universities.every(has(wider)) ? wider : nearTo(asked)
	const isNear = isCarried ? universities.every(has(near)) : universities.some(has(near))
	return isNear
		? { level, subjects: near, lead: [says('near')] }
		: { level, subjects: [], lead: [says('nowhere')] }
}

const teaches = (university: KnownUniversity, subjects: readonly string[], level: ProgrammeLevel) =>
	programmesFor(university, subjects, level).programmes.length > 0

/** One level for all, so that no bachelor's is set beside a master's. Who names none is after a bachelor's, in the subject or in what is nearest to it. */
function commonLevel(context: Context, universities: readonly KnownUniversity[]): ProgrammeLevel {
	const { level, subjects } = context.reading
	const named = levelOf(context)
	if (level || subjects.length === 0) return named
	const near = [...subjects, ...nearTo(subjects)]
	if (universities.some((one) => teaches(one, near, 'bachelor'))) return 'bachelor'
	return (
		programmeLevels.find((at) => universities.every((one) => teaches(one, subjects, at))) ??
		programmeLevels.find((at) => universities.some((one) => teaches(one, subjects, at))) ??
		named
	)
}

/** Who has the subject at another level has it all the same. */
function missingAt({ reading }: Context, university: KnownUniversity): Sentence[] {
	const { level = 'bachelor', subjects } = reading
	const other = programmeLevels.find((one) => teaches(university, subjects, one))
	return [
		say('compare.notAt', {
			level: key(`programmesOf.${level}`),
			university: university.name,
		}),
		...(other ? [say('compare.atLevel', { level: key(`programmesOf.${other}`) })] : []),
	]
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
