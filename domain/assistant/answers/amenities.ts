/** What a home offers, or each of them. */
import type { KnownHome } from '../knowledge.ts'
import {
	type Answerer,
	type Context,
	type Draft,
	homeLink,
	housingLink,
	key,
	say,
	saying,
} from './build.ts'

export const amenities: Answerer = (context) => {
	const { home } = context
	if (!home) return homesWith(context)
	return {
		blocks: [
			saying(say('housing.amenities', { home: home.name })),
			{ kind: 'list', items: home.amenities },
		],
		links: [homeLink(home)],
		next: ['singleRoom', 'bills', 'deposit'],
	}
}

/** No home was named: which of them have what is asked for, else which services each has. */
function homesWith({ knowledge, reading }: Context): Draft {
	const homes = knowledge.catalogue.homes.filter(({ type }) => type !== 'hotel')
	const asked = services.find((one) => one.test(reading.text.toLowerCase()))
	const serviceOf = ({ amenities: all }: KnownHome) =>
		all.find((one) => asked?.test(one.toLowerCase()))
	const having = homes.filter(serviceOf)
	const service = having.map(serviceOf)[0]
	const listed = service ? having : homes
	return {
		blocks: [
			saying(
				service
					? say('housing.has', { service })
					: say(asked ? 'housing.hasNot' : 'housing.services'),
			),
			{
				kind: 'table',
				head: [key('table.home'), key('table.services')],
				rows: listed.map(({ name, amenities: services }) => ({
					label: name,
					cells: [services.join(' · ')],
				})),
			},
		],
		links: [housingLink(), ...listed.slice(0, 1).map(homeLink)],
		next: ['singleRoom', 'bills', 'deposit'],
	}
}

/** What one service is called, on the site and in questions: "can she cook there?" is about the kitchen. */
const services = [
	/طبخ|نطيب|kitchen|cook/,
	/مسبح|سباحة|pool|swim/,
	/رياض|جيم|gym/,
	/غسي|غسال|laundry|wash/,
	/موقف|مواقف|parking/,
	/مكيف|تكييف|\bac\b|air.?con/,
	/دراسة|study room/,
]
