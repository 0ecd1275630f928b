/**
 * One JSON object per line on standard output. The fields are a closed list on purpose: a visitor's name, address,
 * passport number or message has no field to go into, and other people's error texts (which may quote them) are
 * reduced to a code by `errorCode`.
 */
export type LogFields = {
	requestId?: string
	method?: string
	/** The path without its query, which may carry what a visitor typed. What opens something is left out while the line is written. */
	path?: string
	status?: number
	ms?: number
	reference?: string
	/** The table of a submission, or the kind of a document. */
	kind?: string
	channel?: string
	/** An entry or a text of the website, by its name. */
	entry?: string
	attempt?: number
	count?: number
	/** A short code such as ECONNREFUSED, never a sentence of another system. */
	code?: string
	/** A sentence of our own, never one that quotes input. */
	message?: string
	/** The server-made name of a document. */
	document?: string
	port?: number
	/** A salted digest of the address that a call came from. */
	source?: string
	/** Where in our own code an unexpected error came from: file names and lines, without its message. */
	stack?: string
}

type Level = 'info' | 'warn' | 'error'

/**
 * Lines wait at most this many milliseconds and leave together; a warning or an error takes them along at once. They wait as they
 * were said and are put into words together: one at a time, between two requests, costs a cached page a twentieth more.
 */
const pause = 50
/** More than a busy server says meanwhile. */
const mostWaiting = 1000
let waiting: { at: number; level: Level; event: string; fields: LogFields | undefined }[] = []
let timer: NodeJS.Timeout | undefined
let sink: ((line: string) => void) | undefined

/** The addresses whose last part opens something: an account, a case, a draft of an application. Nobody who reads logs may use it. */
const secretAddress = /^(\/(?:desk\/welcome|status|apply)\/).+/i

function written(fields: LogFields | undefined): LogFields | undefined {
	if (fields?.path === undefined || !secretAddress.test(fields.path)) return fields
	return { ...fields, path: fields.path.replace(secretAddress, '$1…') }
}

let lastMoment = { at: 0, time: '' }

/** Lines of one millisecond share its text: making it costs as much as the rest of the line. */
function timeOf(at: number): string {
	if (at !== lastMoment.at) lastMoment = { at, time: new Date(at).toISOString() }
	return lastMoment.time
}

function flush(): void {
	clearTimeout(timer)
	timer = undefined
	const lines = waiting.map(({ at, level, event, fields }) =>
		JSON.stringify({ time: timeOf(at), level, event, ...written(fields) }),
	)
	waiting = []
	if (sink) for (const line of lines) sink(line)
	else if (lines.length > 0) process.stdout.write(`${lines.join('\n')}\n`)
}
// A reader that is slow still gets a last long line of a process that ends by itself; `exit` is for one that is ended.
process.on('beforeExit', flush)
process.on('exit', flush)

/** Tests listen here (or silence it) instead of reading standard output, and hear every line at once. */
export function setLogSink(listen: (line: string) => void): void {
	sink = listen
}

function entry(level: Level) {
	return (event: string, fields?: LogFields): void => {
		waiting.push({ at: Date.now(), level, event, fields })
		if (sink || level !== 'info' || waiting.length >= mostWaiting) flush()
		else timer ??= setTimeout(flush, pause).unref()
	}
}

export const log = { info: entry('info'), warn: entry('warn'), error: entry('error') }

/** What is logged of an unknown error: its code or its class, never its message, which could quote a visitor. */
export function errorCode(error: unknown): string {
	if (typeof error !== 'object' || error === null) return 'unknown'
	for (const key of ['code', 'name'] as const) {
		const value = Reflect.get(error, key)
		if (typeof value === 'string' && /^\w{2,40}$/.test(value) && value !== 'Error') return value
	}
	const cause = Reflect.get(error, 'cause')
	return cause === undefined ? 'Error' : errorCode(cause)
}

/** The frames of a stack without its first line, because that line is the message. */
export function errorFrames(error: unknown): string {
	if (!(error instanceof Error) || !error.stack) return ''
	const frames = error.stack.split('\n').filter((line) => /^\s+at /.test(line))
	return frames.slice(0, 6).join('\n')
}
