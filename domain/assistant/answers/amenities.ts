/** What a home offers, or each of them. */
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

/** No home was named: which services each has. */
function homesWith({ knowledge }: Context): Draft {
	const listed = knowledge.catalogue.homes.filter(({ type }) => type !== 'hotel')
	return {
		blocks: [
			saying(say('housing.services')),
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
