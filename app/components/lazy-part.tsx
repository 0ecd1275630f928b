/**
 * Parts that are fetched on first use. `React.lazy` would take the whole page down when the connection is gone, and
 * with it everything typed; such a part says that it is missing instead, and is asked for again when there is a network,
 * when the visitor asks, or the next time it is needed.
 */
import { type ComponentType, createContext, type ReactNode, use, useCallback } from 'react'
import { type Area, MoreStrings, stringsOf, useLanguage } from '#app/language/strings.tsx'
import { useFetched } from '#app/start/use-fetched.ts'
import { PartMissing } from './part-missing.tsx'

/** Closes what was opened, so that it can be opened again. */
const GiveUpContext = createContext<(() => void) | undefined>(undefined)

/** `silent`: nobody waits for it. `waiting`: what stands there until it has come. */
interface Options {
	silent?: boolean
}

/** Around a part that was opened: closing the notice that it is missing closes the part too, so that it can be opened again. */
export function GiveUp({ onGiveUp, children }: { onGiveUp: () => void; children: ReactNode }) {
	return <GiveUpContext value={onGiveUp}>{children}</GiveUpContext>
}

export function lazyPart<Props extends object>(
	load: () => Promise<ComponentType<Props>>,
	{ silent = false, waiting }: Options & { waiting?: (props: Props) => ReactNode } = {},
) {
	let loaded: ComponentType<Props> | undefined
	const once = async () => {
		loaded ??= await load()
		return loaded
	}
	return function LazyPart(props: Props) {
		const { value, isMissing, again, leave } = useFetched(once)
		const giveUp = use(GiveUpContext) ?? leave
		const Part = loaded ?? value
		if (Part) return <Part {...props} />
		return (
			<>
				{waiting?.(props)}
				{isMissing && !silent && <PartMissing onAgain={again} onLeave={giveUp} />}
			</>
		)
	}
}

/** Loads areas that only a part opened later needs, such as the chat; shows nothing until they are there. `areas` is one list, not a new one each time. */
export function LazyStrings({
	areas,
	silent = false,
	onGiveUp,
	children,
}: Options & { areas: readonly Area[]; onGiveUp?: () => void; children: ReactNode }) {
	const language = useLanguage()
	const load = useCallback(() => stringsOf(language, ...areas), [language, areas])
	const { value, isMissing, again, leave } = useFetched(load)
	if (isMissing && !value && !silent)
		return <PartMissing onAgain={again} onLeave={onGiveUp ?? leave} />
	return (
		value && (
			<GiveUpContext value={onGiveUp}>
				<MoreStrings strings={value}>{children}</MoreStrings>
			</GiveUpContext>
		)
	)
}
