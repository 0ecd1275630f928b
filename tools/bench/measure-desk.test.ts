import { expect, test } from 'vitest'
import { deskCalls, measureDesk } from './measure-desk.ts'

test('the inbox reads its pages and counts from indexes, on both databases', async () => {
	const { costs, plans } = await measureDesk(1500, 1)
	for (const [database, queries] of Object.entries(plans)) {
		const plan = (name: string) => [database, name, (queries[name] ?? []).join('\n')]
		const uses = (index: string) => expect.stringContaining(index)
		expect(plan('inbox')).toEqual([database, 'inbox', uses('cases_clock')])
		expect(plan('next page')).toEqual([database, 'next page', uses('cases_clock')])
		expect(plan('mine')).toEqual([database, 'mine', uses('cases_assignee')])
		expect(plan('kind and stage')).toEqual([database, 'kind and stage', uses('cases_stage')])
		expect(plan('open by stage')).toEqual([database, 'open by stage', uses('cases_stage')])
		expect(plan('first of an address')).toEqual([
			database,
			'first of an address',
			uses('cases_email'),
		])
		expect(plan('passport')).toEqual([database, 'passport', uses('cases_passport')])
		expect(plan('notices')).toEqual([database, 'notices', uses('staff_notices_staff')])
		if (database === 'SQLite') {
			expect(plan('search')).toEqual([database, 'search', uses('cases_search')])
			expect(plan('counts')).toEqual([database, 'counts', uses('cases_counted')])
			// Once: the failed mails lead to their cases.
			expect(`${plan('counts')}`.match(/SCAN cases/g)).toHaveLength(1)
			expect(plan('university')).toEqual([database, 'university', uses('cases_university')])
			expect(plan('by name')).toEqual([database, 'by name', uses('cases_name')])
			expect(plan('applications')).toEqual([database, 'applications', uses('cases_funnel')])
			expect(plan('university and intake')).toEqual([
				database,
				'university and intake',
				uses('cases_intake'),
			])
			expect(plan('settled promises')).toEqual([database, 'settled promises', uses('events_kept')])
			expect(plan('soon due')).toEqual([database, 'soon due', uses('cases_clock')])
			// No page is sorted to show it, or to store a message; of cases with the same time the last term is.
			for (const name of ['inbox', 'kind and stage', 'first of an address']) {
				expect(plan(name)).not.toEqual([database, name, uses('TEMP B-TREE FOR ORDER BY')])
			}
		}
	}
	expect(costs).toHaveLength(Object.keys(deskCalls).length * Object.keys(plans).length)
}, 120_000)
