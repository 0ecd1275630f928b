/** Which variables make sense only together: any of a group (or of its extras) asks for the whole group. */
const groups: { group: readonly string[]; extras: readonly string[] }[] = [
	{
		group: ['S3_BUCKET', 'S3_REGION', 'S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY'],
		extras: ['S3_ENDPOINT'],
	},
	{
		group: ['EMAILJS_SERVICE_ID', 'EMAILJS_TEMPLATE_ID', 'EMAILJS_PUBLIC_KEY'],
		extras: ['EMAILJS_PRIVATE_KEY', 'EMAILJS_ORIGIN'],
	},
	{
		group: ['WHATSAPP_TOKEN', 'WHATSAPP_NUMBER_ID', 'WHATSAPP_APP_SECRET', 'WHATSAPP_VERIFY_TOKEN'],
		extras: ['WHATSAPP_API'],
	},
]

/** A line for each group of which only a part is given. */
export const halfGiven = (given: (name: string) => boolean): string[] =>
	groups.flatMap(({ group, extras }) => {
		if (![...group, ...extras].some(given)) return []
		const missing = group.filter((name) => !given(name))
		if (missing.length === 0) return []
		return [`${missing.join(', ')} missing: ${group.join(', ')} must be given together`]
	})
