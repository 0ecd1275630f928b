/** The table of turns as a table: before, what happens, after. */
import { describe, expect, test } from 'vitest'
import { isPromised, nothingDue, promiseFrom, promiseInStage } from './promise.ts'
import { caseKinds, stageOf, stagesOf, waitingOn } from './stages.ts'
import {
	afterHappening,
	happenings,
	ruleFor,
	type TurnState,
	turnRules,
	withDate,
} from './turn-rules.ts'

const weekday = { opens: 540, closes: 1080 }
const hours = { 1: weekday, 2: weekday, 3: weekday, 4: weekday, 5: weekday }
const calendar = { hours: { ...hours, 6: { opens: 600, closes: 960 } }, holidays: [] }
const at = (local: string) => new Date(`${local}:00+08:00`).toISOString()
const monday = at('2027-09-06T10:00')
const tuesday = at('2027-09-07T10:00')
const none = { isMissing: false, isUnanswered: false }
const missing = { isMissing: true, isUnanswered: false }
const unanswered = { isMissing: false, isUnanswered: true }
const both = { isMissing: true, isUnanswered: true }

const application = (stage: string, more: Partial<TurnState> = {}): TurnState => ({
	kind: 'user_applications',
	stage,
	stage_at: monday,
	waiting_on: stageOf('user_applications', stage)?.waitingOn ?? 'us',
	next_at: null,
	...promiseInStage('user_applications', stage, monday),
	...more,
})
const other = (kind: TurnState['kind'], stage: string, more: Partial<TurnState> = {}) => ({
	...application(stage, more),
	kind,
	waiting_on: more.waiting_on ?? stageOf(kind, stage)?.waitingOn ?? 'us',
})
const review = promiseFrom(calendar, 'review', monday)
const reply = promiseFrom(calendar, 'reply', monday)
const student = { waiting_on: 'student' } as const

