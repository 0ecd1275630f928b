/** Typst as WebAssembly, with the fonts, templates and pictures it is given and nothing else: no files, no packages, no network. */
import * as typst from '@myriaddreamin/typst-ts-web-compiler'
import * as v from 'valibot'
import type { Supplies } from './supplies.ts'

const compiled = v.object({
	result: v.optional(v.instance(Uint8Array)),
	diagnostics: v.optional(
		v.array(v.object({ path: v.string(), range: v.string(), message: v.string() })),
	),
})

/** As the compiler numbers them: whole diagnostics as objects. */
const diagnosticsAsObjects = 3

/** Once in the life of a thread. What somebody wrote comes in as data (`/data.json`), never as markup. */
export async function compile(
	{ module, fonts, files }: Supplies,
	paper: string,
	data: string,
): Promise<{ bytes: Uint8Array; memory: number }> {
	const { memory } = typst.initSync({ module })
	const builder = new typst.TypstCompilerBuilder()
	builder.set_dummy_access_model()
	for (const font of fonts) await builder.add_raw_font(font)
	const compiler = await builder.build()
	for (const [path, bytes] of files) compiler.map_shadow(path, bytes)
	compiler.map_shadow('/data.json', new TextEncoder().encode(data))
	const answer: unknown = compiler.compile(
		`/papers/${paper}.typ`,
		undefined,
		'pdf',
		diagnosticsAsObjects,
	)
	const { result, diagnostics = [] } = v.parse(compiled, answer)
	if (!result) {
		const faults = diagnostics.map(({ path, range, message }) => `${path}:${range} ${message}`)
		throw new Error(faults.join('\n') || 'The compiler gave neither a file nor a reason.')
	}
	return { bytes: result, memory: memory.buffer.byteLength }
}
