/** What is set side by side, worked out once for each address. What is not known stays null and is said in words. */
import type { Content } from '#app/page/content.ts'
import { readPlan } from '#domain/plan/address.ts'
import { budgetFor } from '#domain/plan/budget.ts'
import type { PlanUniversity } from '#domain/plan/catalogue.ts'
import { onlyBest } from '#domain/plan/cheapest.ts'
import {
	type Column,
	columnOf,
	comparedBy,
	programmesOf,
	rentInCity,
} from '#domain/plan/compare.ts'
import { courseFor } from '#domain/plan/courses.ts'
import { englishFor } from '#domain/plan/english.ts'
import type { PlanSources, Range } from '#domain/plan/facts.ts'
import type { Plan } from '#domain/plan/plan.ts'
import { queryOf } from '#domain/plan/plan-query.ts'
import { entriesOf } from './entries-of.ts'
import { planData } from './plan-data.ts'
import { inCurrency, inRinggit } from './total-view.ts'
import { wayView } from './ways-view.ts'

const middle = (range: Range | null) => range && range.low + range.high

function rest(codes: readonly string[], all: readonly { code: string; name: string }[]) {
	return all
		.filter(({ code }) => !codes.includes(code))
		.map(({ code, name }) => ({ value: code, label: name }))
}

export async function compareViewAt(params: URLSearchParams, content: Content) {
	return compareView(params, await planData(content))
}

export function compareView(params: URLSearchParams, sources: PlanSources) {
	const { catalogue, facts } = sources
	const { plan, notes, faults } = readPlan(params, sources)
	const by = comparedBy(plan, sources)
	const universities = entriesOf(plan.universities, catalogue.universities).map((one) =>
		universityColumn(one, plan, sources),
	)
	const english = englishFor(plan, by.level, facts)
	const institutes = entriesOf(plan.institutes, catalogue.institutes).map((institute) => {
		const { code, id, name, city, mark, scene, photo, levels, classSize, startDates } = institute
		const options = institute.courses
			.flatMap((course) => courseFor({ institute, course }, english.way, facts) ?? [])
			.sort((a, b) => a.fee.high - b.fee.high)
		const [best] = options
		const hours = institute.courses.map((course) => course.hoursPerWeek)
		return {
			code,
			id,
			name,
			city,
			mark,
			scene,
			photo,
			levels: [levels[0] ?? '', levels.at(-1) ?? ''],
			classSize: { low: classSize.min, high: classSize.max },
			startDates,
			monthlyFee: { low: institute.monthlyFee.min, high: institute.monthlyFee.max },
			hours: { low: Math.min(...hours), high: Math.max(...hours) },
			months: best?.months ?? null,
			cost: best ? inRinggit(best.fee) : null,
		}
	})
	const homes = entriesOf(plan.homes, catalogue.homes).map((home) => {
		const { code, id, name, city, scene, photo, type, typeName, rooms, amenities, nearby } = home
		const rent = { low: home.priceRange.min, high: home.priceRange.max }
		const names = rooms.map((room) => room.name)
		return {
			code,
			id,
			name,
			city,
			scene,
			photo,
			hotel: type === 'hotel',
			typeName,
			rent,
			rooms: names,
			amenities,
			nearby,
		}
	})
	const { ielts, toefl, muet } = facts.english.bands[by.level]
	return {
		plan,
		by,
		notes,
		faults,
		query: queryOf(plan),
		universities,
		institutes,
		homes,
		asked: { ielts, toefl, muet },
		needsCourse: english.status !== 'met' && english.status !== 'partly',
		more: {
			u: rest(plan.universities, catalogue.universities),
			i: rest(plan.institutes, catalogue.institutes),
			h: rest(plan.homes, catalogue.homes),
		},
		most: Math.max(0, ...universities.map(({ column }) => column?.amount?.high ?? 0)),
		best: {
			firstYear: onlyBest(universities.map(({ column }) => middle(column?.amount ?? null))),
			qs: onlyBest(universities.map(({ qs }) => qs)),
			rent: onlyBest(universities.map(({ rentInCity }) => middle(rentInCity))),
			monthlyFee: onlyBest(institutes.map(({ monthlyFee }) => middle(monthlyFee))),
			cost: onlyBest(institutes.map(({ cost }) => middle(cost))),
			homeRent: onlyBest(homes.map(({ rent, hotel }) => (hotel ? null : middle(rent)))),
		},
	}
}
export type CompareView = ReturnType<typeof compareView>

function universityColumn(university: PlanUniversity, plan: Plan, sources: PlanSources) {
	const { level, field } = comparedBy(plan, sources)
	const { code, id, name, shortName, city, crest, scene, photo, type, tuition, qs } = university
	const programmes = programmesOf(university, level, field)
	const column = columnOf(university, plan, sources)
	return {
		code,
		id,
		name,
		shortName,
		city,
		crest,
		scene,
		photo,
		type,
		qs,
		tuition: { low: tuition.min, high: tuition.max },
		intakes: university.intakes,
		accreditation: university.accreditation,
		scholarships: university.scholarships,
		// Without a field all of a university's programmes would stand here.
		programmes: (field ? programmes : programmes.slice(0, 3)).map(
			({ code, name, years, annualFee }) => ({ code, name, years, annualFee }),
		),
		column: column && columnView(column, plan, sources),
		rentInCity: rentInCity(university, sources),
	}
}

/** The plan of one university: its total, or why there is none. */
function columnView(column: Column, plan: Plan, sources: PlanSources) {
	const { programme, counted, way, total, admission } = column
	const isKnown = way?.total !== null
	return {
		programme: { code: programme.code, name: programme.name },
		counted,
		needs: admission.needs,
		amount: isKnown ? inCurrency(total.total, plan, sources) : null,
		ringgit: inRinggit(total.total),
		way: way && wayView(way, plan, sources),
		budget: isKnown ? budgetFor(total.total, plan, sources.facts) : undefined,
	}
}
export type ColumnView = ReturnType<typeof columnView>
