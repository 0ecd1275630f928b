/** The entries of a list of codes, in the list's order. */
export function entriesOf<Entry extends { code: string }>(
	codes: readonly string[],
	all: readonly Entry[],
): Entry[] {
	return codes.flatMap((code) => all.find((entry) => entry.code === code) ?? [])
}
