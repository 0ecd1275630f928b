import { expect, test } from 'vitest'
import { labelKeyOf } from './field-names.ts'

test('a consultant has a job title, a page a title; an office has a mail address', () => {
	expect(labelKeyOf(['consultants', '0', 'title'])).toBe('jobTitle')
	expect(labelKeyOf(['consultants', 'layla-sample', 'title'])).toBe('jobTitle')
	expect(labelKeyOf(['about', 'mission', 'title'])).toBe('title')
	expect(labelKeyOf(['site', 'email', 'address'])).toBe('mailAddress')
})

test('the stage of a template is a stage of cases, that of a course is not', () => {
	expect(labelKeyOf(['stage'])).toBe('caseStage')
	expect(labelKeyOf(['courses', '0', 'stage'])).toBe('stage')
})
