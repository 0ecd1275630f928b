/** Documents for invented cases: drawn here, and each says in large letters that it is a sample. */
import { createHash } from 'node:crypto'
import { writeFile } from 'node:fs/promises'
import sharp from 'sharp'
import type { Documents } from '../../documents/documents.ts'
import { type ClaimedDocument, claimDocuments, claimForMessage } from '../../store/document-rows.ts'
import type { Store } from '../../store/store.ts'

/** One page with two lines; the offsets of the table are counted, as readers want them. */
function samplePdf(title: string): Buffer {
	const drawing = `BT /F 54 Tf 110 520 Td (SAMPLE) Tj ET BT /F 22 Tf 110 470 Td (${title}) Tj ET 0.03 0.4 0.46 RG 8 w 60 420 475 200 re S`
	const objects = [
		'<< /Type /Catalog /Pages 2 0 R >>',
		'<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
		'<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 4 0 R /Resources << /Font << /F 5 0 R >> >> >>',
		`<< /Length ${drawing.length} >>\nstream\n${drawing}\nendstream`,
		'<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica-Bold >>',
	]
	let file = '%PDF-1.4\n'
	const places = objects.map((content, index) => {
		const at = file.length
		file += `${index + 1} 0 obj\n${content}\nendobj\n`
		return at
	})
	const table = places.map((at) => `${String(at).padStart(10, '0')} 00000 n \n`).join('')
	return Buffer.from(
		`${file}xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${table}trailer\n<< /Size ${objects.length + 1} /Root 1 0 R >>\nstartxref\n${file.length}\n%%EOF\n`,
	)
}

const samplePicture = (title: string) =>
	sharp(
		Buffer.from(
			`<svg xmlns="http://www.w3.org/2000/svg" width="780" height="540"><rect width="780" height="540" fill="#fbf7ec"/><rect width="780" height="80" fill="#076675"/><circle cx="160" cy="280" r="90" fill="#8fa6a8"/><rect x="300" y="200" width="380" height="22" fill="#9db3b5"/><rect x="300" y="260" width="260" height="22" fill="#cdd8d8"/><text x="40" y="55" font-size="36" font-family="sans-serif" fill="#fff">${title}</text><text x="300" y="430" font-size="90" font-family="sans-serif" fill="#e0364a">SAMPLE</text></svg>`,
		),
	)
		.png()
		.toBuffer()

const kinds = [
	{ label: 'passport', title: 'PASSPORT', extension: 'png' },
	{ label: 'transcripts', title: 'TRANSCRIPT', extension: 'pdf' },
] as const

interface Sample {
	caseId: string
	label: string
	title: string
	extension: 'png' | 'pdf'
	fileName: string
}

async function keepSample(documents: Documents, { caseId, label, title, ...file }: Sample) {
	const content = file.extension === 'pdf' ? samplePdf(title) : await samplePicture(title)
	const path = await documents.incomingPath()
	await writeFile(path, content)
	return documents.keep({
		...file,
		path,
		size: content.length,
		key: `sample-${caseId}-${label}`,
		fingerprint: createHash('sha256').update(content).digest('hex'),
		source: 'sample',
		scan: null,
	})
}

/** A passport as a picture and a transcript as a PDF, for one case. */
export async function addSampleDocuments(
	store: Store,
	documents: Documents,
	caseId: string,
): Promise<void> {
	const claimed: ClaimedDocument[] = []
	for (const kind of kinds) {
		const { label, extension } = kind
		const name = await keepSample(documents, {
			...kind,
			caseId,
			fileName: `${label}.${extension}`,
		})
		if (name !== null) claimed.push({ name, label })
	}
	await store.transaction((trx) => claimDocuments(trx, claimed, caseId))
}

/** A photo that came with the newest WhatsApp message of a case; nobody has said yet what it is. */
async function addSamplePhoto(store: Store, documents: Documents, caseId: string): Promise<void> {
	const message = (await store.cases.messages(caseId)).find(({ channel }) => channel === 'wa')
	if (!message) return
	const name = await keepSample(documents, {
		...{ caseId, label: 'bank', title: 'BANK STATEMENT', extension: 'png' },
		fileName: 'WhatsApp.png',
	})
	if (name !== null)
		await store.transaction((trx) => claimForMessage(trx, [name], caseId, message.id))
}

/** Made when the site is started. */
const samplePack = {
	university: 'Universiti Teknologi Malaysia',
	short: 'UTM',
	programme: 'Bachelor of Computer Science',
	name_in_passport: 'SAMPLE PERSON',
	intake: `${new Date().getUTCFullYear() + 1}-09`,
	limit_mb: 10,
} as const

/**
 * For every open application: accepted where it went on, and one more is asked for where the student has to act. `talked` is the case
 * with a conversation: its pack is ready too.
 */
export async function seedDocuments(
	store: Store,
	documents: Documents,
	talked: string | null,
): Promise<void> {
	for await (const { row } of store.cases.every()) {
		if (row.kind !== 'user_applications' || row.closed_at !== null) continue
		await addSampleDocuments(store, documents, row.id)
		if (row.stage === 'received' && row.id !== talked) continue
		const { id, stage } = row
		await store.transaction((trx) =>
			trx.updateTable('documents').set({ state: 'accepted' }).where('case_id', '=', id).execute(),
		)
		const actor = row.assignee_id ?? 'sample'
		if (id === talked) await addSamplePhoto(store, documents, id)
		if (stage === 'sent' || id === talked) await store.cases.packs.ask(id, samplePack, { actor })
		if (stage === 'offer' && id !== talked)
			await store.cases.requests.ask(id, { document: 'bank' }, { actor })
	}
}
