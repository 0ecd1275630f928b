/** The health insurance, whom to call when somebody is ill, and what of both the site does not say. */
import {
	type Answerer,
	type Context,
	familiesLink,
	fromFamilies,
	say,
	saying,
	sentencesOf,
	texts,
	visaLink,
} from './build.ts'
import { asksForHospital } from './limits.ts'

/** Which hospital, the site does not say; whom to call it does. */
const hospital = ({ reading, knowledge }: Context) =>
	asksForHospital(reading)
		? [
				saying(say('hospital')),
				...texts(
					sentencesOf(knowledge.families.find(({ id }) => id === 'safety')?.answer ?? '').at(-1),
				),
			]
		: []

/** Whether one illness is covered, or in the way, the site does not say of any. */
const illnessUntold = ({ reading }: Context) =>
	reading.ideas.has('illness') ? [saying(say('illness.insurance'))] : []

const insurance: Answerer = (context) => ({
	blocks: [
		...hospital(context),
		...illnessUntold(context),
		...fromFamilies(context, 'insurance', 5).blocks,
	],
	...(context.reading.ideas.has('illness') && { person: 'visa' as const }),
	links: [familiesLink('insurance'), visaLink()],
	next: ['medical', 'visaCost'],
})

export const insuranceAnswers = { insurance } satisfies Record<string, Answerer>
