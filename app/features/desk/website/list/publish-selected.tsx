/** Drafts that were selected are published together, all or none. */
import { useState } from 'react'
import { useRevalidator } from 'react-router'
import { useLanguage, useT } from '#app/language/strings.tsx'
import { Button } from '#app/ui/button.tsx'
import type { ListedEntry } from '#domain/desk/website-api.ts'
import { PublishDialog } from '../entry/publish-dialog.tsx'
import { readyToPublish, type ToPublish } from '../entry/ready-to-publish.ts'

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
			entries.map(({ kind, id, name }) => readyToPublish({ kind, id, name: name[language] })),
		)
		setReady(found.filter((entry) => entry !== null))
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
