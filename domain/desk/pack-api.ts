/** University packs as the case page gets them. */
import type { LeftOutReason, PackFailure } from '../cases/pack.ts'

/** What is known for a pack; empty where it is not known in Latin letters. */
export interface NewPack {
	/** A code of the catalogue, or a name. */
	university: string
	programme: string
	name_in_passport: string
	/** As `2027-09`. */
	intake: string
}

/** A university pack. */
export interface CasePack {
	id: string
	university: string
	short: string
	programme: string
	intake: string
	name_in_passport: string
	limit_mb: number
	file_name: string
	asked_by: string
	created_at: string
	state: 'making' | 'made' | 'failed' | 'expired'
	/** Where there is none. */
	reason: PackFailure | null
	pages: number | null
	size: number | null
	expires_at: string
	/** Documents by their names. */
	left_out: { document: string; reason: LeftOutReason }[]
	signed: string[]
	largest: string[]
}
