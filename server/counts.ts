/** What this process has counted since it started. Plain numbers: a cached page must not pay for being counted. */

/** Cached pages that left on the fast way, by whether their body was sent. */
export const fastAnswers = { sent: 0, notModified: 0 }

const refused = new Map<string, number>()

/** The reason is a code of ours, never something of the file. */
export function countRefusedUpload(reason: string): void {
	refused.set(reason, (refused.get(reason) ?? 0) + 1)
}

export const refusedUploads = (): ReadonlyMap<string, number> => refused
