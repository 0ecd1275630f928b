import { createHmac } from 'node:crypto'
import type { Run } from './schema.ts'

/** A digest with the site's own key: there are so few numbers of passports and telephones that somebody with a copy of the column alone could try them all. */
export async function ownDigest(run: Run, text: string): Promise<string> {
	const { secret } = await run.selectFrom('own_secrets').select('secret').executeTakeFirstOrThrow()
	return createHmac('sha256', secret).update(text).digest('base64url')
}
