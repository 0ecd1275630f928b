/** What was added or taken out as a whole, in a line or two: a programme with its fee, a question with its answer, a university with its city. */
import { Fragment } from 'react'
import { useLanguage, useT } from '#app/language/strings.tsx'
import { formatNumber, formatRange } from '#domain/format.ts'
import { isText } from '#domain/language.ts'
import type { JsonRecord } from '#domain/website/json.ts'
import { type MainValue, mainFields } from '#domain/website/main-fields.ts'
import { optionWords } from './field-frame.tsx'

/** Years have no separator. */
const years = new Set(['established', 'year'])

export function AddedFacts({ item }: { item: JsonRecord }) {
	const words = useT('website-fields')
	const language = useLanguage()
	const fields = mainFields(item)
	if (fields.length === 0) return null

	function valueWords(name: string, value: MainValue): string {
		if (typeof value === 'number')
			return years.has(name) ? `${value}` : formatNumber(language, value)
		if (typeof value === 'string') return optionWords(words(`options.${value}`), value)
		return isText(value) ? value[language] : formatRange(language, value.min, value.max)
	}

	return (
		<span className="web-facts">
			{fields.map(([name, value]) => (
				<Fragment key={name}>
					<span>
						{words(`fields.${name}`)}: <bdi>{valueWords(name, value)}</bdi>
					</span>{' '}
				</Fragment>
			))}
		</span>
	)
}
