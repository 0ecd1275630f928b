/** How the person of a case first came to the office. */
import type { CaseSource } from '#domain/cases/codes.ts'
import type { Run } from '../schema.ts'
import { type Kind, type Submission, textOf } from '../tables.ts'
import { emailKeyOf } from './applicant.ts'

const byForm: Readonly<Record<Kind, CaseSource>> = {
	contact_submissions: 'contact',
	accommodation_requests: 'accommodation',
	visa_consultations: 'visa',
	user_applications: 'application',
}

const ownSource = ({ kind, fields }: Pick<Submission, 'kind' | 'fields'>): CaseSource =>
	textOf(fields.plan) === '' ? byForm[kind] : 'plan'

/** Exported for the bench, which prints its plan: it is asked with every submission. */
export const firstQuery = (run: Run, email: string, before: string) =>
	run
		.selectFrom('cases')
		.select('source')
		.where('email_key', '=', email)
		.where('created_at', '<', before)
		.where('source', 'is not', null)
		.orderBy('created_at')
		.limit(1)

/** That of the first case under the same address; `cameBy` is for what came by no form. */
export async function sourceOf(
	run: Run,
	submission: Pick<Submission, 'kind' | 'fields' | 'created_at'>,
	cameBy?: 'mail' | 'whatsapp',
): Promise<CaseSource> {
	const own = cameBy ?? ownSource(submission)
	const email = emailKeyOf(textOf(submission.fields.email))
	if (email === '') return own
	const first = await firstQuery(run, email, submission.created_at).executeTakeFirst()
	return first?.source ?? own
}
