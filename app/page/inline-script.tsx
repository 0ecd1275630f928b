import { use } from 'react'
import { HtmlOnlyContext } from './html-only.ts'

/** A script of our own in the HTML. The server recognises it by the nonce and allows it by hash in the page's policy. */
export function InlineScript({ text }: { text: string }) {
	const { nonce } = use(HtmlOnlyContext)
	return (
		// biome-ignore lint/security/noDangerouslySetInnerHtml: a script of our own.
		<script nonce={nonce} dangerouslySetInnerHTML={{ __html: text }} suppressHydrationWarning />
	)
}
