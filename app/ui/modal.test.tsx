/** The events of a dialog are the browser's; whether one means that somebody closed it is decided here. */
import type { ReactElement, ReactEventHandler } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test, vi } from 'vitest'
import { Modal } from './modal.tsx'

test('a dialog that is open again when its closing is told stays: effects run twice while developing', () => {
	const onClose = vi.fn()
	let drawn: ReactElement<{ onClose: ReactEventHandler }> | undefined
	function Drawn() {
		drawn = Modal({ dialog: { current: null }, labelledBy: 'title', onClose, children: 'text' })
		return drawn
	}
	renderToStaticMarkup(<Drawn />)
	const tell = (open: boolean) => drawn?.props.onClose({ currentTarget: { open } } as never)
	tell(true)
	expect(onClose).not.toHaveBeenCalled()
	tell(false)
	expect(onClose).toHaveBeenCalledOnce()
})
