import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
	clockAt,
	never,
	nothingDue,
	pressingFrom,
	promiseFrom,
	promiseInStage,
	promiseOnMessage,
	promiseOnReceipt,
	recount,
} from './promise.ts'
import { endingOf } from './stage-timeline.ts'
import { allStages, moveOf, needsReason, outcomes, stageOf, stagesOf } from './stages.ts'

const weekday = { opens: 540, closes: 1080 }
const hours = { 1: weekday, 2: weekday, 3: weekday, 4: weekday, 5: weekday }
const calendar = { hours: { ...hours, 6: { opens: 600, closes: 960 } }, holidays: [] }
const at = (local: string) => new Date(`${local}:00+08:00`).toISOString()

describe('the stages of a case', () => {
	test.each([
		['user_applications', 'received', 'checking', 'forward'],
		['user_applications', 'received', 'sent', 'skip'],
		['user_applications', 'offer', 'checking', 'back'],
		['user_applications', 'val', 'arrived', 'forward'],
		['user_applications', 'offer', 'arrived', 'skip'],
		['user_applications', 'val', 'val', 'same'],
		['contact_submissions', 'received', 'answered', 'forward'],
		['contact_submissions', 'received', 'val', undefined],
		['visa_consultations', 'nowhere', 'done', undefined],
	] as const)('%s from %s to %s: %s', (kind, from, to, move) => {
		expect(moveOf(kind, from, to)).toBe(move)
	})

	test('only going back and skipping ask for a reason', () => {
		expect((['same', 'forward', 'back', 'skip'] as const).filter(needsReason)).toEqual([
			'back',
			'skip',
		])
	})

	test('each says whose turn it is, and each kind begins with what was received', () => {
		expect(stagesOf('user_applications')).toHaveLength(7)
		for (const kind of [
			'user_applications',
			'accommodation_requests',
			'visa_consultations',
			'contact_submissions',
		] as const) {
			expect(stagesOf(kind)[0]).toBe('received')
			expect(stageOf(kind, 'received')?.waitingOn).toBe('us')
			for (const stage of stagesOf(kind)) expect(allStages).toContain(stage)
		}
	})
})

describe('what is promised', () => {
	test('applications are reviewed, everything else is answered', () => {
		const monday = at('2027-09-06T10:00')
		expect(promiseOnReceipt(calendar, 'user_applications', monday)).toEqual({
			due_kind: 'review',
			due_at: at('2027-09-09T18:00'),
			due_from: monday,
		})
		expect(promiseOnReceipt(calendar, 'contact_submissions', monday).due_at).toBe(
			at('2027-09-07T10:00'),
		)
	})

	test('a second message does not push an open promise away', () => {
		const first = promiseFrom(calendar, 'reply', at('2027-09-06T10:00'))
		expect(promiseOnMessage(calendar, first, at('2027-09-06T15:00'))).toEqual(first)
		const step = promiseInStage('user_applications', 'sent', at('2027-09-06T10:00'))
		expect(promiseOnMessage(calendar, step, at('2027-09-07T10:00')).due_kind).toBe('reply')
	})

	test('a stage that takes its time asks to be chased after the longest that is usual', () => {
		expect(promiseInStage('user_applications', 'sent', at('2027-09-06T10:00'))).toMatchObject({
			due_kind: 'step',
			due_at: at('2027-10-04T10:00'),
		})
		expect(promiseInStage('user_applications', 'offer', at('2027-09-06T10:00'))).toEqual(nothingDue)
	})

	test('a new holiday moves what is promised, and nothing else', () => {
		const promise = promiseFrom(calendar, 'review', at('2027-09-06T10:00'))
		const holidays = [{ date: '2027-09-08' }]
		expect(recount({ ...calendar, holidays }, promise).due_at).toBe(at('2027-09-10T18:00'))
		const step = promiseInStage('user_applications', 'val', at('2027-09-06T10:00'))
		expect(recount({ ...calendar, holidays }, step)).toEqual(step)
	})

	test('a review is pressing from its second business day', () => {
		const review = promiseFrom(calendar, 'review', at('2027-09-10T10:00'))
		expect(pressingFrom(calendar, review)).toBe(at('2027-09-14T09:00'))
		expect(
			pressingFrom(calendar, promiseFrom(calendar, 'reply', at('2027-09-10T10:00'))),
		).toBeNull()
	})

	test('the clock is the earlier of the two, and sorts last where there is none', () => {
		const time = fc
			.date({ min: new Date('2026-01-01'), max: new Date('2040-01-01'), noInvalidDate: true })
			.map((date) => date.toISOString())
		fc.assert(
			fc.property(fc.option(time), fc.option(time), (due, next) => {
				const clock = clockAt(due, next)
				for (const each of [due, next]) if (each !== null) expect(clock <= each).toBe(true)
				expect(clock === never).toBe(due === null && next === null)
			}),
		)
		expect(never > new Date('2999-01-01').toISOString()).toBe(true)
	})
})

test('a family never reads that its case was closed as spam, as a duplicate, or for want of an answer', () => {
	expect([null, ...outcomes].map(endingOf)).toEqual([
		null,
		'done',
		'withdrawn',
		'refused',
		'closed',
		'closed',
		'closed',
	])
})
