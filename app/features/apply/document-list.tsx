import type { Files } from '#app/form/files.ts'
import { useFiles } from '#app/form/use-files.ts'
import { DocumentRow } from './document-row.tsx'

interface DocumentListProps {
	files: Files
	label: string
	/** While the application is sent, an upload can be cancelled and nothing else. */
	sending: boolean
}

export function DocumentList({ files, label, sending }: DocumentListProps) {
	const { chosen } = useFiles(files)
	if (chosen.length === 0) return null
	return (
		<ul aria-label={label} className="documents sm:col-span-2">
			{chosen.map((document) => (
				<DocumentRow
					key={document.id}
					document={document}
					disabled={sending}
					onRemove={() => files.remove(document.id)}
					onCancel={() => files.cancel(document.id)}
					onRetry={() => void files.sendOne(document.id)}
				/>
			))}
		</ul>
	)
}
