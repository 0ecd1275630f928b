/** The API alone on a port, or a worker, for `torture.ts` to kill. */
import { createServer } from 'node:http'
import { getRequestListener } from '@hono/node-server'
import { createApi } from '#server/api/app.ts'
import { createWorkerApp } from '#server/health.ts'
import { startJobs } from '#server/jobs.ts'
import { openServices } from '#server/services.ts'
import { settingsOrExit } from './settings-or-exit.ts'

const settings = settingsOrExit()
const services = await openServices(settings)
startJobs(services, settings)
const app = createWorkerApp(services, settings)
if (settings.role !== 'worker') app.route('/api', createApi(services, settings))
createServer(getRequestListener(app.fetch)).listen(settings.port, '127.0.0.1')
