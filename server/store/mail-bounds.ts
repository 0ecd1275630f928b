/** How many mails are taken. What comes beyond is set aside, where a manager sees it and can have it read. */
import type { MailSigns, Standing } from '#domain/conversations/match-mail.ts'
import type { Guesses } from './guesses.ts'
import type { Trx } from './schema.ts'

const hour = 60 * 60
const day = 24 * hour

/** New cases. Who is confirmed has a budget apart: mails under invented names must not keep families out. */
const perSender = { kind: 'mail-sender', points: 5, seconds: day }
const perDomain = { kind: 'mail-domain', points: 20, seconds: hour }
const perHour = { kind: 'mail', points: 60, seconds: hour }

/** Messages in one case. */
const perCase = { kind: 'mail-case', points: 20, seconds: day }
const perCaseOwn = { kind: 'mail-case', points: 100, seconds: day }

export function createMailBounds({ takeIn }: Pick<Guesses, 'takeIn'>) {
	return {
		/** In the order of the smallest: who floods one of them takes nothing of the next. */
		async isFloodOfNew(trx: Trx, { from, proof }: Pick<MailSigns, 'from' | 'proof'>) {
			const of = proof === 'proven' ? 'mail proven' : 'mail'
			const domain = from.slice(from.lastIndexOf('@') + 1)
			return (
				(await takeIn(trx, `${of} ${from}`, perSender)) !== null ||
				(await takeIn(trx, `${of} domain ${domain}`, perDomain)) !== null ||
				(await takeIn(trx, of, perHour)) !== null
			)
		},

		async isFloodOfCase(trx: Trx, caseId: string, standing: Standing | 'auto') {
			const isOwn = standing === 'own'
			const key = `mail case ${caseId} ${isOwn ? 'own' : 'others'}`
			return (await takeIn(trx, key, isOwn ? perCaseOwn : perCase)) !== null
		},
	}
}
