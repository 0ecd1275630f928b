/** How sure the site is of a figure, from a public source down to one made up for the launch. */
export type Confidence = 'verified' | 'well-known' | 'estimate' | 'sample'

/** Whether a page must say that a figure waits for the owner's confirmation. */
export function isIndicative(confidence: Confidence): boolean {
	return confidence === 'estimate' || confidence === 'sample'
}
