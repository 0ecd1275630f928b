import type { ComponentProps, ReactNode } from 'react'
import type { LinkProps } from 'react-router'
import { Link } from './link.tsx'

export type ButtonVariant = 'gold' | 'brand' | 'line' | 'quiet'

interface Look {
	/** Gold is the one conversion action of a view; brand is every other primary action. */
	variant: ButtonVariant
	small?: boolean | undefined
}

function look({ variant, small }: Look, className = ''): string {
	return `btn btn-${variant} ${small ? 'btn-small' : ''} ${className}`
}

export function Button({
	variant,
	small,
	className,
	type = 'button',
	...rest
}: Look & ComponentProps<'button'>) {
	return <button type={type} className={look({ variant, small }, className)} {...rest} />
}

/** The label of a button, with a spinner while something is being sent. */
export function BusyLabel({
	busy,
	busyLabel,
	children,
}: {
	busy: boolean
	busyLabel: string
	children: ReactNode
}) {
	if (!busy) return children
	return (
		<>
			<span className="spinner" aria-hidden="true" />
			{busyLabel}
		</>
	)
}

/** A link inside the site that looks like a button; its page is fetched when a visitor points at it. */
export function ButtonLink({ variant, small, className, ...rest }: Look & LinkProps) {
	return <Link className={look({ variant, small }, className)} {...rest} />
}

/** A link that leaves the site or the browser (WhatsApp, mail, telephone). */
export function ButtonAnchor({ variant, small, className, ...rest }: Look & ComponentProps<'a'>) {
	return <a className={look({ variant, small }, className)} {...rest} />
}
