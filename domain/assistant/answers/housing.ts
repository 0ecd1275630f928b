/** Where to live: rents by kind, rooms, homes near a university, and what a lease asks for. */
import { paths } from '../../paths.ts'
import type { Block } from '../answer.ts'
import type { Idea } from '../ideas.ts'
import type { KnownHome, KnownRoom } from '../knowledge.ts'
import { homeNamed } from '../unknown-words.ts'
import { amenities } from './amenities.ts'
import {
	type Answerer,
	askUniversity,
	type Context,
	type Draft,
	familiesLink,
	faqLink,
	figure,
	fromFamilies,
	fromFaq,
	homeLink,
	housingLink,
	key,
	say,
	saying,
	texts,
} from './build.ts'
import { leaseAnswers } from './leases.ts'
import { asksForBedrooms } from './limits.ts'
import { quarters } from './quarters.ts'

const kinds: [Idea, KnownRoom['kind']][] = [
	['studio', 'studio'],
	['master', 'master'],
	['single', 'single'],
	['shared', 'shared'],
]

const kindOf = ({ reading }: Context) => kinds.find(([idea]) => reading.ideas.has(idea))?.[1]
/** A hotel is for the first weeks. */
const homesOf = ({ knowledge }: Context) =>
	knowledge.catalogue.homes.filter(({ type }) => type !== 'hotel')

function near(context: Context): KnownHome[] {
	const [university] = context.universities
	const city = context.reading.cities[0]
	// Those of the main campus first.
	const isAway = ({ location }: KnownHome) => Number(location !== university?.location)
	if (university)
		return homesOf(context)
			.filter((home) => home.near.some((one) => one.university === university.code))
			.sort((a, b) => isAway(a) - isAway(b))
	return city ? homesOf(context).filter(({ location }) => location === city) : []
}

const rent = ({ id, priceRange }: KnownHome) =>
	figure({ low: priceRange.min, high: priceRange.max }, paths.listing(id))

const rents = (homes: readonly KnownHome[]): Block => ({
	kind: 'table',
	head: [key('table.home'), key('table.monthly')],
	rows: homes.map((one) => ({ label: one.name, cells: [rent(one)] })),
})

const nearUniversity: Answerer = (context) => {
	const [university, ...others] = context.universities
	if (!university) return nearInstitute(context) ?? price(context)
	if (others.length > 0) return nearEach(context)
	const homes = near(context)
	const kind = kindOf(context)
	if (homes.length === 0)
		return {
			blocks: [
				saying(say('housing.noneNear', { university: university.name })),
				...fromFaq(context, 'rent-by-type', 1).blocks,
			],
			links: [housingLink(), faqLink('rent-by-type')],
			person: 'housing',
			next: ['housingBook', 'deposit'],
		}
	if (kind) return roomsIn(homes, kind)
	// A university may have a second campus hours away: the place that the distance is measured to stands beside it.
	const distance = (home: KnownHome) => {
		const place = home.near.find((one) => one.university === university.code)
		const isNamed = place && ![university.name, university.shortName].includes(place.name)
		return isNamed ? `${place.distance} · ${place.name}` : (place?.distance ?? '')
	}
	return {
		blocks: [
			saying(say('housing.near', { university: university.name })),
			{
				kind: 'table',
				head: [key('table.home'), key('table.monthly'), key('table.distance')],
				rows: homes.map((home) => ({ label: home.name, cells: [rent(home), distance(home)] })),
			},
			saying(say('housing.confirm')),
		],
		links: homes.slice(0, 3).map(homeLink),
		person: 'housing',
		next: ['singleRoom', 'deposit', 'bills'],
	}
}

/** «قريب من المعهد»: homes of its city, and the hotel there for the first weeks. How far they are is on their pages. */
function nearInstitute(context: Context): Draft | undefined {
	const { institute, knowledge, reading } = context
	const { institutes, homes: all } = knowledge.catalogue
	const asked = institute ? [institute] : reading.ideas.has('institute') ? institutes : []
	const [city] = asked.map((one) => one.city)
	const homes = homesOf(context).filter((one) => one.city === city)
	if (city === undefined || homes.length === 0) return undefined
	const hotel = all.find((one) => one.city === city && one.type === 'hotel')
	return {
		blocks: [
			saying(say('housing.city', { city })),
			rents(homes),
			saying(say('housing.confirm')),
			...texts(hotel?.summary),
		],
		links: [...homes.slice(0, 2), ...(hotel ? [hotel] : [])].map(homeLink),
		person: 'housing',
		next: ['singleRoom', 'deposit', 'bills'],
	}
}

/** Two that are compared: each with the homes near it. */
function nearEach(context: Context): Draft {
	const drafts = context.universities
		.slice(0, 3)
		.map((one) => nearUniversity({ ...context, universities: [one] }))
	const isLast = (at: number) => at === drafts.length - 1
	return {
		blocks: drafts.flatMap(({ blocks }, at) => (isLast(at) ? blocks : blocks.slice(0, 2))),
		links: drafts.flatMap(({ links = [] }) => links.slice(0, 2)),
		person: 'housing',
		next: ['singleRoom', 'deposit', 'bills'],
	}
}

