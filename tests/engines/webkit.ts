/** WebKit, the engine of Safari, as Debian packs it: MiniBrowser on a screen that nobody sees, through classic WebDriver. */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import * as v from 'valibot'
import { freePort } from '../services/free-port.ts'
import type { Engine, Tab } from './engine.ts'
import { type Program, startProgram } from './program.ts'

/** Its tool bar would keep the window wider than a phone. */
const narrow = 'headerbar, toolbar, box, button, entry { min-width: 0; padding: 0; margin: 0; }\n'
/** Drawn without a graphics card, movement would take most of the time: the visitor prefers less of it. */
const still = '[Settings]\ngtk-enable-animations=0\n'

export async function startWebkit(): Promise<Engine> {
	const home = mkdtempSync(join(tmpdir(), 'rihla-webkit-'))
	mkdirSync(join(home, 'gtk-3.0'))
	writeFileSync(join(home, 'gtk-3.0', 'gtk.css'), narrow)
	writeFileSync(join(home, 'gtk-3.0', 'settings.ini'), still)
	const screen = startProgram('Xvfb', [
		...['-displayfd', '3'],
		...['-screen', '0', '1600x1200x24'],
		...['-nolisten', 'tcp'],
	])
	const display = await screen.says(/^(\d+)\n/m)
	const settings = {
		DISPLAY: `:${display}`,
		GDK_BACKEND: 'x11',
		// Without a graphics card the detour over one that is computed is the slower way.
		WEBKIT_SKIA_ENABLE_CPU_RENDERING: '1',
		XDG_CONFIG_HOME: home,
		HOME: home,
	}
	const drivers: Program[] = []
	return {
		name: 'webkit',
		// The driver may lose the browser that it starts, and never answers then; no page has been opened yet, so another one may try.
		open: () => openWindow(settings, drivers).catch(() => openWindow(settings, drivers)),
		close: async () => {
			for (const driver of drivers) await driver.stop()
			await screen.stop()
			rmSync(home, { recursive: true, force: true })
		},
	}
}

/** Each window has a driver of its own, and ends with it. */
async function openWindow(settings: Record<string, string>, drivers: Program[]): Promise<Tab> {
	const port = await freePort()
	const driver = startProgram('WebKitWebDriver', [`--port=${port}`], settings)
	drivers.push(driver)
	try {
		return await openTab(caller(`http://127.0.0.1:${port}`), driver.stop)
	} catch (error) {
		await driver.stop()
		throw error
	}
}

type Call = (method: 'GET' | 'POST', path: string, body?: unknown) => Promise<unknown>

const answer = v.object({ value: v.unknown() })
const fault = v.object({ error: v.string(), message: v.string() })

function caller(address: string): Call {
	return async (method, path, body) => {
		const init = body === undefined ? { method } : { method, body: JSON.stringify(body) }
		const response = await patiently(
			(signal) => fetch(`${address}${path}`, { ...init, signal }),
			`${method} ${path}`,
		)
		const { value } = v.parse(answer, await response.json())
		if (response.ok) return value
		const { error, message } = v.parse(fault, value)
		throw new Error(`${path}: ${error}: ${message}`)
	}
}

/** The driver says nothing when it begins to listen. One that has got a command and does not answer has hung. */
async function patiently(ask: (signal: AbortSignal) => Promise<Response>, what: string) {
	const end = AbortSignal.timeout(40_000)
	for (;;) {
		try {
			return await ask(end)
		} catch (cause) {
			if (end.aborted) throw new Error(`WebKit's driver does not answer: ${what}`, { cause })
			await new Promise((resolve) => setTimeout(resolve, 50))
		}
	}
}

/** On a busy machine styles of the width before may stay until something else changes. */
const freshen = `() => {
	const { style } = document.documentElement
	style.setProperty('--resized', '1')
	document.documentElement.getBoundingClientRect()
	style.removeProperty('--resized')
}`

const session = v.object({ sessionId: v.string() })
const size = v.tuple([v.number(), v.number()])
// The name that the standard gives to the property that holds an element's number.
const element = v.object({ 'element-6066-11e4-a52e-4f735466cecf': v.string() })

async function openTab(call: Call, close: Tab['close']): Promise<Tab> {
	const opened = await call('POST', '/session', { capabilities: { alwaysMatch: {} } })
	const own = `/session/${v.parse(session, opened).sessionId}`
	const run = async (source: string, values: readonly unknown[]) => {
		const script = `const done = arguments[arguments.length - 1];
			Promise.resolve((${source})(...arguments[0])).then(
				(value) => done({ value: JSON.stringify(value ?? null) }),
				(error) => done({ error: String(error) }))`
		const told = v.parse(
			v.union([v.object({ value: v.string() }), v.object({ error: v.string() })]),
			await call('POST', `${own}/execute/async`, { script, args: [values] }),
		)
		if ('error' in told) throw new Error(told.error)
		return JSON.parse(told.value)
	}
	const inside = async () =>
		v.parse(size, await run('() => [window.innerWidth, window.innerHeight]', []))
	return {
		go: async (url) => {
			await call('POST', `${own}/url`, { url })
		},
		run,
		act: async (actions) => {
			await call('POST', `${own}/actions`, { actions })
		},
		attach: async (css, files) => {
			const found = await call('POST', `${own}/element`, { using: 'css selector', value: css })
			const number = v.parse(element, found)['element-6066-11e4-a52e-4f735466cecf']
			await call('POST', `${own}/element/${number}/value`, { text: files.join('\n') })
		},
		resize: async (width, height) => {
			await call('POST', `${own}/window/rect`, { width, height })
			const [, drawn] = await inside()
			await call('POST', `${own}/window/rect`, { width, height: 2 * height - drawn })
			await run(freshen, [])
		},
		picture: async () =>
			Buffer.from(v.parse(v.string(), await call('GET', `${own}/screenshot`)), 'base64'),
		// The driver passes none on.
		reports: () => [],
		close,
	}
}
