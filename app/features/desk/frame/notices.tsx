/** What is new for this person, behind a bell with its number; asked for when it is opened. */
import Bell from 'lucide-react/icons/bell'
import { useId, useRef, useState } from 'react'
import { Link, useRevalidator } from 'react-router'
import * as v from 'valibot'
import { useLanguage, useT } from '#app/language/strings.tsx'
import { Button } from '#app/ui/button.tsx'
import { useMenu } from '#app/ui/use-menu.ts'
import { noticesAnswer, type StaffNotice } from '#domain/desk/desk-api.ts'
import { formatRecent } from '#domain/desk/recent.ts'
import { callDesk } from '../call.ts'

type Asked = readonly StaffNotice[] | 'loading' | 'failed'

export function Notices({ count }: { count: number }) {
	const t = useT('desk')
	const id = useId()
	const box = useRef<HTMLDivElement>(null)
	const [open, setOpen] = useMenu(box)
	const [notices, setNotices] = useState<Asked>('loading')
	const { revalidate } = useRevalidator()

	async function ask() {
		const parsed = v.safeParse(noticesAnswer, (await callDesk('GET /api/desk/notices')).body)
		setNotices(parsed.success ? parsed.output.notices : 'failed')
	}
	function toggle() {
		setOpen(!open)
		if (!open) void ask()
	}
	async function seeAll() {
		const { error } = await callDesk('POST /api/desk/notices/seen', {})
		if (error) return setNotices('failed')
		await Promise.all([ask(), revalidate()])
	}

	return (
		<div ref={box} className="desk-notices">
			<button
				type="button"
				className="icon-btn"
				aria-label={count > 0 ? t('notices.labelNew', { n: count }) : t('notices.label')}
				title={t('notices.label')}
				aria-expanded={open}
				aria-controls={id}
				onClick={toggle}
			>
				<Bell className="icon" aria-hidden="true" />
				{count > 0 && <em aria-hidden="true">{count > 99 ? '99+' : count}</em>}
			</button>
			<section
				id={id}
				className="menu-panel desk-notices-panel"
				hidden={!open}
				aria-label={t('notices.label')}
			>
				<header>
					<h2>{t('notices.label')}</h2>
					{count > 0 && (
						<Button variant="quiet" small onClick={() => void seeAll()}>
							{t('notices.seeAll')}
						</Button>
					)}
				</header>
				{typeof notices === 'string' ? (
					<p role="status">{t(`notices.${notices}`)}</p>
				) : (
					<NoticeList notices={notices} onOpen={() => setOpen(false)} />
				)}
			</section>
		</div>
	)
}

function NoticeList({ notices, onOpen }: { notices: readonly StaffNotice[]; onOpen: () => void }) {
	const t = useT('desk')
	const language = useLanguage()
	if (notices.length === 0) return <p>{t('notices.none')}</p>
	return (
		<ul>
			{notices.map(({ id, case_id, kind, by_name, at, seen_at, name, reference }) => (
				<li key={id} className={seen_at ? undefined : 'is-new'}>
					<Link to={`/desk/cases/${case_id}`} onClick={onOpen}>
						<span>{t(`notices.${kind}`, { by: by_name ?? t('notices.somebody') })}</span>
						<b>
							<bdi>{name}</bdi> <bdi dir="ltr">{reference}</bdi>
						</b>
						<time dateTime={at}>{formatRecent(language, at, Date.now())}</time>
					</Link>
				</li>
			))}
		</ul>
	)
}
