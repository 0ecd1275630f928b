export const roles = ['consultant', 'manager'] as const
export type Role = (typeof roles)[number]

export function isRole(value: unknown): value is Role {
	return roles.some((role) => role === value)
}
