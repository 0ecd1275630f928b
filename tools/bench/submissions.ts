/** How long a stored contact message takes while fifty people send at once, each from an address of their own. */
import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startChild } from './child.ts'

const senders = 50
const seconds = 10

export interface Submissions {
	stored: number
	refused: number
	median: number
	p99: number
}

export async function measureSubmissions(): Promise<Submissions> {
	const site = await startChild(
		'scripts/start.ts',
		// The limits count by the forwarded address, so that fifty senders are not taken for one flood.
		{ DATA_DIR: mkdtempSync(join(tmpdir(), 'rihla-bench-')), TRUST_PROXY: '1' },
		'/healthz',
	)
	try {
		await send(site.address, 1)
		return summary((await send(site.address, seconds)).flat())
	} finally {
		await site.stop()
	}
}

interface Sent {
	ok: boolean
	ms: number
}

function send(address: string, duration: number): Promise<Sent[][]> {
	const end = performance.now() + duration * 1000
	return Promise.all(
		Array.from({ length: senders }, async (_, sender) => {
			const sent: Sent[] = []
			for (let count = 0; performance.now() < end; count++) {
				sent.push(await sendOne(address, `10.${sender}.${count >> 8}.${count & 255}`))
			}
			return sent
		}),
	)
}

async function sendOne(address: string, from: string): Promise<Sent> {
	const started = performance.now()
	const response = await fetch(`${address}/api/contact_submissions`, {
		method: 'POST',
		headers: {
			'content-type': 'application/json',
			'idempotency-key': crypto.randomUUID(),
			'x-forwarded-for': from,
		},
		body: JSON.stringify({
			name: 'Bench',
			email: 'bench@example.com',
			message: 'How long does a message take when many send at once?',
		}),
	})
	await response.arrayBuffer()
	return { ok: response.status === 201, ms: performance.now() - started }
}

function summary(sent: readonly Sent[]): Submissions {
	const times = sent.filter(({ ok }) => ok).map(({ ms }) => ms)
	times.sort((a, b) => a - b)
	const at = (share: number) => times[Math.floor(times.length * share)] ?? Number.NaN
	return {
		stored: times.length,
		refused: sent.length - times.length,
		median: at(0.5),
		p99: at(0.99),
	}
}
