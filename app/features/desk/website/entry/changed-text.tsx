/** Below a change that is too long for two words beside each other: what came and what went, so that nobody publishes unread text. */
import Minus from 'lucide-react/icons/minus'
import Plus from 'lucide-react/icons/plus'
import { Fragment } from 'react'
import { useLanguage } from '#app/language/strings.tsx'
import { directionOf, isText, languages } from '#domain/language.ts'
import { isEqual, isRecord, type Json } from '#domain/website/json.ts'
import { wordChanges } from '../history/word-changes.ts'
import { AddedFacts } from './added-facts.tsx'
import { useValueWords } from './value-words.ts'

interface ChangedProps {
	before: Json | undefined
	after: Json | undefined
}

/** In each language that changed. */
export function ChangedWords({ before, after }: ChangedProps) {
	const [old, now] = [before, after].map((value) => (isText(value) ? value : { ar: '', en: '' }))
	if (!old || !now) return null
	return languages
		.filter((language) => old[language] !== now[language])
		.map((language) => (
			<span
				key={language}
				className="web-changed-words"
				lang={language}
				dir={directionOf(language)}
			>
				<MarkedWords before={`${old[language]}`} after={`${now[language]}`} isShort />
			</span>
		))
}

/** What stayed needs a few words before and after what changed. */
function shortened(text: string): string {
	const words = text.split(' ')
	return words.length > 14 ? `${words.slice(0, 6).join(' ')} … ${words.slice(-6).join(' ')}` : text
}

interface MarkedProps {
	before: string
	after: string
	/** Only what changed, with the words around it. */
	isShort?: true
}

export function MarkedWords({ before, after, isShort }: MarkedProps) {
	const pieces = wordChanges(before, after)
	return pieces.map(({ what, text }, at) => {
		const key = `${at} ${what}`
		if (what === 'added')
			return (
				<Fragment key={key}>
					{pieces[at - 1]?.what === 'removed' && ' '}
					<ins>{text}</ins>
				</Fragment>
			)
		if (what === 'removed') return <del key={key}>{text}</del>
		return <span key={key}>{isShort ? shortened(text) : text}</span>
	})
}

/** Of a list whose items have no names. */
export function ChangedItems({ before, after }: ChangedProps) {
	const [old, now] = [before, after].map((value) => (Array.isArray(value) ? value : []))
	if (!old || !now) return null
	const without = (list: readonly Json[], others: readonly Json[]) =>
		list.filter((item) => !others.some((one) => isEqual(one, item)))
	const lines = [
		...without(now, old).map((item) => ({ item, Icon: Plus })),
		...without(old, now).map((item) => ({ item, Icon: Minus })),
	]
	return lines.map(({ item, Icon }) => (
		<span key={JSON.stringify(item)} className="web-changed-item">
			<Icon className="icon" aria-hidden="true" />
			<ItemWords item={item} />
		</span>
	))
}

function ItemWords({ item }: { item: Json }) {
	const language = useLanguage()
	const valueWords = useValueWords()
	if (!isRecord(item) || isText(item)) return <bdi>{valueWords(item, language)}</bdi>
	const called = Object.values(item).find((value) => isText(value))
	return (
		<span>
			{isText(called) && <bdi>{called[language]}</bdi>}
			<AddedFacts item={item} />
		</span>
	)
}
