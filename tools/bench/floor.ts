/** The floor: the same page as React alone would hydrate it. What stands above it is ours. */
import { join } from 'node:path'
import { renderToString } from 'react-dom/server'
import { build } from 'vite'
import { root } from '#scripts/run.ts'
import { elementOf, treesOf } from './floor-tree.ts'
import { type Passage, startProxy, withoutScripts } from './proxy.ts'

const address = '/floor.js'

export async function startFloor(site: string): Promise<Passage> {
	const script = await bundled()
	return startProxy(site, { page: floorOf, scripts: { [address]: script } })
}

function floorOf(page: string): string {
	return withoutScripts(page).replace(/(<body[^>]*>)([\s\S]*)<\/body>/, (_, open, body) => {
		const trees = treesOf(body)
		const markup = renderToString(trees.map(elementOf))
		const data = JSON.stringify(trees).replaceAll('<', '\\u003c')
		return `${open}<div id="floor">${markup}</div><script type="application/json" id="floor-trees">${data}</script><script type="module" src="${address}"></script></body>`
	})
}

async function bundled(): Promise<string> {
	const result = await build({
		configFile: false,
		root,
		logLevel: 'error',
		define: { 'process.env.NODE_ENV': '"production"' },
		build: {
			write: false,
			rollupOptions: { input: join(root, 'tools/bench/floor-client.ts') },
		},
	})
	const outputs = Array.isArray(result) ? result : [result]
	const chunk = outputs
		.flatMap((one) => ('output' in one ? one.output : []))
		.find((one) => one.type === 'chunk')
	if (chunk?.type !== 'chunk') throw new Error('the floor was not bundled')
	return chunk.code
}
