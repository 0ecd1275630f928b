/** What a plan is counted from: every entry of the catalogue with its codes and figures, and little of its text. */
import { crestOf } from '#domain/crest.ts'
import { type Language, localize } from '#domain/language.ts'
import { type HousingNames, photosOf } from './cards.ts'
import { remembered, rememberedList } from './derive/remembered.ts'
import { cities } from './places.ts'
import type { Accommodation, Institute, University } from './schema.ts'

type Programme = University['programmes']['bachelor'][number]

function programme({ code, name, years, annualFee, confidence, fields, ...rest }: Programme) {
	const { feeMargin, intakeMonths } = rest
	return {
		code,
		name,
		years,
		annualFee,
		confidence,
		fields,
		...(feeMargin && { feeMargin }),
		...(intakeMonths && { intakeMonths }),
	}
}

const unwritten = { ar: '', en: '' }

function university(entry: University) {
	const { code, id, name, shortName, type, location, tuition, qs, registration } = entry
	const { intakeMonths, programmes, faq } = entry
	const [picture] = photosOf(entry)
	const admission = faq.find((one) => one.id === 'admission') ?? faq[0]
	return {
		code,
		id,
		name,
		shortName,
		type,
		location,
		city: cities[location],
		crest: crestOf('crest', entry.crest, entry),
		scene: picture?.scene ?? '',
		photo: picture?.photo,
		tuition: { min: tuition.min, max: tuition.max },
		qs: qs?.rank ?? null,
		...(registration && { registration }),
		intakes: entry.intakes ?? unwritten,
		intakeMonths,
		programmes: {
			bachelor: programmes.bachelor.map(programme),
			master: programmes.master.map(programme),
			phd: programmes.phd.map(programme),
		},
		admission: admission?.answer ?? unwritten,
		accreditation: entry.accreditation ?? unwritten,
		scholarships: entry.scholarships ?? unwritten,
	}
}

function institute(entry: Institute) {
	const { code, id, name, location, levels, monthlyFee, classSize, startDates } = entry
	return {
		code,
		id,
		name,
		city: cities[location],
		mark: crestOf('mark', entry.mark, entry),
		scene: entry.photos[0]?.scene ?? '',
		photo: entry.photos[0]?.photo,
		levels,
		monthlyFee: { min: monthlyFee.min, max: monthlyFee.max },
		classSize: { min: classSize.min, max: classSize.max },
		startDates,
		courses: entry.courses.map((course) => {
			const { code, name, levels, months, stage, hoursPerWeek, monthlyFee, confidence } = course
			return {
				code,
				name,
				levels,
				months,
				...(stage && { stage }),
				hoursPerWeek,
				monthlyFee,
				confidence,
			}
		}),
	}
}

function home(entry: Accommodation, { amenityNames, housingTypeNames }: HousingNames) {
	const { code, id, name, type, location, priceRange, roomTypes, amenities } = entry
	return {
		code,
		id,
		name,
		type,
		typeName: housingTypeNames[type],
		location,
		city: cities[location],
		scene: entry.images[0]?.scene ?? '',
		photo: entry.images[0]?.photo,
		priceRange: { min: priceRange.min, max: priceRange.max },
		rooms: roomTypes.map(({ code, type: name, price, confidence }) => ({
			code,
			name,
			price,
			confidence,
		})),
		amenities: amenities.map((amenity) => amenityNames[amenity]),
		nearby: entry.nearbyUniversities.map((one) => one.name),
	}
}

interface Catalogue {
	universities: readonly University[]
	institutes: readonly Institute[]
	accommodation: readonly Accommodation[]
	housing: HousingNames
}

export const plannedUniversity = remembered((entry: University, language: Language) =>
	localize(university(entry), language),
)
export const plannedInstitute = remembered((entry: Institute, language: Language) =>
	localize(institute(entry), language),
)
export const plannedHome = remembered(
	(entry: Accommodation, language: Language, names: HousingNames) =>
		localize(home(entry, names), language),
)

const plannedUniversities = rememberedList(plannedUniversity)
const plannedInstitutes = rememberedList(plannedInstitute)
const plannedHomes = rememberedList(plannedHome)

export function planCatalogue(
	{ universities, institutes, accommodation, housing }: Catalogue,
	language: Language,
) {
	return {
		universities: plannedUniversities(universities, language),
		institutes: plannedInstitutes(institutes, language),
		homes: plannedHomes(accommodation, language, housing),
	}
}
