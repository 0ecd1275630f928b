/** A new university, institute or home: named here, written as a draft. */
import { useState } from 'react'
import { useNavigate } from 'react-router'
import * as v from 'valibot'
import { SelectField, TextField } from '#app/components/field.tsx'
import { useT } from '#app/language/strings.tsx'
import { openedDraft } from '#domain/desk/website-api.ts'
import { slugOf } from '#domain/website/own-names.ts'
import { FormDialog } from '../../form-dialog.tsx'
import { useSend } from '../../use-send.ts'
import { AddressField, useTypedNames } from '../names-fields.tsx'

const addedKinds = ['university', 'institute', 'home'] as const

export function AddDialog({ onClose }: { onClose: () => void }) {
	const t = useT('website')
	const navigate = useNavigate()
	const [kind, setKind] = useState<string>('university')
	const { send, answer, isBusy } = useSend('add entry')
	const [name, setName] = useState('')
	/** Until somebody writes another address, it is the English name. */
	const [address, setAddress] = useState<string | null>(null)
	const id = address ?? slugOf(name)
	const typed = useTypedNames(answer)
	const fault = typed.faultOf('id', id)

	async function add(form: FormData) {
		const own = id.trim()
		if (own !== id) setAddress(own)
		if (!typed.check({ id: own })) return
		const given = await send('POST /api/desk/website', {
			...{ kind, id: own },
			name: { ar: `${form.get('ar')}`, en: `${form.get('en')}` },
		})
		const parsed = v.safeParse(openedDraft, given?.body)
		if (given?.error === null && parsed.success)
			void navigate(`/desk/website/${parsed.output.kind}/${parsed.output.id}`)
	}

	return (
		<FormDialog
			title={t('add.title')}
			submit={t('add.submit')}
			answer={fault ? null : answer}
			isBusy={isBusy}
			onSubmit={add}
			onClose={onClose}
		>
			<p>{t('add.text')}</p>
			<SelectField
				name="kind"
				label={t('add.kind')}
				options={addedKinds.map((value) => ({ value, label: t(`kinds.${value}`) }))}
				value={kind}
				onChange={({ currentTarget }) => setKind(currentTarget.value)}
			/>
			<TextField
				name="ar"
				label={t('add.ar')}
				dir="rtl"
				required="browser"
				maxLength={120}
				data-first-focus
			/>
			<TextField
				name="en"
				label={t('add.en')}
				dir="ltr"
				required="browser"
				maxLength={120}
				value={name}
				onChange={({ currentTarget }) => setName(currentTarget.value)}
			/>
			<AddressField kind={kind} value={id} fault={fault} onWrite={setAddress} />
		</FormDialog>
	)
}
