/** A route that stands in a frame of its own, without the site's header and footer: `export const handle = ownFrame`. */
export const ownFrame = { ownFrame: true } as const

export function hasOwnFrame(handle: unknown): boolean {
	return typeof handle === 'object' && handle !== null && 'ownFrame' in handle
}
