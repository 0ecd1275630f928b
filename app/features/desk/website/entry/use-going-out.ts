/** Which changes of the drafts are published now. What is left out stays in its draft. */
import { useState } from 'react'
import { type Change, changesOf, goTogether, nameOfChange } from '#domain/website/changes.ts'
import type { Finding } from '#domain/website/checks/finding.ts'
import { placed } from '#domain/website/places.ts'
import { withoutChanges } from '#domain/website/put-back.ts'
import type { ToPublish } from './ready-to-publish.ts'

const isInside = (path: readonly string[], part: readonly string[]) =>
	part.every((step, at) => path[at] === step)

/** Something in it is wrong or still to be written: it can't go out yet. */
export function isUnfinished(
	{ after, findings }: Pick<ToPublish, 'after' | 'findings'>,
	change: Change,
): boolean {
	const place = placed(after, change.path)
	return findings.some(
		({ level, path }) =>
			(level === 'error' || level === 'missing') &&
			(isInside(path, place) || goTogether(path, place)),
	)
}

const keyOf = ({ kind, id }: ToPublish, change: Change) => `${kind}/${id} ${nameOfChange(change)}`

const unfinishedIn = (entries: readonly ToPublish[]) =>
	entries.flatMap((entry) =>
		changesOf(entry.before ?? undefined, entry.after)
			.filter((change) => isUnfinished(entry, change))
			.map((change) => keyOf(entry, change)),
	)

export function useGoingOut(entries: readonly ToPublish[]) {
	const [left, setLeft] = useState<ReadonlySet<string>>(() => new Set(unfinishedIn(entries)))

	const all = entries.map((entry) => {
		const { before, after } = entry
		const changes = changesOf(before ?? undefined, after)
		const leftOut = changes.filter((change) => left.has(keyOf(entry, change)))
		const without = leftOut.map(nameOfChange)
		const parts = before === null ? null : withoutChanges(before, after, new Set(without))
		const text = parts?.text ?? after
		// A warning about a change that stays in the draft is for later.
		const isAbout = ({ path }: Finding) =>
			!leftOut.some((change) => isInside(path, placed(after, change.path)))
		const warnings = entry.findings.filter(
			(finding) => finding.level === 'warning' && isAbout(finding),
		)
		return { entry, changes, without, text, warnings }
	})
	const total = all.reduce((sum, { changes }) => sum + changes.length, 0)

	return {
		/** An entry of which nothing goes out is not published at all. */
		going: all.filter(
			({ changes, without }) => without.length === 0 || without.length < changes.length,
		),
		count: total - left.size,
		leftOut: left.size,
		/** Null where there is nothing to choose: a single change, or an entry that is new as a whole. */
		choiceOf: (entry: ToPublish) =>
			total > 1 && entry.before !== null
				? {
						isUnfinished: (change: Change) => isUnfinished(entry, change),
						isGoing: (change: Change) => !left.has(keyOf(entry, change)),
						toggle(change: Change) {
							const pair = changesOf(entry.before ?? undefined, entry.after)
								.filter(({ path }) => goTogether(path, change.path))
								.map((one) => keyOf(entry, one))
							const own = new Set([keyOf(entry, change), ...pair])
							const others = [...left].filter((one) => !own.has(one))
							setLeft(new Set(left.has(keyOf(entry, change)) ? others : [...others, ...own]))
						},
					}
				: null,
	}
}
