/**
 * What kind of thing a question asks for, whatever it is about: a price, a time, whether it is compulsory, whether it is hard. Each answer
 * says which kinds it tells of. Where it tells of none that is asked, that is said first, so that nobody takes what stands there for an
 * answer to his question.
 */
import { isCertain, type Kind } from './certain-kinds.ts'
import type { Intent } from './intents.ts'
import type { Reading } from './read.ts'

/** The kinds that are asked for, the one that can hardly be meant otherwise first. */
function kindsAsked({ ideas, numbers, universities }: Reading): Kind[] {
	const has = (...names: Parameters<typeof ideas.has>[0][]) => names.some((name) => ideas.has(name))
	const isPriced = numbers.amount === undefined && !has('howLong', 'howMany', 'hours', 'classSize')
	// «مين أحسن» of two or of all is answered by an order.
	const isRated = has('best') && !has('cheap', 'compare', 'rank') && universities.length < 2
	const asked: (Kind | false)[] = [
		(has('howFar') || (has('near') && has('arrival'))) && 'distance',
		has('hard') && 'ease',
		// «واش نقدر نبدل من بعد؟» asks whether, and not what comes then.
		has('next') && !has('can', 'need', 'want') && 'next',
		has('howMany') && 'count',
		has('how') && has('apply') && 'way',
		has('howLong') && 'time',
		has('howMuch') && isPriced && 'figure',
		has('when') && 'day',
		has('documents') && 'papers',
		isRated && 'quality',
		has('where') && !isRated && 'place',
	]
	// «ليش غالية؟» asks for no price.
	if (has('why')) return ['reason']
	const kinds = asked.filter((kind) => kind !== false)
	if (kinds.length > 0) return kinds
	// «لازم» alone asks whether; «شو لازم» asks what.
	return has('need') &&
		numbers.test === undefined &&
		!has('which', 'how', 'can', 'requirements', 'near')
		? ['must']
		: []
}

/** The kind that is asked for and that an answer does not tell of; none where it tells of one of them. */
export function kindUntold(intent: Intent, reading: Reading): Kind | undefined {
	// How long a passport holds was told: whether that is enough is said, and «ليه» there is «له».
	if (intent === 'passport' && reading.numbers.months !== undefined) return undefined
	// Of an illness it is said already that nothing is known.
	if (reading.ideas.has('illness')) return undefined
	const told = kindsTold[intent].split(' ')
	// How good a rule or a visa is nobody asks: «أفضل» is «أبقى» in Egypt.
	const asked = kindsAsked(reading).filter((kind) => kind !== 'quality' || judged.test(intent))
	const [first] = asked
	// «واش خاصها؟», "easy to find", «قداش تاخذ»: what may be asked otherwise is left out rather than denied.
	if (first && !isCertain(first, reading)) return undefined
	return told.includes('all') || asked.some((kind) => told.includes(kind)) ? undefined : asked[0]
}

/** Answers about something that may be good or not. */
const judged = /^(?:institute|housing|university|programme|transport|food|insurance)/

/** `all`: it says itself what is not known, or nothing is claimed in it. */
const kindsTold: Readonly<Record<Intent, string>> = {
	// Money
	'cost.first-year': 'figure',
	'fee.programme': 'way figure time place next',
	'fee.university': 'way figure time place',
	'fee.general': 'figure place',
	cheapest: 'way figure time place quality count',
	budget: 'all',
	compare: 'all',
	currency: 'all',
	tax: 'figure must',
	living: 'figure place',
	'own-fees': 'all',
	refund: 'figure day time papers must',
	scholarships: 'figure ease place',
	discount: 'all',
	payment: 'way day must place ease',
	'extra-costs': 'figure must',
	// Visa and papers
	'visa.cost': 'figure',
	'visa.time': 'time day',
	'visa.documents': 'way papers must place',
	'visa.steps': 'way time day place next must',
	'visa.need': 'all',
	'visa.rejection': 'time next',
	'visa.success': 'ease quality figure',
	'visa.renewal': 'day time must',
	reports: 'all',
	'visa.change': 'must next',
	'visa.term': 'all',
	passport: 'figure time day papers must',
	'financial-proof': 'figure papers must',
	medical: 'figure day place must',
	insurance: 'figure place must',
	'going-home': 'day must',
	flight: 'figure day',
	age: 'all',
	work: 'way time day place must',
	'work.after': 'way time day place papers must',
	'study-mode': 'all',
	family: 'way time papers must',
	'parents.visit': 'way time papers must',
	// Admission and English
	'admission.english': 'way figure must',
	'english.months': 'time figure',
	'english.where': 'place quality figure time',
	'admission.without-test': 'way time must place',
	'admission.certificate': 'all',
	'admission.grade': 'all',
	'admission.university': 'way figure papers must',
	'admission.general': 'way figure papers must',
	'admission.time': 'way time day',
	foundation: 'way figure time place next',
	guarantee: 'all',
	'nobody-knows': 'all',
	recognition: 'all',
	// Programmes and universities
	'programme.offered': 'way figure place count time next',
	'programme.length': 'time',
	'length-general': 'time count',
	classmates: 'all',
	rank: 'quality count place figure',
	'teaching-language': 'must place',
	'university.about': 'way place day quality',
	'university.list': 'way place count',
	'change-university': 'must',
	credits: 'all',
	supervisor: 'way must',
	// Dates and applying
	intakes: 'way day time place count',
	deadline: 'all',
	'apply.how': 'way time place next must',
	'apply.documents': 'way papers must',
	'apply.status': 'all',
	// Housing
	'housing.near': 'figure place distance count',
	'housing.room': 'figure place count',
	'housing.price': 'figure place',
	'housing.women': 'place must',
	'housing.deposit': 'figure time day must',
	'housing.bills': 'figure',
	'housing.leaving': 'time day must',
	'housing.guarantee': 'time day',
	'housing.booking': 'way time day must',
	'housing.amenities': 'place',
	'housing.about': 'figure place',
	// Language institutes
	'institute.price': 'way figure next',
	'institute.cheapest': 'figure place',
	'institute.start': 'day',
	'institute.class': 'count figure quality',
	'institute.hours': 'time count figure',
	'institute.course': 'figure place',
	'institute.levels': 'place',
	'institute.about': 'way figure place count',
	'institute.compare': 'all',
	// Daily life
	food: 'figure place must',
	prayer: 'place',
	ramadan: 'day time',
	climate: 'day figure',
	packing: 'must',
	transport: 'figure',
	trips: 'figure time distance place',
	arrival: 'place day must next',
	safety: 'place quality',
	driving: 'time must',
	'bank-and-sim': 'papers place must',
	letters: 'papers place',
	// People
	human: 'all',
	why: 'all',
	contact: 'all',
	hours: 'all',
	who: 'all',
	privacy: 'all',
	'about-us': 'all',
	greeting: 'all',
	thanks: 'all',
	bye: 'all',
	insult: 'all',
	'out-of-scope': 'all',
	'unknown-university': 'all',
	'other-country': 'all',
}
