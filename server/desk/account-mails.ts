/** The mails to a colleague: about the own account, and about what is new. They hold no link: nobody should learn to type a password behind one. */
import { formatMoment } from '#domain/desk/moment.ts'
import { staffNoticeKinds } from '#domain/desk/notices.ts'
import { directionOf, isLanguage, type Language, type Text } from '#domain/language.ts'
import { escapeHtml, type Mail } from '../deliver/mail.ts'
import { mailWords } from '../deliver/mail-words.ts'
import type { Template } from '../deliver/templates.ts'
import type { OutgoingRow } from '../store/outgoing-rows.ts'
import type { accountTemplates } from './account-notices.ts'

function compose(language: Language, subject: string, lines: readonly string[]): Mail {
	const dir = directionOf(language)
	const paragraphs = lines.map((line) => `<p>${escapeHtml(line)}</p>`).join('\n')
	return {
		language,
		subject,
		text: lines.join('\n\n'),
		html: `<!doctype html><html lang="${language}" dir="${dir}"><head><meta charset="utf-8"><title>${escapeHtml(subject)}</title></head>
<body dir="${dir}" style="font-family:'Segoe UI',Tahoma,Arial,sans-serif;font-size:16px;line-height:1.8">
${paragraphs}
</body></html>`,
	}
}

function read({ params }: OutgoingRow) {
	const language = isLanguage(params.language) ? params.language : 'ar'
	const device = typeof params.device === 'string' ? params.device : null
	const time = formatMoment(language, typeof params.at === 'string' ? params.at : '')
	return { language, device, time, t: mailWords[language] }
}

export function createAccountMails(
	brand: Text,
): Record<(typeof accountTemplates)[number] | 'staff_notices' | 'company_published', Template> {
	return {
		/** How many of each kind, and of nobody by name. */
		async staff_notices(row) {
			const { language, t } = read(row)
			const counted = staffNoticeKinds
				.map((kind) => ({ kind, n: Number(row.params[kind] ?? 0) }))
				.filter(({ n }) => n > 0)
			const count = counted.reduce((sum, { n }) => sum + n, 0)
			return compose(language, t('notices.subject', { count, brand: brand[language] }), [
				t('account.hello'),
				t('notices.text'),
				...counted.map(({ kind, n }) => t(`notices.${kind}`, { n })),
				t('notices.where'),
			])
		},
		async company_published(row) {
			const { language, time, t } = read(row)
			const { by, entries } = row.params
			return compose(language, t('company.subject', { brand: brand[language] }), [
				t('account.hello'),
				t('company.text', { time, by: `${by}`, entries: `${entries}` }),
				t('company.look'),
				t('company.unknown'),
			])
		},
		async account_locked(row) {
			const { language, time, t } = read(row)
			return compose(language, t('account.locked.subject', { brand: brand[language] }), [
				t('account.hello'),
				t('account.locked.text', { time }),
				t('account.locked.still'),
				t('account.locked.notYou'),
			])
		},
		async account_new_device(row) {
			const { language, device, time, t } = read(row)
			return compose(language, t('account.device.subject', { brand: brand[language] }), [
				t('account.hello'),
				device === null
					? t('account.device.textUnknown', { time })
					: t('account.device.text', { time, device }),
				t('account.device.notYou'),
			])
		},
	}
}
