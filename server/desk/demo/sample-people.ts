/** Invented people and their matters. Every name, address and number says that it is a sample. */
import type { Fields, Kind } from '../../store/tables.ts'

const firstNames =
	'مريم خالد آمنة يوسف حسن عمر ليلى نور سلمى عبدالله أنس هدى طارق رنا بلال إيمان زياد دانة'.split(
		' ',
	)
const lastNames =
	'العتيبي المطيري يوسف الحمادي القحطاني سعيد حدّاد بلعيد الطرابلسي الشامسي الخطيب العمري النجار الصباح'.split(
		' ',
	)

const countries = [
	{ nationality: 'Saudi Arabia', visa: 'saudi-arabia', dial: '+966' },
	{ nationality: 'Egypt', visa: 'egypt', dial: '+20' },
	{ nationality: 'Jordan', visa: 'jordan', dial: '+962' },
	{ nationality: 'United Arab Emirates', visa: 'uae', dial: '+971' },
	{ nationality: 'Kuwait', visa: 'kuwait', dial: '+965' },
	{ nationality: 'Algeria', visa: 'other', dial: '+213' },
] as const
const programmes = [
	'علوم الحاسوب',
	'إدارة الأعمال',
	'هندسة الميكانيك',
	'التصميم',
	'الصيدلة',
	'الاقتصاد',
]
const questions = [
	'هل تُقبل الثانوية الأمريكية، وما المعدل المطلوب؟',
	'متى يبدأ الفصل القادم، وما آخر موعد للتقديم؟',
	'هل يكفي كشف حساب الوالد لإثبات القدرة المالية؟',
	'أبحث عن معهد لغة قريب من وسط المدينة.',
]

/** September or February, of the coming year or the one after. */
const intakes = ['-09', '-02'].flatMap((month) =>
	[1, 2].map((years) => `${new Date().getFullYear() + years}${month}`),
)

/** The same number always makes the same person. */
export function samplePerson(number: number): Record<Kind, Fields> {
	const pick = <T>(from: readonly T[], step: number): T =>
		from[Math.floor(number / step) % from.length] as T
	const country = pick(countries, 5)
	const first = pick(firstNames, 1)
	const last = `${pick(lastNames, 7)} (عيّنة)`
	const email = `sample${number % 8000}@sample.example`
	const digits = `${500_000_000 + ((number * 7919) % 99_999_999)}`
	const person = { name: `${first} ${last}`, email, phone: `${country.dial}${digits}` }
	return {
		contact_submissions: {
			...person,
			subject: 'Contact Form Submission',
			message: pick(questions, 3),
			inquiry_type: pick(['university', 'visa', 'language', 'general'], 2),
		},
		accommodation_requests: {
			...person,
			university: pick(['um', 'utm', 'taylors', 'help'], 3),
			check_in_date: null,
			duration: pick(['6-months', '1-year', '2-years'], 2),
			accommodation_type: pick(['dormitory', 'apartment', 'shared'], 3),
			budget: pick(['300-500', '500-800', '800-1200'], 2),
			special_requests: null,
		},
		visa_consultations: {
			...person,
			nationality: country.visa,
			program_type: pick(['bachelor', 'master', 'phd'], 2),
			university: pick(['um', 'utm', 'undecided'], 3),
			concerns: pick(questions, 4),
		},
		user_applications: {
			first_name: first,
			last_name: last,
			email,
			phone: digits,
			country_code: country.dial,
			nationality: country.nationality,
			date_of_birth: `200${number % 9}-0${1 + (number % 9)}-14`,
			gender: pick(['male', 'female'], 1),
			passport_number: `SAMPLE${`${number}`.padStart(5, '0')}`,
			application_type: pick(['university', 'master', 'foundation', 'diploma'], 4),
			preferred_university: pick(['um', 'utm', 'upm', 'taylors', 'sunway'], 3),
			program_of_interest: pick(programmes, 2),
			intake: pick([...intakes, null], 4),
			english_test: pick(['ielts', null], 2),
			english_score: pick(['6.0', null], 2),
			previous_education: 'ثانوية عامة (عيّنة)',
			english_proficiency: pick(['intermediate', 'advanced', 'ielts'], 2),
			accommodation_needed: number % 2 === 0,
			accommodation_type: 'shared',
			visa_support: true,
			airport_pickup: number % 3 === 0,
			emergency_contact: 'ولي الأمر (عيّنة)',
			medical_conditions: null,
			additional_info: null,
			plan: number % 12 === 3 ? 'u=um' : null,
			documents: [],
			documents_uploaded: false,
		},
	}
}
