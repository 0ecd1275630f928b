/** What the plan button of a card does to the plan on the device, also in the oldest browsers that are supported. */
import { afterEach, expect, test, vi } from 'vitest'
import { marksIn, withMark, withoutMark } from '#domain/plan/plan-query.ts'

afterEach(() => void vi.restoreAllMocks())

const plan = '?u=um&u=utm&u=xmum&i=stratford&p=utm.b4&tier=budget'

test('an entry that is taken off takes what was chosen of it along, and nothing else', () => {
	expect(withoutMark(plan, 'u', 'utm')).toBe('?u=um&u=xmum&i=stratford&tier=budget')
	expect(withoutMark(plan, 'u', 'um')).toBe('?u=utm&u=xmum&i=stratford&p=utm.b4&tier=budget')
	expect(withoutMark(withMark('', 'h', 'edge'), 'h', 'edge')).toBe('')
})

test('a browser that deletes by name alone loses no other entry', () => {
	const byName = URLSearchParams.prototype.delete
	vi.spyOn(URLSearchParams.prototype, 'delete').mockImplementation(function (
		this: URLSearchParams,
		name,
	) {
		byName.call(this, name)
	})
	expect(marksIn(withoutMark(plan, 'u', 'um'), 'u')).toEqual(['utm', 'xmum'])
})
