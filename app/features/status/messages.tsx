import { TextArea } from '#app/components/field.tsx'
import { useLanguage, useT } from '#app/language/strings.tsx'
import { longestMessage, type RefusedStatusForm, type StatusMessage } from '#domain/cases/status.ts'
import { formatMoment } from '#domain/desk/moment.ts'
import { SendButton } from './send-button.tsx'

interface MessagesProps {
	messages: readonly StatusMessage[]
	refused: RefusedStatusForm | null
}

export function Messages({ messages, refused }: MessagesProps) {
	const t = useT('status-own')
	const language = useLanguage()
	return (
		<section id="messages" className="panel status-card" aria-labelledby="messages-title">
			<h2 id="messages-title">{t('messages.title')}</h2>
			{messages.length === 0 && <p className="text-muted">{t('messages.none')}</p>}
			<ul className="status-messages">
				{messages.map(({ id, direction, body, way, at, by }) => (
					<li key={id} className={`message-${direction}`}>
						{way && <p>{t(way === 'wa' ? `messages.${direction}_wa` : 'messages.in_mail')}</p>}
						{body !== null && <p dir="auto">{body}</p>}
						<p className="message-foot">
							<bdi>{direction === 'in' ? t('messages.you') : (by ?? t('messages.team'))}</bdi>
							{' · '}
							<time dateTime={at}>{formatMoment(language, at)}</time>
						</p>
					</li>
				))}
			</ul>
			<form method="post" action="/status/messages" className="status-form">
				<TextArea
					name="body"
					label={t('messages.label')}
					rows={4}
					required="browser"
					maxLength={longestMessage}
					defaultValue={refused?.typed.body ?? ''}
					error={
						refused?.error === 'too_long' || refused?.error === 'required'
							? refused.error
							: undefined
					}
				/>
				<SendButton variant="brand">{t('messages.send')}</SendButton>
			</form>
		</section>
	)
}
