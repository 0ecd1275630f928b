/** University packs: asked for, and opened while they are there. */
import { hiddenFields } from '#domain/cases/codes.ts'
import { leftOutOf, mostPackDocuments, packBody, shortUniversity } from '#domain/cases/pack.ts'
import { bodyOf } from '../../documents/body.ts'
import { readPaperContent } from '../../papers/content.ts'
import type { Services } from '../../services.ts'
import type { MassActs } from '../mass-acts.ts'
import { type DeskContext, idOf, missingCase, notFound, readCall, refused } from './desk-call.ts'
import { packJson } from './pack-json.ts'

/** A code of the catalogue stands for its English name; anything else is the name itself. */
async function universityOf(
	content: Services['content'],
	given: string,
): Promise<{ university: string; short: string }> {
	const { plan } = await readPaperContent(content.current(), 'en')
	const known = plan.catalogue.universities.find(({ code }) => code === given)
	const university = known?.name ?? given
	return { university, short: shortUniversity(known?.shortName ?? university) }
}

export function createPackCalls(
	{
		store,
		documents,
		packs,
		content: site,
	}: Pick<Services, 'store' | 'documents' | 'packs' | 'content'>,
	massAct: MassActs,
) {
	const { cases } = store
	const packedOf = async (caseId: string) =>
		(await cases.documents.ofCase(caseId)).filter((document) => leftOutOf(document) === null)

	return {
		async ask(c: DeskContext) {
			const call = await readCall(c, packBody)
			if ('answer' in call) return call.answer
			const row = await cases.find(idOf(c))
			if (!row) throw await missingCase(cases, idOf(c))
			if (row.kind !== 'user_applications') return notFound(c)
			const inside = await packedOf(row.id)
			if (inside.length === 0) return refused(c, { documents: 'required' })
			if (inside.length > mostPackDocuments) return refused(c, { documents: 'too_many_documents' })
			// As many as go into it: a pack must not be a way around the bound on reading one after another.
			const tooMany = (await massAct(c, 'document', inside.length)) ?? (await massAct(c, 'reveal'))
			if (tooMany) return tooMany
			const asked = { ...call.body, ...(await universityOf(site, call.body.university)) }
			const id = await cases.packs.ask(row.id, asked, call.doing)
			if (id === null) throw await missingCase(cases, idOf(c))
			packs.poke()
			return c.json({ id }, 202)
		},

		async file(c: DeskContext) {
			const row = await cases.find(idOf(c))
			const pack = row && (await cases.packs.find(row.id, c.req.param('pack') ?? ''))
			if (!row || !pack) throw await missingCase(cases, idOf(c))
			const { state, file_name } = packJson(pack, row.reference)
			if (state === 'making') return c.json({ error: 'making' }, 409)
			const isThere = state === 'made' && pack.file !== null
			const { id: staffId } = c.get('staff')
			// Who made it was counted for all of it. Before the file is opened: one that is refused would stay open.
			const times = pack.asked_by === staffId ? 1 : (await packedOf(row.id)).length
			const tooMany = isThere
				? ((await massAct(c, 'document', times)) ?? (await massAct(c, 'reveal')))
				: null
			if (tooMany) return tooMany
			const content = isThere ? await documents.readBytes(pack.file ?? '') : null
			if (!content) return c.json({ error: 'expired' }, 410)
			// Before it is shown: a look that could not be written down is none.
			await cases.viewers.note(row.id, staffId, 'pack_opened', { pack: pack.id })
			// Its first page shows them.
			for (const field of hiddenFields) await cases.viewers.noteReveal(row.id, staffId, field)
			return c.body(bodyOf(c, content), 200, {
				'content-type': 'application/pdf',
				'content-length': `${pack.size ?? 0}`,
				'content-disposition': `attachment; filename="${file_name}"`,
				'x-content-type-options': 'nosniff',
			})
		},
	}
}
