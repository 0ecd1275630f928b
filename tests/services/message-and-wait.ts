/** A process of the site that has just taken a colleague's message, and waits to be ended: run by `message-mail.test.ts`. */
import { startJobs } from '#server/jobs.ts'
import { openServices } from '#server/services.ts'
import { parseSettings } from '#server/settings.ts'
import { newSubmission } from '../factories/submissions.ts'

const result = parseSettings(process.env)
if ('faults' in result) throw new Error(result.faults.join('\n'))
const services = await openServices(result.settings)
startJobs(services, result.settings)
const { store } = services
const { submission } = await store.submissions.submit(newSubmission('contact_submissions'))
await store.cases.send(
	submission.id,
	{ channel: 'email', language: 'ar', subject: 'S', body: 'أهلًا بكم' },
	{ actor: 'sara' },
)
console.log('stored')
setInterval(() => {}, 60_000)
