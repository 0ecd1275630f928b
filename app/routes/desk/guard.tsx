/** The router runs this middleware before every page of the desk and before its data; the rules are in `server/desk/calls.ts`. */
import { Outlet } from 'react-router'
import { ownFrame } from '#app/page/own-frame.ts'
import { deskContext, privatePageContext, requestContext } from '#server/pages/request-context.ts'
import type { Route } from './+types/guard'

export const handle = ownFrame

export const middleware: Route.MiddlewareFunction[] = [
	async ({ request, url, pattern, context }, next) => {
		context.set(privatePageContext, true)
		const visit = await context.get(requestContext).desk.enter({ request, url, pattern })
		if (visit instanceof Response) return visit
		context.set(deskContext, visit)
		return next()
	},
]

export default function DeskPages() {
	return <Outlet />
}
