import { data } from 'react-router'
import { NotFoundScreen } from '#app/components/not-found-screen.tsx'
import { inBrowser, onServer, type PageRequest } from '#app/page/load.ts'
import { describePage, pageOf } from '#app/page/meta.ts'

async function load({ language }: PageRequest) {
	return data({ page: await pageOf(language, 'notFound') }, { status: 404 })
}

export const loader = onServer(load)
export const clientLoader = inBrowser(load)
export const meta = describePage

export default function NotFoundPage() {
	return <NotFoundScreen />
}
