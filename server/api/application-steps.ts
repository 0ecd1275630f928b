/**
 * The application without scripts: each step is a page, and what was typed waits in a draft (`store/application-drafts.ts`). Every
 * POST is stored and answered with a redirect, so that going back, loading again and changing the language lose nothing.
 */
import * as v from 'valibot'
import { documentLabels } from '#domain/cases/codes.ts'
import { longestAnswer, maxDocuments } from '#domain/forms/application.ts'
import { guessDocument } from '#domain/forms/document-guess.ts'
import type { PostedForm } from '#domain/forms/posted.ts'
import {
	errorsIn,
	errorsOf,
	fields,
	firstWrongStep,
	isComplete,
	openStep,
	toBody,
} from '#domain/forms/step-rules.ts'
import { type Step, stepAfter, stepBefore } from '#domain/forms/steps.ts'
import { paths } from '#domain/paths.ts'
import { errorCode, errorFrames, log } from '../log.ts'
import { newSecret } from '../secret.ts'
import type { Services } from '../services.ts'
import type { Settings } from '../settings.ts'
import type { Draft } from '../store/application-drafts.ts'
import { textsOf } from '../store/tables.ts'
import type { FormTaker } from './form-taker.ts'
import type { Limits } from './limits.ts'
import { postedBy, type Sender, type Values, valuesOf } from './posted.ts'
import { readPlainForm } from './read-plain-form.ts'
import { createDocumentTaker } from './receive-document.ts'
import { draftChanged, tooOften } from './responses.ts'
import { findStored } from './store-form.ts'

/** Where the visitor goes next, or what this page says. */
export type StepOutcome = { to: string } | { posted: PostedForm }

const refusal = v.union([
	v.object({ error: v.string() }),
	v.pipe(
		v.object({ errors: v.record(v.string(), v.string()) }),
		v.transform(({ errors }) => ({ error: Object.values(errors)[0] ?? 'server' })),
	),
])

/** The key that our own form puts into its address. With any other the file is taken as a new one. */
const uploadKey = (given: string | null): string =>
	given !== null && /^[\w-]{1,80}$/.test(given) ? given : newSecret()

/** One letter more than a field takes: it is then said to be too long, and nobody fills the database with it. */
const cut = (values: Values): Values =>
	Object.fromEntries(
		Object.entries(values).map(([name, value]) => [name, value.slice(0, longestAnswer(name) + 1)]),
	)

/** The fields of one step in place of what they held before: a box that is not ticked is not posted. */
function withStep(before: Values, step: Step, typed: Values): Record<string, string> {
	const isOther = ([name]: [string, string]) => !fields[step].includes(name)
	const others = Object.entries(before).filter(isOther)
	const own = Object.entries(cut(typed)).filter(([name]) => fields[step].includes(name))
	return Object.fromEntries([...others, ...own])
}

