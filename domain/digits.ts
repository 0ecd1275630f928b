/** Arabic-Indic (٠-٩) and Persian (۰-۹) digits, as phones type them, become 0-9; all else stays. */
export function toLatinDigits(text: string): string {
	return text.replace(/[\u0660-\u0669\u06f0-\u06f9]/g, (digit) =>
		// Both blocks start at a multiple of 16, so the low four bits are the digit itself.
		String(digit.charCodeAt(0) & 15),
	)
}
