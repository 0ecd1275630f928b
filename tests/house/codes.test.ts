/**
 * Plans live in addresses that families keep for months, so a code must mean for ever what it meant on the day it was given.
 * A new entry adds its codes to the list; nothing is ever taken out of it or renamed.
 */
import { expect, test } from 'vitest'
import { type Documents, shipped } from '#content/shipped.ts'

/** Every entry's code, with the codes of its parts. */
const given: Record<string, string> = {
	um: 'b1 b2 b3 b4 b5 b6 m1 m2 m3 m4 p1 p2 p3',
	upm: 'b1 b2 b3 b4 b5 b6 m1 m2 m3 m4 p1 p2 p3',
	utm: 'b1 b2 b3 b4 b5 m1 m2 m3 m4 p1 p2 p3',
	apu: 'b1 b2 b3 b4 b5 b6 m1 m2 m3 m4 m5 p1 p2 p3',
	sunway: 'b1 b2 b3 b4 b5 b6 m1 m2 m3 m4 p1 p2 p3',
	taylors: 'b1 b2 b3 b4 b5 b6 m1 m2 m3 m4 p1 p2 p3',
	mmu: 'b1 b2 b3 b4 b5 m1 m2 m3 p1 p2 p3',
	xmum: 'b1 b2 b3 b4 b5 b6 m1 m2 m3 p1 p2',
	pbs: 'b1 b2 b3 b4 m1 m2 m3 p1 p2 p3 p4',
	utar: 'b1 b2 b3 b4 b5 b6 m1 m2 m3 p1 p2 p3',
	inti: 'b1 b2 b3 b4 b5 b6 m1 m2 m3 p1 p2',
	help: 'b1 b2 b3 b4 b5 m1 m2 m3 p1 p2',
	ukm: 'b1 b2 b3 b4 b5 b6 m1 m2 m3 m4 p1 p2 p3 p4',
	usm: 'b1 b2 b3 b4 b5 m1 m2 m3 p1 p2 p3',
	britannia: 'c1 c2 c3 c4',
	sheffield: 'c1 c2 c3 c4',
	bigben: 'c1 c2 c3 c4',
	ems: 'c1 c2 c3 c4',
	stratford: 'c1 c2 c3 c4',
	serimaya: 'r1 r2 r3',
	edge: 'r1 r2 r3 r4',
	tropicana: 'r1 r2 r3',
	subang: 'r1 r2 r3',
	utmhall: 'r1 r2 r3',
	klcc: 'r1 r2 r3',
}

/** Codes of entries and parts that the catalogue no longer has: kept here so that nothing else takes them. */
const retired: string[] = []

function codesIn({ universities, institutes, accommodation }: Documents): string[] {
	return [
		...universities.flatMap(({ code, programmes }) => [
			code,
			...Object.values(programmes).flatMap((list) => list.map((programme) => programme.code)),
		]),
		...institutes.flatMap(({ code, courses }) => [code, ...courses.map((course) => course.code)]),
		...accommodation.flatMap(({ code, roomTypes }) => [
			code,
			...roomTypes.map((room) => room.code),
		]),
	]
}

const known = Object.entries(given).flatMap(([code, parts]) => [
	code,
	...parts.split(' ').map((part) => `${code}.${part}`),
])

const catalogue = shipped
const used = codesIn(catalogue)

test('no code is lost, renamed or given to something else', () => {
	expect(used.filter((code, index) => used.indexOf(code) !== index)).toEqual([])
	expect(used.filter((code) => retired.includes(code))).toEqual([])
	expect([...used, ...retired].sort()).toEqual([...known].sort())
})

test('a part carries the code of the entry it belongs to, and the letter of its kind', () => {
	const parts = [
		...catalogue.universities.flatMap(({ code, programmes: { bachelor, master, phd } }) => [
			...bachelor.map((programme) => [programme.code, `${code}.b`] as const),
			...master.map((programme) => [programme.code, `${code}.m`] as const),
			...phd.map((programme) => [programme.code, `${code}.p`] as const),
		]),
		...catalogue.institutes.flatMap(({ code, courses }) =>
			courses.map((course) => [course.code, `${code}.c`] as const),
		),
		...catalogue.accommodation.flatMap(({ code, roomTypes }) =>
			roomTypes.map((room) => [room.code, `${code}.r`] as const),
		),
	]
	expect(parts.filter(([code, beginning]) => !code.startsWith(beginning))).toEqual([])
	expect(parts).toHaveLength(208)
})
