/** What the rules of matching ask of a mail, read off its headers. */
import { isAutomatic } from '#domain/conversations/automatic-mail.ts'
import {
	answeredMails,
	messageIdIn,
	referenceIn,
	returnedMails,
	tagsIn,
} from '#domain/conversations/mail-signs.ts'
import { senderProof } from '#domain/conversations/sender-proof.ts'
import type { Settings } from '../settings.ts'
import type { ArrivedMail } from '../store/mail-arrivals.ts'
import type { MailRead } from './mail-word.ts'

export type MailHouse = Pick<Settings, 'siteUrl' | 'contactEmail' | 'mailFrom' | 'replyAddress'> & {
	/** The name under which our mail server writes what it found out about a sender; empty: nothing is ever proven. */
	authserv: string
}

export function signsOf(
	{ headers, from, subject, report }: MailRead,
	house: MailHouse,
): Pick<ArrivedMail, 'signs' | 'report' | 'externalId'> {
	const { siteUrl, contactEmail, mailFrom, replyAddress, authserv } = house
	const host = new URL(siteUrl).hostname
	const all = (name: string) => headers[name] ?? []
	const first = (name: string) => all(name)[0] ?? ''
	const recipients = ['to', 'cc', 'delivered-to', 'x-original-to'].flatMap(all)
	const ownAddresses = [contactEmail, mailFrom, replyAddress?.replace('+*', '') ?? mailFrom]
	const externalId = messageIdIn(first('message-id'))
	const domain = from.address.slice(from.address.lastIndexOf('@') + 1)
	const proof = senderProof(all('authentication-results'), authserv, domain)
	const tags = tagsIn(recipients, replyAddress)
	const isOwn =
		ownAddresses.some((own) => own.toLowerCase() === from.address) ||
		tagsIn([from.address], replyAddress).length > 0 ||
		externalId.toLowerCase().endsWith(`@${host.toLowerCase()}>`)
	return {
		externalId,
		signs: {
			from: from.address,
			proof: proof === 'proven' && !from.isOnlyOne ? 'unsure' : proof,
			isOwn,
			isReport: false,
			isAutomatic: isAutomatic(headers, from.address),
			answers: answeredMails(first('in-reply-to'), first('references'), host),
			tags,
			reference: referenceIn(subject),
		},
		// Mail servers report under no sender; anything else anybody could have written.
		report:
			report !== null && /^<\s*>$/.test(first('return-path'))
				? {
						ids: [
							...(report.envelopeId === null ? [] : [report.envelopeId]),
							...returnedMails(report.returned, host),
						],
						tags,
						recipients: report.recipients,
					}
				: null,
	}
}
