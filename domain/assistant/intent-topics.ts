/** What the last answer was about: «وكم؟», "is it hard?", «ومتى؟» ask of it, where they name nothing else. */
import type { Idea } from './ideas.ts'
import type { Intent } from './intents.ts'
import type { Reading } from './read.ts'

const topics: { readonly [intent in Intent]?: Idea } = {
	passport: 'passport',
	'financial-proof': 'bankProof',
	medical: 'medical',
	insurance: 'insurance',
	flight: 'flight',
	arrival: 'arrival',
	family: 'kin',
	'parents.visit': 'visit',
	work: 'work',
	'work.after': 'afterGraduation',
	'admission.general': 'admission',
	'admission.university': 'admission',
	'admission.time': 'admission',
	foundation: 'foundation',
	supervisor: 'supervisor',
	recognition: 'recognised',
	scholarships: 'scholarship',
	refund: 'refund',
	living: 'living',
	'extra-costs': 'extra',
	'english.months': 'institute',
	food: 'food',
	prayer: 'prayer',
	ramadan: 'ramadan',
	climate: 'climate',
	packing: 'packing',
	transport: 'transport',
	trips: 'trips',
	safety: 'safety',
	driving: 'driving',
	'bank-and-sim': 'openAccount',
	letters: 'military',
}

/** A language course takes months, a degree years. */
const ofMonths = /شهر|شهور|أشهر|اشهر|اسبوع|\b(?:months?|weeks?|chhar|shahr)\b/i
const ofYears = /سنة|سنه|سنين|سنوات|عوام|أعوام|\b(?:years?|sana|sneen|snin|3am)\b/i
const ofEnglish = /^admission\.(?:english|without-test)$/

export function topicOf(intent: Intent | undefined, { ideas, text }: Reading): Idea | undefined {
	if (intent === undefined) return undefined
	// «ولو ما عندي؟» after the score that is asked for; «كم سنة؟» asks of the degree.
	if (ofEnglish.test(intent))
		return ideas.has('without') || (ideas.has('howLong') && ofMonths.test(text))
			? 'english'
			: undefined
	// «كم سنة؟» after admission asks of the degree: an offer takes weeks.
	if (intent.startsWith('admission.') && ideas.has('howLong') && ofYears.test(text))
		return undefined
	// «وبكم؟» after what is asked for: of the studies.
	if (/^admission\.(?:general|university)$/.test(intent) && ideas.has('howMuch')) return undefined
	// «وأنا بدرس ينفع؟» after working as a graduate.
	if (intent === 'work.after' && ideas.has('study')) return 'work'
	if (intent.startsWith('visa.')) return 'visa'
	if (intent.startsWith('institute.')) return 'institute'
	if (intent.startsWith('housing.')) return 'housing'
	if (intent.startsWith('apply.')) return 'apply'
	return topics[intent]
}
