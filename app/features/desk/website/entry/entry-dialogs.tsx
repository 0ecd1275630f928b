/** What the entry's page asks before it does something. */
import { useLanguage } from '#app/language/strings.tsx'
import type { EntryAnswer } from '#domain/desk/website-api.ts'
import type { Finding } from '#domain/website/checks/finding.ts'
import type { Json } from '#domain/website/json.ts'
import type { EntryState } from '#domain/website/versions.ts'
import { DiscardDialog } from './discard-dialog.tsx'
import { EraseDialog } from './erase-dialog.tsx'
import { NamesDialog } from './names-dialog.tsx'
import { PublishDialog, type Published } from './publish-dialog.tsx'
import { type StateAct, StateDialog } from './state-dialog.tsx'

export type AskedFirst = 'publish' | 'discard' | 'erase' | 'rename' | StateAct

interface DialogsProps {
	asked: AskedFirst
	entry: EntryAnswer
	version: number
	document: Json
	findings: readonly Finding[]
	/** Who else wrote in the draft. */
	sharedWith: string | null
	/** Of the entry, in links to plans. */
	code: string
	/** Of colleagues, by their ids. */
	namesOf: (people: readonly string[]) => string
	onRenamed: (id: string) => void
	onPublished: (answer: Published) => void
	onGo: (finding: Finding) => void
	onDiscarded: () => void
	onState: (state: EntryState) => void
	onErased: () => void
	onClose: () => void
}

export function EntryDialogs(props: DialogsProps) {
	const { asked, entry, version, document, findings, onClose } = props
	const { kind, id, published } = entry
	const name = entry.name[useLanguage()]
	if (asked === 'publish')
		return (
			<PublishDialog
				entries={[
					{ ...{ kind, id, name, version, findings }, before: published.document, after: document },
				]}
				sharedWith={props.sharedWith}
				onDone={props.onPublished}
				onGo={props.onGo}
				onClose={onClose}
			/>
		)
	if (asked === 'discard')
		return <DiscardDialog {...{ kind, id, version, onClose }} onDone={props.onDiscarded} />
	if (asked === 'rename') {
		const { code, namesOf, onRenamed } = props
		return <NamesDialog {...{ kind, id, code, version, namesOf, onClose }} onDone={onRenamed} />
	}
	if (asked === 'erase') return <EraseDialog {...{ entry, onClose }} onDone={props.onErased} />
	return <StateDialog {...{ kind, id, name, onClose }} act={asked} onDone={props.onState} />
}
