import { expect, test } from 'vitest'
import { stopRequestIn } from './stop-request.ts'

test.each([
	['إيقاف', 'stop'],
	['ايقاف.', 'stop'],
	['«إيقاف»', 'stop'],
	['أوقفوا', 'stop'],
	[' إلغاء  الاشتراك ', 'stop'],
	['STOP!', 'stop'],
	['Unsubscribe', 'stop'],
	['استئناف', 'resume'],
	['Start', 'resume'],
	['إلغاء', null],
	['لا توقفوا الطلب', null],
	['Please do not stop', null],
	['', null],
	['👍', null],
])('%j asks for %s', (message, asked) => {
	expect(stopRequestIn(message)).toBe(asked)
})
