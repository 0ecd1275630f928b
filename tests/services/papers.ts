/** Papers with data as pages would give it, and what readers get out of the finished files. */
import { execFileSync } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { getDocument, type PDFPageProxy } from 'pdfjs-dist/legacy/build/pdf.mjs'
import * as v from 'valibot'
import type { StatusView } from '#domain/cases/status.ts'
import type { Language } from '#domain/language.ts'
import { readPaperContent } from '#server/papers/content.ts'
import { comparison } from '#server/papers/data/comparison.ts'
import { type CoverSheetCase, coverSheet } from '#server/papers/data/cover-sheet.ts'
import { ownChecklist } from '#server/papers/data/own-checklist.ts'
import { planSheet } from '#server/papers/data/plan.ts'
import { travelGuide } from '#server/papers/data/travel-guide.ts'
import { visaChecklist } from '#server/papers/data/visa-checklist.ts'
import { readFile } from '#server/papers/mend/objects.ts'
import { textFromHex } from '#server/papers/mend/operators.ts'
import type { Paper } from '#server/papers/printer.ts'
import { temporaryFolder } from './folder.ts'
import { shippedSnapshot } from './snapshot.ts'

const siteUrl = 'https://rihla.example'
const today = '2026-11-17'
export const planQuery =
	'u=apu&u=sunway&i=britannia&h=edge&p=apu.b1&c=britannia.c2&r=edge.r2&test=ielts&score=5.0&in=2027-09&cur=SAR&fly=4000'

const view: StatusView = {
	level: 'own',
	now: `${today}T08:00:00.000Z`,
	kind: 'user_applications',
	stages: [],
	turn: 'student',
	ending: null,
	closedAt: null,
	updatedAt: `${today}T08:00:00.000Z`,
	promise: null,
	expected: null,
	missingCount: 2,
	person: { firstName: 'Sara', reference: 'KT4-MX7-PD2' },
	helper: null,
	missing: [
		{ id: '1', document: 'passport', note: 'نسخة ملونة من كل الصفحات', dueOn: '2026-12-01' },
		{ id: '2', document: 'bank', note: null, dueOn: null },
	],
	applied: null,
	own: {
		answers: [],
		documents: [
			{
				name: 'a.pdf',
				label: 'photos',
				title: null,
				fileName: 'me.jpg',
				at: today,
				state: 'accepted',
				reason: null,
			},
			{
				name: 'b.pdf',
				label: 'transcripts',
				title: null,
				fileName: null,
				at: today,
				state: 'refused',
				reason: 'الصورة غير واضحة',
			},
		],
		messages: [],
		erasure: null,
		isReminded: null,
	},
	canMailLink: false,
}

export const someone: CoverSheetCase = {
	reference: 'KT4-MX7-PD2',
	name: 'Sara Al-Khatib',
	fields: [
		{ name: 'nationality', label: 'Nationality', lines: ['Jordan'] },
		{ name: 'passport_number', label: 'Passport number', lines: ['N1234567'] },
		{ name: 'phone', label: 'Phone', lines: ['+962790000000'] },
		{ name: 'preferred_university', label: 'University', lines: ['Asia Pacific University'] },
		{ name: 'previous_education', label: 'Previous education', lines: ['Tawjihi, 92 %'] },
	],
	documents: [
		{
			name: 'x.pdf',
			label: 'passport',
			title: null,
			created_at: today,
			state: 'accepted',
			scan: null,
		},
	],
}

export async function sampleData(paper: Paper, language: Language) {
	const read = await readPaperContent(shippedSnapshot, language)
	const content = { ...read, plan: { ...read.plan, today } }
	const params = new URLSearchParams(planQuery)
	const data = {
		'visa-checklist': () => visaChecklist(content),
		'travel-guide': () => travelGuide(content),
		plan: () => planSheet(content, params, siteUrl),
		comparison: () => comparison(content, params, siteUrl),
		'own-checklist': () => ownChecklist(content, view),
		'cover-sheet': () => coverSheet(content, someone),
	}[paper]()
	if (!data) throw new Error(`no data for ${paper}`)
	return data
}

/** Not shown as text, or drawn as a picture. */
const unseen = new Set(['address', 'language', 'code', 'group', 'state', 'page', 'alt'])

