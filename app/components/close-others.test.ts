import { afterEach, expect, test, vi } from 'vitest'
import { closeOthers } from './close-others.ts'

afterEach(() => vi.unstubAllGlobals())

const question = (name: string, open: boolean) => ({ open, getAttribute: () => name })

/** A page with these questions, in a browser that closes them by name or does not. */
function toggle(knowsNames: boolean, pressed: ReturnType<typeof question>, all: object[]) {
	class Details {}
	if (knowsNames) Object.defineProperty(Details.prototype, 'name', { value: '' })
	vi.stubGlobal('HTMLDetailsElement', Details)
	vi.stubGlobal('document', { querySelectorAll: () => all })
	closeOthers({ currentTarget: pressed } as never)
}

test('an opened question closes the open one of its group alone', () => {
	const [first, second, other] = [question('a', true), question('a', true), question('b', true)]
	toggle(false, second, [first, second, other])
	expect([first.open, second.open, other.open]).toEqual([false, true, true])
})

test('a closed question closes nothing', () => {
	const [first, second] = [question('a', true), question('a', false)]
	toggle(false, second, [first])
	expect(first.open).toBe(true)
})

test('where the browser does it, nothing is done twice', () => {
	const [first, second] = [question('a', true), question('a', true)]
	toggle(true, second, [first, second])
	expect(first.open).toBe(true)
})
