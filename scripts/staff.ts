/**
 * `npm run staff -- add <mail> --name <name> --role manager|editor|consultant [--language ar|en]`, `list`, `reset <mail>`,
 * `disable <mail>`: the accounts of the desk. One-time addresses are printed here once; only their digests are stored.
 */
import { parseArgs } from 'node:util'
import { isRole } from '#domain/desk/roles.ts'
import { defaultLanguage, isLanguage } from '#domain/language.ts'
import { createAccounts, lifeOfAddress } from '#server/desk/accounts.ts'
import { openStore, type Store } from '#server/store/store.ts'
import { settingsOrExit } from './settings-or-exit.ts'

const usage = [
	'npm run staff -- add <mail> --name <name> --role manager|editor|consultant [--language ar|en]',
	'npm run staff -- list',
	'npm run staff -- reset <mail>     ends password, second factor and sessions, prints a new address',
	'npm run staff -- disable <mail>   ends sessions; reset brings the account back',
]

type Outcome = { lines: string[]; failed?: true }
const failed = (...lines: string[]): Outcome => ({ lines, failed: true })
const opened = (address: string) => [
	'To set the password, open this address within 24 hours. It works once and is not kept anywhere:',
	address,
]

export async function staffCommand(
	args: readonly string[],
	store: Store,
	siteUrl: string,
): Promise<Outcome> {
	const options = {
		name: { type: 'string' },
		role: { type: 'string' },
		language: { type: 'string', default: defaultLanguage },
	} as const
	let given: ReturnType<typeof parseArgs<{ options: typeof options; allowPositionals: true }>>
	try {
		given = parseArgs({ args: [...args], options, allowPositionals: true })
	} catch {
		return failed(...usage)
	}
	const [action, email = ''] = given.positionals
	const { name = '', role, language } = given.values
	const accounts = createAccounts(store, siteUrl)

	if (action === 'list') {
		const people = await store.staff.all()
		if (people.length === 0) return { lines: ['No account yet.', ...usage.slice(0, 1)] }
		return {
			lines: people.map((one) =>
				[one.email, one.name, one.role, one.state, one.totp_secret ? 'second factor' : '-'].join(
					'\t',
				),
			),
		}
	}
	if (!/^[^\s@]+@[^\s@]+$/.test(email)) return failed(...usage)
	if (action === 'add') {
		if (name.trim() === '' || !isRole(role) || !isLanguage(language)) return failed(...usage)
		const person = { email, name: name.trim(), role, language }
		const address = await accounts.invite(person, lifeOfAddress.command)
		return address === null
			? failed(`${email} has an account. \`npm run staff -- reset ${email}\` makes a new address.`)
			: { lines: opened(address) }
	}
	const account = await store.staff.byEmail(email)
	if (action !== 'reset' && action !== 'disable') return failed(...usage)
	if (!account) return failed(`${email} has no account.`)
	if (action === 'reset') {
		return { lines: opened(await accounts.reset(account.id, lifeOfAddress.command)) }
	}
	return (await accounts.disable(account.id))
		? { lines: [`${email} is disabled, and every session of the account has ended.`] }
		: failed(`${email} is the last active manager: add another one first.`)
}

if (import.meta.main) {
	const settings = settingsOrExit()
	const store = await openStore(settings)
	const { lines, failed: hasFailed } = await staffCommand(
		process.argv.slice(2),
		store,
		settings.siteUrl,
	)
	for (const line of lines) (hasFailed ? console.error : console.log)(line)
	await store.close()
	if (hasFailed) process.exitCode = 1
}
