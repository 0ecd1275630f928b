/** A PDF drawn on canvases, page by page. */
import { useEffect, useRef, useState } from 'react'
import { useT } from '#app/language/strings.tsx'

/** A longer one is downloaded. */
const mostPages = 30

export function PdfPages({ address, label }: { address: string; label: string }) {
	const t = useT('desk-case')
	const place = useRef<HTMLDivElement>(null)
	const [state, setState] = useState<'loading' | 'shown' | 'failed'>('loading')

	useEffect(() => {
		let isGone = false
		let close = () => {}
		async function draw() {
			const { openPdf } = await import('./open-pdf.ts')
			if (isGone) return
			const task = openPdf(address)
			close = () => void task.destroy()
			const pdf = await task.promise
			for (let number = 1; number <= Math.min(mostPages, pdf.numPages); number += 1) {
				const page = await pdf.getPage(number)
				const own = page.getViewport({ scale: 1 })
				const scale = Math.max(1000, 2 * (place.current?.clientWidth ?? 0)) / own.width
				const canvas = document.createElement('canvas')
				const viewport = page.getViewport({ scale })
				canvas.width = viewport.width
				canvas.height = viewport.height
				await page.render({ canvas, viewport }).promise
				if (isGone) return
				const sheet = document.createElement('div')
				sheet.className = 'doc-page'
				sheet.style.setProperty('--wide', `${viewport.width}`)
				sheet.style.setProperty('--high', `${viewport.height}`)
				sheet.append(canvas)
				place.current?.append(sheet)
				setState('shown')
			}
		}
		draw().catch(() => {
			if (!isGone) setState('failed')
		})
		const shown = place.current
		return () => {
			isGone = true
			shown?.replaceChildren()
			close()
		}
	}, [address])

	return (
		<>
			{state !== 'shown' && <p role="status">{t(`preview.${state}`)}</p>}
			<div ref={place} className="pdf-pages" role="img" aria-label={label} />
		</>
	)
}
