/** A route that brings its own header and footer instead of the site's: `export const handle = ownFrame`. */
export const ownFrame = { ownFrame: true } as const

export function hasOwnFrame(handle: unknown): boolean {
	return typeof handle === 'object' && handle !== null && 'ownFrame' in handle
}
