/** The ways through the desk, as rail, menu and bottom bar show them. */
import Archive from 'lucide-react/icons/archive'
import ArchiveX from 'lucide-react/icons/archive-x'
import BadgeCheck from 'lucide-react/icons/badge-check'
import BedDouble from 'lucide-react/icons/bed-double'
import BellOff from 'lucide-react/icons/bell-off'
import Bookmark from 'lucide-react/icons/bookmark'
import Building2 from 'lucide-react/icons/building-complex'
import Calculator from 'lucide-react/icons/calculator'
import CalendarClock from 'lucide-react/icons/calendar-clock'
import ChartColumn from 'lucide-react/icons/chart-column'
import CircleUserRound from 'lucide-react/icons/circle-user-round'
import ClockAlert from 'lucide-react/icons/clock-exclamation-point'
import FileText from 'lucide-react/icons/file-text'
import Globe from 'lucide-react/icons/globe'
import GraduationCap from 'lucide-react/icons/graduation-cap'
import Hourglass from 'lucide-react/icons/hourglass'
import House from 'lucide-react/icons/house'
import Inbox from 'lucide-react/icons/inbox'
import Languages from 'lucide-react/icons/languages'
import LayoutGrid from 'lucide-react/icons/layout-grid'
import MailWarning from 'lucide-react/icons/mail-exclamation-point'
import MessageSquareText from 'lucide-react/icons/message-square-text'
import PackageOpen from 'lucide-react/icons/package-open'
import Pencil from 'lucide-react/icons/pencil'
import ScrollText from 'lucide-react/icons/scroll-text'
import Sparkles from 'lucide-react/icons/sparkles'
import Trash2 from 'lucide-react/icons/trash'
import Undo2 from 'lucide-react/icons/undo-2'
import User from 'lucide-react/icons/user'
import UserCheck from 'lucide-react/icons/user-check'
import Users from 'lucide-react/icons/users'
import type { ComponentType, SVGProps } from 'react'
import type { TranslateIn } from '#app/language/strings.tsx'
import type { Counts, SavedView } from '#domain/desk/desk-api.ts'
import { hasRight, type Role } from '#domain/desk/roles.ts'

export interface View {
	to: string
	label: string
	Icon: ComponentType<SVGProps<SVGSVGElement>>
	/** The name of its number in the counts. */
	count?: string
	/** Its number is a warning. */
	warns?: true
	/** Not there while it holds nothing. */
	hidesEmpty?: true
}

export interface ViewGroup {
	label: string
	/** All groups but the first have a heading. */
	heading?: true
	forManagers?: true
	views: View[]
}

function namedViews(t: TranslateIn<'desk'>) {
	return {
		inbox: { to: '/desk', label: t('views.inbox'), Icon: Inbox, count: 'inbox' },
		mine: { to: '/desk?view=mine', label: t('views.mine'), Icon: UserCheck, count: 'mine' },
		overview: { to: '/desk/overview', label: t('admin.overview'), Icon: ChartColumn },
		audit: { to: '/desk/audit', label: t('admin.audit'), Icon: ScrollText },
		people: { to: '/desk/people', label: t('admin.people'), Icon: Users },
		me: { to: '/desk/me', label: t('me'), Icon: CircleUserRound },
	} satisfies Record<string, View>
}

function waitingFor(code: string, label: string, Icon: View['Icon']): View {
	return { to: `/desk?waiting=${code}`, label, Icon, count: code }
}

export function viewGroups(t: TranslateIn<'desk'>, saved: readonly SavedView[]): ViewGroup[] {
	const { inbox, mine, overview, people, audit } = namedViews(t)
	return [
		{
			label: t('views.label'),
			views: [
				inbox,
				mine,
				{
					to: '/desk?view=late',
					label: t('views.late'),
					Icon: ClockAlert,
					count: 'late',
					warns: true,
				},
				{ to: '/desk?view=new', label: t('views.new'), Icon: Sparkles, count: 'new' },
				{ to: '/desk?view=closed', label: t('views.closed'), Icon: ArchiveX },
				{
					to: '/desk?view=withdrawn',
					label: t('views.withdrawn'),
					Icon: Undo2,
					count: 'withdrawn',
					hidesEmpty: true,
				},
				{
					to: '/desk?view=erasure',
					label: t('views.erasure'),
					Icon: Trash2,
					count: 'erasure',
					warns: true,
					hidesEmpty: true,
				},
			],
		},
		{
			label: t('waiting.label'),
			heading: true,
			views: [
				waitingFor('student', t('waiting.student'), User),
				waitingFor('university', t('waiting.university'), Building2),
				waitingFor('authority', t('waiting.authority'), Hourglass),
				waitingFor('landlord', t('waiting.landlord'), House),
				{ to: '/desk?view=failed', label: t('waiting.failed'), Icon: MailWarning, count: 'failed' },
				{
					to: '/desk?view=silent',
					label: t('views.silent'),
					Icon: BellOff,
					count: 'silent',
					hidesEmpty: true,
				},
				{
					to: '/desk?view=before',
					label: t('views.before'),
					Icon: Archive,
					count: 'before',
					hidesEmpty: true,
				},
			],
		},
		{
			label: t('saved'),
			heading: true,
			views: saved.map(({ id, name }) => ({ to: `/desk?view=${id}`, label: name, Icon: Bookmark })),
		},
		{ label: t('admin.label'), heading: true, forManagers: true, views: [overview, people, audit] },
	]
}

