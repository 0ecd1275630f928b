/** A submission of each kind, as the server stores it; every one with a key of its own. */
import { randomUUID } from 'node:crypto'
import type { NewSubmission } from '#server/store/submissions.ts'
import type { Fields, Kind } from '#server/store/tables.ts'

const person = { name: 'عمر سعيد', email: 'Omar@mail.example', phone: '+20 100 123 4567' }

const fields: Record<Kind, Fields> = {
	contact_submissions: {
		...person,
		subject: 'Contact Form Submission',
		message: 'متى يبدأ الفصل القادم؟',
		inquiry_type: 'visa',
	},
	accommodation_requests: {
		...person,
		university: 'um',
		check_in_date: null,
		duration: '1-year',
		accommodation_type: 'shared',
		budget: '500-800',
		special_requests: null,
	},
	visa_consultations: {
		...person,
		nationality: 'egypt',
		program_type: 'master',
		university: 'um',
		concerns: null,
	},
	user_applications: {
		first_name: 'عمر',
		last_name: 'سعيد',
		email: 'Omar@mail.example',
		phone: '100 123 4567',
		country_code: '+20',
		nationality: 'Egypt',
		date_of_birth: '2006-01-01',
		gender: 'male',
		passport_number: 'A1234567',
		application_type: 'university',
		preferred_university: 'utm',
		program_of_interest: 'علوم الحاسوب',
		previous_education: 'ثانوية عامة',
		english_proficiency: 'ielts',
		accommodation_needed: true,
		accommodation_type: 'shared',
		visa_support: true,
		airport_pickup: false,
		emergency_contact: '',
		medical_conditions: null,
		additional_info: null,
		documents: [],
		documents_uploaded: false,
	},
}

export function newSubmission(
	kind: Kind,
	{ fields: changed, ...extra }: Partial<NewSubmission> = {},
): NewSubmission {
	return {
		kind,
		key: randomUUID(),
		fingerprint: 'f',
		language: 'ar',
		fields: { ...fields[kind], ...changed },
		deliveries: [],
		...extra,
	}
}
