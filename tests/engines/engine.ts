/**
 * What the journeys need of a browser, whichever engine draws it. Each is driven by the protocol that Debian's package speaks,
 * without a library between: each step of a journey is one command to the engine.
 */
export interface Engine {
	name: 'firefox' | 'webkit'
	/** A window of a visitor who has never been here: no cookies, nothing stored. */
	open: () => Promise<Tab>
	close: () => Promise<void>
}

export interface Tab {
	/** Comes back when the page has loaded. */
	go: (address: string) => Promise<void>
	/** Runs a function's source in the page and gives back what it returns, through JSON. */
	run: (source: string, values: readonly unknown[]) => Promise<unknown>
	/** Presses and keys, as the WebDriver standard writes them. */
	act: (sources: readonly ActionSource[]) => Promise<void>
	/** Chooses files as the system's own window for it would. */
	attach: (css: string, files: readonly string[]) => Promise<void>
	/** The size of what the page is drawn in. */
	resize: (width: number, height: number) => Promise<void>
	picture: () => Promise<Buffer>
	/** Errors that the page reported, where the engine tells them. */
	reports: () => readonly string[]
	close: () => Promise<void>
}

export type ActionSource =
	| { type: 'key'; id: string; actions: { type: 'keyDown' | 'keyUp'; value: string }[] }
	| {
			type: 'pointer'
			id: string
			parameters: { pointerType: 'mouse' }
			actions: (
				| { type: 'pointerMove'; x: number; y: number; duration: number }
				| { type: 'pointerDown' | 'pointerUp'; button: 0 }
			)[]
	  }
