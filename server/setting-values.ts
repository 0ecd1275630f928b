/** What single settings may be, each a text until it is parsed. */
import * as v from 'valibot'

export const wholeNumber = (min: number, max: number) =>
	v.pipe(v.string(), v.regex(/^\d{1,9}$/), v.transform(Number), v.minValue(min), v.maxValue(max))

function isUrl(value: string, protocols: readonly string[]) {
	return URL.canParse(value) && protocols.includes(new URL(value).protocol)
}

export const webAddress = v.pipe(
	v.string(),
	v.check((value) => isUrl(value, ['http:', 'https:'])),
)

export const webOrigin = v.pipe(
	webAddress,
	v.check((value) => {
		if (!URL.canParse(value)) return false
		const { pathname, search, hash, username } = new URL(value)
		return pathname === '/' && search === '' && hash === '' && username === ''
	}),
	v.transform((value) => new URL(value).origin),
)

export const mailAddress = v.pipe(
	v.string(),
	v.regex(/^[^\s@<>(),;:"\\[\]]+@[^\s@<>(),;:"\\[\]]+$/),
)

/** `office+*@rihla.example`: mail servers deliver whatever stands behind the plus. */
export const replyPattern = v.pipe(mailAddress, v.regex(/^[^*@]+\+\*@[^*@]+$/))

export const databaseAddress = v.pipe(
	v.string(),
	v.check((value) => isUrl(value, ['postgres:', 'postgresql:'])),
)

export const smtpAddress = v.pipe(
	v.string(),
	v.check((value) => isUrl(value, ['smtp:', 'smtps:'])),
)

const isThisMachine = (hostname: string) => ['localhost', '127.0.0.1', '[::1]'].includes(hostname)

/** The token goes along with every call: without encryption only to this machine. */
export const platformAddress = v.pipe(
	webAddress,
	v.check((value) => {
		if (!URL.canParse(value)) return false
		const { protocol, hostname, search, hash, username } = new URL(value)
		const isPlain = search === '' && hash === '' && username === ''
		return isPlain && (protocol === 'https:' || isThisMachine(hostname))
	}),
	v.transform((value) => value.replace(/\/+$/, '')),
)

/** Without encryption only to this machine: the password would be readable on the way. */
export const mailboxAddress = v.pipe(
	v.string(),
	v.check((value) => {
		if (!isUrl(value, ['imap:', 'imaps:'])) return false
		const { protocol, hostname, username, password } = new URL(value)
		const isSafe = protocol === 'imaps:' || isThisMachine(hostname)
		return username !== '' && password !== '' && isSafe
	}),
)

export const scannerAddress = v.pipe(
	v.string(),
	v.check((value) => isUrl(value, ['tcp:', 'unix:'])),
)
