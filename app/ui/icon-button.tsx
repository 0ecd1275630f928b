import type { ComponentProps, ComponentType, SVGProps } from 'react'

interface IconButtonProps extends ComponentProps<'button'> {
	icon: ComponentType<SVGProps<SVGSVGElement>>
	/** What it does, for those who can't see the icon. */
	label: string
}

/** A button that shows nothing but an icon. */
export function IconButton({ icon: Icon, label, className = '', ...rest }: IconButtonProps) {
	return (
		<button type="button" className={`icon-btn ${className}`} aria-label={label} {...rest}>
			<Icon className="icon" aria-hidden="true" />
		</button>
	)
}
