/** What the visitor chose elsewhere, on a university's page or in a plan: it fills empty fields, and waits where a draft holds something else. */
import { type Filling, type FormValues, typedIn } from './fields.ts'
import type { FormView } from './form-types.ts'

/** Returns the names of what was filled. */
export type Fill = (values: FormValues, how?: Filling) => string[]

export function createPrefill(
	form: HTMLFormElement,
	fill: Fill,
	show: (change: Pick<FormView, 'prefilled' | 'differing'>) => void,
) {
	const offered = new Set<string>()
	const prefilled = new Set<string>()
	const differing = new Map<string, string>()

	const say = () => show({ prefilled: [...prefilled], differing: [...differing.keys()] })

	return {
		/** Into fields that are there and empty; once, so that what is taken out again stays out. Says whether anything was filled. */
		offer(chosen: FormValues, touched: ReadonlySet<string>): boolean {
			const isNew = ([field]: [string, string]) =>
				!offered.has(field) && form.elements.namedItem(field) !== null
			const values = Object.fromEntries(Object.entries(chosen).filter(isNew))
			const filled = fill(values, { except: touched })
			for (const field of filled) prefilled.add(field)
			const typed = typedIn(form)
			for (const [field, value] of Object.entries(values)) {
				offered.add(field)
				if (typed[field] && typed[field] !== value) differing.set(field, value)
			}
			say()
			return filled.length > 0
		},
		/** The visitor prefers it to what the draft holds in these fields. */
		replace(fields: readonly string[]): void {
			const values = Object.fromEntries([...differing].filter(([field]) => fields.includes(field)))
			const filled = fill({ ...typedIn(form), ...values }, { replaced: true })
			for (const field of filled) prefilled.add(field)
			for (const field of fields) differing.delete(field)
			say()
		},
		/** Typing into a field settles it: the offer for this field ends. */
		decide(field: string): void {
			if (differing.delete(field)) say()
		},
		forget(): void {
			prefilled.clear()
			differing.clear()
			say()
		},
	}
}
