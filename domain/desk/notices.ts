/** What a colleague is told: a case was given to them, the family wrote or sent a document, they were mentioned, a promise ends soon, an answer did not arrive. */
export const staffNoticeKinds = [
	'assigned',
	'wrote',
	'uploaded',
	'mention',
	'due',
	'undelivered',
] as const
export type StaffNoticeKind = (typeof staffNoticeKinds)[number]

/** A promise is told this many milliseconds before it ends. */
export const toldBefore = 2 * 60 * 60 * 1000
