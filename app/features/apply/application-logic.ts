/** What the application needs once somebody fills it in: its rules, its messages and the steps after the first, in one file of the build. */

import * as rules from '#domain/forms/step-rules.ts'
import { suggestLatinName } from '#domain/latin-name.ts'
import { checkPassport } from '#domain/passport.ts'
import { LaterSteps } from './later-steps.tsx'
import * as messages from './say-wrong.ts'

export const applicationLogic = {
	...rules,
	...messages,
	checkPassport,
	suggestLatinName,
	LaterSteps,
}
export type ApplicationLogic = typeof applicationLogic
