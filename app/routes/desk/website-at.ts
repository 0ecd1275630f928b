import { redirect } from 'react-router'
import { entryOfPath } from '#domain/website/entry-paths.ts'
import { onDesk } from './load.ts'

/** From a page of the site to the entry it is made from; to the list where it is made from none. */
export const loader = onDesk(async ({ url }) => {
	const entry = entryOfPath(url.searchParams.get('path') ?? '')
	throw redirect(entry ? `/desk/website/${entry.kind}/${entry.id}` : '/desk/website', 303)
})

export default function EntryOfPage() {
	return null
}
