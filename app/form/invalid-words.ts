/** What the browser says of a field that it refuses is in the language of the machine; this puts the page's words in their place. */
import type { ErrorCode } from '#domain/forms/errors.ts'

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement

function codeOf({ valueMissing, typeMismatch, tooShort }: ValidityState, type: string): ErrorCode {
	if (valueMissing) return 'required'
	if (tooShort) return 'too_short'
	return typeMismatch && type === 'email' ? 'email' : 'invalid'
}

/** Called by the field's `invalid` event, before the browser shows its message. */
export function sayInvalid(field: Field, say: (code: ErrorCode) => string): void {
	// The field has words of its own, such as a day that does not exist.
	if (field.validationMessage === '' || field.validity.customError) return
	field.setCustomValidity(say(codeOf(field.validity, field.type)))
	// With words the field counts as wrong until they are taken back.
	field.addEventListener('input', () => field.setCustomValidity(''), { once: true })
}
