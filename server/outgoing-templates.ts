import type { Templates } from './deliver/templates.ts'

/** Every mail that goes to somebody outside the company, by the name in its row. */
export function outgoingTemplates(): Templates {
	return {}
}