function roomsIn(homes: readonly KnownHome[], kind: KnownRoom['kind'] | undefined): Draft {
	const rooms = homes.flatMap((home) =>
		home.rooms.filter((room) => !kind || room.kind === kind).map((room) => ({ home, room })),
	)
	if (rooms.length === 0)
		return {
			blocks: [saying(say('housing.noRoom'))],
			links: homes.length > 0 ? homes.slice(0, 2).map(homeLink) : [housingLink()],
			person: 'housing',
			next: ['housing', 'housingBook'],
		}
	const [only] = rooms
	if (rooms.length === 1 && only) {
		const { home, room } = only
		return {
			blocks: [
				saying(
					say('housing.room', {
						room: room.name,
						home: home.name,
						price: figure(room.price, paths.listing(home.id)),
					}),
					room.available ? undefined : say('housing.taken'),
					say('housing.confirm'),
				),
			],
			links: [homeLink(home)],
			person: 'housing',
			next: ['deposit', 'bills', 'housingBook'],
		}
	}
	const sorted = rooms.toSorted((a, b) => a.room.price - b.room.price).slice(0, 5)
	return {
		blocks: [
			saying(say('housing.rooms')),
			{
				kind: 'table',
				head: [key('table.room'), key('table.monthly'), key('table.state')],
				rows: sorted.map(({ home, room }) => ({
					label: homes.length === 1 ? room.name : `${room.name} (${home.name})`,
					cells: [
						figure(room.price, paths.listing(home.id)),
						key(room.available ? 'state.free' : 'state.taken'),
					],
				})),
			},
			saying(say('housing.confirm')),
		],
		links: [...new Set(sorted.map(({ home }) => home))].slice(0, 3).map(homeLink),
		person: 'housing',
		next: ['deposit', 'bills', 'housingBook'],
	}
}

const room: Answerer = (context) => {
	const { home } = context
	if (home) return roomsIn([home], kindOf(context))
	const name = homeNamed(context.reading)
	if (name !== undefined) return cheapestHomes(context, say('housing.noSuch', { name }))
	const around = near(context)
	return roomsIn(around.length > 0 ? around : homesOf(context), kindOf(context))
}

const price: Answerer = (context) => {
	const { home, reading } = context
	if (home) return room(context)
	const around = near(context)
	if (around.length > 0 && reading.cities.length > 0)
		return {
			blocks: [
				saying(
					say('housing.city', { city: context.knowledge.cities[reading.cities[0] ?? ''] ?? '' }),
				),
				rents(around),
			],
			links: around.slice(0, 3).map(homeLink),
			next: ['singleRoom', 'deposit', 'bills'],
		}
	if (reading.ideas.has('area')) return quarters(context)
	if (reading.ideas.has('cheap') || reading.among) return cheapestHomes(context)
	return {
		blocks: [
			...(asksForBedrooms(reading) ? [saying(say('housing.noBedrooms'))] : []),
			...fromFaq(context, 'rent-by-type').blocks,
		],
		links: [housingLink(), faqLink('rent-by-type')],
		ask: { ...askUniversity(context), sentence: say('ask.near') },
		next: ['singleRoom', 'deposit', 'bills'],
	}
}

function cheapestHomes(context: Context, lead = say('housing.cheapest')): Draft {
	const homes = homesOf(context).toSorted((a, b) => a.priceRange.min - b.priceRange.min)
	return {
		blocks: [saying(lead), rents(homes), saying(say('housing.confirm'))],
		links: [...homes.slice(0, 2).map(homeLink), housingLink()],
		ask: { ...askUniversity(context), sentence: say('ask.near') },
		next: ['singleRoom', 'deposit', 'bills'],
	}
}

/** Homes near the university that is named stand under what holds for all. */
const withNear = (context: Context, { blocks }: Draft): Draft => ({
	blocks: [...blocks, ...(context.universities[0] ? nearUniversity(context).blocks : [])],
})

const women: Answerer = (context) => ({
	...withNear(context, fromFamilies(context, 'women-only-housing', 3)),
	links: [housingLink(), familiesLink('women-only-housing')],
	person: 'housing',
	next: ['housing', 'safety', 'singleRoom'],
})

const guarantee: Answerer = (context) => ({
	...fromFaq(context, 'seven-day-guarantee'),
	person: 'housing',
	next: ['deposit', 'housingBook'],
})
const booking: Answerer = (context) => ({
	...fromFaq(context, 'booking-before-arrival'),
	links: [housingLink(), faqLink('booking-before-arrival')],
	next: ['housing', 'deposit', 'arrival'],
})

const about: Answerer = (context) => {
	const { home } = context
	if (!home) return price(context)
	return {
		blocks: [
			saying(say('housing.priceOf', { home: home.name, price: rent(home) })),
			...texts(home.summary, home.priceNote),
		],
		links: [homeLink(home)],
		person: 'housing',
		next: ['singleRoom', 'deposit', 'bills'],
	}
}

export const housingAnswers = {
	'housing.near': nearUniversity,
	'housing.room': room,
	'housing.price': price,
	'housing.women': women,
	...leaseAnswers,
	'housing.guarantee': guarantee,
	'housing.booking': booking,
	'housing.amenities': amenities,
	'housing.about': about,
} satisfies Record<string, Answerer>
