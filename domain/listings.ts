/** What the specification fixes about showing listings: how many, which are featured, which are alike. */

const cardsAtFirst = 6
const amenitiesOnCard = 4
const similarAtMost = 3
const featuredFrom = 4.5

/** The cards of the overview, and whether See All has more to show. */
export function firstListings<Item>(listings: readonly Item[]): { shown: Item[]; more: boolean } {
	return { shown: listings.slice(0, cardsAtFirst), more: listings.length > cardsAtFirst }
}

export function isFeatured(rating: number): boolean {
	return rating >= featuredFrom
}

/** The amenities a card names, and the number behind `+N more`. */
export function cardAmenities<Amenity>(amenities: readonly Amenity[]): {
	shown: Amenity[]
	more: number
} {
	const shown = amenities.slice(0, amenitiesOnCard)
	return { shown, more: amenities.length - shown.length }
}

/** Others of the same type or in the same place. */
export function similarListings<Item extends { id: string; type: string; location: string }>(
	listings: readonly Item[],
	current: Item,
): Item[] {
	const similar: Item[] = []
	for (const one of listings) {
		if (similar.length === similarAtMost) break
		const isAlike = one.type === current.type || one.location === current.location
		if (isAlike && one.id !== current.id) similar.push(one)
	}
	return similar
}
