/**
 * Some browsers remember for the life of a page that a script could not be fetched, and never ask for it again. The build
 * (`vite.config.ts`) hands every part fetched later to this function: what failed is asked for once more under an address with
 * a number, which the server and the worker take for the same file. Only the part's own address differs: what it imports
 * is there once, and the part itself is never run twice, because whoever asks later gets the one that came.
 */
declare global {
	interface Window {
		rihlaImport?: <Module>(file: string, load: () => Promise<Module>) => Promise<Module>
	}
}

const arrived = new Map<string, Promise<unknown>>()
let tries = 0

export function importAgainWhatFailed(): void {
	window.rihlaImport = <Module>(file: string, load: () => Promise<Module>) => {
		const again = arrived.get(file) as Promise<Module> | undefined
		return (
			again ??
			load().catch(() => {
				tries += 1
				const other: Promise<Module> = import(/* @vite-ignore */ `/assets/${file}?again=${tries}`)
				arrived.set(file, other)
				other.catch(() => arrived.delete(file))
				return other
			})
		)
	}
}
