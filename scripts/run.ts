/** Runs programs of this project the same way from every script: local binaries first, output kept or passed on. */
import { spawn } from 'node:child_process'
import { delimiter, join } from 'node:path'

export const root = join(import.meta.dirname, '..')

export interface RunOptions {
	/** Pass output straight on instead of keeping it. */
	loud?: boolean
	env?: Record<string, string>
	/** Ended with SIGKILL after this many milliseconds. */
	limit?: number
}

export interface Outcome {
	ok: boolean
	output: string
}

/** Never throws: a program that can't be started or takes too long is an outcome that says so. */
export function run(
	command: string,
	args: readonly string[],
	options: RunOptions = {},
): Promise<Outcome> {
	return new Promise((resolve) => {
		const child = spawn(command, args, {
			cwd: root,
			env: { ...process.env, ...options.env, PATH: pathWithLocalBinaries() },
			stdio: ['ignore', options.loud ? 'inherit' : 'pipe', options.loud ? 'inherit' : 'pipe'],
		})
		let output = ''
		let late = false
		const timer = options.limit
			? setTimeout(() => {
					late = true
					child.kill('SIGKILL')
				}, options.limit)
			: undefined
		child.stdout?.on('data', (chunk) => {
			output += chunk
		})
		child.stderr?.on('data', (chunk) => {
			output += chunk
		})
		child.on('error', (error) => {
			clearTimeout(timer)
			resolve({ ok: false, output: error.message })
		})
		child.on('close', (code, signal) => {
			clearTimeout(timer)
			if (late) output += `\n${command} was stopped after ${(options.limit ?? 0) / 1000} s`
			else if (signal) output += `\n${command} was ended from outside by ${signal}`
			else if (code !== 0) output += `\n${command} ended with code ${code}`
			resolve({ ok: code === 0 && !late, output: output.trim() })
		})
	})
}

function pathWithLocalBinaries() {
	return `${join(root, 'node_modules', '.bin')}${delimiter}${process.env.PATH ?? ''}`
}
