/**
 * The desk behind the form: it checks what the fields hold, keeps it as a draft and sends it, and it has the steps after the
 * first. It is fetched while the first step is filled in.
 */
import { restoreTyped } from '#app/offline/restore-typed.ts'
import { checkPassport } from '#domain/passport.ts'
import { createDocuments } from './documents.ts'
import { createDraftKeeper } from './draft-keeper.ts'
import { eraseDraft, loadDraft } from './draft-store.ts'
import { LaterSteps } from './later-steps.tsx'
import { errorsIn, errorsOf, isLocked, stateOf } from './rules.ts'
import { sayIncomplete } from './say-incomplete.ts'
import { createSender } from './send.ts'
import { SentNote } from './sent-note.tsx'

export function createDesk() {
	const documents = createDocuments()
	const keeper = createDraftKeeper(documents)
	return {
		documents,
		keeper,
		send: createSender(documents, keeper.save),
		loadDraft,
		eraseDraft,
		restoreTyped,
		errorsOf,
		errorsIn,
		isLocked,
		stateOf,
		sayIncomplete,
		checkPassport,
		LaterSteps,
		SentNote,
	}
}
export type Desk = ReturnType<typeof createDesk>
