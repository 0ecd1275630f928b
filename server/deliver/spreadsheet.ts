/** One row per contact message: to a spreadsheet web app, or appended to a file. */
import type { Settings } from '../settings.ts'
import { type Submission, textOf } from '../store/tables.ts'
import { together } from '../together.ts'
import { ChannelFailure, postJson, type Send } from './channel.ts'
import { guardCell } from './csv.ts'
import { malaysiaTime } from './mail.ts'
import { appendRows, spreadsheetFile } from './spreadsheet-file.ts'

export function rowOf({ fields, created_at }: Pick<Submission, 'fields' | 'created_at'>) {
	return {
		name: textOf(fields.name),
		email: textOf(fields.email),
		phone: textOf(fields.phone),
		subject: textOf(fields.subject),
		message: textOf(fields.message),
		inquiryType: textOf(fields.inquiry_type),
		date: malaysiaTime(created_at),
	}
}

type Row = ReturnType<typeof rowOf>

function intoFile(path: string): Send {
	const append = together((rows: readonly Row[]) => appendRows(path, rows))
	return async (submission, attempt) => {
		attempt.begin()
		try {
			await append(rowOf(submission))
		} catch {
			throw new ChannelFailure('NOT_WRITTEN', { outage: true })
		}
	}
}

/** The sheet behind the address would run a formula as readily as one that opens a file; a telephone number is none. */
function guarded(text: string): string {
	return /^\+[\d ()-]+$/.test(text) ? text : guardCell(text)
}

function intoSheet(address: string): Send {
	return (submission, attempt) => {
		attempt.begin()
		const cells = Object.entries(rowOf(submission)).map(([name, text]) => [name, guarded(text)])
		return postJson(address, Object.fromEntries(cells), attempt)
	}
}

export function createSpreadsheet({ spreadsheetUrl, dataDir }: Settings): Send {
	return spreadsheetUrl === null ? intoFile(spreadsheetFile(dataDir)) : intoSheet(spreadsheetUrl)
}
