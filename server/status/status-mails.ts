/**
 * The mails that leave by themselves: a request was received, something changed, somebody asked for the link or did something of
 * weight. They hold nothing that somebody typed; the link in them is minted when they leave, for this mail alone.
 */
import { type News, newsKinds } from '#domain/cases/codes.ts'
import { promisedBy } from '#domain/cases/stage-timeline.ts'
import { formatMoment } from '#domain/desk/moment.ts'
import { directionOf, isLanguage, type Language, type Text } from '#domain/language.ts'
import { escapeHtml, type Mail } from '../deliver/mail.ts'
import { mailWords } from '../deliver/mail-words.ts'
import type { Template } from '../deliver/templates.ts'
import type { Settings } from '../settings.ts'
import type { CaseRow } from '../store/cases/case-rows.ts'
import type { NoticeKind } from '../store/cases/notices.ts'
import type { Store } from '../store/store.ts'
import { mailedAddress } from './mailed-address.ts'

type Kind = 'received' | 'changed' | NoticeKind

/** What the owner of the mailbox must be able to object to. What the office decided was never theirs, and says itself how to object. */
const isOfWeight = (kind: Kind) =>
	kind !== 'received' && kind !== 'changed' && kind !== 'erasure_by_office'

/** One line of a mail: a Latin run in an Arabic line keeps its own direction (mail programs know `bdi` badly), and a moment its day and hour. */
function marked(html: string, reference: string, moment: string | null): string {
	const latin = `<b dir="ltr" style="unicode-bidi:isolate;white-space:nowrap">${reference}</b>`
	const whole = html.replaceAll(reference, latin)
	return moment === null
		? whole
		: whole.replaceAll(moment, `<b style="white-space:nowrap">${moment}</b>`)
}

interface Said {
	subject: string
	lines: readonly string[]
	/** Null where the mail leads nowhere. */
	link: { address: string; open: string; keep: string } | null
	foot: string
	brand: string
	reference: string
	moment: string | null
}

const buttonOf = ({ address, open, keep }: NonNullable<Said['link']>) =>
	`<p style="margin:20px 0"><a href="${escapeHtml(address)}" style="display:inline-block;padding:12px 22px;border-radius:12px;background:#005b66;color:#ffffff;font-weight:700;text-decoration:none">${escapeHtml(open)}</a></p>
<p style="margin:0;color:#46656c;font-size:14px">${escapeHtml(keep)}</p>`

function htmlOf(language: Language, said: Said): string {
	const { subject, lines, link, foot, brand, reference, moment } = said
	const dir = directionOf(language)
	const paragraph = (line: string) =>
		`<p style="margin:0 0 14px">${marked(escapeHtml(line), reference, moment)}</p>`
	return `<!doctype html><html lang="${language}" dir="${dir}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="color-scheme" content="light dark"><title>${escapeHtml(subject)}</title></head>
<body dir="${dir}" style="margin:0;padding:24px 16px;background:#f3faf9;font-family:'Segoe UI',Tahoma,Arial,sans-serif;font-size:16px;line-height:1.8;color:#0e3a45">
<div dir="${dir}" style="max-width:560px;margin:0 auto;padding:28px 26px;background:#ffffff;border:1px solid #d3e4e4;border-top:6px solid #f4af2d;border-radius:16px">
<p style="margin:0 0 18px;font-size:22px;font-weight:700;color:#005b66">${escapeHtml(brand)}</p>
${lines.map(paragraph).join('\n')}
${link ? buttonOf(link) : ''}
</div>
<p dir="${dir}" style="max-width:560px;margin:16px auto 0;padding:0 26px;font-size:13px;color:#46656c">${escapeHtml(foot)}</p>
</body></html>`
}

/** What a notice offers where it offers something else than to look. */
const offers: Partial<Record<Kind, 'takeBack' | 'none'>> = {
	erasure_asked: 'takeBack',
	contact_moved: 'none',
}

