/**
 * One JSON object per line on standard output. The fields are a closed list on purpose: a visitor's name, address,
 * passport number or message has no field to go into, and other people's error texts (which may quote them) are
 * reduced to a code by `errorCode`.
 */
export type LogFields = {
	requestId?: string
	method?: string
	/** The path without its query, which may carry what a visitor typed. */
	path?: string
	status?: number
	ms?: number
	reference?: string
	/** The table of a submission, or the kind of a document. */
	kind?: string
	channel?: string
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
 * Lines leave together, at most this many milliseconds after the first; a warning or an error takes them along at once. They wait
 * as bytes: waiting strings would be carried about by every small collection of garbage, and cost a cached page a twentieth more.
 */
const pause = 50
const room = Buffer.allocUnsafe(64 * 1024)
let used = 0
let timer: NodeJS.Timeout | undefined

function flush(): void {
	clearTimeout(timer)
	timer = undefined
	if (used === 0) return
	// A copy: whoever reads slowly still has it when the room is used again.
	process.stdout.write(Buffer.from(room.subarray(0, used)))
	used = 0
}
process.on('exit', flush)

let write = (line: string, isUrgent: boolean): void => {
	// No character takes more than three bytes for each of its units.
	const most = line.length * 3 + 1
	if (used + most > room.length) flush()
	if (most > room.length) {
		process.stdout.write(`${line}\n`)
		return
	}
	used += room.write(`${line}\n`, used)
	if (isUrgent) flush()
	else timer ??= setTimeout(flush, pause).unref()
}

/** Tests listen here (or silence it) instead of reading standard output. */
export function setLogSink(sink: (line: string) => void): void {
	write = sink
}

/** Written out once per millisecond: a busy server logs many lines in one. */
let written = { at: 0, time: '' }
function timeNow(): string {
	const at = Date.now()
	if (written.at !== at) written = { at, time: new Date(at).toISOString() }
	return written.time
}

function entry(level: Level) {
	return (event: string, fields?: LogFields): void => {
		const head = `{"time":"${timeNow()}","level":"${level}","event":${JSON.stringify(event)}`
		const rest = fields ? JSON.stringify(fields).slice(1) : '}'
		write(rest === '}' ? `${head}}` : `${head},${rest}`, level !== 'info')
	}
}

/**
 * One line for each request, by far the most of them: its fields are known, so only the path needs to be made safe. What is answered
 * from memory takes no time worth a figure.
 */
function request(
	requestId: string,
	method: string,
	path: string,
	status: number,
	ms?: number,
): void {
	const took = ms === undefined ? '' : `,"ms":${ms}`
	write(
		`{"time":"${timeNow()}","level":"info","event":"request","requestId":"${requestId}","method":"${method}","path":${JSON.stringify(path)},"status":${status}${took}}`,
		false,
	)
}

export const log = { info: entry('info'), warn: entry('warn'), error: entry('error'), request }

/** What may be said of an unknown error: its code or its class, nothing that could quote a visitor. */
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
