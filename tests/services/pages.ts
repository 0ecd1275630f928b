/** The pages of a small site with their server, without a network in front. */
import { onTestFinished } from 'vitest'
import { createApp } from '#server/app.ts'
import { setLogSink } from '#server/log.ts'
import { PageCache } from '#server/pages/cache.ts'
import { openServices } from '#server/services.ts'
import { serverBuild } from '../factories/server-build.ts'
import { temporaryFolder } from './folder.ts'
import { testSettings } from './server.ts'

export async function openPages() {
	setLogSink(() => undefined)
	const settings = testSettings()
	const services = await openServices(settings)
	onTestFinished(() => services.close())
	const { build, rendered } = serverBuild()
	const cache = new PageCache(services.content)
	const app = createApp({ settings, services, files: temporaryFolder(), pages: { build, cache } })
	const ask = (path: string, init: RequestInit = {}) =>
		app.request(new Request(`https://rihla.example${path}`, init))
	return { app, ask, rendered, cache, settings, services }
}
