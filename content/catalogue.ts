/** The entries of the catalogue, in the order in which lists of homes and institutes show them; universities are sorted by name. */

export const universityIds = [
	'university-of-malaya',
	'universiti-putra-malaysia',
	'universiti-teknologi-malaysia',
	'asia-pacific-university',
	'sunway-university',
	'taylors-university',
	'multimedia-university',
	'xiamen-university-malaysia',
	'putra-business-school',
	'utar-university',
	'inti-international-university',
	'help-university',
	'universiti-kebangsaan-malaysia',
	'universiti-sains-malaysia',
] as const

export const instituteIds = [
	'britannia-language-centre',
	'sheffield-academy',
	'big-ben-academy',
	'ems-academy',
	'stratford-academy',
] as const

export const accommodationIds = [
	'seri-maya-apartment-complex',
	'the-edge-residence',
	'tropicana-residences',
	'student-houses-subang-jaya',
	'utm-residences',
	'klcc-serviced-suites',
] as const
