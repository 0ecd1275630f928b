/** One visit of a page by Lighthouse as a phone on a slow network, in a fresh browser. */
import { chromium } from '@playwright/test'
import lighthouse, { type Flags } from 'lighthouse'
import * as v from 'valibot'
import { browserArguments } from '#scripts/browser.ts'

const kinds = {
	Document: 'html',
	Script: 'js',
	Stylesheet: 'css',
	Font: 'font',
	Image: 'image',
} as const
type Kind = (typeof kinds)[keyof typeof kinds] | 'other'

export interface Visit {
	bytes: Record<Kind, number>
	requests: number
	scores: { performance: number; accessibility: number; bestPractices: number; seo: number }
	/** Milliseconds. */
	fcp: number
	lcp: number
	tbt: number
	cls: number
	/** Audits with a plain yes or no that said no. */
	failed: string[]
}

const audited = v.object({ numericValue: v.number() })
const category = v.object({ score: v.nullable(v.number()) })
const report = v.object({
	categories: v.object({
		performance: category,
		accessibility: category,
		'best-practices': category,
		seo: category,
	}),
	audits: v.object({
		'first-contentful-paint': audited,
		'largest-contentful-paint': audited,
		'total-blocking-time': audited,
		'cumulative-layout-shift': audited,
		metrics: v.object({
			details: v.object({ items: v.array(v.object({ observedLoad: v.optional(v.number()) })) }),
		}),
		'network-requests': v.object({
			details: v.object({
				items: v.array(
					v.object({
						url: v.string(),
						resourceType: v.optional(v.string()),
						networkRequestTime: v.number(),
						transferSize: v.optional(v.number(), 0),
					}),
				),
			}),
		}),
	}),
})

/** What the page with scripts is compared with: two figures and nothing else. */
export type Glance = Pick<Visit, 'lcp' | 'tbt'>

const glanced = v.object({
	audits: v.object({ 'largest-contentful-paint': audited, 'total-blocking-time': audited }),
})

/** Whether network and processor are really slowed down, or Lighthouse reckons what a slow one would make of a quick visit. */
type Throttling = NonNullable<Flags['throttlingMethod']>

export function visit(url: string, browser: string, throttlingMethod: Throttling): Promise<Visit> {
	return patiently(async () => {
		const lhr = await lighthouseOf(url, browser, {
			throttlingMethod,
			onlyCategories: ['performance', 'accessibility', 'best-practices', 'seo'],
		})
		const failed = Object.values(lhr.audits)
			.filter(({ score, scoreDisplayMode }) => score === 0 && scoreDisplayMode === 'binary')
			.map(({ id }) => id)
		return { ...summary(v.parse(report, lhr)), failed }
	})
}

export function glance(
	url: string,
	browser: string,
	throttlingMethod: Throttling,
): Promise<Glance> {
	return patiently(async () => {
		const lhr = await lighthouseOf(url, browser, {
			throttlingMethod,
			onlyAudits: ['largest-contentful-paint', 'total-blocking-time'],
		})
		const { audits } = v.parse(glanced, lhr)
		return {
			lcp: audits['largest-contentful-paint'].numericValue,
			tbt: audits['total-blocking-time'].numericValue,
		}
	})
}

/** A browser that is short of time may record no paint at all; one bad visit must not end twenty minutes of measuring. */
async function patiently<Result>(measure: () => Promise<Result>, tries = 3): Promise<Result> {
	try {
		return await measure()
	} catch (error) {
		if (tries === 1) throw error
		console.error('a visit failed and is repeated:', error instanceof Error ? error.message : error)
		return patiently(measure, tries - 1)
	}
}

const port = 9333

async function lighthouseOf(url: string, browser: string, asked: Flags) {
	const chrome = await chromium.launch({
		executablePath: browser,
		args: [...browserArguments, `--remote-debugging-port=${port}`],
		// Pages kept for the way back are part of what is measured.
		ignoreDefaultArgs: ['--disable-back-forward-cache'],
	})
	try {
		const result = await lighthouse(url, {
			port,
			output: 'json',
			logLevel: 'silent',
			disableFullPageScreenshot: true,
			...asked,
		})
		if (!result || result.lhr.runtimeError)
			throw new Error(`${url}: ${result?.lhr.runtimeError?.message ?? 'no result'}`)
		return result.lhr
	} finally {
		await chrome.close()
	}
}

/** What the page asks for later is put by for times without a network, when the visitor has had their page. */
const firstVisit = 2000

function summary({ categories, audits }: v.InferOutput<typeof report>): Omit<Visit, 'failed'> {
	const bytes: Visit['bytes'] = { html: 0, js: 0, css: 0, font: 0, image: 0, other: 0 }
	const loaded = audits.metrics.details.items[0]?.observedLoad ?? Number.POSITIVE_INFINITY
	const requests = audits['network-requests'].details.items.filter(
		({ url, networkRequestTime }) =>
			url.startsWith('http') && networkRequestTime < loaded + firstVisit,
	)
	for (const { resourceType, transferSize } of requests) bytes[kindOf(resourceType)] += transferSize
	const percent = ({ score }: { score: number | null }) => Math.round((score ?? 0) * 100)
	return {
		bytes,
		requests: requests.length,
		scores: {
			performance: percent(categories.performance),
			accessibility: percent(categories.accessibility),
			bestPractices: percent(categories['best-practices']),
			seo: percent(categories.seo),
		},
		fcp: audits['first-contentful-paint'].numericValue,
		lcp: audits['largest-contentful-paint'].numericValue,
		tbt: audits['total-blocking-time'].numericValue,
		cls: audits['cumulative-layout-shift'].numericValue,
	}
}

function kindOf(resourceType: string | undefined): Kind {
	return Object.entries(kinds).find(([type]) => type === resourceType)?.[1] ?? 'other'
}
