/** WhatsApp and calls happen outside: the desk opens them, then asks whether it happened and writes it down. */
import { useEffect, useId, useRef, useState } from 'react'
import * as v from 'valibot'
import { useT } from '#app/language/strings.tsx'
import { Button, ButtonAnchor } from '#app/ui/button.tsx'
import { Modal } from '#app/ui/modal.tsx'
import { linkValue } from '#domain/cases/template-values.ts'
import type { Language } from '#domain/language.ts'
import { whatsApp } from '#domain/paths.ts'
import { callDesk, type DeskAnswer } from '../call.ts'
import { DeskError } from '../desk-error.tsx'
import { useSend } from '../use-send.ts'
import { UndialableTag } from './undialable-tag.tsx'

const shown = v.object({ value: v.string(), dials: v.nullable(v.string()) })
const link = v.object({ address: v.string() })
const braces = `{${linkValue}}`

interface ReachProps {
	caseId: string
	channel: 'whatsapp' | 'call'
	body: string
	language: Language
	onDone: () => void
	onClose: () => void
}

export function ReachDialog({ caseId, channel, body, language, onDone, onClose }: ReachProps) {
	const t = useT('desk-case')
	const dialog = useRef<HTMLDialogElement>(null)
	const title = useId()
	const [address, setAddress] = useState<string | null>(null)
	/** A number that no link can dial, as it was typed. */
	const [typed, setTyped] = useState<string | null>(null)
	const [said, setSaid] = useState(body)
	const [failed, setFailed] = useState<DeskAnswer | null>(null)
	const { send, answer, isBusy } = useSend(`${caseId} ${channel}`)
	const text = useRef(body)

	// Asks for the number, which is written down, and for a link where the text names one.
	useEffect(() => {
		let isGone = false
		async function prepare() {
			const phone = await callDesk(`POST /api/desk/cases/${caseId}/reveal`, { field: 'phone' })
			const number = v.safeParse(shown, phone.body)
			if (!number.success) return setFailed(phone)
			const { dials, value } = number.output
			if (dials === null) return setTyped(value)
			if (channel === 'call') return setAddress(`tel:${dials}`)
			let message = text.current
			if (message.includes(braces)) {
				const made = await callDesk(`POST /api/desk/cases/${caseId}/links`, {})
				const readOnly = v.safeParse(link, made.body)
				if (!readOnly.success) return setFailed(made)
				message = message.replaceAll(braces, readOnly.output.address)
			}
			if (!isGone) setAddress(whatsApp(dials.slice(1), message))
		}
		void prepare()
		return () => {
			isGone = true
		}
	}, [caseId, channel])

	async function record() {
		const given = await send(`POST /api/desk/cases/${caseId}/messages`, {
			language,
			body: said,
			channel,
		})
		if (!given || given.error) return
		onDone()
		dialog.current?.close()
	}

	return (
		<Modal dialog={dialog} labelledBy={title} className="desk-dialog" onClose={onClose}>
			<div className="desk-form">
				<h2 id={title}>{t(`reach.${channel}`)}</h2>
				<p className="desk-muted">{t('reach.logged')}</p>
				{channel === 'whatsapp' && body.includes(braces) && (
					<p className="desk-muted">{t('reach.readOnly')}</p>
				)}
				<DeskError answer={answer ?? failed} />
				{address && (
					<ButtonAnchor variant="brand" href={address} target="_blank" rel="noreferrer">
						{t(`reach.open_${channel}`)}
					</ButtonAnchor>
				)}
				{typed !== null && (
					<p className="case-contact-new">
						<bdi dir="ltr">{typed}</bdi> <UndialableTag />
					</p>
				)}
				<label className="field">
					<span className="field-label">{t('reach.said')}</span>
					<textarea
						className="field-input"
						dir="auto"
						rows={4}
						value={said}
						onChange={({ currentTarget }) => setSaid(currentTarget.value)}
					/>
				</label>
				<div className="desk-actions">
					<Button
						variant="gold"
						disabled={isBusy || said.trim() === ''}
						onClick={() => void record()}
						busyLabel={isBusy && t('busy')}
					>
						{t(`reach.done_${channel}`)}
					</Button>
					<Button variant="line" onClick={() => dialog.current?.close()}>
						{t('reach.notDone')}
					</Button>
				</div>
			</div>
		</Modal>
	)
}
