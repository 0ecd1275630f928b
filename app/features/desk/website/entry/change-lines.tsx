/** Every change in one line, as publishing shows it. */
import ArrowRight from 'lucide-react/icons/arrow-right'
import ArrowUpDown from 'lucide-react/icons/arrow-up-down'
import Minus from 'lucide-react/icons/minus'
import Plus from 'lucide-react/icons/plus'
import { useLanguage, useT } from '#app/language/strings.tsx'
import { formatNumber } from '#domain/format.ts'
import { isLanguage, isText, type Language } from '#domain/language.ts'
import { type Change, changesOf } from '#domain/website/changes.ts'
import { isEqual, isRecord, type Json } from '#domain/website/json.ts'
import { isPhoto } from '#domain/website/photos.ts'
import { valueAt } from '#domain/website/places.ts'
import { AddedFacts } from './added-facts.tsx'
import { optionWords } from './field-frame.tsx'

/** Where a change is, in words: the names of fields, and of items what they are called. */
export function usePathWords() {
	const words = useT('website-fields')
	const language = useLanguage()
	return (document: Json | null, path: readonly string[]): string[] =>
		path.flatMap((step, at) => {
			const parent = valueAt(document ?? undefined, path.slice(0, at))
			if (!Array.isArray(parent)) {
				const label = words(`fields.${step}`)
				const isRoot =
					at === 0 && path.length > 1 && isRecord(parent) && Object.keys(parent).length === 1
				return isRoot || isLanguage(step) ? [] : [label]
			}
			const item = valueAt(parent, [step])
			const text = isRecord(item)
				? isText(item)
					? item
					: Object.values(item).find((value) => isText(value) && (value.ar || value.en))
				: undefined
			if (isText(text)) return [`${text[language] || text.ar}`]
			return [/^\d+$/.test(step) ? formatNumber(language, Number(step) + 1) : step]
		})
}

export function useValueWords() {
	const words = useT('website-fields')
	const t = useT('website')
	return (value: Json | undefined, language: Language): string => {
		if (value === undefined || value === null) return t('field.unknown')
		if (typeof value === 'number') return formatNumber(language, value)
		if (typeof value === 'boolean') return value ? t('field.yes') : '–'
		if (typeof value === 'string') return optionWords(words(`options.${value}`), value)
		if (isText(value)) return `${value[language]}`
		if (isPhoto(value)) return t('picture.photo')
		if (Array.isArray(value))
			return value
				.map((one) => (isText(one) ? `${one[language]}` : typeof one === 'object' ? '…' : `${one}`))
				.join(' · ')
		return ''
	}
}

/** `name` is what a new entry is called. */
export function ChangeLines({
	before,
	after,
	name,
}: {
	before: Json | null
	after: Json
	name: string
}) {
	const changes = changesOf(before ?? undefined, after)
	return (
		<ul className="web-changes">
			{changes.map((change) => (
				<ChangeLine
					key={`${change.what} ${change.path.join('.')}`}
					change={change}
					before={before}
					after={after}
					name={name}
				/>
			))}
		</ul>
	)
}

/** A list whose items have no names is one change; where items only came, only went or only moved, that is what it says. */
function whatOf({ what, before, after }: Change): Change['what'] {
	if (what !== 'changed' || !Array.isArray(before) || !Array.isArray(after)) return what
	const isIn = (list: readonly Json[], item: Json) => list.some((one) => isEqual(one, item))
	const came = after.some((item) => !isIn(before, item))
	const went = before.some((item) => !isIn(after, item))
	if (came && went) return 'changed'
	return came ? 'added' : went ? 'removed' : 'moved'
}

function ChangeLine({
	change,
	before,
	after,
	name,
}: {
	change: Change
	before: Json | null
	after: Json
	name: string
}) {
	const t = useT('website')
	const language = useLanguage()
	const pathWords = usePathWords()
	const valueWords = useValueWords()
	const places = pathWords(change.what === 'removed' ? before : after, change.path)
	const isLong = isText(change.after) || isText(change.before) || Array.isArray(change.after)
	const what = whatOf(change)
	const { after: now } = change
	const isWhole = change.what === 'added' && !isText(now) && !isPhoto(now)
	const added = isWhole && isRecord(now) ? now : null
	const [oldPhoto, newPhoto] = [change.before, change.after].map((value) =>
		isPhoto(value) ? value.hash : undefined,
	)
	return (
		<li>
			<span>
				<b>{places.at(-1) ?? name}</b>
				<small>{places.slice(0, -1).join(' · ')}</small>
				{added && <AddedFacts item={added} />}
			</span>
			{what === 'added' && (
				<span className="tag tag-ok">
					<Plus className="icon" aria-hidden="true" />
					{t(change.path.length === 0 ? 'publish.newEntry' : 'publish.added')}
				</span>
			)}
			{what === 'removed' && (
				<span className="tag tag-bad">
					<Minus className="icon" aria-hidden="true" />
					{t('publish.removed')}
				</span>
			)}
			{what === 'moved' && (
				<span className="tag tag-quiet">
					<ArrowUpDown className="icon" aria-hidden="true" />
					{t('publish.moved')}
				</span>
			)}
			{what === 'changed' && newPhoto !== undefined && (
				<span className="tag tag-quiet">
					{t(newPhoto === oldPhoto ? 'publish.cropped' : 'publish.otherPhoto')}
				</span>
			)}
			{what === 'changed' &&
				newPhoto === undefined &&
				(isLong ? (
					<span className="tag tag-quiet">{t('publish.rewritten')}</span>
				) : (
					<span className="web-change-values">
						<del dir="auto">{valueWords(change.before, language)}</del>
						<ArrowRight className="icon flip" aria-hidden="true" />
						<ins dir="auto">{valueWords(change.after, language)}</ins>
					</span>
				))}
		</li>
	)
}
