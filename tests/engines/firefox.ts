/** Firefox through WebDriver BiDi, which it speaks by itself: Debian has no geckodriver. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import * as v from 'valibot'
import { type Bidi, connectBidi } from './bidi.ts'
import type { Engine, Tab } from './engine.ts'
import { startProgram } from './program.ts'

const preferences = {
	'app.update.disabledForTesting': true,
	'browser.shell.checkDefaultBrowser': false,
	'browser.startup.page': 0,
	'datareporting.policy.dataSubmissionEnabled': false,
	'network.captive-portal-service.enabled': false,
	'network.connectivity-service.enabled': false,
	'services.settings.server': 'data:,',
	// Drawn without a graphics card, movement would take most of the time.
	'ui.prefersReducedMotion': 1,
	'toolkit.startup.max_resumed_crashes': -1,
	// Scrollbars that take room of their own, as on most desktops.
	'widget.gtk.overlay-scrollbars.enabled': false,
}

export async function startFirefox(): Promise<Engine> {
	const profile = mkdtempSync(join(tmpdir(), 'rihla-firefox-'))
	const lines = Object.entries(preferences).map(
		([name, value]) => `user_pref(${JSON.stringify(name)}, ${JSON.stringify(value)});\n`,
	)
	writeFileSync(join(profile, 'user.js'), lines.join(''))
	const program = startProgram(
		'firefox-esr',
		['--headless', '--no-remote', '--profile', profile, '--remote-debugging-port', '0'],
		{ HOME: profile },
	)
	const address = await program.says(/WebDriver BiDi listening on (ws:\S+)/)
	const bidi = await connectBidi(`${address}/session`)
	await bidi.send('session.new', { capabilities: {} })
	await bidi.send('session.subscribe', { events: ['log.entryAdded'] })
	return {
		name: 'firefox',
		open: () => openTab(bidi),
		close: async () => {
			bidi.close()
			await program.stop()
			rmSync(profile, { recursive: true, force: true })
		},
	}
}

const created = v.object({ context: v.string() })
const owned = v.object({ userContext: v.string() })
const pictured = v.object({ data: v.string() })
const nodes = v.object({ nodes: v.array(v.object({ sharedId: v.string() })) })
const evaluated = v.variant('type', [
	v.object({ type: v.literal('success'), result: v.object({ value: v.string() }) }),
	v.object({ type: v.literal('exception'), exceptionDetails: v.object({ text: v.string() }) }),
])
const logged = v.object({
	type: v.string(),
	level: v.string(),
	text: v.nullable(v.string()),
	source: v.object({ context: v.optional(v.string()) }),
})

/**
 * Firefox calls it an error when a page is left while one of its files is on its way: a font (NS_BINDING_ABORTED), or one that the
 * service worker was about to answer. What the worker itself does wrong has a message of its own.
 */
const leftBehind =
	/status=2152398850|A ServiceWorker intercepted the request and encountered an unexpected error/

async function openTab(bidi: Bidi): Promise<Tab> {
	const { userContext } = v.parse(owned, await bidi.send('browser.createUserContext', {}))
	const opened = await bidi.send('browsingContext.create', { type: 'tab', userContext })
	const { context } = v.parse(created, opened)
	const reports: string[] = []
	const forget = bidi.listen('log.entryAdded', (event) => {
		const { type, level, text, source } = v.parse(logged, event)
		if (source.context !== context || level !== 'error') return
		if (leftBehind.test(text ?? '')) return
		reports.push(`${type}: ${text}`)
	})
	return {
		go: async (url) => {
			const load = () => bidi.send('browsingContext.navigate', { context, url, wait: 'complete' })
			// On a busy machine a new tab may still be opening its empty page, which then aborts ours.
			await load().catch((error: Error) => {
				if (!error.message.includes('NS_BINDING_ABORTED')) throw error
				return load()
			})
		},
		run: async (source, values) => {
			const answer = v.parse(
				evaluated,
				await bidi.send('script.callFunction', {
					functionDeclaration: `async () => JSON.stringify((await (${source})(...${JSON.stringify(values)})) ?? null)`,
					awaitPromise: true,
					target: { context },
				}),
			)
			if (answer.type === 'exception') throw new Error(answer.exceptionDetails.text)
			return JSON.parse(answer.result.value)
		},
		act: async (actions) => {
			await bidi.send('input.performActions', { context, actions })
		},
		attach: async (css, files) => {
			const locator = { type: 'css', value: css }
			const found = v.parse(
				nodes,
				await bidi.send('browsingContext.locateNodes', { context, locator }),
			)
			const [element] = found.nodes
			if (!element) throw new Error(`no ${css}`)
			await bidi.send('input.setFiles', { context, element, files })
		},
		resize: async (width, height) => {
			await bidi.send('browsingContext.setViewport', { context, viewport: { width, height } })
		},
		picture: async () => {
			const taken = await bidi.send('browsingContext.captureScreenshot', { context })
			return Buffer.from(v.parse(pictured, taken).data, 'base64')
		},
		reports: () => reports,
		close: async () => {
			forget()
			await bidi.send('browser.removeUserContext', { userContext })
		},
	}
}
