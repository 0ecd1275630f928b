/** The API alone on a port, for `torture.ts` to kill. */
import { createServer } from 'node:http'
import { getRequestListener } from '@hono/node-server'
import { Hono } from 'hono'
import { createApi } from '#server/api/app.ts'
import { startJobs } from '#server/jobs.ts'
import { openServices } from '#server/services.ts'
import { settingsOrExit } from './settings-or-exit.ts'

const settings = settingsOrExit()
const services = await openServices(settings)
startJobs(services, settings)
const app = new Hono().route('/api', createApi(services, settings))
createServer(getRequestListener(app.fetch)).listen(settings.port, '127.0.0.1')
