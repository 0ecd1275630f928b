/**
 * What a card in a list shows of an entry. Lists load these alone, so that fourteen cards
 * weigh no more than one detail page.
 */
import { isIndicative } from '#domain/confidence.ts'
import { crestOf } from '#domain/crest.ts'
import {
	listingSearchText,
	universityFields,
	universitySearchText,
} from '#domain/filters/search-texts.ts'
import { cities } from './places.ts'
import type { Accommodation, Institute, University } from './schema.ts'

/** Its pictures; without one the site's general drawing. */
export const photosOf = ({ photos, name }: University): University['photos'] =>
	photos.length > 0 ? photos : [{ scene: 'fallback', alt: name }]

/** What the card names where nobody has chosen. */
function programmesOnCard({ programmeNames, programmes }: University) {
	if (programmeNames.length > 0) return programmeNames
	return Object.values(programmes)
		.flat()
		.slice(0, 3)
		.map(({ name, fields }) => ({ name, field: fields[0] }))
}

export function universityCard(university: University) {
	const { id, code, name, shortName, location, rating, tuition } = university
	const programmeNames = programmesOnCard(university)
	return {
		id,
		code,
		name,
		shortName,
		location,
		city: cities[location],
		crest: crestOf('crest', university.crest, university),
		photo: photosOf(university)[0],
		rating: rating.value,
		tuition: { min: tuition.min, max: tuition.max },
		feeSpan: feeSpan(university),
		programmes: programmeNames.map((programme) => programme.name),
		fields: universityFields({ programmeNames }),
		search: universitySearchText(university),
	}
}
/** From its lowest fee to its highest, where the usual range leaves one of them out. */
export function feeSpan({ programmes, tuition }: University) {
	const fees = Object.values(programmes).flatMap((level) => level.map(({ annualFee }) => annualFee))
	const min = Math.min(tuition.min, ...fees)
	const max = Math.max(tuition.max, ...fees)
	return min < tuition.min || max > tuition.max ? { min, max } : null
}

export type UniversityCard = ReturnType<typeof universityCard>

export function instituteCard(institute: Institute) {
	const {
		id,
		code,
		name,
		location,
		area,
		duration,
		levels,
		schedule,
		monthlyFee,
		classSize,
		startDates,
	} = institute
	return {
		id,
		code,
		name,
		location,
		city: cities[location],
		area,
		mark: crestOf('mark', institute.mark, institute),
		photo: institute.photos[0],
		rating: institute.rating.value,
		/** Whether the page must say that the figures on this card wait for confirmation. */
		indicative: [institute.rating, monthlyFee, classSize].some((figure) =>
			isIndicative(figure.confidence),
		),
		duration,
		levels: { from: levels[0], to: levels.at(-1) },
		schedule,
		monthlyFee: { min: monthlyFee.min, max: monthlyFee.max },
		classSize: { min: classSize.min, max: classSize.max },
		startDates,
		summary: institute.summary,
		courses: institute.courses.map((course) => course.name),
		facilities: institute.facilities,
	}
}
export type InstituteCard = ReturnType<typeof instituteCard>

/** How types of homes and what they offer are called. */
export type HousingNames = Pick<typeof import('./housing.ts'), 'amenityNames' | 'housingTypeNames'>

export function accommodationCard(
	accommodation: Accommodation,
	{ amenityNames, housingTypeNames }: HousingNames,
) {
	const {
		id,
		code,
		name,
		type,
		location,
		area,
		priceRange,
		priceNote,
		rating,
		amenities,
		summary,
		roomTypes,
	} = accommodation
	return {
		id,
		code,
		name,
		type,
		typeName: housingTypeNames[type],
		location,
		city: cities[location],
		area,
		priceRange: { min: priceRange.min, max: priceRange.max },
		...(priceNote && { priceNote: priceNote.text }),
		rating: rating.value,
		amenities: amenities.map((amenity) => ({ id: amenity, name: amenityNames[amenity] })),
		summary,
		image: accommodation.images[0],
		/** The booking dialog offers them; the English form is what gets stored. */
		roomTypes: roomTypes.map((room) => ({
			value: room.type.en,
			label: room.type,
			available: room.available,
		})),
		storedName: name.en,
		/** With the stored name it lets a notice change language after the card's page is gone. */
		arabicName: name.ar,
		search: listingSearchText({ ...accommodation, city: cities[location] }),
	}
}
export type AccommodationCard = ReturnType<typeof accommodationCard>
