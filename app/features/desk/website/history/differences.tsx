/** Field by field: figures with per cent, sentences with the words that changed, lists with what was added, moved or removed. */
import ArrowRight from 'lucide-react/icons/arrow-right'
import Undo2 from 'lucide-react/icons/undo-2'
import { Scene } from '#app/components/scene.tsx'
import { useLanguage, useT } from '#app/language/strings.tsx'
import { Button } from '#app/ui/button.tsx'
import { formatPercent } from '#domain/format.ts'
import { directionOf, isText, languages } from '#domain/language.ts'
import { type Change, changesOf, nameOfChange } from '#domain/website/changes.ts'
import { isRecord, type Json } from '#domain/website/json.ts'
import { isPhoto } from '#domain/website/photos.ts'
import { AddedFacts } from '../entry/added-facts.tsx'
import { ChangedItems, MarkedWords } from '../entry/changed-text.tsx'
import { usePathWords, useValueWords } from '../entry/value-words.ts'

interface DifferencesProps {
	before: Json | null
	after: Json | null
	names: readonly [string, string]
	/** Takes one change back in the draft; null where the newer side is not what would be published next. */
	onPutBack: ((change: Change) => void) | null
}

export function Differences({ before, after, names, onPutBack }: DifferencesProps) {
	const t = useT('website')
	const pathWords = usePathWords()
	const changes = changesOf(before ?? {}, after ?? {})
	if (changes.length === 0) return <p className="desk-muted">{t('history.same')}</p>
	return (
		<>
			<p className="web-differences-count">{t('history.changes', { count: changes.length })}</p>
			{changes.map((change) => {
				const places = pathWords(change.what === 'removed' ? before : after, change.path)
				return (
					<section key={nameOfChange(change)} className="web-difference">
						<h3>
							{places.slice(0, -1).map((place) => (
								<small key={place}>{place} · </small>
							))}
							{places.at(-1)}
						</h3>
						<ChangeView change={change} names={names} />
						{onPutBack && (
							<Button
								variant="line"
								small
								aria-label={t('history.putBackOf', { name: places.join(' · ') })}
								onClick={() => onPutBack(change)}
							>
								<Undo2 className="icon" aria-hidden="true" />
								{t('history.putBack')}
							</Button>
						)}
					</section>
				)
			})}
		</>
	)
}

function ChangeView({ change, names }: { change: Change; names: readonly [string, string] }) {
	const t = useT('website')
	const language = useLanguage()
	const valueWords = useValueWords()
	const { before, after, what } = change
	if (isText(before) && isText(after)) {
		return (
			<div className="web-pair">
				{languages.map((one) => (
					<p key={one} lang={one} dir={directionOf(one)} className="web-words">
						<b>{t(`field.${one}`)}</b>
						<MarkedWords before={`${before[one]}`} after={`${after[one]}`} />
					</p>
				))}
			</div>
		)
	}
	if (what === 'changed' && Array.isArray(before) && Array.isArray(after))
		return <ChangedItems before={before} after={after} />
	if (isPhoto(before) || isPhoto(after)) {
		return (
			<div className="web-figures">
				{[before, after].map((photo, side) => (
					<span key={names[side]} className={side === 0 ? 'is-before' : 'is-after'}>
						<small>{t('history.before', { name: names[side] ?? '' })}</small>
						{isPhoto(photo) ? (
							<Scene
								name="fallback"
								photo={photo}
								alt={t('picture.photo')}
								width={180}
								height={120}
								sizes="180px"
								className="web-old-photo"
							/>
						) : (
							t('picture.scene')
						)}
					</span>
				))}
			</div>
		)
	}
	if (what !== 'changed') {
		const tone = { added: 'tag-ok', removed: 'tag-bad', moved: 'tag-quiet' }[what]
		const item = what === 'added' ? after : before
		return (
			<>
				<span className={`tag ${tone}`}>{t(`publish.${what}`)}</span>
				{isRecord(item) && !isText(item) && <AddedFacts item={item} />}
			</>
		)
	}
	const share =
		typeof before === 'number' && typeof after === 'number' && before !== 0
			? (after - before) / before
			: null
	const percent =
		share === null ? '' : formatPercent(language, Math.abs(Math.round(share * 1000) / 10))
	return (
		<div className="web-figures">
			<span className="is-before">
				<small>{t('history.before', { name: names[0] })}</small>
				<del dir="auto">{valueWords(before, language)}</del>
			</span>
			<ArrowRight className="icon flip" aria-hidden="true" />
			<span className="is-after">
				<small>{t('history.before', { name: names[1] })}</small>
				<ins dir="auto">{valueWords(after, language)}</ins>
			</span>
			{share !== null && (
				<span className="desk-muted">
					{t(share > 0 ? 'history.percent' : 'history.less', { percent })}
				</span>
			)}
		</div>
	)
}
