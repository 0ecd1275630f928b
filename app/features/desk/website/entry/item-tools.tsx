/** What can be done with an item of a list: up, down, a copy, away. */
import ArrowDown from 'lucide-react/icons/arrow-down'
import ArrowUp from 'lucide-react/icons/arrow-up'
import Copy from 'lucide-react/icons/copy'
import Trash2 from 'lucide-react/icons/trash'
import { useT } from '#app/language/strings.tsx'
import { IconButton } from '#app/ui/icon-button.tsx'

interface ToolsProps {
	name: string
	isFirst: boolean
	isLast: boolean
	canRemove: boolean
	canAdd: boolean
	/** Null where the list is put in order by its days. */
	onMove: ((by: number) => void) | null
	onDuplicate: () => void
	onRemove: () => void
}

export function ItemTools({
	name,
	isFirst,
	isLast,
	canRemove,
	canAdd,
	onMove,
	onDuplicate,
	onRemove,
}: ToolsProps) {
	const t = useT('website')
	const tools = [
		...(onMove
			? [
					{ label: t('list.up', { name }), Icon: ArrowUp, off: isFirst, run: () => onMove(-1) },
					{ label: t('list.down', { name }), Icon: ArrowDown, off: isLast, run: () => onMove(1) },
				]
			: []),
		{ label: t('list.duplicate', { name }), Icon: Copy, off: !canAdd, run: onDuplicate },
		{ label: t('list.remove', { name }), Icon: Trash2, off: !canRemove, run: onRemove },
	]
	return (
		<div className="web-item-tools">
			{tools.map(({ label, Icon, off, run }) => (
				<IconButton
					icon={Icon}
					key={label}
					label={label}
					title={label}
					disabled={off}
					onClick={run}
				/>
			))}
		</div>
	)
}
