import { memo, type ReactNode } from 'react'
import { Bidi } from '#app/components/bidi.tsx'
import { useCompany } from '#app/language/site-data.ts'
import { useLanguage, useT } from '#app/language/strings.tsx'
import { useSiteSearch } from '#app/search/use-site-search.ts'
import { Link } from '#app/ui/link.tsx'
import type { SpokenReply } from '#domain/assistant/assistant.ts'
import type { SpokenAnswer } from '#domain/assistant/speak.ts'
import { formatTime, formatWeekday } from '#domain/format.ts'
import { isOpen, nextOpening, startOf } from '#domain/hours.ts'
import type { Language } from '#domain/language.ts'
import { AskPerson, Reply } from './answer.tsx'
import type { ChatContent, Message, Saying, TypedSaying } from './conversation.ts'
import { isAnswer, type Replies } from './use-replies.ts'

const linksAtMost = 3

interface AnswerProps {
	content: ChatContent
	/** To a question that was typed, once it is worked out. */
	reply: SpokenReply | undefined
	dialOf: Replies['dialOf']
	isNewest: boolean
	onFollow: () => void
	onAsk: (question: string) => void
}

/** Drawn anew only where something of its own changed: in a long conversation all bubbles cost more than the new one. */
export const Bubble = memo(({ message, ...props }: AnswerProps & { message: Message }) => {
	const t = useT('chat')
	const { isBot, saying } = message
	return (
		<li className={`chat-bubble ${isBot ? 'from-bot' : 'from-visitor'}`}>
			<span className="sr-only">{isBot ? t('assistantSays') : t('visitorSays')}</span>
			{isBot ? (
				<Answer saying={saying} {...props} />
			) : (
				<Words saying={saying} content={props.content} />
			)}
		</li>
	)
})

function Words({ saying, content }: { saying: Saying; content: ChatContent }): ReactNode {
	if (saying.kind === 'typed') return <span dir="auto">{saying.text}</span>
	if (saying.kind === 'greeting') return null
	return content.options.find(({ key }) => key === saying.option)?.label
}

function Answer({ saying, ...props }: AnswerProps & { saying: Saying }) {
	const { content, onFollow } = props
	if (saying.kind === 'greeting') return <p>{content.greeting}</p>
	if (saying.kind === 'typed') return <AnswerToQuestion saying={saying} {...props} />
	const reply = content.options.find(({ key }) => key === saying.option)?.reply
	if (!reply) return null
	return (
		<>
			{saying.option === 'human' && <WhenClosed at={saying.at} content={content} />}
			<p>
				<Bidi>{reply.text}</Bidi>
			</p>
			{reply.items.length > 0 && (
				<ul className="list-disc ps-5">
					{reply.items.map((item) => (
						<li key={item}>
							<Bidi>{item}</Bidi>
						</li>
					))}
				</ul>
			)}
			{reply.link && (
				<Link to={reply.link.href} className="text-link" onClick={onFollow}>
					{reply.link.label}
				</Link>
			)}
		</>
	)
}

/** From the site's content; what it can't answer gets the generic answer, what the search found for it, and a way to a person. */
function AnswerToQuestion({ saying, reply, ...props }: AnswerProps & { saying: TypedSaying }) {
	const { text: question } = saying
	const { whatsapp } = useCompany()
	const { dialOf = () => whatsapp.dial } = props
	if (reply && isAnswer(reply))
		return <Reply question={question} reply={reply} {...props} dialOf={dialOf} />
	return (
		<div className="grid gap-2">
			<NotKnown question={question} {...props} said={reply?.answers[0]?.spoken} />
			<AskPerson question={question} dial={dialOf('university')} onFollow={props.onFollow} />
		</div>
	)
}

type NotKnownProps = Pick<AnswerProps, 'content' | 'onFollow'> & {
	question: string
	said: SpokenAnswer | undefined
}

function NotKnown({ question, content, onFollow, said }: NotKnownProps) {
	const t = useT('chat')
	const { search } = useSiteSearch()
	const nearest = (said?.links ?? []).map(({ to, label }) => ({ href: to, title: label }))
	const found = search?.(question, linksAtMost) ?? []
	const results = [
		...nearest,
		...found.filter(({ href }) => nearest.every((one) => one.href !== href)),
	].slice(0, linksAtMost)
	const [block] = said?.blocks ?? []
	return (
		<>
			{block?.kind === 'say' && <p dir="auto">{block.text}</p>}
			<p>{content.genericReply}</p>
			{results.length > 0 && (
				<>
					<p>{t('found')}</p>
					<ul className="grid gap-1">
						{results.map(({ href, title }) => (
							<li key={href}>
								<Link to={href} className="text-link" onClick={onFollow}>
									<Bidi>{title}</Bidi>
								</Link>
							</li>
						))}
					</ul>
				</>
			)}
		</>
	)
}

/** Outside the support hours: when somebody is there again, by the visitor's own clock. */
function WhenClosed({ at, content }: { at: number; content: ChatContent }) {
	const t = useT('chat')
	const language = useLanguage()
	const now = new Date(at)
	const { closed, supportHours, publicHolidays } = content
	if (isOpen(supportHours, publicHolidays, now)) return null
	const opening = nextOpening(supportHours, publicHolidays, now)
	if (!opening) return null
	return (
		<p className="mb-1">{closed.replace('{when}', t('when', local(language, startOf(opening))))}</p>
	)
}

function local(language: Language, moment: Date): { weekday: string; time: string } {
	return {
		weekday: formatWeekday(language, moment.getDay()),
		time: formatTime(language, moment.getHours() * 60 + moment.getMinutes()),
	}
}

export function Typing() {
	const t = useT('chat')
	return (
		<li className="chat-bubble from-bot chat-typing">
			<span className="sr-only">{t('typing')}</span>
			<i />
			<i />
			<i />
		</li>
	)
}
