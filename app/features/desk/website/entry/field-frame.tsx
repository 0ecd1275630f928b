/** Around each field: its label, whether it changed and from what, what is wrong with it. */
import CircleAlert from 'lucide-react/icons/circle-exclamation-point'
import Info from 'lucide-react/icons/info'
import PenLine from 'lucide-react/icons/pen-line'
import TriangleAlert from 'lucide-react/icons/triangle-exclamation-point'
import Undo2 from 'lucide-react/icons/undo-2'
import type { ReactNode } from 'react'
import { useLanguage, useT } from '#app/language/strings.tsx'
import { IconButton } from '#app/ui/icon-button.tsx'
import { formatDate, formatNumber } from '#domain/format.ts'
import type { Language } from '#domain/language.ts'
import type { Finding } from '#domain/website/checks/finding.ts'
import { isEqual, type Json } from '#domain/website/json.ts'
import { valueAt } from '#domain/website/places.ts'
import { useEditing } from './edit-context.ts'
import { isDay, optionWords } from './value-words.ts'

export function useFindingWords() {
	const t = useT('website')
	return ({ level, code, values }: Finding) =>
		level === 'missing' ? t('field.toFill') : t(`findings.${code}`, values)
}

/** How each level looks. */
export const looks = {
	error: { Icon: CircleAlert, className: 'field-error' },
	missing: { Icon: PenLine, className: 'web-missing' },
	warning: { Icon: TriangleAlert, className: 'web-warning' },
	note: { Icon: Info, className: 'web-note' },
} as const

export function FindingLine({ finding, id }: { finding: Finding; id?: string }) {
	const words = useFindingWords()
	const { Icon, className } = looks[finding.level]
	return (
		<p id={id} className={className}>
			<Icon className="icon" aria-hidden="true" />
			{words(finding)}
		</p>
	)
}

/** A figure, a day or a sentence as it was; longer texts are shown in the history. */
function shortly(language: Language, value: Json | undefined): string | null {
	if (typeof value === 'number') return formatNumber(language, value)
	if (typeof value !== 'string' || value.length > 90) return null
	return isDay.test(value) ? formatDate(language, value) : value
}

interface FrameProps {
	path: readonly string[]
	label: string
	/** Of the control inside. */
	id: string
	/** A row of several controls has a legend of its own. */
	isGroup?: boolean
	hint?: ReactNode
	children: (wiring: { 'aria-invalid'?: true; 'aria-describedby'?: string }) => ReactNode
}

export function FieldFrame({ path, label, id, isGroup, hint, children }: FrameProps) {
	const t = useT('website')
	const words = useT('website-fields')
	const language = useLanguage()
	const { document, published, findings, change } = useEditing()
	const own = findings.at(path)
	const was = published === null ? undefined : valueAt(published, path)
	const now = valueAt(document, path)
	const isChanged = published !== null && was !== undefined && !isEqual(was, now)
	const isInvalid = own.some(({ level }) => level === 'error')
	const wiring = {
		...(isInvalid && { 'aria-invalid': true as const }),
		...(own.length > 0 && { 'aria-describedby': `${id}-notes` }),
	}
	const code = shortly(language, was)
	const short = code === null ? null : optionWords(words(`options.${code}`), code)
	const Tag = isGroup ? 'fieldset' : 'div'
	const Label = isGroup ? 'legend' : 'label'
	return (
		<Tag className={`web-field ${isChanged ? 'is-changed' : ''} ${isInvalid ? 'is-invalid' : ''}`}>
			<Label id={`${id}-label`} className="web-label" {...(!isGroup && { htmlFor: id })}>
				{label}
			</Label>
			{children(wiring)}
			{hint}
			{isChanged && (
				<p className="web-was">
					{short !== null && (
						<>
							{t('field.was')} <bdi>{short}</bdi>
							{typeof was === 'number' && typeof now === 'number' && was !== 0 && (
								<bdi dir="ltr">{signed((now - was) / was)}</bdi>
							)}
						</>
					)}
					<IconButton
						icon={Undo2}
						label={t('field.undo', { label })}
						title={t('field.undo', { label })}
						onClick={() => change(path, was)}
					/>
				</p>
			)}
			<div id={`${id}-notes`}>
				{own.map((finding) => (
					<FindingLine key={finding.code} finding={finding} />
				))}
			</div>
		</Tag>
	)
}

const signed = (share: number) => `${share > 0 ? '+' : '-'}${Math.abs(share * 100).toFixed(1)}%`
