/** The names of a new entry in addresses: fields that say at once what is wrong with them. */
import { useEffect, useState } from 'react'
import * as v from 'valibot'
import { Field, TextField } from '#app/components/field.tsx'
import { useT } from '#app/language/strings.tsx'
import { refusedNames } from '#domain/desk/website-api.ts'
import { pathOf } from '#domain/website/entry-paths.ts'
import { wrongCode, wrongId } from '#domain/website/own-names.ts'
import type { DeskAnswer } from '../call.ts'

type OwnName = 'id' | 'code'
const ruleOf = { id: wrongId, code: wrongCode }
const faults = ['required', 'form', 'too_short', 'too_long', 'reserved', 'taken'] as const
/** Longer than any that is accepted: who pastes too much reads so, instead of finding it cut. */
const typedMost = 200

/** What is typed, and what the last refusal said of it for as long as it stays the same. */
export function useTypedNames(answer: DeskAnswer | null) {
	const [asked, setAsked] = useState<Partial<Record<OwnName, string>>>({})
	const refused = v.safeParse(refusedNames, answer?.body)
	// Synchronises with the focus: what was refused is said at its field.
	// biome-ignore lint/correctness/useExhaustiveDependencies: once for each press.
	useEffect(() => {
		document.querySelector<HTMLElement>('dialog[open] input[aria-invalid=true]')?.focus()
	}, [asked, answer])
	return {
		/** False where a name is none that can be sent; its field says why. */
		check(names: Partial<Record<OwnName, string>>): boolean {
			setAsked(names)
			return (['id', 'code'] as const).every(
				(name) => names[name] === undefined || ruleOf[name](names[name]) === null,
			)
		},
		faultOf(name: OwnName, value: string) {
			// Not while it is being typed for the first time.
			if (asked[name] === undefined) return undefined
			const own = ruleOf[name](value)
			const said = refused.success && asked[name] === value ? refused.output.errors[name] : null
			return faults.find((one) => one === (own ?? said))
		},
	}
}

interface NameProps {
	value: string
	fault: (typeof faults)[number] | undefined
	onWrite: (value: string) => void
}

/** The last part of the page's address, with the address that comes of it. */
export function AddressField({ kind, value, fault, onWrite }: NameProps & { kind: string }) {
	const t = useT('website')
	return (
		<Field
			name="id"
			label={t('names.id')}
			hint={t('names.idHint')}
			error={fault && 'invalid'}
			messages={{ invalid: t(`names.wrong.id_${fault ?? 'form'}`) }}
			after={
				wrongId(value) === null && (
					<p className="web-name-path">
						<bdi dir="ltr">{pathOf({ kind, id: value })}</bdi>
					</p>
				)
			}
		>
			{(wiring) => (
				<input
					{...nameInput}
					{...wiring}
					className="field-input"
					type="text"
					value={value}
					onChange={({ currentTarget }) => onWrite(currentTarget.value)}
				/>
			)}
		</Field>
	)
}

export function CodeField({ value, fault, onWrite }: NameProps) {
	const t = useT('website')
	return (
		<TextField
			name="code"
			label={t('names.code')}
			hint={t('names.codeHint')}
			{...nameInput}
			value={value}
			error={fault && 'invalid'}
			messages={{ invalid: t(`names.wrong.code_${fault ?? 'form'}`) }}
			onChange={({ currentTarget }) => onWrite(currentTarget.value)}
		/>
	)
}

const nameInput = {
	dir: 'ltr',
	autoComplete: 'off',
	autoCapitalize: 'none',
	spellCheck: false,
	maxLength: typedMost,
} as const
