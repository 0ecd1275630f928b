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
	const asked = services.filter((one) => one.test(reading.text.toLowerCase()))
	const having = homes.filter((home) => asked.length > 0 && servicesOf(home, asked))
	const [first] = having
	const service = first && servicesOf(first, asked)
	const listed = first ? having : homes
	return {
		blocks: [
			saying(
				service
					? say('housing.has', { service: { each: service } })
					: say(asked.length > 0 ? 'housing.hasNot' : 'housing.services'),
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

/** All that was asked for, by its names there; undefined where one of them is missing. */
function servicesOf({ amenities: all }: KnownHome, asked: readonly RegExp[]): string[] | undefined {
	const found = asked.flatMap((one) => all.find((service) => one.test(service.toLowerCase())) ?? [])
	return found.length === asked.length ? found : undefined
}

/** What one service is called, on the site and in questions: "can she cook there?" is about the kitchen. */
const services = [
	/طبخ|نطيب|kitchen|cook/,
	/مسبح|سباحة|pool|swim/,
	/رياض|جيم|gym/,
	/غسي|غسال|laundry|wash|[g8]h?ass?al/,
	/واي.?فاي|[اإ]نترنت|(?:^|\s)و?ال?نت(?:\s|[؟?،,]|$)|wi.?fi|internet/,
	/موقف|مواقف|parking/,
	/مكيف|تكييف|\bac\b|air.?con/,
	/دراسة|study room/,
]
