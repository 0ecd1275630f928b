/** The API alone on a port, or a worker: a process for tests to start and kill. */
import { createServer } from 'node:http'
import { getRequestListener } from '@hono/node-server'
import { settingsOrExit } from '#scripts/settings-or-exit.ts'
import { createApi } from '#server/api/app.ts'
import { createWorkerApp } from '#server/health.ts'
import { startJobs } from '#server/jobs.ts'
import { openServices } from '#server/services.ts'
import { createWhatsappRoutes } from '#server/whatsapp/webhook.ts'

const settings = settingsOrExit()
const services = await openServices(settings)
startJobs(services, settings)
const app = createWorkerApp(services, settings)
if (settings.role !== 'worker') {
	app.route('/', createWhatsappRoutes(services, settings.whatsapp))
	app.route('/api', createApi(services, settings))
}
createServer(getRequestListener(app.fetch)).listen(settings.port, '127.0.0.1')
