/** A photo for the website: looked at like a document of an applicant, then made into the sizes that pages ask for. */
import type { Context } from 'hono'
import { photoKinds } from '#domain/forms/document-kinds.ts'
import { createLimits } from '../../api/limits.ts'
import { createFileReceiver } from '../../api/receive-upload.ts'
import { storeDown } from '../../api/responses.ts'
import type { KeptPhoto } from '../../content/photos.ts'
import { countRefusedUpload } from '../../counts.ts'
import { log } from '../../log.ts'
import type { Services } from '../../services.ts'
import type { Settings } from '../../settings.ts'
import type { DeskEnv } from '../guard.ts'

function answerOf({ hash, width, height, widths, sent, files }: KeptPhoto) {
	const shown = files.filter(({ name }) => !name.startsWith('original'))
	return {
		photo: hash,
		width,
		height,
		widths,
		sent,
		sizes: shown.length,
		largest: Math.max(...shown.map(({ bytes }) => bytes)),
	}
}

export function createPhotoUpload(services: Services, settings: Settings) {
	const { photos, store } = services
	const limits = createLimits(store.pool, services.secret)
	const receive = createFileReceiver(services, limits, settings)
	return (c: Context<DeskEnv>) =>
		receive(c, {
			counted: 'website-photos',
			kinds: photoKinds,
			async keep({ path, fingerprint }) {
				const photo = await photos.take(path, fingerprint, c.get('staff').id)
				if (photo === null) return storeDown
				if ('refusal' in photo) {
					countRefusedUpload(photo.refusal)
					log.info('photo refused', { code: photo.refusal })
					return { status: 415, body: { error: photo.refusal } }
				}
				return { status: 201, body: answerOf(photo) }
			},
		})
}
