/** The message as it will be read, with the values that the template brought set apart. */
import { useT } from '#app/language/strings.tsx'
import { type MessagePart, messageParts } from '#domain/cases/message-parts.ts'

interface PreviewProps {
	subject: string
	body: string
	/** What the text was made from. */
	template: string
	values: Readonly<Record<string, string>>
}

export function MessagePreview({ subject, body, template, values }: PreviewProps) {
	const t = useT('desk-case')
	return (
		<section className="message-preview" aria-label={t('message.preview')}>
			<p className="desk-muted">{t('message.preview')}</p>
			<p dir="auto">
				<b>
					<Parts of={messageParts(subject, template, values)} />
				</b>
			</p>
			<p dir="auto">
				<Parts of={messageParts(body, template, values)} />
			</p>
		</section>
	)
}

function Parts({ of }: { of: readonly MessagePart[] }) {
	const t = useT('desk-case')
	return of.map(({ text, value }, at) => {
		if (value === null) return text
		return (
			// biome-ignore lint/suspicious/noArrayIndexKey: a piece is nothing but its place in the text.
			<mark key={at} className={`message-value message-value-${value}`}>
				<bdi>{value === 'link' ? t('message.link') : text}</bdi>
			</mark>
		)
	})
}

/** What keeps the message from leaving. */
export function Unfilled({ names }: { names: readonly string[] }) {
	const t = useT('desk-case')
	return (
		<p className="compose-unfilled">
			{t('message.unfilled')}{' '}
			{names.map((name) => (
				<bdi key={name} className="tag tag-gold" dir="auto">
					{name}
				</bdi>
			))}
		</p>
	)
}
