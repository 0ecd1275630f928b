import { useT } from '#app/language/strings.tsx'
import { Button, ButtonLink } from '#app/ui/button.tsx'
import { paths } from '#domain/paths.ts'

interface BookButtonProps {
	/** Of the accommodation. */
	id: string
	small?: boolean
	className?: string
	/** The id of what names the accommodation. */
	describedBy?: string
	onBook: (id: string) => void
	/** The visitor is about to book: time to fetch the dialog. */
	onBookNear: () => void
}

/** Opens the booking dialog; without scripts, the page with the same form. */
export function BookButton({
	id,
	small,
	className = '',
	describedBy,
	onBook,
	onBookNear,
}: BookButtonProps) {
	const t = useT('listing')
	return (
		<>
			<Button
				variant="gold"
				small={small}
				className={`needs-scripts ${className}`}
				aria-describedby={describedBy}
				onClick={() => onBook(id)}
				onPointerEnter={onBookNear}
				onFocus={onBookNear}
			>
				{t('card.book')}
			</Button>
			<noscript className="grid">
				<ButtonLink
					to={paths.booking(id)}
					variant="gold"
					small={small}
					className={className}
					aria-describedby={describedBy}
				>
					{t('card.book')}
				</ButtonLink>
			</noscript>
		</>
	)
}
