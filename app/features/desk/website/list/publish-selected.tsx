/** Drafts that were selected are published together, all or none. */
import { useState } from 'react'
import { useRevalidator } from 'react-router'
import * as v from 'valibot'
import { useLanguage, useT } from '#app/language/strings.tsx'
import { Button } from '#app/ui/button.tsx'
import { entryForPublishing, type ListedEntry } from '#domain/desk/website-api.ts'
import { callDesk } from '../../call.ts'
import { PublishDialog, type ToPublish } from '../entry/publish-dialog.tsx'

export function PublishSelected({
	entries,
	onClear,
}: {
	entries: readonly ListedEntry[]
	onClear: () => void
}) {
	const t = useT('website')
	const language = useLanguage()
	const { revalidate } = useRevalidator()
	const [ready, setReady] = useState<ToPublish[] | null>(null)

	async function prepare() {
		const found = await Promise.all(
			entries.map(async ({ kind, id, name }): Promise<ToPublish[]> => {
				const { body } = await callDesk(`GET /api/desk/website/${kind}/${id}`)
				const parsed = v.safeParse(entryForPublishing, body)
				if (!parsed.success || !parsed.output.draft) return []
				const { draft, published, findings } = parsed.output
				return [
					{
						kind,
						id,
						name: name[language],
						version: draft.version,
						before: published.document,
						after: draft.document,
						findings,
					},
				]
			}),
		)
		setReady(found.flat())
	}

	return (
		<div className="web-selected">
			<Button variant="gold" onClick={() => void prepare()}>
				{t('bulk.publish', { count: entries.length })}
			</Button>
			<Button variant="line" onClick={onClear}>
				{t('bulk.clear')}
			</Button>
			{ready && ready.length > 0 && (
				<PublishDialog
					entries={ready}
					onDone={() => {
						setReady(null)
						onClear()
						void revalidate()
					}}
					onClose={() => setReady(null)}
				/>
			)}
		</div>
	)
}
