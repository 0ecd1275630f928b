/**
 * Which passwords the desk takes. Length is what counts; besides that, only what everybody tries first is refused:
 * famous words with numbers around them, rows of keys, one thing said over and over, and the person's own name or address.
 */
export type PasswordFault = 'too_short' | 'too_long' | 'common'

const shortestPassword = 12
const longestPassword = 200

const famous = [
	'password',
	'passwort',
	'passw',
	'admin',
	'administrator',
	'welcome',
	'letmein',
	'iloveyou',
	'monkey',
	'dragon',
	'sunshine',
	'princess',
	'football',
	'baseball',
	'superman',
	'trustno',
	'master',
	'secret',
	'login',
	'changeme',
	'default',
	'hello',
	'freedom',
	'whatever',
	'starwars',
	'computer',
	'internet',
	'summer',
	'winter',
	'spring',
	'autumn',
	'test',
	'user',
	'guest',
	'root',
	'qwerty',
	'qwertyuiop',
	'asdfghjkl',
	'zxcvbnm',
	'azerty',
	'abcdefghijklmnopqrstuvwxyz',
	'rihla',
	'malaysia',
	'kualalumpur',
	'consultant',
	'manager',
	'student',
	'office',
	'company',
	'this',
	'the',
	'my',
	'is',
	'and',
	'allah',
	'bismillah',
	'muhammad',
	'mohammed',
	'habibi',
	'كلمةالسر',
	'كلمةالمرور',
	'كلمة',
	'السر',
	'المرور',
	'مرحبا',
	'الله',
	'بسم',
	'محمد',
	'رحلة',
	'ماليزيا',
]

const rows = [
	'01234567890123456789',
	'09876543210987654321',
	'abcdefghijklmnopqrstuvwxyz',
	'qwertyuiop',
	'asdfghjkl',
	'zxcvbnm',
	'1qaz2wsx3edc4rfv5tgb6yhn7ujm8ik9ol0p',
	'qazwsxedcrfvtgbyhnujmikolp',
]

const disguises: Record<string, string> = {
	'@': 'a',
	'4': 'a',
	'3': 'e',
	'1': 'i',
	'!': 'i',
	'0': 'o',
	$: 's',
	'5': 's',
	'7': 't',
}

const undisguised = (text: string) => text.replace(/[@431!0$57]/g, (sign) => disguises[sign] ?? '')
const lettersOf = (text: string) => text.replace(/[^\p{L}]/gu, '')

/** What is left when every known word and every row of keys is taken out. */
function without(text: string, words: readonly string[]): string {
	let left = text
	for (const word of words.toSorted((a, b) => b.length - a.length)) left = left.replaceAll(word, '')
	return left
}

/** Removes sequences of four or more neighbouring keys, digits or letters. */
function withoutRows(text: string): string {
	let left = ''
	for (let at = 0; at < text.length; ) {
		let length = 0
		for (const row of rows) {
			let here = 0
			while (at + here < text.length && row.includes(text.slice(at, at + here + 1))) here += 1
			length = Math.max(length, here)
		}
		if (length < 4) {
			left += text[at]
			length = 1
		}
		at += length
	}
	return left
}

/** What a guesser has to find out once the well-known is taken away; fewer than this many letters or signs are soon tried. */
const enough = 6

export function passwordFault(
	password: string,
	person: { email: string; name: string },
): PasswordFault | null {
	const length = [...password.normalize('NFC')].length
	if (length < shortestPassword) return 'too_short'
	if (length > longestPassword) return 'too_long'
	const plain = password.normalize('NFKC').toLowerCase()
	if (new Set(plain).size < 5) return 'common'
	const own = [person.email.split('@'), person.name.split(/\s+/)]
		.flat()
		.flatMap((part) => [part.toLowerCase(), ...part.toLowerCase().split(/[._-]/)])
		.filter((part) => part.length > 2)
	const words = [...famous, ...own]
	const asTyped = without(withoutRows(plain), words)
	// A year or a number at the end of a word adds little.
	const asLetters = without(lettersOf(undisguised(plain)), words.map(lettersOf).filter(Boolean))
	const digits = plain.replace(/[^\p{L}\p{N}]/gu, '')
	const isNumber = /^\p{N}+$/u.test(digits)
	const hasWords = asLetters.length < lettersOf(undisguised(plain)).length
	if ([...asTyped].length < enough) return 'common'
	if (!isNumber && hasWords && asLetters.length < 4) return 'common'
	return null
}
