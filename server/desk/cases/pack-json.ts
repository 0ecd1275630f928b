/** Packs as the desk's pages get them. */
import { isLatin, packFailures, packFileName, withoutAccents } from '#domain/cases/pack.ts'
import type { CasePack, NewPack } from '#domain/desk/pack-api.ts'
import type { PackRow } from '../../store/cases/packs.ts'
import { type Submission, textOf } from '../../store/tables.ts'

const isOver = ({ file, expires_at }: PackRow) =>
	file === null || expires_at <= new Date().toISOString()

function packState(row: PackRow): CasePack['state'] {
	if (row.failed_at !== null) return 'failed'
	if (row.made_at === null) return 'making'
	return isOver(row) ? 'expired' : 'made'
}

export function packJson(row: PackRow, reference: string): CasePack {
	const { id, university, short, programme, intake, name_in_passport, limit_mb } = row
	const { asked_by, created_at, pages, size, expires_at, outcome } = row
	const state = packState(row)
	const reason = packFailures.find((code) => code === row.failure_reason) ?? 'not_made'
	return {
		...{ id, university, short, programme, intake, name_in_passport, limit_mb },
		...{ asked_by, created_at, pages, size, expires_at, state },
		file_name: packFileName({ short, name_in_passport, intake, reference }),
		reason: state === 'failed' ? reason : null,
		left_out: outcome.leftOut,
		signed: outcome.signed,
		largest: outcome.largest,
	}
}

/** What was submitted in Latin letters; the rest is typed by a person who has the passport before them. */
export function newPack({ kind, fields }: Submission): NewPack | null {
	if (kind !== 'user_applications') return null
	const latin = (text: string) => (isLatin(withoutAccents(text)) ? withoutAccents(text) : '')
	const university = textOf(fields.preferred_university)
	const parts = [textOf(fields.last_name), textOf(fields.first_name)].map(latin)
	const name = latin(textOf(fields.name_latin)) || (parts.every(Boolean) ? parts.join(' ') : '')
	return {
		university: university === 'other' ? '' : university,
		programme: latin(textOf(fields.program_of_interest)),
		name_in_passport: name.toUpperCase(),
		intake: textOf(fields.intake),
	}
}
