import type { StatusView } from '#domain/cases/status.ts'

/** Which words the page takes: somebody who wrote a message has sent no request. */
export const aboutOf = (kind: StatusView['kind']) =>
	kind === 'contact_submissions' ? 'message' : 'request'
