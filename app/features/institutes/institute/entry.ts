import type { InstituteCard } from '#content/cards.ts'
import type { Institute } from '#content/schema.ts'
import type { Multipliers } from '#domain/currencies.ts'
import type { Localized } from '#domain/language.ts'

export type RelatedInstitute = Pick<
	Localized<InstituteCard>,
	'id' | 'name' | 'city' | 'photo' | 'rating'
>

/** An institute as its page loads it: one language, with its city's name and what cards of related ones show. */
export type InstituteEntry = Omit<Localized<Institute>, 'related' | 'mark'> & {
	mark: InstituteCard['mark']
	/** Its card for shared links is not drawn as it is now. */
	withoutCard?: true
	city: string
	multipliers: Multipliers
	related: RelatedInstitute[]
}
