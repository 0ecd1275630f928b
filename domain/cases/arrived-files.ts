/** Files that came by mail or WhatsApp: what each is, a colleague says. */

interface ArrivedFile {
	content_type: string
	message_id: string | null
	label: string | null
	state: string
}

export const isPicture = ({ content_type }: Pick<ArrivedFile, 'content_type'>) =>
	content_type.startsWith('image/')

/** What is heard or watched belongs to what was said, and is no document of the file. */
export const isPlayed = ({ content_type }: Pick<ArrivedFile, 'content_type'>) =>
	/^(?:audio|video)\//.test(content_type)

export const isToLabel = (file: ArrivedFile) =>
	file.message_id !== null && file.label === null && file.state === 'new' && !isPlayed(file)

type KeptFile = ArrivedFile & { name: string; created_at: string }

/** WhatsApp brings an album as one message for each photo. */
const together = 10 * 60 * 1000

const cameTogether = (one: KeptFile, other: KeptFile) =>
	one.name !== other.name &&
	other.message_id !== null &&
	one.content_type === other.content_type &&
	Math.abs(Date.parse(one.created_at) - Date.parse(other.created_at)) < together

/** What a file probably is: what was asked for and is missing, and what a file of its kind that came with it was said to be. */
export function likelyLabels(
	file: KeptFile,
	documents: readonly KeptFile[],
	requests: readonly { document: string; state: string }[],
): string[] {
	const beside = documents.filter((other) => cameTogether(file, other))
	const labels = [
		...beside.map(({ label }) => label ?? ''),
		...requests.filter(({ state }) => state === 'open').map(({ document }) => document),
	]
	return [...new Set(labels)].filter((label) => label !== '').slice(0, 3)
}
