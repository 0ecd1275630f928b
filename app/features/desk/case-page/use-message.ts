/** A message that is written: what was typed, how it leaves by mail or WhatsApp, and how it is taken back within 20 seconds. */
import { useEffect, useState } from 'react'
import * as v from 'valibot'
import { useOnline } from '#app/device/use-online.ts'
import { fillValues, type MessageTemplate, unfilledValues } from '#domain/cases/template-values.ts'
import type { CaseAnswer } from '#domain/desk/desk-api.ts'
import type { Language } from '#domain/language.ts'
import { useDesk } from '../frame/desk-context.ts'
import { useSend } from '../use-send.ts'
import type { FilledMessage } from './approved-fields.tsx'
import { useDraft } from './use-draft.ts'

const sent = v.object({ id: v.string(), leaves_at: v.nullable(v.string()) })
const answered = v.object({
	error: v.literal('answered'),
	last: v.object({ id: v.string(), by: v.string(), body: v.string() }),
})

const closed = new Set(['came_back', 'window_closed', 'stopped', 'template_refused'])

interface Leave {
	channel: 'email' | 'wa'
	anyway: boolean
	approved: FilledMessage | null
	onSent: () => void
}

/** What is on its way, as it was typed: it comes back when it is taken back. */
interface Leaving {
	id: string
	subject: string
	body: string
	template: string
	/** The answer before it. */
	after: string | null
}

/** `anyway`: by an address that sent the last mail back. `approved`: in the place of what is typed. */
export function useMessage(
	file: CaseAnswer,
	templates: readonly MessageTemplate[],
	{ channel, anyway, approved, onSent }: Leave,
) {
	const online = useOnline()
	const { person } = useDesk()
	const { id } = file.case
	const [language, setLanguage] = useState(file.case.language)
	const [template, setTemplate] = useDraft(`${id} template`)
	const [subject, setSubject] = useDraft(`${id} subject`)
	const [body, setBody] = useDraft(`${id} message`)
	const { send: call, answer, isBusy } = useSend(`${id} message`)
	const [leaving, setLeaving] = useState<Leaving | null>(null)
	const last = file.last_answer
	const [after, setAfter] = useState(last?.id ?? null)
	/** One's own answer is read as soon as the page lists it; a colleague's may have come while this was written. */
	const ownLast = last?.by === person.id ? last.id : undefined
	const unfilled = [...new Set([subject, body].flatMap(unfilledValues))]
	const clash = v.safeParse(answered, answer?.body)
	const isFilled = approved
		? approved.values.every((value) => value.trim() !== '')
		: body.trim() !== '' && unfilled.length === 0
	const canSend = !isBusy && online && isFilled

	useEffect(() => {
		if (!leaving) return
		const timer = setTimeout(() => setLeaving(null), 20_000)
		return () => clearTimeout(timer)
	}, [leaving])

	function empty() {
		setBody('')
		setSubject('')
		setTemplate('')
	}

	function fill(chosen: string, to = language) {
		const found = templates.find((one) => one.id === chosen)
		setTemplate(chosen)
		if (!found) return
		setSubject(fillValues(found.subject[to], file.values))
		setBody(fillValues(found.body[to], file.values))
	}

	async function send(seen = ownLast ?? after) {
		if (!canSend) return
		const message = {
			template: (approved ? approved.id : template) || null,
			language,
			subject: (channel === 'email' && subject) || null,
			// The server puts the approved text in its place.
			body: approved ? approved.values.join(' ') : body,
			channel,
			...(approved ? { approved } : {}),
		}
		const endpoint = `POST /api/desk/cases/${id}/messages`
		// What somebody has seen changes nothing about what they write.
		const given = await call(endpoint, { ...message, after: seen, anyway }, message)
		// The way closed while this was written: the page learns of it.
		if (given?.error && closed.has(given.error)) onSent()
		const left = v.safeParse(sent, given?.body)
		if (!left.success) return
		const typed = approved ? { subject: '', body: '', template: '' } : { subject, body, template }
		setLeaving({ id: left.output.id, ...typed, after: seen })
		setAfter(left.output.id)
		if (!approved) empty()
		onSent()
	}

	async function undo() {
		if (!leaving) return
		const given = await call(`DELETE /api/desk/cases/${id}/messages/${leaving.id}`)
		if (given?.error === 'sent') setLeaving(null)
		if (!given || given.error) return
		// Whatever was begun since stays below it.
		setBody([leaving.body, body].filter((text) => text.trim() !== '').join('\n\n'))
		setSubject(subject || leaving.subject)
		setTemplate(template || leaving.template)
		setAfter(leaving.after)
		setLeaving(null)
		onSent()
	}

	return {
		language,
		setLanguage(to: Language) {
			setLanguage(to)
			fill(template, to)
		},
		template,
		fill,
		subject,
		setSubject,
		body,
		setBody,
		empty,
		unfilled,
		canSend,
		isBusy,
		answer,
		/** The answer that was given meanwhile. */
		clash: clash.success ? clash.output.last : null,
		send,
		isLeaving: leaving !== null,
		undo,
	}
}
