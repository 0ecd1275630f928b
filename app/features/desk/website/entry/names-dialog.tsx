/** Another address and code for an entry that was never published. */
import { useState } from 'react'
import * as v from 'valibot'
import { useT } from '#app/language/strings.tsx'
import { openedDraft, refusedOpen } from '#domain/desk/website-api.ts'
import { FormDialog } from '../../form-dialog.tsx'
import { useSend } from '../../use-send.ts'
import { AddressField, CodeField, useTypedNames } from '../names-fields.tsx'

interface DialogProps {
	kind: string
	id: string
	code: string
	version: number
	/** Of colleagues, by their ids. */
	namesOf: (people: readonly string[]) => string
	onDone: (id: string) => void
	onClose: () => void
}

const own = ['open', 'conflict', 'published'] as const

export function NamesDialog({ kind, version, namesOf, onDone, onClose, ...given }: DialogProps) {
	const t = useT('website')
	const { send, answer, isBusy } = useSend(`names ${kind}/${given.id}`)
	const [id, setId] = useState(given.id)
	const [code, setCode] = useState(given.code)
	const typed = useTypedNames(answer)
	const refusal = own.find((one) => one === answer?.error)
	const open = v.safeParse(refusedOpen, answer?.body)
	const isAtField = typed.faultOf('id', id) ?? typed.faultOf('code', code)

	async function rename() {
		const names = { id: id.trim(), code: code.trim() }
		setId(names.id)
		setCode(names.code)
		if (!typed.check(names)) return
		if (names.id === given.id && names.code === given.code) return onClose()
		const address = `/api/desk/website/${kind}/${given.id}/names`
		const sent = await send(`PUT ${address}`, { version, ...names })
		const parsed = v.safeParse(openedDraft, sent?.body)
		if (sent?.error === null && parsed.success) onDone(parsed.output.id)
	}

	return (
		<FormDialog
			title={t('names.change')}
			submit={t('names.submit')}
			answer={isAtField ? null : answer}
			refusal={
				refusal && (
					<p role="alert" className="desk-alert">
						{t(`names.${refusal}`, { name: namesOf(open.success ? open.output.viewers : []) })}
					</p>
				)
			}
			isBusy={isBusy}
			onSubmit={rename}
			onClose={onClose}
		>
			<p>{t('names.text')}</p>
			<AddressField kind={kind} value={id} fault={typed.faultOf('id', id)} onWrite={setId} />
			<CodeField value={code} fault={typed.faultOf('code', code)} onWrite={setCode} />
		</FormDialog>
	)
}
