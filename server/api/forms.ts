/** The four kinds of form that visitors send, each with its rules and its store. */
import { accommodationRequestForm } from '#domain/forms/accommodation-request.ts'
import { applicationForm } from '#domain/forms/application.ts'
import { contactForm } from '#domain/forms/contact.ts'
import { visaConsultationForm } from '#domain/forms/visa-consultation.ts'
import type { Services } from '../services.ts'
import type { Kind, Submission } from '../store/tables.ts'
import { createContact } from './contact-submissions.ts'
import { createFormTaker, type FormTaker } from './form-taker.ts'
import type { Limits } from './limits.ts'
import { findStored, storeForm } from './store-form.ts'
import { createApplication, findApplication } from './user-applications.ts'

const idAndReference = ({ id, reference }: Submission) => ({ id, reference })

export type Forms = Readonly<Record<Kind, FormTaker>>

export function createForms(services: Services, limits: Limits): Forms {
	return {
		contact_submissions: createFormTaker(
			'contact_submissions',
			contactForm,
			limits,
			createContact(services),
		),
		accommodation_requests: createFormTaker(
			'accommodation_requests',
			accommodationRequestForm,
			limits,
			(call) => storeForm(services, call, { kind: 'accommodation_requests' }, idAndReference),
			(call) => findStored(services, call, 'accommodation_requests', idAndReference),
		),
		visa_consultations: createFormTaker(
			'visa_consultations',
			visaConsultationForm,
			limits,
			(call) => storeForm(services, call, { kind: 'visa_consultations' }, idAndReference),
		),
		user_applications: createFormTaker(
			'user_applications',
			applicationForm,
			limits,
			createApplication(services),
			findApplication(services),
		),
	}
}
