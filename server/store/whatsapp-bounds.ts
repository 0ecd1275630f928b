/** How many messages are taken. What comes beyond is set aside, where a manager sees it and can have it read. */
import type { Guesses } from './guesses.ts'
import type { Trx } from './schema.ts'

const hour = 60 * 60

/** New cases: who writes has one after the first message, so this is how many strangers may come. */
const perHour = { kind: 'wa', points: 300, seconds: hour }
/** Messages in one case: people write a sentence in several. */
const perCase = { kind: 'wa-case', points: 300, seconds: 24 * hour }
/** Signs on messages in one case, which take nothing from the bound of messages. */
const reactionsPerCase = { kind: 'wa-reaction', points: 50, seconds: 24 * hour }

export const createWhatsappBounds = ({ takeIn }: Pick<Guesses, 'takeIn'>) => ({
	isFloodOfNew: async (trx: Trx) => (await takeIn(trx, 'wa', perHour)) !== null,
	isFloodOfCase: async (trx: Trx, caseId: string) =>
		(await takeIn(trx, `wa case ${caseId}`, perCase)) !== null,
	isFloodOfReactions: async (trx: Trx, caseId: string) =>
		(await takeIn(trx, `wa reaction ${caseId}`, reactionsPerCase)) !== null,
})