describe('what happens, and whose turn it is then', () => {
	test.each([
		// The family.
		['wrote', application('sent'), none, 'us', 'sent', 'reply'],
		['wrote', application('received', review), none, 'us', 'received', 'reply'],
		['wrote', application('checking', student), both, 'us', 'checking', 'reply'],
		['wrote', other('contact_submissions', 'answered'), none, 'us', 'answered', 'reply'],
		['uploaded', application('checking', student), missing, 'student', 'checking', 'reply'],
		['uploaded', application('checking', student), none, 'us', 'checking', 'reply'],
		['uploaded', application('val', student), none, 'us', 'val', 'reply'],
		// A colleague says what a file is that came by mail or WhatsApp.
		['named', application('checking', student), none, 'us', 'checking', 'review'],
		['named', application('checking', student), missing, 'student', 'checking', null],
		['named', application('checking', reply), none, 'us', 'checking', 'reply'],
		// What somebody wrote belonged elsewhere.
		['message_moved', application('checking', reply), missing, 'student', 'checking', null],
		['message_moved', application('sent', reply), none, 'university', 'sent', 'step'],
		['message_moved', application('sent', reply), unanswered, 'university', 'sent', 'reply'],
		// An answer.
		['replied', other('contact_submissions', 'received', reply), none, 'student', 'answered', null],
		['replied', other('contact_submissions', 'answered', reply), none, 'student', 'answered', null],
		['replied', other('visa_consultations', 'received', reply), none, 'student', 'consulted', null],
		['replied', other('visa_consultations', 'done', reply), none, 'nobody', 'done', null],
		[
			'replied',
			other('accommodation_requests', 'received', reply),
			none,
			'student',
			'received',
			null,
		],
		[
			'replied',
			other('accommodation_requests', 'reserved', reply),
			none,
			'landlord',
			'reserved',
			null,
		],
		['replied', application('received', review), none, 'us', 'received', 'review'],
		['replied', application('checking', reply), missing, 'student', 'checking', null],
		[
			'replied',
			application('sent', { ...reply, waiting_on: 'us' }),
			none,
			'university',
			'sent',
			'step',
		],
		[
			'replied',
			application('val', { ...reply, waiting_on: 'us' }),
			none,
			'authority',
			'val',
			'step',
		],
		[
			'replied',
			application('offer', { ...reply, waiting_on: 'us' }),
			none,
			'student',
			'offer',
			null,
		],
		// A request, a refusal, and taking a request back.
		['requested', application('received', review), missing, 'student', 'received', null],
		['requested', application('checking', reply), both, 'student', 'checking', 'reply'],
		['requested', application('sent'), missing, 'student', 'sent', 'step'],
		['refused', application('checking', review), missing, 'student', 'checking', null],
		['refused', application('checking', reply), both, 'student', 'checking', 'reply'],
		['refused', application('checking', review), none, 'us', 'checking', 'review'],
		['request_withdrawn', application('checking', student), none, 'us', 'checking', 'review'],
		['request_withdrawn', application('checking', student), missing, 'student', 'checking', null],
		['request_withdrawn', application('sent', student), none, 'university', 'sent', 'step'],
		[
			'request_withdrawn',
			application('sent', { waiting_on: 'authority' }),
			none,
			'authority',
			'sent',
			'step',
		],
		// A colleague moved it to this stage.
		['moved', application('checking', review), none, 'us', 'checking', 'review'],
		['moved', application('checking', nothingDue), none, 'us', 'checking', 'review'],
		['moved', application('checking', review), missing, 'student', 'checking', 'review'],
		['moved', application('sent', review), none, 'university', 'sent', 'step'],
		['moved', application('sent', reply), unanswered, 'university', 'sent', 'reply'],
		['moved', other('contact_submissions', 'received', student), none, 'us', 'received', 'reply'],
	] as const)('%s: %o, %o → %s, %s, %s', (happening, before, facts, turn, stage, promise) => {
		const after = afterHappening(before, happening, facts, { calendar, at: tuesday })
		expect([after.waiting_on, after.stage, after.due_kind]).toEqual([turn, stage, promise])
	})

	test('what is our turn always has a date, in every stage, after everything, whatever stood before', () => {
		const dues = [nothingDue, review, reply]
		for (const kind of caseKinds) {
			for (const stage of stagesOf(kind)) {
				for (const happening of happenings) {
					for (const facts of [none, missing, unanswered, both]) {
						for (const waiting_on of waitingOn) {
							for (const due of dues) {
								const before = other(kind, stage, { ...due, waiting_on })
								const after = afterHappening(before, happening, facts, { calendar, at: tuesday })
								if (after.waiting_on === 'us') expect(after.clock_at < '9999').toBe(true)
								expect(stagesOf(kind)).toContain(after.stage)
							}
						}
					}
				}
			}
		}
	})

	test('a turn that is set to us by hand gets the promise of its kind; a date that a colleague planned is enough', () => {
		expect(withDate(application('offer', { waiting_on: 'us' }), calendar, tuesday)).toMatchObject({
			due_kind: 'review',
			clock_at: promiseFrom(calendar, 'review', tuesday).due_at,
		})
		const planned = application('offer', { waiting_on: 'us', next_at: tuesday })
		expect(withDate(planned, calendar, tuesday)).toMatchObject({ due_at: null, clock_at: tuesday })
	})

	test('a second message does not push the first one’s answer away', () => {
		const before = application('sent', { ...reply, waiting_on: 'us' })
		const after = afterHappening(before, 'wrote', unanswered, { calendar, at: tuesday })
		expect(after.due_at).toBe(reply.due_at)
		expect(isPromised(after)).toBe(true)
	})

	test('every row of the table is the one that counts for some case', () => {
		const used = new Set<unknown>()
		for (const kind of caseKinds) {
			for (const stage of stagesOf(kind)) {
				for (const waiting_on of waitingOn) {
					for (const facts of [none, missing, unanswered, both]) {
						for (const happening of happenings) {
							used.add(ruleFor(happening, { kind, stage, waiting_on }, facts))
						}
					}
				}
			}
		}
		for (const rule of turnRules) expect(used.has(rule)).toBe(true)
	})
})
