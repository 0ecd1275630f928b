/** Larger, smaller, turned, over the whole screen: how a document is looked at. */
import Maximize from 'lucide-react/icons/maximize'
import Minimize from 'lucide-react/icons/minimize'
import RotateCw from 'lucide-react/icons/rotate-cw'
import ZoomIn from 'lucide-react/icons/zoom-in'
import ZoomOut from 'lucide-react/icons/zoom-out'
import { type ComponentType, type RefObject, type SVGProps, useEffect, useState } from 'react'
import { useLanguage, useT } from '#app/language/strings.tsx'
import { IconButton } from '#app/ui/icon-button.tsx'
import { formatPercent } from '#domain/format.ts'

const sizes = [0.5, 0.75, 1, 1.5, 2, 3, 4]
const turns = [0, 90, 180, 270] as const

export interface Sheet {
	zoom: number
	turn: (typeof turns)[number]
}
export const asItIs: Sheet = { zoom: 1, turn: 0 }

/** The size that comes after this one; undefined where there is none. */
const next = (zoom: number, by: 1 | -1) => sizes[sizes.indexOf(zoom) + by]

/** Follows the browser, which also leaves the whole screen by itself, with Escape. */
function useWholeScreen(view: RefObject<HTMLElement | null>) {
	const [isWhole, setWhole] = useState(false)
	useEffect(() => {
		const follow = () => setWhole(document.fullscreenElement === view.current)
		document.addEventListener('fullscreenchange', follow)
		return () => document.removeEventListener('fullscreenchange', follow)
	}, [view])
	const change = () => (isWhole ? document.exitFullscreen() : view.current?.requestFullscreen())
	return { isWhole, change: () => void change()?.catch(() => setWhole(false)) }
}

interface ToolsProps {
	sheet: Sheet
	onChange: (sheet: Sheet) => void
	/** What fills the screen. */
	view: RefObject<HTMLElement | null>
}

export function SheetTools({ sheet, onChange, view }: ToolsProps) {
	const t = useT('desk-case')
	const language = useLanguage()
	const whole = useWholeScreen(view)
	const { zoom, turn } = sheet
	const [larger, smaller] = [next(zoom, 1), next(zoom, -1)]
	return (
		<>
			<Tool
				label={t('tools.larger')}
				Icon={ZoomIn}
				onPress={larger ? () => onChange({ turn, zoom: larger }) : undefined}
			/>
			<Tool
				label={t('tools.smaller')}
				Icon={ZoomOut}
				onPress={smaller ? () => onChange({ turn, zoom: smaller }) : undefined}
			/>
			<output aria-label={t('tools.size')}>{formatPercent(language, zoom * 100)}</output>
			<Tool
				label={t('tools.turn')}
				Icon={RotateCw}
				onPress={() => onChange({ zoom, turn: turns[(turns.indexOf(turn) + 1) % 4] ?? 0 })}
			/>
			{/* Telephones of some makers fill the screen with films only. */}
			{document.fullscreenEnabled && (
				<Tool
					label={t(whole.isWhole ? 'tools.leave' : 'tools.whole')}
					Icon={whole.isWhole ? Minimize : Maximize}
					onPress={whole.change}
				/>
			)}
		</>
	)
}

interface ToolProps {
	label: string
	Icon: ComponentType<SVGProps<SVGSVGElement>>
	onPress: (() => void) | undefined
}

/** At its end a tool keeps the focus and does nothing. */
function Tool({ label, Icon, onPress }: ToolProps) {
	return (
		<IconButton
			icon={Icon}
			label={label}
			title={label}
			aria-disabled={!onPress}
			onClick={onPress}
		/>
	)
}
