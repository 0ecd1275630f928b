/** Writes the draft a moment after each change, and at once when the page goes away. */
import type { Documents } from './documents.ts'
import { type Draft, eraseDraft, eraseFile, saveDraft, saveFile } from './draft-store.ts'

type Typed = Omit<Draft, 'savedAt' | 'documents'>

const delay = 300

/** The calling code stands there from the start; it alone is no draft. */
function isBlank({ values }: Typed): boolean {
	return Object.entries(values).every(([name, value]) => name === 'country_code' || value === '')
}

export function createDraftKeeper(documents: Documents) {
	let typed: Typed | undefined
	let timer: ReturnType<typeof setTimeout> | undefined
	/** The first time at once: what was typed before anything could be kept has waited long enough. */
	let pause = 0
	const stored = new Set<string>()

	function saveFiles(): void {
		const files = documents.read().documents
		for (const { id, file } of files) {
			if (stored.has(id)) continue
			stored.add(id)
			void saveFile(id, file)
		}
		for (const id of stored) {
			if (files.some((one) => one.id === id)) continue
			stored.delete(id)
			void eraseFile(id)
		}
	}

	function save(): void {
		clearTimeout(timer)
		timer = undefined
		pause = delay
		if (!typed) return
		const files = documents.read().documents
		saveFiles()
		if (isBlank(typed) && files.length === 0) void eraseDraft()
		else {
			const kept = files.map(({ id, key, address }) => ({ id, key, address }))
			void saveDraft({ ...typed, documents: kept })
		}
	}

	function schedule(): void {
		if (typed) timer ??= setTimeout(save, pause)
	}

	return {
		/** From now on this is the draft. */
		remember(next: Typed): void {
			typed = next
			schedule()
		},
		/** At once. */
		save,
		/** Watches the files and the end of the page; returns how to stop. */
		watch(): () => void {
			const leave = () => timer !== undefined && save()
			const stop = documents.subscribe(schedule)
			addEventListener('pagehide', leave)
			document.addEventListener('visibilitychange', leave)
			return () => {
				stop()
				leave()
				removeEventListener('pagehide', leave)
				document.removeEventListener('visibilitychange', leave)
			}
		},
	}
}
