/** What a form tells its fields: what is wrong with them, and what was typed when it was posted without scripts. */
import { createContext, use } from 'react'
import type { FormErrors } from '#domain/forms/errors.ts'

interface FormContents {
	errors: FormErrors
	values: Readonly<Record<string, string>>
}

export const FormContext = createContext<FormContents>({ errors: {}, values: {} })

export function useErrors(): FormErrors {
	return use(FormContext).errors
}

export function usePosted(name: string): string | undefined {
	return use(FormContext).values[name]
}
