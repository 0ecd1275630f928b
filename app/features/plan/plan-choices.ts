/** What an application can be filled with from an address: a university, a programme, an institute, a course, or a whole plan. */
import { queryOf, readPlan } from '#domain/plan/address.ts'
import { applicationFrom } from '#domain/plan/application.ts'
import { planData } from './plan-data.ts'

export async function planChoices(params: URLSearchParams) {
	const { catalogue, today } = await planData('en')
	const { plan } = readPlan(params, catalogue, today)
	return { fields: applicationFrom(plan, catalogue), plan: queryOf(plan) }
}
