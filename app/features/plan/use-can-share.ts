/** Whether this device has a share sheet: known once scripts run. */
import { useSyncExternalStore } from 'react'

const never = () => () => undefined

export function useCanShare(): boolean {
	return useSyncExternalStore(
		never,
		() => 'share' in navigator,
		() => false,
	)
}
