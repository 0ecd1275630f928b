/** `@name` in a note: which colleagues are meant. */
import { fold } from '../fold.ts'

interface Named {
	readonly id: string
	readonly name: string
}

/** Longer names first: of «@سارة الحربي» and «@سارة» the longer one is meant. A first name counts where only one colleague has it. */
function waysToName(colleagues: readonly Named[]): { id: string; name: string }[] {
	const whole = colleagues.map(({ id, name }) => ({ id, name: fold(name) }))
	const first = whole
		.map(({ id, name }) => ({ id, name: name.split(' ')[0] ?? '' }))
		.filter(({ name }, _, all) => all.filter((other) => other.name === name).length === 1)
	return [...whole, ...first]
		.filter(({ name }) => name !== '')
		.sort((a, b) => b.name.length - a.name.length)
}

export function mentionsIn(text: string, colleagues: readonly Named[]): string[] {
	const ways = waysToName(colleagues)
	const meant = text
		// Not inside a mail address.
		.split(/(?<![\p{L}\p{N}._-])@/u)
		.slice(1)
		.flatMap((rest) => {
			const said = `${fold(rest)} `
			return (
				ways.find(({ name }) => said.startsWith(name) && !/^\p{L}/u.test(said.slice(name.length)))
					?.id ?? []
			)
		})
	return [...new Set(meant)]
}
