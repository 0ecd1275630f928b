/** One row per contact message: to a spreadsheet web app, or appended to a file. */
import { mkdir, open } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { atMost } from '../at-most.ts'
import type { Settings } from '../settings.ts'
import type { Submission } from '../store/tables.ts'
import { ChannelFailure, postJson, type Send } from './channel.ts'
import { byteOrderMark, csvLine } from './csv.ts'
import { malaysiaTime, textOf } from './mail.ts'

function rowOf({ fields, created_at }: Submission) {
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

export function spreadsheetFile(dataDir: string): string {
	return join(dataDir, 'spreadsheet', 'contact.csv')
}

function intoFile(path: string): Send {
	const oneByOne = atMost(1)
	return (submission) =>
		oneByOne(async () => {
			const row = rowOf(submission)
			try {
				await mkdir(dirname(path), { recursive: true })
				const file = await open(path, 'a', 0o600)
				try {
					const isNew = (await file.stat()).size === 0
					const head = isNew ? byteOrderMark + csvLine(Object.keys(row)) : ''
					// One write per row: two processes do not tear each other's lines.
					await file.appendFile(head + csvLine(Object.values(row)))
					await file.datasync()
				} finally {
					await file.close()
				}
			} catch {
				throw new ChannelFailure('NOT_WRITTEN', true)
			}
		})
}

export function createSpreadsheet({ spreadsheetUrl, dataDir }: Settings): Send {
	if (spreadsheetUrl === null) return intoFile(spreadsheetFile(dataDir))
	return (submission) => postJson(spreadsheetUrl, rowOf(submission))
}
