/** Where one word alone leads to a topic and most others were not read: what may be meant is asked, not answered. */
import type { Fit } from './fit.ts'
import type { Intent } from './intents.ts'
import type { Reading } from './read.ts'
import { isArabic } from './spelling.ts'

/** Below this weight a row answers a topic in general. */
const general = 6.5

/** From this weight on a row asks for a word that hardly means anything else. */
const unmistakable = 9

/**
 * One witness against two words or topics beside it, or one that is itself a guess. In Latin letters nearly all of Arabic is read by its
 * sound: there a guess is no sign of doubt.
 */
export function isThin(fit: Fit, { unknown, meaning, text }: Reading): boolean {
	if (fit.weight >= unmistakable || fit.witnesses > 1) return false
	// What a topic is answered with where nothing else is said of it: of «what happens if I overstay my visa» that is the wrong half.
	if (fit.weight < general && meaning > 2 && unknown.length + fit.beside > 0) return true
	return unknown.length + fit.beside > 1 || (fit.isGuess && meaning > 3 && isArabic(text))
}

/** The questions of up to three topics that fit, the likeliest first: keys of `next` in the texts of the assistant. */
export function questionsFor(fits: readonly Fit[]): string[] {
	const keys = fits.flatMap(({ intent, witnesses }) =>
		witnesses > 0 ? (questionOf[intent] ?? []) : [],
	)
	return [...new Set(keys)].slice(0, 3)
}

const questionOf: { readonly [intent in Intent]?: string } = {
	'fee.general': 'fees',
	'fee.university': 'fees',
	'cost.first-year': 'firstYear',
	cheapest: 'cheapest',
	living: 'living',
	scholarships: 'scholarships',
	'extra-costs': 'extra',
	'own-fees': 'ownFees',
	refund: 'refund',
	intakes: 'intakes',
	rank: 'best',
	recognition: 'recognition',
	work: 'work',
	'work.after': 'workAfter',
	'visa.cost': 'visaCost',
	'visa.time': 'visaTime',
	'visa.documents': 'visaDocuments',
	'visa.rejection': 'visaRejected',
	passport: 'passport',
	'financial-proof': 'proof',
	medical: 'medical',
	insurance: 'insurance',
	flight: 'flight',
	family: 'family',
	'parents.visit': 'parentsVisit',
	'admission.general': 'requirements',
	'admission.english': 'english',
	'admission.without-test': 'withoutTest',
	'admission.time': 'admissionTime',
	foundation: 'foundation',
	'apply.how': 'applyHow',
	'apply.documents': 'applyDocuments',
	'housing.price': 'housing',
	'housing.women': 'womenHousing',
	'housing.deposit': 'deposit',
	'housing.bills': 'bills',
	'housing.booking': 'housingBook',
	'institute.price': 'institutes',
	food: 'food',
	prayer: 'prayer',
	ramadan: 'ramadan',
	climate: 'climate',
	packing: 'packing',
	transport: 'transport',
	arrival: 'arrival',
	safety: 'safety',
	driving: 'driving',
	contact: 'contact',
	hours: 'hours',
}
