/** The frame of every page of the desk but those for signing in. */
import '#app/features/desk/desk.css'
import '#app/features/desk/account/account.css'
import '#app/features/desk/case-parts/case-parts.css'
import { isRouteErrorResponse, Outlet, useMatches, useRevalidator } from 'react-router'
import * as v from 'valibot'
import { pulseAnswer, viewsAnswer } from '#app/features/desk/case-parts/desk-api.ts'
import { ConfirmProvider } from '#app/features/desk/confirm.tsx'
import type { DeskContext } from '#app/features/desk/frame/desk-context.ts'
import { DeskFrame } from '#app/features/desk/frame/desk-frame.tsx'
import { numbersOf, usePulse } from '#app/features/desk/frame/use-pulse.ts'
import { PendingBulkChangeProvider } from '#app/features/desk/inbox/pending-bulk-change.tsx'
import { hasStrings, MoreStrings, stringsOf, useT } from '#app/language/strings.tsx'
import { ownFrame } from '#app/page/own-frame.ts'
import { Button, ButtonLink } from '#app/ui/button.tsx'
import { roles } from '#domain/desk/roles.ts'
import type { Route } from './+types/layout'
import { onDesk } from './load.ts'

const person = v.object({
	id: v.string(),
	name: v.string(),
	role: v.picklist(roles),
	shortcuts: v.boolean(),
})

export const handle = ownFrame

export const loader = onDesk(async ({ language, call }) => ({
	strings: await stringsOf(language, 'desk', 'desk-account', 'forms'),
	person: await call('/me', person),
	// Whoever has still to set up a second factor sees the frame, and none of its numbers.
	pulse: await call('/pulse', pulseAnswer).catch(() => null),
	saved: (await call('/views', viewsAnswer).catch(() => ({ views: [] }))).views,
}))

/** A screen that needs the width says so: `export const handle = { slim: true }`. */
function useSlim(): boolean {
	return useMatches().some(
		({ handle: own }) => typeof own === 'object' && own !== null && 'slim' in own,
	)
}

export default function DeskLayout({ loaderData }: Route.ComponentProps) {
	const { person: own, pulse, saved } = loaderData
	const counts = usePulse(pulse?.counts ?? null)
	return (
		<ConfirmProvider>
			<PendingBulkChangeProvider>
				<DeskFrame person={own} counts={numbersOf(counts)} saved={saved} slim={useSlim()}>
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
			<DeskFrame person={loaderData.person} counts={{}} saved={[]} slim={false}>
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