interface About {
	kind: Kind
	row: Pick<CaseRow, 'kind' | 'reference' | 'due_kind' | 'due_at'>
	language: Language
	/** Until when something can be taken back. */
	due: string | null
	/** What kinds of news it tells of; none in mails from before they were named. */
	news: readonly News[]
	address: string
}

/** Somebody who wrote a message has sent no request, so the mail speaks of the message. */
function saidOf(
	t: (typeof mailWords)[Language],
	kind: Kind,
	{ kind: about, reference }: About['row'],
	time: string,
) {
	if (about === 'contact_submissions') {
		return {
			subject: t(`status.message.${kind}.subject`, { reference }),
			text: t(`status.message.${kind}.text`, { reference, time }),
			look: t('status.message.look'),
			open: t('status.message.open'),
		}
	}
	return {
		subject: t(`status.${kind}.subject`, { reference }),
		text: t(`status.${kind}.text`, { reference, time }),
		look: t('status.look'),
		open: t('status.open'),
	}
}

function composeStatusMail(
	{ kind, row, language, due, news, address }: About,
	brand: Text,
): Omit<Mail, 'replyTo'> {
	const { reference } = row
	const t = mailWords[language]
	const until = kind === 'received' ? (promisedBy(row.due_kind, row.due_at)?.by ?? null) : due
	const moment = until && formatMoment(language, until)
	const offer = offers[kind] ?? 'look'
	const said = saidOf(t, kind, row, moment ?? '')
	const lines = [
		t('status.hello'),
		said.text,
		...news.map((one) => t(`status.news.${one}`)),
		...(kind === 'received' && moment ? [t('status.received.by', { time: moment })] : []),
		...(isOfWeight(kind) ? [t('status.notYou')] : []),
		...(offer === 'look' ? [said.look] : []),
		...(offer === 'takeBack' ? [t('status.takeBack.link')] : []),
	]
	const foot = t('status.foot')
	const link =
		offer === 'none'
			? null
			: {
					address,
					open: offer === 'takeBack' ? t('status.takeBack.open') : said.open,
					keep: t('status.keep'),
				}
	// One kind of news is the subject; several are told in the mail.
	const [first, ...more] = news
	const subject =
		first && more.length === 0
			? t(`status.newsSubject.${first}`, { reference: row.reference })
			: said.subject
	return {
		language,
		subject,
		text: [...lines, ...(link ? [link.address, link.keep] : []), foot].join('\n\n'),
		html: htmlOf(language, {
			subject,
			lines,
			link,
			foot,
			reference,
			moment,
			brand: brand[language],
		}),
	}
}

export function createStatusMails(
	store: Store,
	{ siteUrl, contactEmail }: Pick<Settings, 'siteUrl' | 'contactEmail'>,
	brand: Text,
): Record<Kind, Template> {
	const template =
		(kind: Kind): Template =>
		async (outgoing) => {
			const row = outgoing.case_id === null ? null : await store.cases.find(outgoing.case_id)
			if (!row) return null
			const { language: asked, due, news } = outgoing.params
			const told = `${news ?? ''}`.split(' ')
			const language = isLanguage(asked) ? asked : row.language
			const address =
				offers[kind] === 'none'
					? ''
					: await mailedAddress(store, siteUrl, row.id, outgoing.recipient)
			const about = {
				kind,
				row,
				language,
				due: typeof due === 'string' ? due : null,
				news: kind === 'changed' ? newsKinds.filter((one) => told.includes(one)) : [],
				address,
			}
			return {
				...composeStatusMail(about, brand),
				replyTo: { name: brand[language], address: contactEmail },
			}
		}
	return {
		received: template('received'),
		changed: template('changed'),
		link: template('link'),
		erasure_asked: template('erasure_asked'),
		erasure_by_office: template('erasure_by_office'),
		erasure_taken_back: template('erasure_taken_back'),
		withdrawn: template('withdrawn'),
		contact_asked: template('contact_asked'),
		contact_changed: template('contact_changed'),
		contact_moved: template('contact_moved'),
		contact_kept: template('contact_kept'),
		links_stopped: template('links_stopped'),
	}
}
