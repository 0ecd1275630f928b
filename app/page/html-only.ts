/**
 * What is only in the HTML and never in a script: drawings and the inline scripts. The server's entry provides it;
 * in the browser it is empty, and hydration leaves what the server rendered untouched.
 */
import { createContext } from 'react'

interface HtmlOnly {
	/** By the address of their file. */
	drawings: Record<string, string>
	preferencesScript: string
	startScript: string
	/** On every script of ours while the page is rendered, so that the server knows them (`server/pages/policy.ts`). */
	nonce?: string
}

export const HtmlOnlyContext = createContext<HtmlOnly>({
	drawings: {},
	preferencesScript: '',
	startScript: '',
})
