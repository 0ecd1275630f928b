import { expect, test } from 'vitest'
import { runsOf } from './latin-runs.ts'

const marked = (text: string) =>
	runsOf(text).flatMap(({ text, isolated, unbroken }) => (isolated || unbroken ? [text] : []))

test('Latin inside Arabic is isolated', () => {
	expect(marked('ساعات الدعم (GMT+8)، ثم IELTS 6.0-6.5.')).toEqual(['GMT+8', 'IELTS 6.0-6.5'])
	expect(marked('صورة بمقاس 35 × 45 مم')).toEqual(['35 × 45'])
	expect(marked('من 9:00 صباحًا إلى 6:00 مساءً')).toEqual([])
})

test('a range inside English stays on one line', () => {
	expect(marked('Mon-Fri 9AM-6PM (GMT+8), within 2-3 days, RM 300–1,500.')).toEqual([
		'9AM-6PM',
		'2-3',
		'300–1,500',
	])
	expect(marked('IELTS 6.0–6.5, or RM 42,535–62,956, indicative.')).toEqual([
		'6.0–6.5',
		'42,535–62,956',
	])
	expect(marked('A three-floor library, open in 2024.')).toEqual([])
})

test('so does a short one inside Arabic', () => {
	const unbroken = (text: string) => runsOf(text).flatMap((run) => (run.unbroken ? [run.text] : []))
	expect(unbroken('تطلب IELTS 6.0–6.5 أو MUET 4–5.')).toEqual(['IELTS 6.0–6.5', 'MUET 4–5'])
	expect(unbroken('من IELTS 6.0 فما فوق، أو TOEFL iBT 79-93 / MUET 4-5 / PTE 58-65')).toEqual([])
})

test.each(['رسوم RM 600 شهريًا', '1-2 weeks', 'Plain words'])('nothing of %s is lost', (text) => {
	expect(
		runsOf(text)
			.map((run) => run.text)
			.join(''),
	).toBe(text)
})
