/** The reference with one more answer: how often it may be wrong, and who hears of it. */
import { expect, test } from 'vitest'
import { eventually } from '#tests/services/server.ts'
import { openWithCase } from '#tests/services/status.ts'

test('forty wrong answers lock a reference for good, real or invented, and the desk hears of it', async () => {
	const { knock, shown, services, ask, id, reference, birth } = await openWithCase()
	await ask(`GET /api/desk/cases/${id}`)
	const { guesses } = services.store
	const errors: Record<string, unknown[]> = {}
	for (const typed of [reference, 'KT4-MX7-PD2']) {
		const said: unknown[] = []
		for (let count = 0; count < 42; count += 1) {
			// An hour later, and after fifteen a day later.
			if (count % 5 === 0) await guesses.forget(`status hour ${typed}`)
			if (count === 15) {
				await knock(typed, '1999-01-01')
				said.push(shown()?.refused?.error)
			}
			if (count % 15 === 0) {
				await guesses.forget(`status day ${typed}`)
				await guesses.forget(`status hour ${typed}`)
			}
			await knock(typed, count < 40 ? '1999-01-01' : birth)
			said.push(shown()?.refused?.error)
		}
		errors[typed] = said
	}
	expect(errors[reference]).toEqual(errors['KT4-MX7-PD2'])
	const wrong = (count: number) => Array(count).fill('wrong')
	expect(errors[reference]).toEqual([...wrong(15), 'too_often', ...wrong(25), 'locked', 'locked'])
	const locked = await eventually(
		() => services.store.cases.events(id),
		(events) => events.some(({ type }) => type === 'door_locked'),
	)
	expect(locked.filter(({ type }) => type === 'door_locked')).toHaveLength(1)
	expect(await services.store.cases.find(id)).toMatchObject({ unread: true })
})

test('those who answer right at the door may come as often as they like', async () => {
	const { knock, shown, reference, birth, see, cookieOf } = await openWithCase()
	for (let count = 0; count < 45; count += 1) await knock(reference, birth)
	const last = await knock(reference, birth)
	expect(shown()?.refused ?? null).toBeNull()
	expect((await see(cookieOf(last.headers)))?.view?.level).toBe('door')
})

test('a network with thousands of households knocks no more often than two hundred times an hour', async () => {
	const { knock, shown, services } = await openWithCase()
	const { guesses } = services.store
	for (let count = 0; count < 200; count += 1) {
		await guesses.take('status from 2001:db8:1', {
			kind: 'status_source',
			points: 200,
			seconds: 3600,
		})
	}
	await knock('KT4-MX7-PD2', '1999-01-01', { 'x-forwarded-for': '2001:db8:1:7::1' })
	expect(shown()?.refused?.error).toBe('too_often')
	await knock('KT4-MX7-PD2', '1999-01-01', { 'x-forwarded-for': '2001:db8:2:7::1' })
	expect(shown()?.refused?.error).toBe('wrong')
})
