/** The sheet on top of an application for a university. It is in English, and shows what otherwise hides behind Show: both are written down. */
import { hiddenFields } from '#domain/cases/codes.ts'
import { languageOf } from '../../api/request-parts.ts'
import { orSentence, pdf } from '../../papers/answer.ts'
import { readPaperContent } from '../../papers/content.ts'
import { coverSheet } from '../../papers/data/cover-sheet.ts'
import type { Services } from '../../services.ts'
import { nameOf } from '../../store/cases/applicant.ts'
import { textOf } from '../../store/tables.ts'
import type { MassActs } from '../mass-acts.ts'
import { shownFields } from './case-json.ts'
import { type DeskContext, missingCase, notFound } from './desk-call.ts'

/** Of universities in Malaysia. */
const language = 'en'

export function createCoverSheet(
	{ store, papers, content }: Pick<Services, 'store' | 'papers' | 'content'>,
	massAct: MassActs,
) {
	const { cases, submissions } = store
	return async (c: DeskContext): Promise<Response> => {
		const id = c.req.param('id') ?? ''
		const row = await cases.find(id)
		const submission = row && (await submissions.find(row.kind, row.submission_id))
		if (!row || !submission) throw await missingCase(cases, id)
		if (row.kind !== 'user_applications') return notFound(c)
		const tooMany = await massAct(c, 'reveal')
		if (tooMany) return tooMany
		const staff = c.get('staff')
		return orSentence(c, languageOf(c), async () => {
			const data = coverSheet(await readPaperContent(content.current(), language), {
				reference: row.reference,
				name: textOf(submission.fields.name_latin) || nameOf(submission),
				fields: shownFields(submission, language),
				documents: await cases.documents.ofCase(row.id),
			})
			// Before it is shown: a look that could not be written down is none.
			for (const field of hiddenFields) await cases.viewers.noteReveal(row.id, staff.id, field)
			const bytes = await papers.makeOwn('cover-sheet', data, staff.id)
			return c.body(bytes, 200, pdf(`cover-sheet-${row.reference}.pdf`))
		})
	}
}
