/**
 * Everything the site says when nobody has edited it: every entry of the catalogue, in the order in which lists of homes and
 * institutes show them (universities are sorted by name), and every page.
 */

import * as about from './about.ts'
import klccServicedSuites from './accommodation/klcc-serviced-suites.ts'
import seriMayaApartmentComplex from './accommodation/seri-maya-apartment-complex.ts'
import studentHousesSubangJaya from './accommodation/student-houses-subang-jaya.ts'
import theEdgeResidence from './accommodation/the-edge-residence.ts'
import tropicanaResidences from './accommodation/tropicana-residences.ts'
import utmResidences from './accommodation/utm-residences.ts'
import * as accreditation from './accreditation.ts'
import * as applicationTemplates from './application-templates.ts'
import * as chat from './chat.ts'
import * as consultants from './consultants.ts'
import * as contact from './contact.ts'
import * as currencies from './currencies.ts'
import * as families from './families.ts'
import * as faq from './faq.ts'
import * as guide from './guide.ts'
import * as home from './home.ts'
import * as housing from './housing.ts'
import * as institutePage from './institute-page.ts'
import bigBenAcademy from './institutes/big-ben-academy.ts'
import britanniaLanguageCentre from './institutes/britannia-language-centre.ts'
import emsAcademy from './institutes/ems-academy.ts'
import sheffieldAcademy from './institutes/sheffield-academy.ts'
import stratfordAcademy from './institutes/stratford-academy.ts'
import * as places from './places.ts'
import * as plan from './plan.ts'
import * as privacy from './privacy.ts'
import * as publicHolidays from './public-holidays.ts'
import * as registration from './registration.ts'
import type { Accommodation, Institute, University } from './schema.ts'
import * as sharedLines from './shared-lines.ts'
import * as site from './site.ts'
import * as templates from './templates.ts'
import * as testimonials from './testimonials.ts'
import asiaPacificUniversity from './universities/asia-pacific-university.ts'
import helpUniversity from './universities/help-university.ts'
import intiInternationalUniversity from './universities/inti-international-university.ts'
import multimediaUniversity from './universities/multimedia-university.ts'
import putraBusinessSchool from './universities/putra-business-school.ts'
import sunwayUniversity from './universities/sunway-university.ts'
import taylorsUniversity from './universities/taylors-university.ts'
import universitiKebangsaanMalaysia from './universities/universiti-kebangsaan-malaysia.ts'
import universitiPutraMalaysia from './universities/universiti-putra-malaysia.ts'
import universitiSainsMalaysia from './universities/universiti-sains-malaysia.ts'
import universitiTeknologiMalaysia from './universities/universiti-teknologi-malaysia.ts'
import universityOfMalaya from './universities/university-of-malaya.ts'
import utarUniversity from './universities/utar-university.ts'
import xiamenUniversityMalaysia from './universities/xiamen-university-malaysia.ts'
import * as visa from './visa.ts'

const institutes: readonly Institute[] = [
	britanniaLanguageCentre,
	sheffieldAcademy,
	bigBenAcademy,
	emsAcademy,
	stratfordAcademy,
]

const accommodation: readonly Accommodation[] = [
	seriMayaApartmentComplex,
	theEdgeResidence,
	tropicanaResidences,
	studentHousesSubangJaya,
	utmResidences,
	klccServicedSuites,
]

const orderOf = (entries: readonly { id: string }[]) => ({ order: entries.map(({ id }) => id) })

/** Modules whose exports pages read by the name of their file, and the order of two lists. */
const pages = {
	about,
	accreditation,
	'application-templates': applicationTemplates,
	chat,
	consultants,
	contact,
	currencies,
	families,
	faq,
	guide,
	home,
	'home-order': orderOf(accommodation),
	housing,
	'institute-order': orderOf(institutes),
	'institute-page': institutePage,
	places,
	plan,
	privacy,
	'public-holidays': publicHolidays,
	registration,
	'shared-lines': sharedLines,
	site,
	templates,
	testimonials,
	visa,
}

export interface Documents {
	universities: readonly University[]
	institutes: readonly Institute[]
	accommodation: readonly Accommodation[]
	pages: typeof pages
}

export const shipped: Documents = {
	universities: [
		universityOfMalaya,
		universitiPutraMalaysia,
		universitiTeknologiMalaysia,
		asiaPacificUniversity,
		sunwayUniversity,
		taylorsUniversity,
		multimediaUniversity,
		xiamenUniversityMalaysia,
		putraBusinessSchool,
		utarUniversity,
		intiInternationalUniversity,
		helpUniversity,
		universitiKebangsaanMalaysia,
		universitiSainsMalaysia,
	],
	institutes,
	accommodation,
	pages,
}
