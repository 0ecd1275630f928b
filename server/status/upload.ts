/** A document sent from the status page, asked for or not: looked at and kept like those of an application. */
import * as v from 'valibot'
import { guessDocument } from '#domain/forms/document-guess.ts'
import { paths } from '#domain/paths.ts'
import type { createDocumentReceiver, Intake } from '../api/receive-document.ts'
import { type Answer, send } from '../api/responses.ts'
import { keyReused } from '../api/single-flight.ts'
import type { Services } from '../services.ts'
import type { Attached } from '../store/cases/from-applicant.ts'
import type { StatusVisit } from '../store/cases/links.ts'
import type { StatusContext } from './visit-guard.ts'

const refusal = v.union([
	v.object({ error: v.string() }),
	v.pipe(
		v.object({ errors: v.record(v.string(), v.string()) }),
		v.transform(({ errors }) => ({ error: Object.values(errors)[0] ?? 'unexpected' })),
	),
])

const nobodyWaits: Answer = { status: 422, body: { errors: { request: 'not_an_option' } } }

const answers: Readonly<Record<Attached | 'full', Answer>> = {
	attached: { status: 201, body: { done: 'document' } },
	settled: nobodyWaits,
	// The key of this call was used for another one.
	taken: keyReused,
	full: { status: 422, body: { errors: { file: 'no_room' } } },
}

export function createUpload(
	{ store }: Services,
	receive: ReturnType<typeof createDocumentReceiver>,
) {
	const { cases } = store

	/** What was asked for answers its request; something else can be sent with the own link alone. */
	async function intakeFor(
		request: string,
		{ caseId, level, via }: StatusVisit,
	): Promise<Intake | null> {
		const counted = 'status-documents'
		if (request === '' && level === 'own') {
			return {
				counted,
				kept: async (name, { fileName, label }) =>
					answers[
						await cases.fromApplicant.add(
							caseId,
							{ name, label: label ?? guessDocument(fileName) },
							via,
						)
					],
			}
		}
		const open = (await cases.requests.ofCase(caseId)).some(
			({ id, state }) => id === request && state === 'open',
		)
		if (!open) return null
		return {
			counted,
			kept: async (name) => answers[await cases.fromApplicant.attach(caseId, request, name, via)],
		}
	}

	return async (c: StatusContext, visit: StatusVisit, asPage: boolean): Promise<Response> => {
		const request = c.req.query('request') ?? ''
		const intake = await intakeFor(request, visit)
		const answer = intake ? await receive(c, intake) : send(c, nobodyWaits)
		if (!asPage) return answer
		if (answer.status === 201) return c.redirect(`${paths.status()}?done=document`, 303)
		const { error } = v.parse(refusal, await answer.json())
		const query = new URLSearchParams({ refused: error, request })
		return c.redirect(`${paths.status()}?${query}#outcome`, 303)
	}
}
