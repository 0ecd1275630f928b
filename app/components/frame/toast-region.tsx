/** Where notices appear. The list itself is loaded with the first notice: most visits never need it. */
import { useEffect, useRef } from 'react'
import { createPortal } from 'react-dom'
import { useT } from '#app/language/strings.tsx'
import { useNoticeHost, useNotices } from '#app/notices/notices.ts'
import { lazyPart } from '#app/start/later.tsx'

const areas = ['notices'] as const

const Toast = lazyPart(async () => (await import('#app/notices/toast.tsx')).Toast, {
	areas,
	silent: true,
})
const StatusLink = lazyPart(
	async () => (await import('#app/components/status-link.tsx')).StatusLink,
	{ areas, silent: true },
)

export function ToastRegion() {
	const t = useT('common')
	const notices = useNotices()
	const host = useNoticeHost()
	const list = useRef<HTMLOListElement>(null)

	// Synchronises with the keyboard: Alt+T moves to the notices from anywhere.
	useEffect(() => {
		const focus = (event: KeyboardEvent) => {
			if (event.altKey && event.code === 'KeyT') list.current?.focus()
		}
		addEventListener('keydown', focus)
		return () => removeEventListener('keydown', focus)
	}, [])

	const region = (
		<section aria-label={t('notices.label')} aria-live="polite" aria-relevant="additions text">
			<ol ref={list} className="toasts" tabIndex={-1}>
				{notices.map((notice) => (
					<Toast key={notice.id} notice={notice}>
						{notice.statusAddress && (
							<StatusLink address={notice.statusAddress} reference={notice.reference} />
						)}
					</Toast>
				))}
			</ol>
		</section>
	)
	return host ? createPortal(region, host) : region
}
