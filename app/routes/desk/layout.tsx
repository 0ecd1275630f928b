/** The frame of every page of the desk but those for signing in. */
import '#app/features/desk/desk.css'
import '#app/features/desk/account/account.css'
import '#app/features/desk/case-parts/case-parts.css'
import { useEffect } from 'react'
import { isRouteErrorResponse, Outlet, useMatches, useRevalidator } from 'react-router'
import { ConfirmProvider } from '#app/features/desk/confirm.tsx'
import type { DeskContext } from '#app/features/desk/frame/desk-context.ts'
import { DeskFrame } from '#app/features/desk/frame/desk-frame.tsx'
import { usePolled } from '#app/features/desk/frame/use-polled.ts'
import { numbersOf } from '#app/features/desk/frame/views.ts'
import { PendingBulkChangeProvider } from '#app/features/desk/inbox/pending-bulk-change.tsx'
import { hasStrings, MoreStrings, stringsOf, useT } from '#app/language/strings.tsx'
import { markEditor } from '#app/start/editor-mark.ts'
import { Button, ButtonLink } from '#app/ui/button.tsx'
import { pulseAnswer } from '#domain/desk/desk-api.ts'
import { hasRight } from '#domain/desk/roles.ts'
import type { Route } from './+types/layout'
import { type DeskRequest, onDesk } from './load.ts'

export const loader = onDesk(async ({ language, visit, read, url }) => {
	const { id, name, role, shortcuts } = await read('GET /api/desk/me')
	// Before the second factor is set up, the frame has no numbers and no saved views.
	const pulse = visit.may('GET /api/desk/pulse') ? await read('GET /api/desk/pulse') : null
	const isWebsite = url.pathname.startsWith('/desk/website') && visit.may('GET /api/desk/website')
	return {
		strings: await stringsOf(language, 'desk', 'desk-account', 'forms'),
		person: { id, name, role, shortcuts },
		counts: pulse?.counts ?? null,
		notices: pulse?.notices ?? null,
		website: isWebsite ? await websiteCounts(read) : null,
		saved: pulse ? (await read('GET /api/desk/views')).views : [],
	}
})

async function websiteCounts(read: DeskRequest['read']): Promise<Record<string, number>> {
	const { counts, open } = await read('GET /api/desk/website')
	return { ...counts, open }
}

/** A screen that needs the width says so: `export const handle = { slim: true }`. */
function useSlim(): boolean {
	return useMatches().some(
		({ handle: own }) => typeof own === 'object' && own !== null && 'slim' in own,
	)
}

export default function DeskLayout({ loaderData }: Route.ComponentProps) {
	const { person: own, saved, website } = loaderData
	// Synchronises with the device's storage: public pages offer this person to edit them.
	useEffect(() => markEditor(hasRight(own.role, 'website')), [own.role])
	const asked = loaderData.counts === null ? null : 'GET /api/desk/pulse'
	const polled = usePolled(asked, pulseAnswer, loaderData)
	const counts = polled?.counts ?? loaderData.counts
	const notices = polled?.notices ?? loaderData.notices
	return (
		<ConfirmProvider>
			<PendingBulkChangeProvider>
				<DeskFrame
					person={own}
					counts={website ?? numbersOf(counts)}
					notices={notices}
					saved={saved}
					slim={useSlim()}
				>
					<Outlet context={{ person: own, counts, saved } satisfies DeskContext} />
				</DeskFrame>
			</PendingBulkChangeProvider>
		</ConfirmProvider>
	)
}

/** What cannot be repaired by asking again. */
const final: Readonly<Record<number, 'forbidden' | 'missing' | 'gone'>> = {
	403: 'forbidden',
	404: 'missing',
	410: 'gone',
}

/** Inside the frame where the frame itself came through; on a bare page where it did not. */
export function ErrorBoundary({ error, loaderData }: Route.ErrorBoundaryProps) {
	const why = isRouteErrorResponse(error) ? final[error.status] : undefined
	if (loaderData) {
		return (
			<DeskFrame person={loaderData.person} counts={{}} notices={null} saved={[]} slim={false}>
				<Failure why={why} />
			</DeskFrame>
		)
	}
	const strings = isRouteErrorResponse(error) && hasStrings(error.data) ? error.data.strings : {}
	return (
		<MoreStrings strings={strings}>
			<main id="main" className="desk-bare">
				<Failure why={why} />
			</main>
		</MoreStrings>
	)
}

function Failure({ why }: { why: (typeof final)[number] | undefined }) {
	const t = useT('desk')
	const { revalidate } = useRevalidator()
	const title = t(`errors.${why ?? 'failed'}`)
	return (
		<div className="desk-page" role="alert">
			<title>{title}</title>
			<h1>{title}</h1>
			<p>{t(`errors.${why ?? 'failed'}Text`)}</p>
			<div className="desk-actions">
				{!why && (
					<Button variant="brand" onClick={() => void revalidate()}>
						{t('errors.retry')}
					</Button>
				)}
				<ButtonLink to="/desk" variant="line">
					{t('errors.back')}
				</ButtonLink>
			</div>
		</div>
	)
}
