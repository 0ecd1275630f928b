import * as v from 'valibot'
import { entryForPublishing } from '#domain/desk/website-api.ts'
import { callDesk } from '../../call.ts'
import type { ToPublish } from './publish-dialog.tsx'

/** A draft with all that the dialog shows of it; null where it is gone by now. */
export async function readyToPublish(
	entry: Pick<ToPublish, 'kind' | 'id' | 'name'>,
): Promise<ToPublish | null> {
	const { body } = await callDesk(`GET /api/desk/website/${entry.kind}/${entry.id}`)
	const parsed = v.safeParse(entryForPublishing, body)
	if (!parsed.success || !parsed.output.draft) return null
	const { draft, published, findings } = parsed.output
	const { version, document: after } = draft
	return { ...entry, version, before: published.document, after, findings }
}
