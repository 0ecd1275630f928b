/** Sorts names as a reader of that language expects: `names.sort(collator(language).compare)`. */
import { perLanguage } from './format.ts'

export const collator = perLanguage((tag) => new Intl.Collator(tag, { numeric: true }))
