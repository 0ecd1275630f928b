/**
 * `npm run demo`: the site with a desk full of invented cases and a website somebody works on, in a folder of its own (`data-demo`) that begins anew every
 * time. Prints where to sign in, and with what.
 */
import { randomBytes } from 'node:crypto'
import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { createAccounts, lifeOfAddress } from '#server/desk/accounts.ts'
import { seedDocuments } from '#server/desk/demo/sample-documents.ts'
import { seedMails } from '#server/desk/demo/sample-mails.ts'
import { seedReminders } from '#server/desk/demo/sample-reminders.ts'
import { seedCases } from '#server/desk/demo/seed-cases.ts'
import { seedWebsite } from '#server/desk/demo/seed-website.ts'
import { openDocuments } from '#server/documents/documents.ts'
import { openStore } from '#server/store/store.ts'
import { root } from './run.ts'

const port = process.env.PORT ?? '3000'
const siteUrl = `http://localhost:${port}`
const dataDir = process.env.DEMO_DIR ?? join(root, 'data-demo')
const people = [
	{ email: 'manager@rihla.example', name: 'سارة', role: 'manager' },
	{ email: 'consultant@rihla.example', name: 'مازن', role: 'consultant' },
	{ email: 'editor@rihla.example', name: 'ليان', role: 'editor' },
] as const

await rm(dataDir, { recursive: true, force: true })
const store = await openStore({ dataDir, databaseUrl: null, remindersOn: true })
const accounts = createAccounts(store, siteUrl)
const password = randomBytes(9).toString('base64url')
const staff: string[] = []
for (const person of people) {
	const address = await accounts.invite({ ...person, language: 'ar' }, lifeOfAddress.command)
	const made = await accounts.welcome(address?.split('/').at(-1) ?? '', password)
	if ('id' in made) staff.push(made.id)
}
const [manager = '', consultant = '', editor = ''] = staff
await seedCases(store, 40, { staff: [manager, consultant], days: 20 })
const talked = await seedMails(store, consultant)
await seedReminders(store, consultant)
await seedWebsite(store, [manager, editor])
await seedDocuments(store, await openDocuments({ dataDir, s3: null, siteUrl }, store), talked)
await store.close()

console.log(`\n${siteUrl}/desk`)
for (const { email, role } of people) console.log(`${role}\t${email}\t${password}`)
console.log('')
Object.assign(process.env, { DATA_DIR: dataDir, SITE_URL: siteUrl, PORT: port, REMINDERS: 'on' })
await import('./start.ts')
