/** Documents for an application go up before it does, and it claims them by their addresses. */
import type { Context } from 'hono'
import type { Services } from '../services.ts'
import type { Settings } from '../settings.ts'
import type { Limits } from './limits.ts'
import { createDocumentReceiver } from './receive-document.ts'

export function uploadEndpoint(services: Services, limits: Limits, settings: Settings) {
	const { documents } = services
	const receive = createDocumentReceiver(services, limits, settings)
	return (c: Context) =>
		receive(c, {
			counted: 'application-documents',
			kept: (name) => ({ status: 201, body: { name, address: documents.addressOf(name) } }),
		})
}