export function barViews(t: TranslateIn<'desk'>, role: Role): View[] {
	const { inbox, mine, overview, me } = namedViews(t)
	const website = { to: '/desk/website', label: t('rooms.website'), Icon: Globe }
	return [
		inbox,
		mine,
		...(hasRight(role, 'manage') ? [overview] : []),
		...(hasRight(role, 'website') ? [website] : []),
		me,
	]
}

/** The ways through the website's content. */
export function websiteGroups(t: TranslateIn<'desk'>): ViewGroup[] {
	const kind = (name: string, label: string, Icon: View['Icon']): View => ({
		to: `/desk/website?kind=${name}`,
		label,
		Icon,
		count: name,
	})
	return [
		{
			label: t('website.label'),
			views: [
				{ to: '/desk/website', label: t('website.all'), Icon: LayoutGrid, count: 'all' },
				{
					to: '/desk/website?state=draft',
					label: t('website.drafts'),
					Icon: Pencil,
					count: 'draft',
				},
				{
					to: '/desk/website?state=dated',
					label: t('website.dated'),
					Icon: CalendarClock,
					count: 'dated',
				},
				{
					to: '/desk/website?state=release',
					label: t('website.release'),
					Icon: PackageOpen,
					count: 'release',
					hidesEmpty: true,
				},
				{ to: '/desk/website/open', label: t('website.open'), Icon: BadgeCheck, count: 'open' },
			],
		},
		{
			label: t('website.content'),
			heading: true,
			views: [
				kind('university', t('website.university'), GraduationCap),
				kind('institute', t('website.institute'), Languages),
				kind('home', t('website.home'), BedDouble),
				kind('page', t('website.page'), FileText),
			],
		},
		{
			label: t('website.office'),
			heading: true,
			views: [
				kind('company', t('website.company'), Building2),
				kind('figures', t('website.figures'), Calculator),
				kind('template', t('website.template'), MessageSquareText),
			],
		},
	]
}

export function websiteBar(t: TranslateIn<'desk'>, role: Role): View[] {
	const { inbox, me } = namedViews(t)
	return [
		{ to: '/desk/website', label: t('website.content'), Icon: LayoutGrid },
		{ to: '/desk/website?state=draft', label: t('website.drafts'), Icon: Pencil },
		{ to: '/desk/website/open', label: t('website.openShort'), Icon: BadgeCheck },
		...(hasRight(role, 'cases') ? [{ ...inbox, label: t('rooms.cases') }] : []),
		me,
	]
}

/** Which of the two rooms somebody is in; who works on no cases is always in the website's. */
export const isInWebsite = (pathname: string, role: Role) =>
	pathname.startsWith('/desk/website') || !hasRight(role, 'cases')

/** An address with a query is a view of its own; the bare one is current only without. */
export function isCurrent(to: string, pathname: string, search: string): boolean {
	const [path, query = ''] = to.split('?')
	if (path !== pathname) return false
	const asked = new URLSearchParams(search)
	const own = [...new URLSearchParams(query)]
	if (own.length === 0)
		return !['view', 'waiting', 'q', 'kind', 'state'].some((name) => asked.has(name))
	return own.every(([name, value]) => asked.get(name) === value)
}

/** The views' numbers, and those of whom a case waits for, by one name each. */
export function numbersOf(counts: Counts | null): Record<string, number> {
	if (!counts) return {}
	const { waiting, ...views } = counts
	return { ...waiting, ...views }
}
