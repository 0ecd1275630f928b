import './edit.css'
import { useEffect } from 'react'
import { useT } from '#app/language/strings.tsx'

/** Over a page that a draft is laid over. */
export function PreviewBar() {
	const t = useT('edit')
	// Synchronises with the device: looking at a draft must not change the editor's own language, theme or plan.
	useEffect(keepNothing, [])
	return <p className="preview-bar no-print">{t('preview')}</p>
}

/** Until the page is left. The tab's own storage stays: it holds how far the page was scrolled. */
function keepNothing(): void {
	const { setItem } = Storage.prototype
	Storage.prototype.setItem = function (name, value) {
		if (this !== localStorage) setItem.call(this, name, value)
	}
	Object.defineProperty(document, 'cookie', { get: () => '', set: () => undefined })
}
