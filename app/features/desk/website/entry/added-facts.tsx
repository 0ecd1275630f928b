/** What was added or taken out as a whole, in a line or two: a programme with its fee, a question with its answer, a university with its city. */
import { Fragment } from 'react'
import { useLanguage, useT } from '#app/language/strings.tsx'
import { formatRange } from '#domain/format.ts'
import { isText } from '#domain/language.ts'
import type { JsonRecord } from '#domain/website/json.ts'
import { type MainValue, mainFields, namesOfParts } from '#domain/website/main-fields.ts'
import { useValueWords } from './value-words.ts'

/** Years have no separator. */
const years = new Set(['established', 'year'])

export function AddedFacts({ item }: { item: JsonRecord }) {
	const words = useT('website-fields')
	const language = useLanguage()
	const valueWords = useValueWords()
	const fields = mainFields(item)
	if (fields.length === 0) return null

	function factWords(name: string, value: MainValue): string {
		if (typeof value === 'number' && years.has(name)) return `${value}`
		if (typeof value === 'number' || typeof value === 'string') return valueWords(value, language)
		return isText(value) ? value[language] : formatRange(language, value.min, value.max)
	}

	return (
		<span className="web-facts">
			{fields.map(([name, value]) => (
				<Fragment key={name}>
					<span>
						{words(`fields.${name}`)}: <bdi>{factWords(name, value)}</bdi>
					</span>{' '}
				</Fragment>
			))}
		</span>
	)
}

/** The programmes, courses or rooms that come with a new entry: they are published too. */
export function PartNames({ entry }: { entry: JsonRecord }) {
	const t = useT('website')
	const words = useT('website-fields')
	const language = useLanguage()
	const names = namesOfParts(entry)
	const list = ['programmes', 'courses', 'roomTypes'].find((name) => name in entry)
	if (names.length === 0 || !list) return null
	return (
		<span className="web-parts">
			{words(`fields.${list}`)}:{' '}
			<bdi>{names.map((name) => name[language] || name.ar).join(t('publish.comma'))}</bdi>
		</span>
	)
}
