/** What the list shows: all of the website with what happened lately, or the section that was asked for and how much is in it. */
import { useLanguage, useT } from '#app/language/strings.tsx'
import type { Colleague } from '#domain/desk/desk-api.ts'
import { formatMoment } from '#domain/desk/moment.ts'
import type { WebsiteList } from '#domain/desk/website-api.ts'
import { kinds, states } from './list-filters.tsx'
import { Needs } from './needs.tsx'
import { PublishingStrip } from './publishing-strip.tsx'

interface HeadProps {
	list: WebsiteList
	colleagues: readonly Colleague[]
	asked: URLSearchParams
	now: string
}

export function ListHead({ list, colleagues, asked, now }: HeadProps) {
	const t = useT('website')
	const language = useLanguage()
	const { counts, found, last } = list
	const [kind, state] = [
		kinds.find((one) => one === asked.get('kind')),
		states.find((one) => one === asked.get('state')),
	]
	const words = asked.get('q')?.trim()
	const names = [
		words && t('found', { words }),
		kind && t(`kinds.${kind}`),
		state && t(`states.${state}`),
	].filter(Boolean)
	const isAll = !['kind', 'state', 'by', 'open', 'q', 'after'].some((name) => asked.get(name))
	const title = names.length > 0 ? names.join(' · ') : t('title')
	const by = colleagues.find(({ id }) => id === last?.by)?.name ?? ''
	return (
		<>
			<title>{title}</title>
			<div className="web-room-head">
				<h1>{title}</h1>
				<p>
					{t('count.entries', { count: found })}
					{isAll && (
						<>
							{' · '}
							{t('count.drafts', { count: counts.draft ?? 0 })} ·{' '}
							{t('count.dated', { count: counts.dated ?? 0 })}
						</>
					)}
				</p>
				{isAll && last && (
					<p className="web-last">
						{t('last', {
							...{ name: last.name[language], by },
							date: formatMoment(language, last.at),
						})}
					</p>
				)}
			</div>
			{isAll && (
				<>
					<PublishingStrip events={list.strip} now={Date.parse(now)} />
					<Needs list={list} />
				</>
			)}
		</>
	)
}
