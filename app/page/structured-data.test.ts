import { expect, test } from 'vitest'
import { publicAddress } from './site-url.ts'
import {
	breadcrumbs,
	college,
	languageSchool,
	lodging,
	organization,
	questionPage,
} from './structured-data.ts'

const arabic = publicAddress('https://rihla.example', 'ar')
const english = publicAddress('https://rihla.example', 'en')

test('whole addresses ask for English, and for nothing where the language is the default', () => {
	expect(arabic.of('/faq')).toBe('https://rihla.example/faq')
	expect(english.of('/faq')).toBe('https://rihla.example/faq?lang=en')
	expect(english.of('/')).toBe('https://rihla.example/?lang=en')
})

test('the company is one thing in both languages', () => {
	const ways = {
		phone: { display: '+60 3-0000 0000', dial: '+60300000000' },
		whatsapp: { display: '+60 10-000 0000', dial: '60100000000' },
		email: { address: 'hello@rihla.example' },
		social: [],
		copyrightYear: 2025,
	}
	const words = { brand: 'Rihla', description: 'A consultancy', city: 'Kuala Lumpur' }
	const company = organization(english, words, ways)
	expect(company['@id']).toBe(organization(arabic, words, ways)['@id'])
	expect(company).toMatchObject({
		'@type': 'Organization',
		name: 'Rihla',
		url: 'https://rihla.example/?lang=en',
		logo: 'https://rihla.example/icon-512.png',
		contactPoint: { '@type': 'ContactPoint', availableLanguage: ['ar', 'en'] },
	})
})

test('breadcrumbs count from one and stay in the language of the page', () => {
	const crumbs = breadcrumbs(english, [
		{ name: 'Home', path: '/' },
		{ name: 'Universities', path: '/universities' },
	])
	expect(crumbs.itemListElement).toEqual([
		{ '@type': 'ListItem', position: 1, name: 'Home', item: 'https://rihla.example/?lang=en' },
		{
			'@type': 'ListItem',
			position: 2,
			name: 'Universities',
			item: 'https://rihla.example/universities?lang=en',
		},
	])
})

const school = {
	name: 'University of Malaya',
	shortName: 'UM',
	summary: 'The oldest university of the country.',
	city: 'Kuala Lumpur',
	established: { value: 1949, confidence: 'verified' as const },
}

test('a university says where and since when, if that is certain', () => {
	expect(college('https://rihla.example/university/um', school)).toMatchObject({
		'@type': 'CollegeOrUniversity',
		name: 'University of Malaya',
		alternateName: 'UM',
		address: { addressLocality: 'Kuala Lumpur', addressCountry: 'MY' },
		foundingDate: '1949',
	})
	const unsure = { ...school, established: { value: 1949, confidence: 'estimate' as const } }
	expect(college('https://rihla.example/university/um', unsure)).not.toHaveProperty('foundingDate')
})

test('an institute lists its courses, and only fees that are certain', () => {
	const course = { name: 'IELTS', description: 'Six weeks', hoursPerWeek: 15, monthlyFee: 1200 }
	const [place, sure, unsure] = languageSchool('https://rihla.example/language-institute/a', {
		...school,
		courses: [
			{ ...course, confidence: 'verified' },
			{ ...course, confidence: 'estimate' },
		],
	})
	expect(place?.['@type']).toBe('EducationalOrganization')
	expect(sure).toMatchObject({
		'@type': 'Course',
		provider: { '@id': place?.['@id'] },
		offers: { price: 1200, priceCurrency: 'MYR' },
		hasCourseInstance: { courseWorkload: 'PT15H' },
	})
	expect(unsure?.offers).toEqual({ '@type': 'Offer', category: 'Paid' })
})

test('a listing is a lodging, and a hotel is a hotel', () => {
	const listing = {
		name: 'The Edge',
		summary: 'Apartments near Sunway',
		type: 'private-apartment',
		city: 'Subang Jaya',
		priceRange: { min: 700, max: 1500 },
		amenities: [{ name: 'Wi-Fi' }],
	}
	expect(lodging('https://rihla.example/accommodation/a', listing)).toMatchObject({
		'@type': 'LodgingBusiness',
		priceRange: 'MYR 700-1500',
		amenityFeature: [{ name: 'Wi-Fi', value: true }],
	})
	const hotel = lodging('https://rihla.example/accommodation/a', { ...listing, type: 'hotel' })
	expect(hotel['@type']).toBe('Hotel')
})

test('the questions of all groups become one page of questions', () => {
	const page = questionPage('https://rihla.example/faq', [
		{ questions: [{ question: 'When?', answer: 'In March.' }] },
		{ questions: [{ question: 'Where?', answer: 'In Penang.' }] },
	])
	expect(page.mainEntity).toEqual([
		{
			'@type': 'Question',
			name: 'When?',
			acceptedAnswer: { '@type': 'Answer', text: 'In March.' },
		},
		{
			'@type': 'Question',
			name: 'Where?',
			acceptedAnswer: { '@type': 'Answer', text: 'In Penang.' },
		},
	])
})
