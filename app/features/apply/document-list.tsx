import { DocumentRow } from './document-row.tsx'
import type { Documents } from './documents.ts'
import { useDocuments } from './use-documents.ts'

export function DocumentList({ documents, label }: { documents: Documents; label: string }) {
	const { documents: chosen } = useDocuments(documents)
	if (chosen.length === 0) return null
	return (
		<ul aria-label={label} className="documents sm:col-span-2">
			{chosen.map((document) => (
				<DocumentRow
					key={document.id}
					document={document}
					onRemove={() => documents.remove(document.id)}
					onCancel={() => documents.cancel(document.id)}
					onRetry={() => void documents.sendOne(document.id)}
				/>
			))}
		</ul>
	)
}
