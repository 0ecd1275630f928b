/** How far applications have come, by whatever the manager asks about, and how many there are for each intake to come. */
import { stagesFrom } from './stages.ts'

/** Applications of which all this is the same. */
export interface Applications {
	university: string | null
	programme: string | null
	intake: string | null
	country: string | null
	source: string | null
	stage: string
	count: number
}

export const funnelDimensions = ['university', 'programme', 'intake', 'country', 'source'] as const
export type FunnelDimension = (typeof funnelDimensions)[number]

const sent = new Set(stagesFrom('sent'))
const offer = new Set(stagesFrom('offer'))
const arrived = new Set(stagesFrom('arrived'))
/** As many as a manager reads; the rest is in the exported file. */
const mostRows = 30

export function funnelBy(applications: readonly Applications[], by: FunnelDimension) {
	const rows = new Map<string, ReturnType<typeof emptyRow>>()
	const emptyRow = (value: string) => ({ by, value, received: 0, sent: 0, offer: 0, arrived: 0 })
	for (const { [by]: value, stage, count } of applications) {
		if (!value) continue
		const row = rows.get(value) ?? emptyRow(value)
		rows.set(value, row)
		row.received += count
		if (sent.has(stage)) row.sent += count
		if (offer.has(stage)) row.offer += count
		if (arrived.has(stage)) row.arrived += count
	}
	return [...rows.values()]
		.sort((a, b) => b.received - a.received || (a.value < b.value ? -1 : 1))
		.slice(0, mostRows)
}

/** Applications of each university for each intake, from this month (`2027-09`) on. */
export function byIntake(applications: readonly Applications[], month: string) {
	const counts = new Map<string, Map<string, number>>()
	for (const { university, intake, count } of applications) {
		if (!university || !intake || intake < month) continue
		const own = counts.get(university) ?? new Map<string, number>()
		counts.set(university, own.set(intake, (own.get(intake) ?? 0) + count))
	}
	const intakes = [...new Set([...counts.values()].flatMap((own) => [...own.keys()]))].sort()
	return {
		intakes,
		matrix: [...counts]
			.map(([university, own]) => ({
				university,
				counts: intakes.map((intake) => own.get(intake) ?? 0),
			}))
			.sort((a, b) => (a.university < b.university ? -1 : 1)),
	}
}
