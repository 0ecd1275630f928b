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

export function isRole(value: unknown): value is Role {
	return roles.some((role) => role === value)
}
