/** A voice note at the desk: heard where the engine can play it, and in any case a file. */
import { randomUUID } from 'node:crypto'
import { writeFileSync } from 'node:fs'
import { openDocuments } from '#server/documents/documents.ts'
import { claimForMessage } from '#server/store/document-rows.ts'
import { inStore, invitedPerson, staffPassword } from '../../e2e/support/invited-person.ts'
import { newSubmission } from '../../factories/submissions.ts'
import { voiceNote } from '../../factories/voice.ts'
import type { Journey } from './journey.ts'

const seconds = 38

async function caseWithVoice(siteUrl: string): Promise<string> {
	const dataDir = process.env.E2E_DATA_DIR ?? ''
	return inStore(async (store) => {
		const given = newSubmission('contact_submissions', { deliveries: [] })
		const { submission } = await store.submissions.submit(given)
		const documents = await openDocuments({ dataDir, s3: null, siteUrl }, store)
		const path = await documents.incomingPath()
		const bytes = voiceNote(seconds)
		writeFileSync(path, bytes)
		const key = randomUUID()
		const file = { path, size: bytes.length, extension: 'ogg', fileName: 'WhatsApp.ogg' } as const
		const name = await documents.keep({ ...file, key, fingerprint: key, source: key, scan: null })
		await store.transaction(async (trx) => {
			const sender = { externalId: '', sender: '+966501112233', proof: 'own' } as const
			const messageId = await store.cases.receive(trx, submission.id, {
				type: 'wrote',
				channel: 'wa',
				body: '',
				mail: { ...sender, quoted: '', leftOut: [] },
			})
			if (name !== null && messageId !== null)
				await claimForMessage(trx, [name], submission.id, messageId)
		})
		return submission.id
	})
}

/** Runs in the page, again and again: at which second the note ended that is played through, or that this engine plays no such notes. */
function heard(): number | string {
	const player = document.querySelector('audio')
	if (!player) return 'no player'
	if (player.canPlayType('audio/ogg; codecs=opus') === '') return 'a file'
	if (player.ended) return Math.round(player.currentTime)
	if (player.paused) {
		player.muted = true
		player.playbackRate = 8
		void player.play()
	}
	return `at ${player.currentTime} of ${player.duration}`
}

/** Runs in the page: what the thread says before anything is played. */
const shownLength = () => document.querySelector('.mail-sound bdi')?.textContent ?? ''

export const voice: Journey = {
	name: 'a voice note at the desk is heard, or is a file',
	async make({ visitor, language, site }) {
		const id = await caseWithVoice(site)
		const { path } = await invitedPerson('consultant', language)
		await visitor.goTo(`/desk/sign-in?lang=${language}`)
		await visitor.goTo(path)
		await visitor.type('[name=password]', staffPassword)
		await visitor.key('Enter')
		await visitor.isAt('/desk')
		await visitor.open(`/desk/cases/${id}`)
		await visitor.sees('.mail-sound a[download]')
		await visitor.expectRead(shownLength).toBe('0:38')
		await visitor.expectRead(heard).toBeOneOf([seconds, 'a file'])
	},
}
