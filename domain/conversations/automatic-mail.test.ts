import { expect, test } from 'vitest'
import { isAutomatic } from './automatic-mail.ts'

const person = 'father@gmail.example'

test.each([
	['out of office', { 'auto-submitted': ['auto-replied'] }, person],
	['out of office of an old server', { precedence: ['auto_reply'] }, person],
	['a list', { 'list-id': ['<news.example>'] }, person],
	['a newsletter', { precedence: ['bulk'] }, person],
	['an answering machine', { 'x-autoreply': ['yes'] }, person],
	['a report without a sender', { 'return-path': ['<>'] }, person],
	['the daemon itself', {}, 'MAILER-DAEMON@mx.example'],
	['an address that takes no answer', {}, 'no-reply@bank.example'],
	['the same, written together', {}, 'noreply+17@bank.example'],
])('%s was written by no person', (_, headers, from) => {
	expect(isAutomatic(headers, from)).toBe(true)
})

test.each([
	['an ordinary mail', {}, person],
	['one that says it is not automatic', { 'auto-submitted': ['no'] }, person],
	['one with a return path', { 'return-path': ['<father@gmail.example>'] }, person],
	['somebody whose name begins alike', {}, 'noreplyan@gmail.example'],
	['a person of importance', { precedence: ['first-class'] }, person],
])('%s was written by a person', (_, headers, from) => {
	expect(isAutomatic(headers, from)).toBe(false)
})
