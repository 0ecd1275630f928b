import { notify } from '#app/notices.ts'

/** The server asks for patience (429); nothing was sent and nothing typed is lost. */
export function sayTooOften(seconds: number): void {
	notify({
		tone: 'danger',
		title: 'tooOften.title',
		text: 'tooOften.text',
		values: { count: Math.max(1, Math.ceil(seconds / 60)) },
	})
}
