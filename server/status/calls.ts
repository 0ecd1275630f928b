import type { StatusForm, StatusLevel } from '#domain/cases/status.ts'

/** Who may send which form of the status page. A form is mounted by its row here. */
export const statusCalls: Record<StatusForm, 'anyone' | readonly StatusLevel[]> = {
	door: 'anyone',
	send: 'anyone',
	leave: 'anyone',
	documents: ['door', 'own'],
	messages: ['own'],
	contact: ['own'],
	withdraw: ['own'],
	erasure: ['own'],
	reminders: ['own'],
	links: ['own'],
	link: ['family', 'door', 'own'],
}
