/** The list of cases under the office day; view, filters and search are part of the address. */
import { useNavigation, useRevalidator, useSearchParams } from 'react-router'
import { useCurrentMinute } from '#app/device/use-current-minute.ts'
import { useLanguage, useT } from '#app/language/strings.tsx'
import { Button } from '#app/ui/button.tsx'
import type { Colleague, ListAnswer, ListChoices } from '#domain/desk/desk-api.ts'
import { useDesk } from '../frame/desk-context.ts'
import { CaseList } from './case-list.tsx'
import { DayStrip } from './day-strip.tsx'
import { FilterBar } from './filter-bar.tsx'
import { InboxHead } from './inbox-head.tsx'
import { PhoneViews } from './phone-views.tsx'

interface ScreenProps {
	list: ListAnswer
	colleagues: readonly Colleague[]
	regions: Readonly<Record<string, string>>
	choices: ListChoices
	hours: { opens: number; closes: number; isOpenDay: boolean }
	loadedAt: string
}

export function InboxScreen(props: ScreenProps) {
	const { list, colleagues, regions, choices, hours, loadedAt } = props
	const t = useT('desk-inbox')
	const language = useLanguage()
	const [asked] = useSearchParams()
	const { counts } = useDesk()
	const { revalidate } = useRevalidator()
	const { location: going } = useNavigation()
	const now = useCurrentMinute()?.getTime() ?? Date.parse(loadedAt)
	const arrived = (counts?.new ?? 0) - list.counts.new
	return (
		<div className="inbox">
			<InboxHead
				counts={counts ?? list.counts}
				total={list.total ?? list.cases.length}
				hours={hours}
				now={now}
			/>
			<DayStrip rows={list.cases} hours={hours} now={now} language={language} />
			<PhoneViews />
			<FilterBar colleagues={colleagues} regions={regions} choices={choices} />
			<div role="status" className="case-status">
				{arrived > 0 && (
					<>
						<p>{t('arrived.count', { count: arrived })}</p>
						<Button variant="brand" small onClick={() => void revalidate()}>
							{t('arrived.show')}
						</Button>
					</>
				)}
			</div>
			{going?.pathname === '/desk' ? (
				<Skeleton />
			) : (
				<CaseList
					key={`${asked} ${loadedAt}`}
					first={list}
					now={now}
					colleagues={colleagues}
					regions={regions}
				/>
			)}
		</div>
	)
}

/** Another list is on its way: the shape of its rows. */
function Skeleton() {
	const t = useT('desk-inbox')
	return (
		<div className="case-list" role="status" aria-label={t('moreBusy')}>
			{Array.from({ length: 8 }, (_, row) => (
				// biome-ignore lint/suspicious/noArrayIndexKey: none of them is anything of its own.
				<div key={row} className="case-row case-skeleton" aria-hidden="true">
					<i />
					<i />
					<i />
					<i />
				</div>
			))}
		</div>
	)
}
