/** Whether the way to a level of study is open, and what comes first where it is not. */
import type { EnglishStatus } from './english.ts'
import type { Level } from './facts.ts'
import type { Certificate } from './plan.ts'

export type Verdict = 'open' | 'open-some' | 'language' | 'conditional' | 'check' | 'later'

/** The certificate from which a level can be reached, from the lowest on. */
const order: Certificate[] = ['none', 'school', 'foundation', 'bachelor', 'master']
const needed: Record<Level, Certificate> = {
	foundation: 'school',
	bachelor: 'school',
	master: 'bachelor',
	phd: 'master',
}

const byEnglish: Record<EnglishStatus, Verdict> = {
	met: 'open',
	partly: 'open-some',
	gap: 'language',
	none: 'conditional',
}

export interface Admission {
	verdict: Verdict
	/** The certificate that comes first. */
	needs?: Certificate
}

export function admissionTo(
	level: Level,
	certificate: Certificate,
	english: EnglishStatus,
): Admission {
	if (order.indexOf(certificate) >= order.indexOf(needed[level]))
		return { verdict: byEnglish[english] }
	if (level !== 'foundation') return { verdict: 'later', needs: needed[level] }
	// A foundation year may take those who have not finished school: the university looks at each case.
	return { verdict: english === 'met' || english === 'partly' ? 'check' : byEnglish[english] }
}
