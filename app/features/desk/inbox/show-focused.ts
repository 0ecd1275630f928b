import type { FocusEvent } from 'react'

/** In a row that scrolls sideways browsers leave what has the focus half outside, as long as a part of it is seen. */
export function showFocused({ target }: FocusEvent): void {
	target.scrollIntoView({ block: 'nearest', inline: 'nearest' })
}
