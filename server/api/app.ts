/** The calls that browsers make, as one list. Mounted at `/api`. */
import { Hono } from 'hono'
import { errorCode, errorFrames, log } from '../log.ts'
import type { Services } from '../services.ts'
import type { Settings } from '../settings.ts'
import { kinds } from '../store/tables.ts'
import { uploadEndpoint } from './application-documents.ts'
import { formEndpoint } from './form-endpoint.ts'
import { createForms } from './forms.ts'
import { createLimits } from './limits.ts'
import { requireOwnOrigin } from './origin.ts'
import { plainAddress } from './plain-address.ts'
import { staffEndpoints } from './staff.ts'

/** `limits`: counted together with what else the site takes from visitors. */
export function createApi(
	services: Services,
	settings: Settings,
	limits = createLimits(services.store.pool, services.secret),
): Hono {
	const api = new Hono()
	const forms = createForms(services, limits)

	api.onError((error, c) => {
		log.error('unexpected', {
			path: c.req.path,
			code: errorCode(error),
			stack: errorFrames(error),
		})
		return c.json({ error: 'unexpected' }, 500, { 'cache-control': 'no-store' })
	})
	// First of all: a form on another site gets no further.
	api.use(requireOwnOrigin(settings.siteUrl), plainAddress())

	for (const kind of kinds) api.post(`/${kind}`, formEndpoint(forms[kind], settings))
	api.post('/application-documents', uploadEndpoint(services, limits, settings))
	const staff = staffEndpoints(services, limits, settings)
	api.get('/application-documents/:name', staff.document)
	api.get('/staff', staff.signIn)
	// Last: what is no call is no page either.
	api.all('*', (c) => c.json({ error: 'not_found' }, 404, { 'cache-control': 'no-store' }))
	return api
}