export function createPlainApplication(
	services: Services,
	settings: Settings,
	limits: Limits,
	form: FormTaker,
) {
	const drafts = services.store.applicationDrafts
	const takeDocument = createDocumentTaker(services, limits, settings)

	/**
	 * A draft with the fields of a step, and where the visitor goes with its secret. `chosen`: what the visitor chose on another page,
	 * where nothing was typed. An address has a share of drafts a day, and all together have a bound.
	 */
	async function begin(
		{ address }: Sender,
		step: Step,
		typed: Values,
		next: (secret: string) => string,
		chosen: Values = {},
	): Promise<StepOutcome> {
		const values = { ...cut(chosen), ...withStep({}, step, typed) }
		const seconds = await limits.take('draft', 'application-drafts', address)
		const secret = seconds === null ? await drafts.create({ values, documents: [] }) : null
		return secret === null
			? { posted: { ...nothing, values: typed, problem: 'too_often' } }
			: { to: next(secret) }
	}

	/** Null when something came into the draft after it was read. */
	async function sendAsRead(
		secret: string,
		draft: Draft,
		{ language }: Sender,
	): Promise<StepOutcome | null> {
		const documents = draft.documents.map(({ name }) => services.documents.addressOf(name))
		const kinds = draft.documents.map(({ label }) => label)
		const body = { ...toBody(draft.values), documents, document_kinds: kinds }
		const answer = await form.take(
			body,
			drafts.keyOf(secret),
			language,
			drafts.asRead(secret, draft),
		)
		if (answer === draftChanged) return null
		const posted = postedBy(answer, draft.values, '')
		// It ends with its application, unless that was stored before.
		if (posted.sent && (await drafts.read(secret))?.isSent === false) return sentBefore(secret)
		if (posted.sent)
			return { posted: { ...posted, sent: { ...posted.sent, documents: documents.length } } }
		if (posted.errors.idempotency_key) return sentBefore(secret)
		// Uploads that waited for more than a day are gone.
		if (posted.errors.documents) {
			const gone = new Set(draft.documents.map(({ name }) => name))
			await drafts.change(secret, (before) => ({
				...before,
				documents: before.documents.filter(({ name }) => !gone.has(name)),
			}))
			return { to: paths.applyStep(secret, 'documents', '?refused=unknown_document') }
		}
		const wrong = firstWrongStep(posted.errors)
		return wrong ? { to: paths.applyStep(secret, wrong, '?check') } : { posted }
	}

	/** The application is stored and its draft ends in one transaction: a file that was answered as taken before that goes with it. */
	async function send(secret: string, draft: Draft, sender: Sender): Promise<StepOutcome> {
		const seconds = await form.count(sender.address)
		if (seconds !== null) return { posted: postedBy(tooOften(seconds), draft.values, '') }
		let now: Draft | null = draft
		while (now && !now.isSent) {
			const outcome = await sendAsRead(secret, now, sender)
			if (outcome) return outcome
			now = await drafts.read(secret)
		}
		return missing(secret, 'additional', draft.values, sender)
	}

	/** Pressed twice, or loaded again: the first answer once more. */
	async function sentBefore(secret: string): Promise<StepOutcome> {
		const key = drafts.keyOf(secret)
		const known = await services.store.submissions.findByKey('user_applications', key)
		// One that is there all the same would take words and files that nobody gets.
		if (known) await drafts.end(secret, known.submission.id)
		const fingerprint = known?.fingerprint ?? ''
		const answer =
			known &&
			(await findStored(services, { key, fingerprint }, 'user_applications', ({ reference }) => ({
				reference,
			})))
		if (!known || !answer) return { to: paths.applyStep(secret, 'personal') }
		const posted = postedBy(answer, {}, '')
		const { documents } = known.submission.fields
		const count = textsOf(documents).length
		return { posted: { ...posted, sent: posted.sent && { ...posted.sent, documents: count } } }
	}

	async function upload(secret: string, request: Request, sender: Sender): Promise<StepOutcome> {
		const draft = await drafts.read(secret)
		if (!draft || draft.isSent) return missing(secret, 'documents', {}, sender)
		const query = new URL(request.url).searchParams
		const refuse = (reason: string): StepOutcome => ({
			to: paths.applyStep(secret, 'documents', `?refused=${reason}`),
		})
		const answer = await takeDocument(
			{
				request,
				address: sender.address,
				key: `${drafts.keyOf(secret)}-${uploadKey(query.get('upload'))}`,
			},
			{
				counted: 'application-documents',
				async kept(name, { fileName, size, label: said }) {
					const added = { name, fileName, size, label: said ?? guessDocument(fileName) }
					let isFull = false
					// Counted as the draft then is: from two tabs at once one too many would get in, and none of them could be sent.
					const changed = await drafts.change(secret, (before) => {
						const isKnown = before.documents.some((one) => one.name === name)
						isFull = !isKnown && before.documents.length >= maxDocuments
						return isKnown || isFull
							? before
							: { ...before, documents: [...before.documents, added] }
					})
					// Sent from another tab meanwhile: the application went without this file, and the page says so.
					if (!changed) return { status: 404, body: { error: 'not_found' } }
					return isFull
						? { status: 422, body: { error: 'limit_reached' } }
						: { status: 201, body: {} }
				},
			},
		)
		const next = query.get('go') === 'next' ? 'additional' : 'documents'
		if (answer.status === 201) return { to: paths.applyStep(secret, next) }
		if (answer.status === 404) return missing(secret, 'documents', {}, sender)
		const { error } = v.parse(refusal, answer.body)
		// The way on was pressed without a file.
		if (error === 'required' && next === 'additional') return { to: paths.applyStep(secret, next) }
		return refuse(error)
	}

	/** What the buttons of a step do, by the name `go`. */
	async function move(
		secret: string,
		step: Step,
		go: string,
		draft: Draft,
		sender: Sender,
	): Promise<StepOutcome> {
		const errors = errorsOf(draft.values)
		if (go === 'back') return { to: paths.applyStep(secret, stepBefore(step) ?? 'personal') }
		if (!isComplete(step, errors)) return { to: paths.applyStep(secret, step, '?check') }
		const next = stepAfter(step)
		if (next) return { to: paths.applyStep(secret, openStep(next, errors)) }
		const wrong = firstWrongStep(errors)
		return wrong ? { to: paths.applyStep(secret, wrong, '?check') } : send(secret, draft, sender)
	}

	async function post(
		secret: string,
		step: Step,
		typed: ReadonlyMap<string, string>,
		sender: Sender,
	): Promise<StepOutcome> {
		const values = valuesOf(typed)
		const go = typed.get('go') ?? ''
		const removed = typed.get('remove')
		const named = typed.get('named')
		const label = documentLabels.find((one) => one === typed.get('kind'))
		if (go === 'clear') {
			await drafts.remove(secret)
			return { to: paths.apply() }
		}
		const changed = await drafts.change(secret, (before) => ({
			values: withStep(before.values, step, values),
			documents: before.documents
				.filter(({ name }) => name !== removed)
				.map((one) => (label && one.name === named ? { ...one, label } : one)),
		}))
		if (!changed) return missing(secret, step, values, sender)
		if (removed !== undefined || named !== undefined)
			return { to: paths.applyStep(secret, 'documents') }
		return move(secret, step, go, changed, sender)
	}

	/** It was sent before, or its time is over: then what this page held begins a new one. */
	async function missing(
		secret: string,
		step: Step,
		values: Values,
		sender: Sender,
	): Promise<StepOutcome> {
		if ((await drafts.read(secret))?.isSent) return sentBefore(secret)
		return begin(sender, step, values, (added) => paths.applyStep(added, 'personal', '?ended'))
	}

	/** Counted like a form; and whatever fails, the page comes back with what was typed. */
	async function answered(
		{ address }: Sender,
		values: Values,
		work: () => Promise<StepOutcome>,
	): Promise<StepOutcome> {
		try {
			const seconds = await limits.take('form', 'application-steps', address)
			return seconds === null
				? await work()
				: { posted: { ...nothing, values, problem: 'too_often' } }
		} catch (error) {
			log.error('application step failed', { code: errorCode(error), stack: errorFrames(error) })
			return { posted: { ...nothing, values, problem: 'failed' } }
		}
	}

	return {
		of: (sender: Sender) => ({
			/** The first step, posted from the page that everybody sees: a draft begins, or the page says what is wrong. */
			async start(request: Request, chosen: Values): Promise<StepOutcome> {
				const values = valuesOf((await readPlainForm(request)) ?? new Map())
				const errors = errorsIn('personal', errorsOf(values))
				if (Object.keys(errors).length > 0) return { posted: { ...nothing, values, errors } }
				const next = (secret: string) => paths.applyStep(secret, 'academic')
				return answered(sender, values, () => begin(sender, 'personal', values, next, chosen))
			},
			read: (secret: string): Promise<Draft | null> => drafts.read(secret),
			async post(secret: string, step: Step, request: Request): Promise<StepOutcome> {
				if (step === 'documents' && isMultipart(request))
					return answered(sender, {}, () => upload(secret, request, sender))
				const typed = (await readPlainForm(request)) ?? new Map<string, string>()
				return answered(sender, valuesOf(typed), () => post(secret, step, typed, sender))
			},
		}),
	}
}

const nothing = { values: {}, errors: {}, problem: null, key: '', sent: null } satisfies PostedForm

const isMultipart = ({ headers }: Request) =>
	(headers.get('content-type') ?? '').startsWith('multipart/form-data')
