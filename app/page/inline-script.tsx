import { use } from 'react'
import { HtmlOnlyContext } from './html-only.ts'

/** A script of our own that stands in the HTML: the nonce tells the server that it is, and the page's policy allows it by hash. */
export function InlineScript({ text }: { text: string }) {
	const { nonce } = use(HtmlOnlyContext)
	return (
		// biome-ignore lint/security/noDangerouslySetInnerHtml: a script of our own.
		<script nonce={nonce} dangerouslySetInnerHTML={{ __html: text }} suppressHydrationWarning />
	)
}
