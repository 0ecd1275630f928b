/** Every expected result of the design, worked out apart from this code, in both languages. */
import { describe, expect, test } from 'vitest'
import { languages } from '#domain/language.ts'
import { readPlan } from '#domain/plan/address.ts'
import { findCourse, findHome, findProgramme } from '#domain/plan/catalogue.ts'
import { columnOf, comparedBy, programmesOf, rentInCity } from '#domain/plan/compare.ts'
import { courseFor, coursesFor } from '#domain/plan/courses.ts'
import { type Chain, comingIntakes, datesOf } from '#domain/plan/dates.ts'
import { englishFor } from '#domain/plan/english.ts'
import type { Range } from '#domain/plan/facts.ts'
import { hijriDate } from '#domain/plan/hijri.ts'
import { shownIn, shownRinggit } from '#domain/plan/money.ts'
import { queryOf } from '#domain/plan/plan-query.ts'
import { firstYear } from '#domain/plan/total.ts'
import { admissionTo } from '#domain/plan/verdict.ts'
import { sourcesIn } from './facts.ts'
import vectors from './vectors.json' with { type: 'json' }
import { dateVector, totalVector, verdictVector } from './vectors.ts'

const { today } = vectors.meta
const pair = ({ low, high }: Range) => [low, high]
const ringgit = ({ low, high }: Range) => [low / 100, high / 100]

describe.each(languages)('in %s', (language) => {
	const sources = sourcesIn(language, today)
	const { facts, catalogue } = sources
	const planOf = (query: string) => readPlan(new URLSearchParams(query), sources)

	test.each(vectors.totals.map(totalVector))('total $id: $why', ({ given, expected }) => {
		const { plan, notes, faults } = planOf(given)
		expect([notes, faults]).toEqual([[], {}])
		const chosen = findProgramme(catalogue, plan.programme)
		if (!chosen) throw new Error('no programme')
		const { way } = englishFor(plan, chosen.level, facts)
		const found = findCourse(catalogue, plan.course)
		const course = found && courseFor(found, way, facts)
		const { lines, total, refundable } = firstYear(
			{
				...chosen,
				before: course && { way: 'course', months: course.months, course },
				home: findHome(catalogue, plan.room),
				tier: plan.tier,
				flight: plan.flight,
			},
			facts,
		)
		expect(Object.fromEntries(lines.map((line) => [line.id, ringgit(line)]))).toEqual(
			expected.lines,
		)
		expect(ringgit(total)).toEqual(expected.total)
		expect(ringgit(refundable)).toEqual(expected.refundable)
		expect([total.low, total.high].map(shownRinggit)).toEqual(expected.shownRinggit)
		const shown = [total.low, total.high].map((amount) => shownIn(plan.currency, amount, facts))
		if (expected.shown) expect(shown).toEqual([expected.shown.low, expected.shown.high])
	})

	test.each(vectors.verdicts.map(verdictVector))('verdict $id', ({ given, expected }) => {
		const english = englishFor(given, given.level, facts)
		const { verdict, needs } = admissionTo(given.level, given.certificate, english.status)
		expect({ verdict, needs, english: english.status }).toEqual({
			verdict: expected.verdict,
			needs: expected.needs,
			english: expected.english,
		})
		expect(english.likelyEnough).toBe(expected.enoughLikely)
		if (!expected.hours) return
		expect(english.way && { ...english.way, hours: pair(english.way.hours) }).toEqual({
			from: expected.from,
			to: expected.to,
			hours: expected.hours,
		})
		const options = coursesFor(catalogue, english.way, facts).slice(0, 3)
		expect(
			options.map(({ course, months, missing, fee }) => ({
				course: course.code,
				months: pair(months),
				...(missing > 0 && { shortBy: missing }),
				fee: ringgit(fee),
			})),
		).toEqual(expected.options?.map(({ tax: _, ...option }) => option))
	})

	test.each(vectors.dates.map(dateVector))('dates $id: $why', ({ given, expected }) => {
		const { safe, tight, next, colour } = datesOf(given, given.stand, given.today, facts)
		expect({ colour, next: `${next}By`.replace('embassy', 'val') }).toEqual({
			colour: expected.colour,
			next: expected.next,
		})
		const named = ({ papers, send, file, embassy, arrive, medical, ...course }: Chain) => ({
			papersBy: papers,
			sendBy: send,
			fileBy: file,
			valBy: embassy,
			arriveBy: arrive,
			medicalBy: medical,
			...(course.courseStart && { languageStart: course.courseStart }),
			...(course.courseEnd && { languageEnd: course.courseEnd }),
		})
		expect(named(safe)).toEqual(expected.safe)
		expect(named(tight)).toEqual(expected.tight)
		const hijri = (date: string) => {
			const { year, month, day } = hijriDate(date)
			return [year, month, day].map((part) => String(part).padStart(2, '0')).join('-')
		}
		expect(hijri(given.intake)).toBe(expected.hijri.intake)
		expect(hijri(safe[next] ?? '')).toBe(expected.hijri[`${next}By`])
		if (!expected.propose) return
		const { university } = findProgramme(catalogue, given.programme) ?? {}
		const inTime = comingIntakes(university?.intakeMonths.bachelor ?? [], given.today).find(
			(intake) => datesOf({ ...given, intake }, given.stand, given.today, facts).colour !== 'red',
		)
		expect(inTime).toBe(expected.propose)
	})

	test.each(vectors.addresses)('address $id', ({ given, canonical, notes = [], errors }) => {
		const read = planOf(given)
		expect(queryOf(read.plan)).toBe(canonical)
		const kinds = {
			unknown: 'unknown',
			tooMany: 'too many',
			past: 'past',
			notOffered: 'not offered',
		}
		expect(read.notes.map(({ kind, value }) => `${kinds[kind]}: ${value}`)).toEqual(notes)
		expect(read.faults.score?.code).toBe(errors?.score)
		expect(queryOf(planOf(canonical).plan)).toBe(canonical)
	})

	test.each(vectors.compare)('comparison $id', ({ given, expect: expected }) => {
		const { plan } = planOf(given.split('?')[1] ?? '')
		const found = plan.universities.map((code) => {
			const university = catalogue.universities.find((one) => one.code === code)
			if (!university) throw new Error(code)
			const { level, field } = comparedBy(plan, sources)
			const programmes = programmesOf(university, level, field)
			const total = columnOf(university, plan, sources)?.total.total
			const rent = rentInCity(university, sources)
			return [
				code,
				{
					qs: university.qs,
					tuition: [university.tuition.min, university.tuition.max],
					programmes: programmes.map(({ code, years, annualFee }) => ({
						code,
						years,
						fee: annualFee,
					})),
					firstYear: total ? ringgit(total) : null,
					rentInCity: rent && pair(rent),
				},
			]
		})
		expect(Object.fromEntries(found)).toEqual(expected)
	})
})
