/** Gathers what a visit may see of its case. What a level does not see is never asked for. */

import {
	endingOf,
	expectedEnd,
	promisedBy,
	stageTimeline,
	stageTimes,
} from '#domain/cases/stage-timeline.ts'
import type {
	AppliedFor,
	GivenAnswer,
	Helper,
	MissingDocument,
	OwnPart,
	StatusView,
} from '#domain/cases/status.ts'
import { linkValue } from '#domain/cases/template-values.ts'
import { isOpen, nextOpening, startOf } from '#domain/hours.ts'
import { firstNameOf } from '../store/cases/applicant.ts'
import { officeCalendar } from '../store/cases/calendar.ts'
import type { CaseRow } from '../store/cases/case-rows.ts'
import type { StatusVisit } from '../store/cases/links.ts'
import type { MessageRow } from '../store/cases/message-rows.ts'
import type { Store } from '../store/store.ts'
import { choicesOf, type Submission, textOf } from '../store/tables.ts'

/** What a colleague tells by telephone is written down for colleagues. */
const shownChannels = new Set(['email', 'whatsapp', 'status'])

/** A mail or WhatsApp message of which we are sure that it is theirs. Of others the page says nothing: a forged one must never read as theirs. */
const cameBy = ({ channel, proof }: { channel: string | null; proof: string | null }) =>
	proof === 'own' && (channel === 'mail' || channel === 'wa') ? channel : null

/**
 * By which way it went, where the page does not repeat its words. Those of our WhatsApp messages are for whoever has the telephone: who
 * opens this page has proved a mail address, and may have typed anybody's number into the form.
 */
const wordlessWay = (message: Pick<MessageRow, 'direction' | 'channel' | 'proof'>) =>
	message.direction === 'out' && message.channel === 'wa' ? 'wa' : cameBy(message)

/** What came by mail may be of somebody else, until a colleague has said what it is. */
const isShownDocument = ({
	message_id,
	label,
}: {
	message_id: string | null
	label: string | null
}) => message_id === null || label !== null

/** The answers that their own page shows. A new field of the form is not shown before it is named here. */
const shownAnswers = [
	'name_latin',
	'english_proficiency',
	'english_test',
	'english_score',
	'previous_education',
	'accommodation_needed',
	'accommodation_type',
	'visa_support',
	'airport_pickup',
	'additional_info',
]

function answersIn({ fields }: Submission): GivenAnswer[] {
	return shownAnswers.flatMap((name) => {
		const value = fields[name] === true ? 'yes' : textOf(fields[name])
		return value === '' ? [] : [{ name, value }]
	})
}

function appliedFor({ fields }: Submission): AppliedFor {
	const first = {
		university: textOf(fields.preferred_university) || null,
		program: textOf(fields.program_of_interest) || null,
	}
	const choices = [first, ...choicesOf(fields.further_choices)]
	return {
		type: textOf(fields.application_type),
		choices: choices.filter(({ university, program }) => university !== null || program !== null),
		intake: textOf(fields.intake) || null,
	}
}

const firstWord = (name: string) => name.trim().split(/\s+/)[0] ?? ''

export function createStatusView(store: Store, siteUrl: string) {
	const { cases } = store

	async function greetedAs(row: CaseRow): Promise<string> {
		const submission = await store.submissions.find(row.kind, row.submission_id)
		return submission ? firstNameOf(submission) : firstWord(row.name)
	}

	/** Null for everything but applications. */
	async function applicationOf(row: CaseRow): Promise<Submission | null> {
		if (row.kind !== 'user_applications') return null
		return store.submissions.find(row.kind, row.submission_id)
	}

	async function ownPart(row: CaseRow, application: Submission | null): Promise<OwnPart> {
		const [documents, messages, erasures] = await Promise.all([
			cases.documents.ofCase(row.id),
			cases.messages(row.id),
			cases.erasure.pendingOf([row.id]),
		])
		const pending = erasures.get(row.id)
		const now = new Date().toISOString()
		const said = messages.filter(
			({ direction, channel, proof, cancelled_at, leaves_at }) =>
				direction !== 'note' &&
				cancelled_at === null &&
				leaves_at <= now &&
				(channel === null ||
					shownChannels.has(channel) ||
					(direction === 'out' && channel === 'wa') ||
					cameBy({ channel, proof }) !== null),
		)
		const names = new Map<string, string>()
		for (const by of new Set(
			said.flatMap(({ direction, by: id }) => (direction === 'out' ? id : [])),
		)) {
			const colleague = await store.staff.byId(by)
			if (colleague) names.set(by, firstWord(colleague.name))
		}
		return {
			answers: application ? answersIn(application) : [],
			documents: documents
				.filter(isShownDocument)
				.map(({ name, label, title, file_name, created_at, state, reason }) => ({
					name,
					label,
					title,
					fileName: file_name,
					at: created_at,
					state,
					reason: state === 'refused' ? reason : null,
				})),
			messages: said.reverse().map(({ id, direction, body, at, by, ...row }) => {
				const way = wordlessWay({ direction, ...row })
				return {
					id,
					direction: direction === 'out' ? 'out' : 'in',
					way,
					// The link of a mail was made for that mail alone.
					body: way ? null : body.replaceAll(`{${linkValue}}`, `${siteUrl}/status`),
					at,
					by: names.get(by) ?? null,
				}
			}),
			erasure: pending ? { at: pending.dueAt, by: pending.by } : null,
			isReminded:
				cases.reminders.isOn && row.reminders !== 'desk' && row.closed_at === null
					? row.reminders === 'on'
					: null,
		}
	}

	async function helperOf({ assignee_id: id }: CaseRow, now: Date): Promise<Helper> {
		const colleague = id === null ? null : await store.staff.byId(id)
		const { hours, holidays } = officeCalendar()
		const opening = isOpen(hours, holidays, now) ? undefined : nextOpening(hours, holidays, now)
		return {
			firstName: colleague ? firstWord(colleague.name) : null,
			opensAt: opening ? startOf(opening).toISOString() : null,
		}
	}

	return async ({
		caseId,
		level,
	}: Pick<StatusVisit, 'caseId' | 'level'>): Promise<StatusView | null> => {
		const row = await cases.find(caseId)
		if (!row) return null
		const [moves, requests] = await Promise.all([
			cases.stageMoves(row.id),
			cases.requests.ofCase(row.id),
		])
		const stages = stageTimeline({ ...row, stageTimes: stageTimes(row.created_at, moves) })
		const isRunning = row.closed_at === null
		const now = new Date()
		const missing = requests
			.filter(({ state }) => isRunning && state === 'open')
			.map(
				({ id, document, note, due_on }): MissingDocument => ({
					id,
					document,
					note,
					dueOn: due_on,
				}),
			)
		const application = level === 'family' ? null : await applicationOf(row)
		return {
			level,
			now: now.toISOString(),
			kind: row.kind,
			stages,
			turn: row.waiting_on,
			ending: endingOf(row.outcome),
			closedAt: row.closed_at,
			updatedAt: row.updated_at,
			promise: isRunning ? promisedBy(row.due_kind, row.due_at) : null,
			expected: isRunning ? expectedEnd(stages) : null,
			missingCount: missing.length,
			person:
				level === 'family' ? null : { firstName: await greetedAs(row), reference: row.reference },
			helper: level === 'family' ? null : await helperOf(row, now),
			applied: application && appliedFor(application),
			missing: level === 'family' ? [] : missing,
			own: level === 'own' ? await ownPart(row, application) : null,
			canMailLink: level !== 'own' && cases.links.canMail && row.email_key !== '',
		}
	}
}
