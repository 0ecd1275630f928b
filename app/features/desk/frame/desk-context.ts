/** What the frame knows, for the screens inside it. */
import { useOutletContext } from 'react-router'
import type { Counts } from '../case-parts/desk-api.ts'
import type { Person } from './desk-frame.tsx'
import type { SavedView } from './views.ts'

export interface DeskContext {
	person: Person
	/** As the server last said them, every 20 seconds. */
	counts: Counts | null
	saved: readonly SavedView[]
}

export function useDesk(): DeskContext {
	return useOutletContext<DeskContext>()
}
