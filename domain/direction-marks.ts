/**
 * Removes the invisible characters that steer text direction. Phones add them when a number is copied out of
 * an Arabic chat; in a stored name, passport number or file name they only mislead.
 */
export function removeDirectionMarks(text: string): string {
	return text.replace(/[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/g, '')
}
