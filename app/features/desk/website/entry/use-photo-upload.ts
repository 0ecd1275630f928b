/** One photo on its way to the server: checked here first, sent with its progress, and sent again when the network was gone. */
import { useEffect, useRef, useState } from 'react'
import * as v from 'valibot'
import { type Answer, call } from '#app/form/call.ts'
import { asJpeg } from '#app/form/jpeg-photo.ts'
import { newId } from '#app/form/submission-key.ts'
import { uploadedPhoto } from '#domain/desk/website-api.ts'
import { checkDocumentName, maxDocumentBytes } from '#domain/forms/document.ts'
import { photoKinds } from '#domain/forms/document-kinds.ts'

export interface SentPhoto extends v.InferOutput<typeof uploadedPhoto> {
	fileName: string
	bytes: number
}

/** Why a photo is not there; each has its sentence. */
const reasons = [
	'wrong_kind',
	'heic',
	'too_small',
	'too_large',
	'too_complex',
	'damaged',
	'empty_file',
	'bad_name',
	'infected',
	'too_often',
	'files_in_line',
	'no_room',
	'signed_out',
	'forbidden',
	'offline',
	'failed',
] as const
export type PhotoReason = (typeof reasons)[number]

/** The same file may be sent again after these. */
const passing: ReadonlySet<PhotoReason> = new Set([
	'too_often',
	'files_in_line',
	'no_room',
	'signed_out',
	'offline',
	'failed',
])

/** Making the sizes takes seconds after the last byte has left, on a busy server many. */
const patience = 120_000

const refusal = v.union([
	v.object({ error: v.string() }),
	v.pipe(
		v.object({ errors: v.object({ file: v.string() }) }),
		v.transform(({ errors }) => ({ error: errors.file })),
	),
])

function reasonOf(answer: Answer | undefined): PhotoReason {
	if (!answer) return 'offline'
	const parsed = v.safeParse(refusal, answer.body)
	const code = parsed.success ? parsed.output.error : ''
	return reasons.find((one) => one === code) ?? 'failed'
}

function fault(file: File): PhotoReason | undefined {
	const named = checkDocumentName(file.name, photoKinds)
	if ('refusal' in named) return named.refusal === 'heic' ? 'heic' : 'wrong_kind'
	if (file.size === 0) return 'empty_file'
	return file.size > maxDocumentBytes ? 'too_large' : undefined
}

export interface Upload {
	file: File
	/** From 0 to 1; 1 while the server makes the sizes. */
	progress: number
	/** Null while it is on its way. */
	reason: PhotoReason | null
	/** Whether the same file may be sent once more. */
	mayRetry: boolean
}

export function usePhotoUpload(onSent: (photo: SentPhoto) => void) {
	const [upload, setUpload] = useState<Upload | null>(null)
	const running = useRef<{ controller: AbortController; key: string } | null>(null)
	// Synchronises with the request: a dialog that is closed wants no photo any more.
	useEffect(() => () => running.current?.controller.abort(), [])

	function refuse(file: File, reason: PhotoReason) {
		setUpload({ file, progress: 0, reason, mayRetry: passing.has(reason) })
	}

	async function sendAs(file: File, key: string): Promise<void> {
		running.current?.controller.abort()
		const controller = new AbortController()
		running.current = { controller, key }
		const show = (progress: number) => {
			if (!controller.signal.aborted) setUpload({ file, progress, reason: null, mayRetry: false })
		}
		show(0)
		const body = new FormData()
		body.append('file', file, file.name)
		const { signal } = controller
		const sent = { key, body, patience, signal, onProgress: show }
		const answer = await call('/api/desk/website/photos', sent)
		if (signal.aborted) return
		const photo = v.safeParse(uploadedPhoto, answer?.body)
		if (answer?.status === 201 && photo.success) {
			setUpload(null)
			onSent({ ...photo.output, fileName: file.name, bytes: file.size })
		} else refuse(file, reasonOf(answer))
	}

	return {
		upload,
		async send(chosen: File): Promise<void> {
			const file = await asJpeg(chosen)
			const wrong = fault(file)
			if (wrong) refuse(file, wrong)
			else await sendAs(file, newId())
		},
		retry: () => upload && void sendAs(upload.file, running.current?.key ?? newId()),
		stop() {
			running.current?.controller.abort()
			setUpload(null)
		},
	}
}
