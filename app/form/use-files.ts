import { useSyncExternalStore } from 'react'
import type { Files } from './files.ts'

export function useFiles({ subscribe, read }: Files): ReturnType<Files['read']> {
	return useSyncExternalStore(subscribe, read, read)
}
