/** An answer from the site's own content: sentences, a small table or bar, links, a person, and what may be asked next. */
import './answer.css'
import MessageCircle from 'lucide-react/icons/message-circle'
import { useId, useState } from 'react'
import { Link } from 'react-router'
import type { AskedQuestion } from '#app/components/asked-question.ts'
import { Bidi } from '#app/components/bidi.tsx'
import { useT } from '#app/language/strings.tsx'
import type { SpokenReply } from '#domain/assistant/assistant.ts'
import type { SpokenAnswer } from '#domain/assistant/speak.ts'
import { directionOf } from '#domain/language.ts'
import { paths, whatsApp } from '#domain/paths.ts'
import { BlockView, keyOf } from './answer-block.tsx'

interface ReplyProps {
	question: string
	reply: SpokenReply
	/** Whose WhatsApp answers it. */
	dialOf: (person: 'university' | 'visa' | 'housing') => string
	/** Choices and next questions stand under the newest answer alone. */
	isNewest: boolean
	onFollow: () => void
	onAsk: (question: string) => void
}

export function Reply({ question, reply, dialOf, isNewest, onFollow, onAsk }: ReplyProps) {
	const t = useT('assistant')
	const { language, answers } = reply
	const last = answers.at(-1)
	const person = answers.map(({ answer }) => answer.person).find(Boolean)
	const dial = dialOf(person ?? 'university')
	const isFact = answers.every(({ answer }) => !answer.isSmallTalk && !answer.searches)
	return (
		<div className="answer">
			<div lang={language} dir={directionOf(language)} className="grid gap-2">
				{answers.map(({ spoken }) => (
					<Spoken key={spoken.blocks.map(keyOf).join()} spoken={spoken} onFollow={onFollow} />
				))}
				{isNewest && last?.spoken.ask && (
					<Buttons
						label={last.spoken.ask.sentence}
						texts={last.spoken.ask.choices}
						onPress={onAsk}
						isShown
					/>
				)}
				{isNewest && last && last.spoken.next.length > 0 && (
					<Buttons label={t('nextQuestions')} texts={last.spoken.next} onPress={onAsk} />
				)}
			</div>
			{person && <AskPerson question={question} dial={dial} onFollow={onFollow} />}
			{isFact && <Helped question={question} dial={dial} onFollow={onFollow} />}
		</div>
	)
}

function Spoken({ spoken, onFollow }: { spoken: SpokenAnswer; onFollow: () => void }) {
	return (
		<>
			{spoken.blocks.map((block, at) => (
				<BlockView key={keyOf(block)} block={block} isLead={at === 0} />
			))}
			{spoken.links.length > 0 && (
				<ul className="answer-links">
					{spoken.links.map(({ to, label }) => (
						<li key={to}>
							<Link to={to} className="text-link" onClick={onFollow}>
								<Bidi>{label}</Bidi>
							</Link>
						</li>
					))}
				</ul>
			)}
		</>
	)
}

/** `isShown`: the question stands there to be read, not only to be heard. */
function Buttons(props: {
	label: string
	texts: string[]
	onPress: (text: string) => void
	isShown?: boolean
}) {
	const { label, texts, onPress, isShown = false } = props
	const id = useId()
	return (
		<div className="grid gap-1.5">
			<p id={id} className={isShown ? 'font-semibold' : 'sr-only'}>
				{label}
			</p>
			<ul className="answer-buttons" aria-labelledby={id}>
				{texts.map((text) => (
					<li key={text}>
						<button type="button" onClick={() => onPress(text)}>
							<Bidi>{text}</Bidi>
						</button>
					</li>
				))}
			</ul>
		</div>
	)
}

interface PersonProps {
	question: string
	dial: string
	onFollow: () => void
}

/** Nothing leaves before the visitor presses and sends: the question travels in the history of the tab. */
export function AskPerson({ question, dial, onFollow }: PersonProps) {
	const t = useT('assistant')
	const state: AskedQuestion = { question }
	return (
		<ul className="answer-links">
			<li>
				<a href={whatsApp(dial, question)} target="_blank" rel="noreferrer" className="text-link">
					<MessageCircle className="icon inline" aria-hidden="true" /> {t('person.whatsapp')}
				</a>
			</li>
			<li>
				<Link to={paths.contact()} state={state} className="text-link" onClick={onFollow}>
					{t('person.form')}
				</Link>
			</li>
		</ul>
	)
}

/** Known to this page alone. A "no" offers a person. */
function Helped({ question, dial, onFollow }: PersonProps) {
	const t = useT('assistant')
	const [helped, setHelped] = useState<'yes' | 'no'>()
	if (helped === 'yes') return <p className="answer-helped">{t('helped.thanks')}</p>
	if (helped === 'no')
		return (
			<div className="answer-helped">
				<p>{t('helped.sorry')}</p>
				<AskPerson question={question} dial={dial} onFollow={onFollow} />
			</div>
		)
	return (
		<fieldset className="answer-helped answer-buttons">
			<legend className="float-start pe-2">{t('helped.question')}</legend>
			<button type="button" onClick={() => setHelped('yes')}>
				{t('helped.yes')}
			</button>
			<button type="button" onClick={() => setHelped('no')}>
				{t('helped.no')}
			</button>
		</fieldset>
	)
}
