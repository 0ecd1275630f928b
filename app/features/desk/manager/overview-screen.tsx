/** The state of the desk: what is open and late, which promises were kept, how fast answers are, what did not arrive. */
import { Link, useRevalidator } from 'react-router'
import { useLanguage, useT } from '#app/language/strings.tsx'
import type { Overview } from '#domain/desk/manager-api.ts'
import { formatNumber, formatPercent } from '#domain/format.ts'
import { ExportSection } from './export-section.tsx'
import { FailingList } from './failing-list.tsx'
import { Funnel, IntakeTable } from './funnel.tsx'
import { LeavingList } from './leaving-list.tsx'
import { MailboxPanel } from './mailbox-panel.tsx'
import { OpenCases } from './open-cases.tsx'
import { PeopleTable } from './people-table.tsx'
import { PeriodTable } from './period-table.tsx'
import { ReplyBars } from './reply-bars.tsx'
import { WhatsappPanel } from './whatsapp-panel.tsx'

export function OverviewScreen({ overview }: { overview: Overview }) {
	const t = useT('desk-manager')
	const language = useLanguage()
	const { revalidate } = useRevalidator()
	const { open, late, promises, replies, failing, leaving, mailbox, whatsapp, days, figures } =
		overview
	const all = open.reduce((sum, { n }) => sum + n, 0)
	const kept = promises.all === 0 ? null : Math.floor((100 * promises.kept) / promises.all)
	return (
		<div className="desk-page overview">
			<title>{t('overview.title')}</title>
			<h1>{t('overview.title')}</h1>
			<dl className="overview-tiles">
				<div>
					<dt>
						<Link to="/desk">{t('overview.open')}</Link>
					</dt>
					<dd>{formatNumber(language, all)}</dd>
				</div>
				<div className={late > 0 ? 'is-late' : undefined}>
					<dt>
						<Link to="/desk?view=late">{t('overview.late')}</Link>
					</dt>
					<dd>{formatNumber(language, late)}</dd>
				</div>
				<div>
					<dt>{t('overview.kept')}</dt>
					<dd>{kept === null ? t('overview.noPromise') : formatPercent(language, kept)}</dd>
					{kept !== null && (
						<dd className="desk-muted">
							{t('overview.keptOf', promises)} · {t('since.days', { count: days })}
						</dd>
					)}
				</div>
			</dl>
			<div className="overview-panels">
				<PeriodTable periods={figures.periods} />
				<PeopleTable people={figures.people} />
				<IntakeTable intakes={figures.intakes} matrix={figures.matrix} />
				<ReplyBars replies={replies} days={days} />
				<Funnel funnel={figures.funnel} />
				<FailingList failing={failing} onChange={() => void revalidate()} />
				{mailbox && <MailboxPanel mailbox={mailbox} onChange={() => void revalidate()} />}
				{whatsapp && <WhatsappPanel whatsapp={whatsapp} onChange={() => void revalidate()} />}
				{leaving && <LeavingList leaving={leaving} />}
				<ExportSection />
				<OpenCases open={open} />
			</div>
		</div>
	)
}
