/** A scene is small, and survives standing twice on one page: no text to mirror, no ids to clash, nothing that runs. */
import { gzipSync } from 'node:zlib'
import type { Source } from './sources.ts'

const budget = { bytes: 12_000, compressed: 3_500 }

const forbidden: [string, RegExp][] = [
	['text', /<text[\s/>]/],
	['a script', /<script[\s/>]|\son\w+=/],
	[
		'a gradient, filter or clip path',
		/<(?:linearGradient|radialGradient|filter|clipPath|mask)[\s/>]/,
	],
	['a picture or link from elsewhere', /(?:href|src)="(?!#)|url\((?!#)/],
	['an id besides the one that carries its moods', /\sid="(?!d")/],
]

/** Scenes that may be larger, each with its own limits in bytes. */
export type LargeScenes = Record<string, { bytes: number; compressed: number; why: string }>

export function sceneFaults({ path, text }: Source, large: LargeScenes = {}): string[] {
	const name = path.replace(/^.*\/|\.svg$/g, '')
	const limit = large[name] ?? budget
	const bytes = Buffer.byteLength(text)
	const compressed = gzipSync(text, { level: 9 }).length
	return [
		...(bytes > limit.bytes ? [`${name}: ${bytes} bytes, the limit is ${limit.bytes}`] : []),
		...(compressed > limit.compressed
			? [`${name}: ${compressed} bytes compressed, the limit is ${limit.compressed}`]
			: []),
		...forbidden.filter(([, found]) => found.test(text)).map(([what]) => `${name}: holds ${what}`),
	]
}
