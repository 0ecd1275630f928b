// npm run art:sheet: every picture by day and by night on one page, to look at before landing.
// Names given on the command line limit the sheet: npm run art:sheet -- campus-upm campus-ukm
import { spawnSync } from 'node:child_process'
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { catalogue } from './catalogue.ts'

const root = join(import.meta.dirname, '..')
const build = join(root, 'build')
const wanted = process.argv.slice(2)
const names = Object.keys(catalogue).filter(
	(name) => wanted.length === 0 || wanted.some((part) => name.includes(part)),
)
const cardWidth = 360
const cardHeight = 226
const columns = wanted.length > 0 ? 4 : 6

const card = (name: string, mood: string) =>
	`<figure><img src="../public/scenes/${name}.svg${mood}" width="${cardWidth}" height="${cardHeight}"><figcaption>${name}</figcaption></figure>`
const html = `<!doctype html><meta charset="utf-8"><title>art</title><style>
body{margin:12px;display:grid;grid-template-columns:repeat(${columns},${cardWidth}px);gap:10px;background:#f4f8f8;font:12px sans-serif}
figure{margin:0}img{display:block;border-radius:12px;object-fit:cover}
</style>${names.map((name) => card(name, '') + card(name, '#d')).join('\n')}`

mkdirSync(build, { recursive: true })
const page = join(build, 'art-sheet.html')
writeFileSync(page, html)

const width = columns * (cardWidth + 10) + 24
const height = Math.ceil((names.length * 2) / columns) * (cardHeight + 28) + 24
const shot = spawnSync('chromium', [
	'--headless',
	'--no-sandbox',
	'--disable-gpu',
	'--hide-scrollbars',
	`--window-size=${width},${height}`,
	`--screenshot=${join(build, 'art-sheet.png')}`,
	`file://${page}`,
])
process.stdout.write(shot.error ? `${page}\n` : `${page}\n${join(build, 'art-sheet.png')}\n`)
