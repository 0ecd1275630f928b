/** What a visitor sends, filled in far enough to be taken. */

export const application = {
	first_name: 'Omar',
	last_name: 'Said',
	email: 'omar@mail.example',
	phone: '100000000',
	nationality: 'Egypt',
	date_of_birth: '2006-02-28',
	gender: 'male',
	passport_number: 'A1234567',
	application_type: 'university',
	previous_education: 'Secondary school',
} as const
