import type { ReactNode } from 'react'
import { useLocation } from 'react-router'
import { Button, type ButtonVariant } from '#app/ui/button.tsx'
import { noAccommodationFilters, writeAccommodationFilters } from '#domain/filters/accommodation.ts'
import { type Shown, useFilters } from './use-filters.ts'

/** A button that leads to a view of this page: a form of its own, so that it also works before scripts do. */
export function ShowButton({
	variant,
	className,
	describedBy,
	children,
	...shown
}: Shown & {
	variant: ButtonVariant
	className?: string
	describedBy?: string
	children: ReactNode
}) {
	const { pathname } = useLocation()
	const { show } = useFilters()
	const wanted = writeAccommodationFilters(
		{ ...noAccommodationFilters, ...shown.filters },
		shown.view,
	)
	return (
		<form
			method="get"
			action={pathname}
			onSubmit={(event) => {
				event.preventDefault()
				show(shown)
			}}
		>
			{[...wanted].map(([name, value]) => (
				<input key={name} type="hidden" name={name} value={value} />
			))}
			<Button
				type="submit"
				variant={variant}
				small
				className={className}
				aria-describedby={describedBy}
			>
				{children}
			</Button>
		</form>
	)
}
