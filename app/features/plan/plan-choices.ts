/** What an application can be filled with from an address: a university, a programme, an institute, a course, or a whole plan. */
import type { Content } from '#app/page/content.ts'
import { readPlan } from '#domain/plan/address.ts'
import { applicationFrom } from '#domain/plan/application.ts'
import { findCourse, findHome, findProgramme } from '#domain/plan/catalogue.ts'
import { workOut } from '#domain/plan/outcome.ts'
import { hasAnswers, queryOf } from '#domain/plan/plan-query.ts'
import { entriesOf } from './entries-of.ts'
import { planData } from './plan-data.ts'

export async function planChoices(params: URLSearchParams, content: Content) {
	const [english, own] = await Promise.all([planData(content.in('en')), planData(content)])
	const { plan } = readPlan(params, english)
	const { catalogue } = own
	const programme = findProgramme(catalogue, plan.programme)
	const course = findCourse(catalogue, plan.course)
	const home = findHome(catalogue, plan.room ?? plan.homes[0])
	const [university] = entriesOf(plan.universities, catalogue.universities)
	const [institute] = entriesOf(plan.institutes, catalogue.institutes)
	const query = queryOf(plan)
	return {
		fields: applicationFrom(plan, english.catalogue),
		plan: query,
		/** Worth a word once the visitor has answered something. */
		way: hasAnswers(query) ? workOut(plan, own)?.way?.way : undefined,
		/** What was chosen, as its reader knows it. */
		names: [
			programme?.programme.name,
			programme?.university.name ?? university?.name,
			course?.course.name,
			course?.institute.name ?? institute?.name,
			home?.home.name,
		].filter((name) => name !== undefined),
	}
}
export type PlanChoices = Awaited<ReturnType<typeof planChoices>>
