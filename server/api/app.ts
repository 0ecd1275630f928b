/** The calls that browsers make, as one list. Mounted at `/api`. */
import { Hono } from 'hono'
import { accommodationRequestForm } from '#domain/forms/accommodation-request.ts'
import { applicationForm } from '#domain/forms/application.ts'
import { contactForm } from '#domain/forms/contact.ts'
import { visaConsultationForm } from '#domain/forms/visa-consultation.ts'
import { errorCode, errorFrames, log } from '../log.ts'
import type { Services } from '../services.ts'
import type { Settings } from '../settings.ts'
import type { Submission } from '../store/tables.ts'
import { uploadEndpoint } from './application-documents.ts'
import { createContact } from './contact-submissions.ts'
import { formEndpoint } from './form-endpoint.ts'
import { createLimits } from './limits.ts'
import { requireOwnOrigin } from './origin.ts'
import { plainAddress } from './plain-address.ts'
import { staffEndpoints } from './staff.ts'
import { findStored, storeForm } from './store-form.ts'
import { createApplication } from './user-applications.ts'

const idAndReference = ({ id, reference }: Submission) => ({ id, reference })

export function createApi(services: Services, settings: Settings): Hono {
	const api = new Hono()
	const limits = createLimits(services.store.pool, services.secret)

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

	const contact = createContact(services)
	api.post(
		'/contact_submissions',
		formEndpoint('contact_submissions', contactForm, limits, settings, contact),
	)
	api.post(
		'/accommodation_requests',
		formEndpoint(
			'accommodation_requests',
			accommodationRequestForm,
			limits,
			settings,
			(call) => storeForm(services, call, { kind: 'accommodation_requests' }, idAndReference),
			(call) => findStored(services, call, 'accommodation_requests', idAndReference),
		),
	)
	api.post(
		'/visa_consultations',
		formEndpoint('visa_consultations', visaConsultationForm, limits, settings, (call) =>
			storeForm(services, call, { kind: 'visa_consultations' }, idAndReference),
		),
	)

	api.post('/application-documents', uploadEndpoint(services, limits, settings))
	api.post(
		'/user_applications',
		formEndpoint(
			'user_applications',
			applicationForm,
			limits,
			settings,
			createApplication(services),
		),
	)
	const staff = staffEndpoints(services, limits, settings)
	api.get('/application-documents/:name', staff.document)
	api.get('/staff', staff.door)
	// Last: what is no call is no page either.
	api.all('*', (c) => c.json({ error: 'not_found' }, 404, { 'cache-control': 'no-store' }))
	return api
}
