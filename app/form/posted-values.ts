/** What was typed into a form that was posted without scripts: its fields are drawn with it again. */
import { createContext, use } from 'react'

export const PostedValues = createContext<Readonly<Record<string, string>>>({})

export function usePosted(name: string): string | undefined {
	return use(PostedValues)[name]
}
