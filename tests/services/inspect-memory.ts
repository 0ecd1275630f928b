/** Looks at one file in a process of its own and says by how many megabytes that process grew at most. */
import { isFileExtension } from '#domain/forms/document.ts'
import { inspect } from '#server/documents/inspect.ts'

const [path = '', extension, before = ''] = process.argv.slice(2)
if (!isFileExtension(extension)) throw new Error('no such kind')
// What is loaded with the first file is no growth.
await inspect(before, extension)
const start = process.resourceUsage().maxRSS
const begun = performance.now()
const refusal = await inspect(path, extension)
const megabytes = Math.round((process.resourceUsage().maxRSS - start) / 1024)
const ms = Math.round(performance.now() - begun)
process.stdout.write(JSON.stringify({ refusal, megabytes, ms }))
