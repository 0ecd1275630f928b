/**
 * Values that nobody has confirmed yet, each as it would be vouched for. What only new values depend on is confirmed together; a mark
 * that also stands for values that are on the site already has a box of its own.
 */
import { useLanguage, useT } from '#app/language/strings.tsx'
import { nameOfPath } from '#domain/website/compare.ts'
import type { Json } from '#domain/website/json.ts'
import type { Unconfirmed } from '#domain/website/unconfirmed.ts'
import type { ToPublish } from './ready-to-publish.ts'
import { usePathWords, useValueWords } from './value-words.ts'

export interface Unsure {
	entry: Pick<ToPublish, 'kind' | 'id'>
	/** What is about to be published of it. */
	text: Json
	marks: readonly Unconfirmed[]
}

const boxOf = ({ kind, id }: Unsure['entry'], { path, isAllNew }: Unconfirmed) =>
	isAllNew ? 'new' : `${kind}/${id} ${nameOfPath(path)}`

/** Where somebody is sure. */
export function vouchedPlaces(form: FormData, { entry, marks }: Unsure): string[][] {
	const ticked = form.getAll('sure')
	return marks.filter((mark) => ticked.includes(boxOf(entry, mark))).map(({ path }) => path)
}

export function SureValues({ unsure }: { unsure: readonly Unsure[] }) {
	const t = useT('website')
	const pathWords = usePathWords()
	const all = unsure.flatMap(({ entry, text, marks }) =>
		marks.map((mark) => ({
			box: boxOf(entry, mark),
			key: `${entry.kind}/${entry.id} ${nameOfPath(mark.path)}`,
			mark,
			text,
			name: pathWords(text, mark.path).at(-1) ?? '',
		})),
	)
	const fresh = all.filter(({ mark }) => mark.isAllNew)
	const count = fresh.reduce((sum, { mark }) => sum + mark.values.length, 0)
	return (
		<>
			{count > 0 && (
				<label className="web-accept web-sure">
					<input type="checkbox" name="sure" value="new" />
					<span>
						<b>{t('publish.sure', { count })}</b>
						<small>{t('publish.sureText')}</small>
						{fresh.map(({ key, mark, text, name }) => (
							<ValueLines key={key} {...{ mark, text, name }} />
						))}
					</span>
				</label>
			)}
			{all
				.filter(({ mark }) => !mark.isAllNew)
				.map(({ box, mark, text, name }) => (
					<label key={box} className="web-accept web-sure">
						<input type="checkbox" name="sure" value={box} />
						<span>
							<b>{t('publish.sureWhole', { name })}</b>
							<small>{t('publish.sureWholeText')}</small>
							<ValueLines {...{ mark, text }} name="" />
						</span>
					</label>
				))}
		</>
	)
}

function ValueLines({ mark, text, name }: { mark: Unconfirmed; text: Json; name: string }) {
	const language = useLanguage()
	const pathWords = usePathWords()
	const valueWords = useValueWords()
	const above = pathWords(text, mark.path).length
	return mark.values.map(({ path, value }) => {
		const own = pathWords(text, path).slice(above)
		// A figure alone is called like what it is a figure of.
		const called = name && mark.values.length === 1 ? [name] : [name, ...own]
		return (
			<span key={nameOfPath(path)} className="web-vouched">
				{called.filter(Boolean).join(' · ')}: <bdi>{valueWords(value, language)}</bdi>
			</span>
		)
	})
}
