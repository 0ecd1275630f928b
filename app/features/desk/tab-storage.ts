/** What this tab keeps until something is sent or its writer signs out; without storage, until the page is left. */
const unstored = new Map<string, string>()
const nameOf = (name: string) => `desk-draft ${name}`

export function keptInTab(name: string): string {
	try {
		return sessionStorage.getItem(nameOf(name)) ?? ''
	} catch {
		return unstored.get(name) ?? ''
	}
}

/** An empty text is forgotten. */
export function keepInTab(name: string, text: string): void {
	try {
		if (text) sessionStorage.setItem(nameOf(name), text)
		else sessionStorage.removeItem(nameOf(name))
	} catch {
		unstored.set(name, text)
	}
}
