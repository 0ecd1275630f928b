/** The pages of a small site with their server, without a network in front. */
import { Hono } from 'hono'
import { onTestFinished } from 'vitest'
import { createApp } from '#server/app.ts'
import { setLogSink } from '#server/log.ts'
import { PageCache } from '#server/pages/cache.ts'
import { guarded } from '#server/pages/guard.ts'
import type { PageEnv } from '#server/pages/request-context.ts'
import { openServices } from '#server/services.ts'
import { serverBuild } from '../factories/server-build.ts'
import { temporaryFolder } from './folder.ts'
import { testSettings } from './server.ts'

const staff = {
	id: '1',
	name: 'Aisha',
	email: 'aisha@rihla.example',
	role: 'manager',
	language: 'en',
} as const

export async function openPages() {
	setLogSink(() => undefined)
	const settings = testSettings()
	const services = await openServices(settings)
	onTestFinished(() => services.close())
	const { build, rendered } = serverBuild()
	const cache = new PageCache()
	const site = createApp({ settings, services, files: temporaryFolder(), pages: { build, cache } })
	// As a guard of private pages does it.
	const app = new Hono<PageEnv>()
	app.use(
		guarded('/status', async (context, next) => {
			if (context.req.header('x-staff')) context.set('staff', staff)
			await next()
		}),
	)
	app.route('/', site)
	const ask = (path: string, init: RequestInit = {}) =>
		app.request(new Request(`https://rihla.example${path}`, init))
	return { app, ask, rendered, cache, settings }
}
