/** An application that is filled in without scripts, as the page of one of its steps needs it. */
import type { DocumentLabel } from '#domain/cases/codes.ts'
import type { PostedForm } from '#domain/forms/posted.ts'
import type { Step } from '#domain/forms/steps.ts'

export interface PlainDraft {
	/** Its secret, which is its address. */
	draft: string
	step: Step
	/** The furthest step that can be opened. */
	last: Step
	documents: readonly {
		name: string
		fileName: string
		size: number
		label: DocumentLabel
	}[]
	/** Why the last file was refused. */
	reason: string | null
	/** The Idempotency-Key of the next upload. */
	uploadKey: string
	/** Its time was over, and this is what was left. */
	isNew: boolean
	posted: PostedForm
}
