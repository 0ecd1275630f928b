import type { ComponentProps } from 'react'
import { useOnline } from '#app/device/use-online.ts'
import { Button } from '#app/ui/button.tsx'

/** A plain form that leaves without a network takes the page and what was typed with it: its button waits for one. */
export function SendButton(props: ComponentProps<typeof Button>) {
	const online = useOnline()
	return <Button type="submit" disabled={!online} {...props} />
}
