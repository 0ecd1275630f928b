import * as v from 'valibot'
import { entryForPublishing } from '#domain/desk/website-api.ts'
import type { Finding } from '#domain/website/checks/finding.ts'
import type { Json } from '#domain/website/json.ts'
import { callDesk } from '../../call.ts'

/** A draft as it is about to be published. */
export interface ToPublish {
	kind: string
	id: string
	name: string
	version: number
	before: Json | null
	after: Json
	findings: readonly Finding[]
}

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
