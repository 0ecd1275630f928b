/**
 * `npm run after-restore`, called by `deploy/restore.sh`: ends what an older backup brought back to life (links, visits,
 * sessions, one-time addresses), and lists the accounts, because a disabled one may be active again.
 */
import { openStoreWithErasures } from '#server/erase/open-store-with-erasures.ts'
import { settingsOrExit } from './settings-or-exit.ts'

const { store } = await openStoreWithErasures(settingsOrExit())
await store.endAccess()
console.log(
	'Every status link, session and one-time address has ended. The next mails bring new links.',
)
console.log(
	'Passwords are those of the backup. Are these accounts right? If not: npm run staff -- disable <mail>',
)
for (const { name, role, state, email } of await store.staff.all()) {
	console.log([name, role, state, email].join('\t'))
}
await store.close()