/** Every text that a paper with this data must say. */
export function textsIn(value: unknown, key = ''): string[] {
	if (typeof value === 'string') return unseen.has(key) ? [] : [value]
	if (Array.isArray(value)) return value.flatMap((one) => textsIn(one, key))
	if (typeof value !== 'object' || value === null) return []
	return Object.entries(value).flatMap(([name, one]) => textsIn(one, name))
}

/** Direction marks say how a line is ordered; where a line breaks says nothing. */
export const plain = (text: string) =>
	text
		.normalize('NFC')
		.replace(/[\u061c\u200b\u200e\u200f\u202a-\u202e\u2066-\u2069]/g, '')
		.replace(/\s+/g, ' ')
		.trim()
export const unspaced = (text: string) => plain(text).replaceAll(' ', '')

const information = v.object({ Title: v.string(), Language: v.string() })
type Tree = NonNullable<Awaited<ReturnType<PDFPageProxy['getStructTree']>>>
const rolesIn = ({ role, children }: Tree): string[] => [
	role,
	...children.flatMap((child) => ('children' in child ? rolesIn(child) : [])),
]

/** As Firefox reads it. */
export async function readWithPdfJs(bytes: Uint8Array) {
	const loading = getDocument({ data: bytes.slice(), verbosity: 0 })
	const file = await loading.promise
	const { info } = await file.getMetadata()
	const { Title: title, Language: language } = v.parse(information, info)
	const pages = await Promise.all(
		Array.from({ length: file.numPages }, async (_, at) => {
			const page = await file.getPage(at + 1)
			const { items } = await page.getTextContent()
			const tree = await page.getStructTree()
			return {
				size: page.view.slice(2).map(Math.round),
				text: items.map((one) => ('str' in one ? one.str + (one.hasEOL ? '\n' : '') : '')).join(''),
				roles: tree ? rolesIn(tree) : [],
			}
		}),
	)
	const bookmarks = (await file.getOutline())?.length ?? 0
	await loading.destroy()
	return { title, language, pages, bookmarks }
}

export const hasPoppler = (() => {
	try {
		execFileSync('pdftotext', ['-v'], { stdio: 'ignore' })
		return true
	} catch {
		return false
	}
})()

/** Where pages are divided into columns, as shares of their width: a column is read by itself, not across. */
const layouts = [[], [1 / 2], [0.352, 0.648], [0.465], [0.535], [0.475], [0.523]]

/** As `pdftotext` reads the whole page, and each column by itself. */
export function readWithPoppler(bytes: Uint8Array): { whole: string; columns: string } {
	const path = join(temporaryFolder(), 'paper.pdf')
	writeFileSync(path, bytes)
	const read = (...more: string[]) =>
		execFileSync('pdftotext', [...more, path, '-'], { stdio: ['ignore', 'pipe', 'ignore'] })
	const width = 595
	const columns = layouts.flatMap((divisions) =>
		[0, ...divisions].map((from, index) => [from, divisions[index] ?? 1] as const),
	)
	const texts = columns.map(([from, to]) => {
		const [x = '', w = ''] = [from * width, (to - from) * width].map((n) => `${Math.round(n)}`)
		return read('-x', x, '-y', '0', '-W', w, '-H', '842')
	})
	return { whole: plain(`${read()}`), columns: texts.map((text) => plain(`${text}`)).join('\n') }
}

/** What a program that reads aloud is given: each text with the elements around it, in order. */
export function heardIn(bytes: Uint8Array): { path: string; text: string }[] {
	const { objects } = readFile(bytes)
	const byNumber = new Map(objects.map((object) => [object.number, object.text]))
	const root = objects.find(({ text }) => text.includes('/Type /StructTreeRoot'))?.text ?? ''
	const kidsOf = (text: string) => /\/K (\[(?:<<[^>]*>>|[^\]])*\]|\d+ 0 R)/.exec(text)?.[1] ?? ''
	const below = (text: string, around: string): { path: string; text: string }[] =>
		[...kidsOf(text).matchAll(/(?<!\/(?:Pg|Obj) )\b(\d+) 0 R/g)].flatMap(([, number]) => {
			const element = byNumber.get(Number(number)) ?? ''
			const path = `${around} ${/\/S \/(\w+)/.exec(element)?.[1] ?? ''}`
			const said = /\/ActualText <(\w+)>/.exec(element)?.[1]
			return said === undefined
				? below(element, path)
				: [{ path, text: textFromHex(said).replace('\ufeff', '') }]
		})
	return below(root, '')
}
