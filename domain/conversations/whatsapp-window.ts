/** For a day after somebody wrote by WhatsApp they can be answered freely; later only with messages that the platform has approved. */
const day = 24 * 60 * 60 * 1000

/** Until when; null where they never wrote. */
export const windowEnd = (lastInAt: string | null): string | null =>
	lastInAt === null ? null : new Date(Date.parse(lastInAt) + day).toISOString()

export const isWindowOpen = (lastInAt: string | null, now: Date): boolean =>
	(windowEnd(lastInAt) ?? '') > now.toISOString()
