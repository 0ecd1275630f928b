/**
 * What a page fetches after it has started, at one of two moments: when the visitor opens it (`lazyPart`, `useFetched`), or with the
 * visitor's first move (`firstMove`, `useOnFirstMove`). What can't be fetched is asked for again when there is a network, and when
 * the visitor asks.
 */
import {
	type ComponentType,
	type ReactNode,
	useCallback,
	useEffect,
	useMemo,
	useState,
} from 'react'
import {
	type Area,
	MoreStrings,
	type Strings,
	stringsOf,
	useLanguage,
} from '#app/language/strings.tsx'
import type { Language } from '#domain/language.ts'
import { PartMissing } from './part-missing.tsx'
import { loadWholePage } from './recovery.ts'

interface Listener<Value> {
	onLoad: (value: Value) => void
	onMissing?: () => void
}

function createFetch<Value>(load: () => Promise<Value>, { onLoad, onMissing }: Listener<Value>) {
	let loading: Promise<Value | undefined> | undefined
	let isStopped = false

	/** Undefined when it can't be had now. */
	function prepare(): Promise<Value | undefined> {
		isStopped = false
		loading ??= load().then(
			(value) => {
				if (!isStopped) onLoad(value)
				return value
			},
			(error: unknown) => {
				console.warn('a part of the page could not be fetched', error)
				loading = undefined
				if (isStopped) return undefined
				onMissing?.()
				addEventListener('online', prepare, { once: true })
				return undefined
			},
		)
		return loading
	}

	/**
	 * The visitor waits for it. If the server answers and it is still missing, only the page loaded anew can have it: then this
	 * never resolves, because the page is about to be replaced.
	 */
	async function need(): Promise<Value | undefined> {
		const value = await prepare()
		return value ?? ((await loadWholePage()) ? new Promise(() => undefined) : undefined)
	}

	function stop(): void {
		isStopped = true
		removeEventListener('online', prepare)
	}
	return { prepare, need, stop }
}

/** Fetched while the component is on the screen. When `load` changes, the last value stays until the next one has arrived. */
export function useFetched<Value>(load: () => Promise<Value>) {
	const [value, setValue] = useState<Value>()
	const [isMissing, setMissing] = useState(false)
	const { prepare, need, stop } = useMemo(
		() =>
			createFetch(load, {
				onLoad(loaded) {
					setMissing(false)
					setValue(() => loaded)
				},
				onMissing: () => setMissing(true),
			}),
		[load],
	)
	// Synchronises with the files of the build.
	useEffect(() => {
		void prepare()
		return stop
	}, [prepare, stop])
	return { value, isMissing, again: () => void need(), leave: () => setMissing(false) }
}

interface PartOptions<Props> {
	/** The texts that only this part needs. */
	areas?: readonly Area[]
	/** The visitor did not ask for it: nothing is said when it is missing. */
	silent?: boolean
	/** What it waits for before it is fetched. */
	when?: () => Promise<unknown>
	/** Drawn in its place until it has arrived. */
	waiting?: (props: Props) => ReactNode
}

interface LoadedPart<Props> {
	Part: ComponentType<Props>
	strings: Strings
}

interface GiveUp {
	/** The visitor closed the notice that the part is missing; closing what was opened lets it be opened again. */
	onGiveUp?: () => void
}

/**
 * A component that is fetched, with its texts, when it is first drawn. `React.lazy` would replace the whole page by its error screen
 * when the connection is gone, and with it everything typed.
 */
export function lazyPart<Props extends object>(
	load: () => Promise<ComponentType<Props>>,
	{ areas = [], silent = false, when, waiting }: PartOptions<Props> = {},
) {
	const loaded = new Map<Language, LoadedPart<Props>>()

	async function loadIn(language: Language): Promise<LoadedPart<Props>> {
		const known = loaded.get(language)
		if (known) return known
		await when?.()
		const texts = areas.length > 0 ? stringsOf(language, ...areas) : {}
		const [Part, strings] = await Promise.all([load(), texts])
		loaded.set(language, { Part, strings })
		return { Part, strings }
	}

	return function LazyPart(props: Props & GiveUp) {
		const language = useLanguage()
		const loadPart = useCallback(() => loadIn(language), [language])
		const { value, isMissing, again, leave } = useFetched(loadPart)
		const part = loaded.get(language) ?? value
		if (part)
			return (
				<MoreStrings strings={part.strings}>
					<part.Part {...props} />
				</MoreStrings>
			)
		return (
			<>
				{waiting?.(props)}
				{isMissing && !silent && <PartMissing onAgain={again} onLeave={props.onGiveUp ?? leave} />}
			</>
		)
	}
}

const moves = ['pointerdown', 'pointermove', 'keydown', 'scroll', 'focusin'] as const

let moved: Promise<unknown> | undefined

/** Resolves with the visitor's first move on any page. */
export function firstMove(): Promise<unknown> {
	moved ??= new Promise((resolve) => {
		for (const type of moves) addEventListener(type, resolve, { passive: true, once: true })
	})
	return moved
}

/** Fetched with the first move, or earlier by `prepare` and `need`. `load` is the one of the first drawing. */
export function useOnFirstMove<Part>(load: () => Promise<Part>) {
	const [part, setPart] = useState<Part>()
	const [fetching] = useState(() =>
		createFetch(load, { onLoad: (loaded) => setPart(() => loaded) }),
	)
	const { prepare, need, stop } = fetching
	// Synchronises with the visitor's first move.
	useEffect(() => {
		let isShown = true
		void firstMove().then(() => {
			if (isShown) void prepare()
		})
		return () => {
			isShown = false
			stop()
		}
	}, [prepare, stop])
	return { part, prepare, need }
}
