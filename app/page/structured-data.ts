/**
 * What a page tells search engines in their own vocabulary (schema.org), built from what it shows anyway.
 * Figures that wait for the owner's confirmation stay out: a search result has no room to mark them as indicative.
 */
import type { Company } from '#app/language/site-data.ts'
import type { University } from '#content/schema.ts'
import { isIndicative } from '#domain/confidence.ts'
import type { Localized } from '#domain/language.ts'
import type { PublicAddress } from './site-url.ts'

type Value = string | number | boolean | readonly Value[] | { readonly [key: string]: Value }
export interface Thing {
	readonly [key: string]: Value
}

const context = 'https://schema.org'

function placeIn(city: string): Thing {
	return { '@type': 'PostalAddress', addressLocality: city, addressCountry: 'MY' }
}

interface OrganizationWords {
	brand: string
	description: string
	city: string
}

/** The company itself; the same `@id` on every page makes it one thing. */
export function organization(
	address: PublicAddress,
	{ brand, description, city }: OrganizationWords,
	{ phone, email, social }: Company,
): Thing {
	const { siteUrl } = address
	return {
		'@context': context,
		'@type': 'Organization',
		'@id': `${siteUrl}/#organization`,
		name: brand,
		description,
		url: address.of('/'),
		logo: `${siteUrl}/icon-512.png`,
		address: city,
		contactPoint: {
			'@type': 'ContactPoint',
			contactType: 'customer support',
			telephone: phone.dial,
			email: email.address,
			availableLanguage: ['ar', 'en'],
		},
		sameAs: social.map(({ url }) => url),
	}
}

export interface Crumb {
	name: string
	path: string
}

/** The way from the home page to this one. */
export function breadcrumbs(address: PublicAddress, crumbs: readonly Crumb[]): Thing {
	return {
		'@context': context,
		'@type': 'BreadcrumbList',
		itemListElement: crumbs.map(({ name, path }, index) => ({
			'@type': 'ListItem',
			position: index + 1,
			name,
			item: address.of(path),
		})),
	}
}

interface School {
	name: string
	summary: string
	city: string
	established: Localized<University>['established']
}

function school(type: string, url: string, { name, summary, city, established }: School): Thing {
	return {
		'@context': context,
		'@type': type,
		'@id': `${url}#about`,
		name,
		description: summary,
		url,
		address: placeIn(city),
		...(!isIndicative(established.confidence) && { foundingDate: String(established.value) }),
	}
}

export function college(url: string, university: School & { shortName: string }): Thing {
	return {
		...school('CollegeOrUniversity', url, university),
		alternateName: university.shortName,
	}
}

interface Course {
	name: string
	description: string
	hoursPerWeek: number
	monthlyFee: number
	confidence: Parameters<typeof isIndicative>[0]
}

/** An institute and its courses. */
export function languageSchool(url: string, institute: School & { courses: Course[] }): Thing[] {
	const courses = institute.courses.map(
		({ name, description, hoursPerWeek, monthlyFee, confidence }) => ({
			'@context': context,
			'@type': 'Course',
			name,
			description,
			url,
			provider: { '@type': 'EducationalOrganization', '@id': `${url}#about`, name: institute.name },
			offers: {
				'@type': 'Offer',
				category: 'Paid',
				...(!isIndicative(confidence) && { price: monthlyFee, priceCurrency: 'MYR' }),
			},
			hasCourseInstance: {
				'@type': 'CourseInstance',
				courseMode: 'Onsite',
				courseWorkload: `PT${hoursPerWeek}H`,
			},
		}),
	)
	return [school('EducationalOrganization', url, institute), ...courses]
}

interface Lodging {
	name: string
	summary: string
	type: string
	city: string
	priceRange: { min: number; max: number }
	amenities: { name: string }[]
}

export function lodging(url: string, listing: Lodging): Thing {
	const { name, summary, type, city, priceRange, amenities } = listing
	return {
		'@context': context,
		'@type': type === 'hotel' ? 'Hotel' : 'LodgingBusiness',
		'@id': `${url}#about`,
		name,
		description: summary,
		url,
		address: placeIn(city),
		priceRange: `MYR ${priceRange.min}-${priceRange.max}`,
		amenityFeature: amenities.map((amenity) => ({
			'@type': 'LocationFeatureSpecification',
			name: amenity.name,
			value: true,
		})),
	}
}

interface QuestionGroup {
	questions: { question: string; answer: string }[]
}

export function questionPage(url: string, categories: readonly QuestionGroup[]): Thing {
	return {
		'@context': context,
		'@type': 'FAQPage',
		url,
		mainEntity: categories.flatMap(({ questions }) =>
			questions.map(({ question, answer }) => ({
				'@type': 'Question',
				name: question,
				acceptedAnswer: { '@type': 'Answer', text: answer },
			})),
		),
	}
}
