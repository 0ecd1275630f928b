import { admissionRows } from './rows/admission.ts'
import { applyingRows } from './rows/applying.ts'
import { housingRows } from './rows/housing.ts'
import { institutesRows } from './rows/institutes.ts'
import { lifeRows } from './rows/life.ts'
import { moneyRows } from './rows/money.ts'
import { peopleRows } from './rows/people.ts'
import { programmesRows } from './rows/programmes.ts'
import { topicsRows } from './rows/topics.ts'
import { visaRows } from './rows/visa.ts'

/**
 * What a question may be after: rows of what must be in it, what must not, and how surely it is meant then, from 3 (a name alone) to 9
 * (nothing else can be meant). `a|b` is one of them. Besides ideas a row may ask for what was named: `uni`, `subject`, `score` and so on.
 * Each subject has its table in `rows/`.
 */
type Row = readonly [weight: number, intent: string, needs: string, not?: string]

export const intentRows = [
	...moneyRows,
	...visaRows,
	...admissionRows,
	...programmesRows,
	...applyingRows,
	...housingRows,
	...institutesRows,
	...lifeRows,
	...peopleRows,
	...topicsRows,
] as const satisfies readonly Row[]

export type Intent = (typeof intentRows)[number][1]
