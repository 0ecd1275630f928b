import type { FormNotices } from '#app/form/options.ts'

/** What is said of an application that was sent. */
export const notices: FormNotices = {
	sent: { title: 'apply.sent.title', text: 'apply.sent.text' },
	failed: {
		title: 'failed.title',
		text: 'apply.failed',
		files: 'apply.documentsFailed',
		cross: true,
	},
}
