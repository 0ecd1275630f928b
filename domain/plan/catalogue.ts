/** What a plan needs of the catalogue: names in one language, and the figures. Made at build time from `content/`. */
import type { Confidence } from '../confidence.ts'
import type { Crest } from '../crest.ts'
import type { Photo } from '../website/photos.ts'

export const programmeLevels = ['bachelor', 'master', 'phd'] as const
export type ProgrammeLevel = (typeof programmeLevels)[number]

export interface PlanProgramme {
	code: string
	name: string
	years: number
	annualFee: number
	confidence: Confidence
	fields: string[]
	feeMargin?: { low: number; high: number }
	intakeMonths?: number[]
}

export interface PlanUniversity {
	code: string
	id: string
	name: string
	shortName: string
	type: 'public' | 'private'
	location: string
	city: string
	crest: Crest
	scene: string
	photo?: Photo | undefined
	tuition: { min: number; max: number }
	qs: number | null
	registration?: { [level in ProgrammeLevel]?: number | undefined } & { source: string }
	intakes: string
	intakeMonths: { bachelor: number[]; postgraduate: number[] }
	programmes: Record<ProgrammeLevel, PlanProgramme[]>
	/** What the university itself says on admission. */
	admission: string
	/** Empty where it is not written yet, as intakes, admission and scholarships. */
	accreditation: string
	scholarships: string
}

export interface PlanCourse {
	code: string
	name: string
	levels: string[]
	months: { min: number; max: number }
	stage?: true
	hoursPerWeek: number
	monthlyFee: number
	confidence: Confidence
}

export interface PlanInstitute {
	code: string
	id: string
	name: string
	city: string
	mark: Crest
	scene: string
	photo?: Photo | undefined
	levels: string[]
	monthlyFee: { min: number; max: number }
	classSize: { min: number; max: number }
	startDates: string
	courses: PlanCourse[]
}

export interface PlanRoom {
	code: string
	name: string
	price: number
	confidence: Confidence
}

export interface PlanHome {
	code: string
	id: string
	name: string
	type: string
	typeName: string
	location: string
	city: string
	scene: string
	photo?: Photo | undefined
	priceRange: { min: number; max: number }
	rooms: PlanRoom[]
	amenities: string[]
	nearby: string[]
}

export interface PlanCatalogue {
	universities: PlanUniversity[]
	institutes: PlanInstitute[]
	homes: PlanHome[]
}

export interface ChosenProgramme {
	university: PlanUniversity
	level: ProgrammeLevel
	programme: PlanProgramme
}

export function findProgramme(
	{ universities }: PlanCatalogue,
	code: string | undefined,
): ChosenProgramme | undefined {
	for (const university of universities)
		for (const level of programmeLevels) {
			const programme = university.programmes[level].find((one) => one.code === code)
			if (programme) return { university, level, programme }
		}
	return undefined
}

export interface ChosenCourse {
	institute: PlanInstitute
	course: PlanCourse
}

export function findCourse(
	{ institutes }: PlanCatalogue,
	code: string | undefined,
): ChosenCourse | undefined {
	for (const institute of institutes) {
		const course = institute.courses.find((one) => one.code === code)
		if (course) return { institute, course }
	}
	return undefined
}

export interface ChosenHome {
	home: PlanHome
	/** Absent where the whole home was chosen, whichever room it will be. */
	room?: PlanRoom
}

export function findHome(
	{ homes }: PlanCatalogue,
	code: string | undefined,
): ChosenHome | undefined {
	for (const home of homes) {
		if (home.code === code) return { home }
		const room = home.rooms.find((one) => one.code === code)
		if (room) return { home, room }
	}
	return undefined
}
