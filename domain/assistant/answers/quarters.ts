/** Where students live: the quarters that the housing page tells of. */
import { type Context, type Draft, housingLink, key, say, saying } from './build.ts'

export const quarters = ({ knowledge }: Context): Draft => ({
	blocks: [
		saying(say('housing.quarters')),
		{
			kind: 'table',
			head: [key('table.quarter'), key('table.rent'), key('table.about')],
			rows: knowledge.quarters.map(({ name, rent, text }) => ({
				label: name,
				cells: [rent, text],
			})),
		},
		saying(say('housing.confirm')),
	],
	links: [housingLink()],
	next: ['singleRoom', 'deposit', 'bills'],
})
