/** What the frame knows, for the screens inside it. */
import { useOutletContext } from 'react-router'
import type { OwnAccount } from '#domain/desk/account-api.ts'
import type { Counts, SavedView } from '#domain/desk/desk-api.ts'

export type Person = Pick<OwnAccount, 'id' | 'name' | 'role' | 'shortcuts'>

export interface DeskContext {
	person: Person
	/** Polled every 20 seconds. */
	counts: Counts | null
	saved: readonly SavedView[]
}

export function useDesk(): DeskContext {
	return useOutletContext<DeskContext>()
}
