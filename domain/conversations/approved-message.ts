/** Messages that the platform has approved: fixed text with numbered places, the only ones that leave after the day of free answers. */
import type { Text } from '../language.ts'

export interface ApprovedMessage {
	id: string
	/** As the platform knows it. */
	name: string
	title: Text
	/** With `{{1}}`, `{{2}}` where a value goes. */
	body: Text
	/** What goes there, by the names of the case's values; the last ones may be for a person to fill. */
	values: readonly string[]
}

/** As the platform knows the one that leaves by itself: it says how many documents are missing, not which. */
export const reminderMessage = 'rihla_reminder'

const place = /\{\{(\d+)\}\}/g

export const fillApproved = (body: string, values: readonly string[]): string =>
	body.replace(place, (_, number) => values[Number(number) - 1] ?? '')
