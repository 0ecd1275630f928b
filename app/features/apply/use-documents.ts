import { useSyncExternalStore } from 'react'
import type { Documents, DocumentsState } from './documents.ts'

export function useDocuments({ subscribe, read }: Documents): DocumentsState {
	return useSyncExternalStore(subscribe, read, read)
}
