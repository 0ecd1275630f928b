/** What is set side by side, worked out once for each address. What is not known stays null and is said in words. */
import type { Language } from '#domain/language.ts'
import { queryOf, readPlan } from '#domain/plan/address.ts'
import type { PlanCatalogue, PlanUniversity } from '#domain/plan/catalogue.ts'
import { compareUniversity, onlyBest } from '#domain/plan/compare.ts'
import { courseFor } from '#domain/plan/courses.ts'
import { englishFor } from '#domain/plan/english.ts'
import type { PlanFacts, Range } from '#domain/plan/facts.ts'
import { shownRinggit } from '#domain/plan/money.ts'
import { planData } from './plan-data.ts'

const shown = ({ low, high }: Range): Range => ({
	low: shownRinggit(low),
	high: shownRinggit(high),
})
const middle = (range: Range | null) => range && range.low + range.high

function entriesOf<Entry extends { code: string }>(
	codes: readonly string[],
	all: readonly Entry[],
) {
	return codes.flatMap((code) => all.find((entry) => entry.code === code) ?? [])
}

function rest(codes: readonly string[], all: readonly { code: string; name: string }[]) {
	return all
		.filter(({ code }) => !codes.includes(code))
		.map(({ code, name }) => ({ value: code, label: name }))
}

export async function compareViewAt(params: URLSearchParams, language: Language) {
	const { facts, catalogue, today } = await planData(language)
	return compareView(params, catalogue, facts, today)
}

function compareView(
	params: URLSearchParams,
	catalogue: PlanCatalogue,
	facts: PlanFacts,
	today: string,
) {
	const { plan, notes } = readPlan(params, catalogue, today)
	const universities = entriesOf(plan.universities, catalogue.universities).map((one) =>
		universityColumn(one, plan, catalogue, facts),
	)
	const english = englishFor(plan, plan.level, facts)
	const institutes = entriesOf(plan.institutes, catalogue.institutes).map((institute) => {
		const { code, id, name, city, mark, scene, levels, classSize, startDates } = institute
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
			levels: [levels[0] ?? '', levels.at(-1) ?? ''],
			classSize: { low: classSize.min, high: classSize.max },
			startDates,
			monthlyFee: { low: institute.monthlyFee.min, high: institute.monthlyFee.max },
			hours: { low: Math.min(...hours), high: Math.max(...hours) },
			months: best?.months ?? null,
			cost: best ? shown(best.fee) : null,
		}
	})
	const homes = entriesOf(plan.homes, catalogue.homes).map((home) => {
		const { code, id, name, city, scene, type, typeName, rooms, amenities, nearby } = home
		const rent = { low: home.priceRange.min, high: home.priceRange.max }
		const names = rooms.map((room) => room.name)
		return {
			code,
			id,
			name,
			city,
			scene,
			hotel: type === 'hotel',
			typeName,
			rent,
			rooms: names,
			amenities,
			nearby,
		}
	})
	const { ielts, toefl, muet } = facts.english.bands[plan.level]
	return {
		plan,
		notes,
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
		most: Math.max(0, ...universities.map(({ firstYear }) => firstYear?.high ?? 0)),
		best: {
			firstYear: onlyBest(universities.map(({ firstYear }) => middle(firstYear))),
			qs: onlyBest(universities.map(({ qs }) => qs)),
			rent: onlyBest(universities.map(({ rentInCity }) => middle(rentInCity))),
			monthlyFee: onlyBest(institutes.map(({ monthlyFee }) => middle(monthlyFee))),
			cost: onlyBest(institutes.map(({ cost }) => middle(cost))),
			homeRent: onlyBest(homes.map(({ rent, hotel }) => (hotel ? null : middle(rent)))),
		},
	}
}
export type CompareView = ReturnType<typeof compareView>

function universityColumn(
	university: PlanUniversity,
	{ level, field }: Parameters<typeof compareUniversity>[1],
	catalogue: PlanCatalogue,
	facts: PlanFacts,
) {
	const compared = compareUniversity(university, { level, field }, catalogue, facts)
	const { code, id, name, shortName, city, crest, scene, type, tuition, qs } = university
	return {
		code,
		id,
		name,
		shortName,
		city,
		crest,
		scene,
		type,
		qs,
		tuition: { low: tuition.min, high: tuition.max },
		intakes: university.intakes,
		accreditation: university.accreditation,
		scholarships: university.scholarships,
		// Without a field all of a university's programmes would stand here.
		programmes: field
			? compared.programmes.map(({ code, name, years, annualFee }) => ({
					code,
					name,
					years,
					annualFee,
				}))
			: compared.programmes
					.slice(0, 3)
					.map(({ code, name, years, annualFee }) => ({ code, name, years, annualFee })),
		cheapest: compared.programmes.toSorted((a, b) => a.annualFee - b.annualFee)[0]?.code,
		firstYear: compared.firstYear && shown(compared.firstYear),
		rentInCity: compared.rentInCity,
	}
}
