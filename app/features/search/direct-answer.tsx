/** The assistant's answer to a question typed into the search: its first sentence and where it stands. No memory, no small talk. */
import { useEffect, useState } from 'react'
import { Link } from 'react-router'
import { Bidi } from '#app/components/bidi.tsx'
import { useLanguage, useT } from '#app/language/strings.tsx'
import { useAssistant, useOtherWords } from '#app/search/use-assistant.ts'
import type { Assistant } from '#domain/assistant/assistant.ts'
import { directionOf, type Language, otherLanguage } from '#domain/language.ts'

const rest = 400
/** So surely a question has to be understood. */
const leastWeight = 6

export interface DirectAnswer {
	text: string
	to: string
	label: string
	language: Language
}

/** Asked when the typing rests; a single word is searched for, not asked. */
export function useDirectAnswer(query: string): DirectAnswer | undefined {
	const [asked, setAsked] = useState('')
	// Synchronises with the visitor's typing.
	useEffect(() => {
		const timer = setTimeout(() => setAsked(query.trim()), rest)
		return () => clearTimeout(timer)
	}, [query])
	const page = useLanguage()
	const isQuestion = asked.includes(' ')
	const own = useAssistant(page, isQuestion)
	const canRead = own !== undefined && isQuestion && own.canRead(asked)
	useOtherWords(page, own !== undefined && isQuestion && !canRead)
	const language = canRead ? own.languageOf(asked) : page
	const other = useAssistant(otherLanguage(page), language !== page)
	return canRead && asked === query.trim()
		? answerOf(language === page ? own : other, asked, language)
		: undefined
}

function answerOf(
	assistant: Assistant | undefined,
	question: string,
	language: Language,
): DirectAnswer | undefined {
	const [first] = assistant?.reply({ question, at: Date.now() }).answers ?? []
	if (!first || first.answer.weight < leastWeight || first.answer.isSmallTalk || first.answer.ask)
		return undefined
	const [block] = first.spoken.blocks
	const [link] = first.spoken.links
	if (block?.kind !== 'say' || !link) return undefined
	return { text: block.text, to: link.to, label: link.label, language }
}

export function DirectAnswerCard({
	answer,
	onFollow,
}: {
	answer: DirectAnswer
	onFollow: () => void
}) {
	const t = useT('search')
	const { text, to, label, language } = answer
	return (
		<section
			className="search-answer"
			aria-label={t('direct')}
			lang={language}
			dir={directionOf(language)}
		>
			<p className="font-semibold">
				<Bidi>{text}</Bidi>
			</p>
			<Link to={to} className="search-result text-link" onClick={onFollow}>
				<Bidi>{label}</Bidi>
			</Link>
		</section>
	)
}
