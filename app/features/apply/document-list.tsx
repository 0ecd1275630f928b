import { DocumentRow } from './document-row.tsx'
import type { Documents } from './documents.ts'
import { useDocuments } from './use-documents.ts'

interface DocumentListProps {
	documents: Documents
	label: string
	/** While the application is sent, an upload can be cancelled and nothing else. */
	sending: boolean
}

export function DocumentList({ documents, label, sending }: DocumentListProps) {
	const { documents: chosen } = useDocuments(documents)
	if (chosen.length === 0) return null
	return (
		<ul aria-label={label} className="documents sm:col-span-2">
			{chosen.map((document) => (
				<DocumentRow
					key={document.id}
					document={document}
					disabled={sending}
					onRemove={() => documents.remove(document.id)}
					onCancel={() => documents.cancel(document.id)}
					onRetry={() => void documents.sendOne(document.id)}
				/>
			))}
		</ul>
	)
}
