import type { ComponentProps } from 'react'
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

interface ButtonProps extends Look, ComponentProps<'button'> {
	/** Says with a spinner, in place of what the button says, that its work is being done. */
	busyLabel?: string | false
}

export function Button(props: ButtonProps) {
	const { variant, small, className, type = 'button', busyLabel, children, ...rest } = props
	return (
		<button type={type} className={look({ variant, small }, className)} {...rest}>
			{busyLabel && <span className="spinner" aria-hidden="true" />}
			{busyLabel || children}
		</button>
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
