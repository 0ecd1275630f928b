/** Somebody whom the website shows asks to be forgotten: who there is in all versions of an entry, and taking one out of them. */
import * as v from 'valibot'
import { erasureReasons } from '#domain/cases/codes.ts'
import { CallRefused } from '#domain/desk/call-refused.ts'
import type { ShownPeople } from '#domain/desk/website-api.ts'
import { isText } from '#domain/language.ts'
import type { JsonRecord } from '#domain/website/json.ts'
import { nameKeyOf, peopleIn, peopleListOf, personKeyOf } from '#domain/website/people.ts'
import type { Services } from '../../services.ts'
import { idOfKey } from '../../store/cases/events.ts'
import type { EntryName } from '../../store/website/documents.ts'
import { personDigest, textWithout } from '../../store/website/erased.ts'
import { type DeskContext, notFound, readCall, refused } from '../cases/desk-call.ts'
import type { Read } from '../reading.ts'
import { entryOf } from './answers.ts'
import { inOrder, mayLeave, parsedJson } from './entries.ts'
import { createSiteNow } from './site-now.ts'

const erasureBody = v.strictObject({
	reason: v.picklist(erasureReasons, 'not_an_option'),
	/** As the list of people names them; without it the whole entry. */
	person: v.optional(v.pipe(v.string(), v.maxLength(100))),
})

const namesOf = ({ name }: JsonRecord) =>
	isText(name) ? { ar: `${name.ar}`, en: `${name.en}` } : { ar: '', en: '' }

export function createContentErasureCalls({
	store,
	eraseFromWebsite,
}: Pick<Services, 'store' | 'eraseFromWebsite'>) {
	const { website } = store
	const site = createSiteNow(store)

	/** Everybody in any version, the draft or the file, newest first. */
	async function everybodyIn(entry: EntryName) {
		const found = await site.entry(entry)
		if (!found) return null
		const { versions, draft, file, present } = found
		const hashes = new Set(
			versions.toReversed().flatMap((one) => [one.document_hash, one.shipped_hash]),
		)
		const older = await Promise.all([...hashes].map((hash) => website.versions.document(hash)))
		const texts = [present.text, draft?.document ?? null, draft?.base ?? null, ...older, file]
		const items = texts.flatMap((text) => peopleIn(entry, parsedJson(text)))
		return { present, items }
	}

	const people: Read<ShownPeople> = async ({ params: { kind = '', id = '' } }) => {
		const entry = { kind, id }
		const found = await everybodyIn(entry)
		if (!found) throw new CallRefused(404, { error: 'not_found' })
		const shown = new Set(
			peopleIn(entry, parsedJson(found.present.text)).map((item) => personKeyOf(item)),
		)
		const known = new Map<string, ShownPeople['people'][number]>()
		for (const item of found.items) {
			const key = personKeyOf(item)
			if (!known.has(key))
				known.set(key, {
					...{ person: personDigest(key), name: namesOf(item), is_shown: shown.has(key) },
				})
		}
		return { people: [...known.values()] }
	}

	return {
		people,

		async erase(c: DeskContext) {
			const call = await readCall(c, erasureBody)
			if ('answer' in call) return call.answer
			const entry = entryOf(c)
			const { reason, person } = call.body
			const { actor, key } = call.doing
			const id = idOfKey(key, actor, 'erasure', entry.kind, entry.id)
			const accepted = () => c.json({ ...entry }, 202)
			if (await website.erasures.isDone(id)) return accepted()
			const found = await everybodyIn(entry)
			if (!found) return notFound(c)
			if (person === undefined) {
				if (!mayLeave(entry.kind)) return refused(c, { person: 'required' })
				await eraseFromWebsite({ id, entry, people: null, by: actor, reason })
				return accepted()
			}
			const own = found.items.filter((item) => personDigest(personKeyOf(item)) === person)
			if (peopleListOf(entry) === null || own.length === 0) return notFound(c)
			// Texts from before there were ids have the same person by name.
			const digests = [person, ...own.map((item) => personDigest(nameKeyOf(item)))]
			const erased = [{ kind: entry.kind, entry_id: entry.id, people: digests }]
			const left = textWithout(erased, entry, found.present.text)
			// A page without anybody is no page of its kind: somebody else comes first.
			if (inOrder(entry, parsedJson(left)) === null) return c.json({ error: 'last' }, 409)
			const people = [...new Set(digests)]
			await eraseFromWebsite({ id, entry, people, by: actor, reason })
			return accepted()
		},
	}
}
