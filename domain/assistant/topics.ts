/** Ideas that ask, and say nothing of what is asked about: «كم», «لازم», «السنة». Every other idea is a topic. */
import type { Idea } from './ideas.ts'
import type { Intent } from './intents.ts'

const asking = new Set<Idea>([
	...(['howMuch', 'howLong', 'when', 'where', 'why', 'how', 'which', 'can', 'want'] as const),
	...(['need', 'offered', 'about', 'list', 'enough', 'fit', 'before', 'send'] as const),
	...(['haveMoney', 'yearly', 'month', 'whole', 'university', 'study', 'programme'] as const),
	...(['greeting', 'malaysia', 'levels', 'thanks', 'without', 'best', 'included'] as const),
	...([
		'forWhile',
		'forecast',
		'future',
		'degree',
		'withdraw',
		'howFar',
		'atHome',
		'hard',
		'next',
		'howMany',
	] as const),
])

export const isTopic = (idea: Idea) => !asking.has(idea)

/** Topics that are often mentioned beside an intent and do not speak against it. */
export const mentions: { readonly [intent in Intent]?: string } = {
	budget: 'kin housing food living visa fees firstYear transport flight instalments',
	'cost.first-year': 'housing food living visa insurance flight transport institute',
	'unknown-university': 'cheap fees best compare rank housing visa recognised',
	refund: 'visa reject fees pay',
	insurance: 'illness absent admission kin',
	'visa.need': 'arrival before visitVisa',
	reports: 'attendance grade kin grade letters',
	contact: 'bills studyMode country',
	'fee.university': 'apply',
	payment: 'visa bankProof fees start noTransfer country',
	living: 'food transport housing extra kin without',
	prayer: 'near food housing compare',
	food: 'prayer near',
	tax: 'fees pay',
	discount: 'pay fees instalments scholarship apply kin cheap compare',
	scholarships: 'apply cheap discount level free country classmates',
	guarantee: 'visa admission reject country',
	supervisor: 'assigned admission apply subject before grade',
	'about-us': 'pay contact fees',
	privacy: 'passport documents photos',
	foundation: 'cheap fees apply grade school start next direct',
	medical: 'before flight visa arrival illness absent reject admission',
	'visa.documents': 'extra country',
	'apply.documents': 'extra country school',
	'visa.change': 'english institute need leaving visa move start',
	'nobody-knows': 'housing scholarship',
	'own-fees': 'human fees pay',
	currency: 'fees',
	transport: 'housing dormitory',
	family: 'work level',
	'admission.certificate': 'apply foundation direct',
	'fee.general': 'compare publicOne privateOne school cert',
	intakes: 'near school grade cert',
	'visa.time': 'country',
	'visa.cost': 'country',
	credits: 'move subject fees admission publicOne privateOne hours',
	'visa.rejection': 'refund apply medical country illness absent',
	cheapest: 'scholarship without compare recognised start school grade cert',
	compare:
		'school grade near compare uni fees rank cheap dear housing start requirements admission english howLong',
	'university.list': 'near compare',
	age: 'deadline start english institute',
	human: 'contact privacy whoAreYou meeting kin studyMode school',
	'work.after': 'studentPass',
	work: 'hours',
	'study-mode': 'work partTime subject need',
	flight: 'visa val',
	'housing.near': 'cheap apartment dormitory kin',
	'housing.price': 'area cheap apartment dormitory kin near safety compare transport',
	'institute.cheapest': 'compare',
	'housing.room': 'cheap apartment dormitory kin near',
	'housing.bills': 'apartment',
	'housing.deposit': 'apartment pay',
	'housing.leaving': 'apartment',
	'housing.amenities': 'apartment',
	'housing.booking': 'apartment',
	'apply.how': 'contact documents start uni',
	arrival: 'compare near flight safety single kin age',
	'parents.visit': 'documents booking arrival',
	safety: 'packing contact kin single living housing women',
	'admission.grade': 'school apply study',
	'admission.english': 'english test grade admission requirements',
	'housing.women': 'apartment dormitory safety single near living',
	'english.months': 'institute beginner english',
	'programme.offered': 'school fees grade graduate level publicOne privateOne',
}

/** «بنتي عمرها 18، البلد أمان؟»: an age or a mark that is told is no question where another is asked. */
export const isAskedBeside = (ideas: ReadonlySet<Idea>) =>
	[...ideas].some((idea) => (isTopic(idea) && !told.has(idea)) || questions.has(idea))
const told = new Set<Idea>(['age', 'grade', 'kin', 'school', 'deadline'])
const questions = new Set<Idea>(['howMuch', 'when', 'where', 'howLong'])
