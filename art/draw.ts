// npm run art: draws every picture anew. The same code always gives the same bytes; they are committed.
import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { drawIcon, icons } from './icons.ts'
import { drawnFiles } from './output.ts'

const root = join(import.meta.dirname, '..')

// Whole folders are redrawn, so that a renamed picture leaves nothing behind.
for (const folder of ['public/scenes', 'app/drawings']) {
	rmSync(join(root, folder), { recursive: true, force: true })
	mkdirSync(join(root, folder), { recursive: true })
}
mkdirSync(join(root, 'app/styles'), { recursive: true })

for (const [path, content] of drawnFiles()) writeFileSync(join(root, path), content)
for (const [name, icon] of Object.entries(icons))
	writeFileSync(join(root, 'public', name), await drawIcon(icon))
