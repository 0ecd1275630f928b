/** Every change in one line, as publishing shows it. */
import ArrowRight from 'lucide-react/icons/arrow-right'
import ArrowUpDown from 'lucide-react/icons/arrow-up-down'
import Minus from 'lucide-react/icons/minus'
import Plus from 'lucide-react/icons/plus'
import { useId } from 'react'
import { Scene } from '#app/components/scene.tsx'
import { useLanguage, useT } from '#app/language/strings.tsx'
import { isText } from '#domain/language.ts'
import { type Change, changesOf, nameOfChange } from '#domain/website/changes.ts'
import { isEqual, isRecord, type Json } from '#domain/website/json.ts'
import { isPhoto } from '#domain/website/photos.ts'
import { valueAt } from '#domain/website/places.ts'
import { AddedFacts, PartNames } from './added-facts.tsx'
import { ChangedItems, ChangedWords } from './changed-text.tsx'
import { usePathWords, useValueWords } from './value-words.ts'

interface Lines {
	before: Json | null
	after: Json
	/** What a new entry is called. */
	name: string
	/** Null where all of it is published. */
	choice: {
		isUnfinished: (change: Change) => boolean
		isGoing: (change: Change) => boolean
		toggle: (change: Change) => void
	} | null
}

export function ChangeLines(lines: Lines) {
	const changes = changesOf(lines.before ?? undefined, lines.after)
	return (
		<ul className="web-changes">
			{changes.map((change) => (
				<ChangeLine key={nameOfChange(change)} change={change} {...lines} />
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

function ChangeLine({ change, before, after, name, choice }: Lines & { change: Change }) {
	const t = useT('website')
	const box = useId()
	const language = useLanguage()
	const pathWords = usePathWords()
	const valueWords = useValueWords()
	const places = pathWords(change.what === 'removed' ? before : after, change.path)
	const isLong = isText(change.after) || isText(change.before) || Array.isArray(change.after)
	const what = whatOf(change)
	const { after: now } = change
	const isWhole = change.what === 'added' && !isText(now) && !isPhoto(now)
	const added = isWhole && isRecord(now) ? now : null
	const photo = isPhoto(now) ? now : undefined
	const scene = valueAt(after, [...change.path.slice(0, -1), 'scene'])
	const [oldPhoto, newPhoto] = [change.before, change.after].map((value) =>
		isPhoto(value) ? value.hash : undefined,
	)
	const words = (
		<>
			<b>{places.at(-1) ?? name}</b>
			<small>{places.slice(0, -1).join(' · ')}</small>
			{choice?.isUnfinished(change) && <small>{t('publish.unfinished')}</small>}
			{added && <AddedFacts item={added} />}
			{added && change.path.length === 0 && <PartNames entry={added} />}
			{(isText(now) || isText(change.before)) && (
				<ChangedWords before={change.before} after={now} />
			)}
			{(Array.isArray(now) || Array.isArray(change.before)) && what !== 'moved' && (
				<ChangedItems before={change.before} after={now} />
			)}
		</>
	)
	return (
		<li className={choice?.isGoing(change) === false ? 'is-left' : undefined}>
			{choice ? (
				<>
					<input
						type="checkbox"
						id={box}
						aria-label={t('publish.goesOut', { what: places.join(' · ') })}
						checked={choice.isGoing(change)}
						disabled={choice.isUnfinished(change)}
						onChange={() => choice.toggle(change)}
					/>
					<label className="web-change" htmlFor={box}>
						{words}
					</label>
				</>
			) : (
				<span className="web-change">{words}</span>
			)}
			{photo && (
				<span className="web-change-photo">
					<Scene name={`${scene ?? ''}`} photo={photo} alt="" width={72} height={72} sizes="72px" />
				</span>
			)}
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
					<span className="tag tag-quiet">
						{t(Array.isArray(now) ? 'publish.edited' : 'publish.rewritten')}
					</span>
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
