export const roles = ['consultant', 'editor', 'manager'] as const
export type Role = (typeof roles)[number]

/** What somebody may do at the desk: work on cases, change the website, manage people and look at everything. */
export type Right = 'cases' | 'website' | 'manage'

const rights: Readonly<Record<Role, readonly Right[]>> = {
	consultant: ['cases'],
	editor: ['website'],
	manager: ['cases', 'website', 'manage'],
}

export const hasRight = (role: Role, right: Right): boolean => rights[role].includes(right)

/** Who has to have a second factor, as the setting says: `manager` means everybody who can change what families read. */
export const codeModes = ['off', 'manager', 'all'] as const
export type CodeMode = (typeof codeModes)[number]

export const needsCode = (mode: CodeMode, role: Role): boolean =>
	mode === 'all' || (mode === 'manager' && hasRight(role, 'website'))

export function isRole(value: unknown): value is Role {
	return roles.some((role) => role === value)
}
