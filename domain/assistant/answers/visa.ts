/** The visa and what belongs to it: rows, weeks and papers of the visa page. */
import { paths } from '../../paths.ts'
import { isInHand, stepAfter } from '../next-step.ts'
import {
	type Answerer,
	type Context,
	familiesLink,
	faqLink,
	figure,
	firstSentences,
	fromFamilies,
	fromFaq,
	key,
	link,
	say,
	saying,
	sentencesOf,
	texts,
	visaLink,
} from './build.ts'

const document = ({ knowledge }: Context, id: string) =>
	knowledge.visa.documents.find((one) => one.id === id)?.tip
const term = ({ knowledge }: Context, id: string) =>
	knowledge.visa.terms.find((one) => one.id === id)
const challenge = ({ knowledge }: Context, id: string) =>
	knowledge.visa.challenges.find((one) => one.id === id)?.solution
const row = ({ knowledge }: Context, id: string) => knowledge.visa.fees.find((one) => one.id === id)

const cost: Answerer = ({ knowledge }) => {
	const { fees, feesSummary, depositNote } = knowledge.visa
	const sum = fees.reduce((total, { amount }) => total + amount, 0)
	const summary = feesSummary.split(/(?<=[.؟!])\s+/).at(-1) ?? ''
	return {
		blocks: [
			...texts(summary),
			{
				kind: 'table',
				head: [key('table.item'), key('table.amount')],
				rows: [
					...fees.map(({ label, amount }) => ({
						label,
						cells: [figure(amount, paths.visaSupport())],
					})),
					{ label: key('table.sum'), cells: [figure(sum, paths.visaSupport())] },
				],
			},
			...texts(depositNote),
		],
		links: [visaLink(), faqLink('payment-and-extra-costs')],
		person: 'visa',
		next: ['visaTime', 'visaDocuments', 'firstYear'],
	}
}

const time: Answerer = (context) => ({
	...fromFaq(context, 'visa-time'),
	links: [faqLink('visa-time'), visaLink()],
	next: ['visaDocuments', 'visaCost', 'flight'],
})

const documents: Answerer = (context) => {
	const { ideas } = context.reading
	const attested = [
		document(context, 'certificates'),
		challenge(context, 'unattested-certificates'),
	]
	const photos = [saying(say('visa.photos')), ...texts(document(context, 'photos'))]
	return {
		...fromFaq(context, 'visa-documents', 4),
		...(ideas.has('noObjection') && { blocks: texts(document(context, 'bond-and-no-objection')) }),
		...(ideas.has('photos') && { blocks: photos }),
		...((ideas.has('attest') || ideas.has('lost')) && { blocks: texts(...attested) }),
		...(ideas.has('lost') && { person: 'university' as const }),
		links: [visaLink(), faqLink('visa-documents')],
		next: ['visaCost', 'visaTime', 'passport'],
	}
}

const stepByStep: Answerer = ({ knowledge, reading }) => {
	const { ideas } = reading
	const { steps: known } = knowledge.visa
	// With the offer letter in hand the first step is done; «وبعدين؟» goes on after what was told.
	const isNext = ideas.has('next') || (ideas.has('val') && isInHand(reading.text))
	const begun = reading.step === undefined ? stepAfter(ideas) : reading.step + 1
	const from = isNext ? Math.min(begun, known.length - 1) : ideas.has('admission') ? 1 : 0
	const all = known.slice(from)
	// «الخطوة الثالثة كم تاخذ؟»
	const one = reading.ordinal === undefined ? undefined : all.at(reading.ordinal)
	const steps = one ? [one] : all
	return {
		blocks: [
			...(one ? [] : [saying(say(stepsLead(from, isNext)))]),
			{
				kind: 'table',
				head: [key('table.step'), key('table.time'), key('table.done')],
				rows: steps.map(({ title, duration, text }) => ({
					label: title,
					cells: [duration, text],
				})),
			},
			...(from < 2 ? [saying(say('visa.noFlight'))] : []),
		],
		...(isNext && { step: from }),
		links: [visaLink()],
		person: 'visa',
		next:
			from < 2 ? ['visaDocuments', 'visaCost', 'visaTime'] : ['medical', 'arrival', 'insurance'],
	}
}

function stepsLead(from: number, isNext: boolean): string {
	if (from === 1) return 'visa.stepsLeft'
	return isNext && from > 0 ? 'visa.stepsNext' : 'visa.steps'
}

const need: Answerer = ({ knowledge, reading }) => ({
	blocks: [
		saying(say('visa.need')),
		...texts(knowledge.visa.nationality),
		...(reading.country === undefined ? [] : [saying(say('visa.ofCountry'))]),
	],
	links: [visaLink(), faqLink('visa-time')],
	person: 'visa',
	next: ['visaDocuments', 'visaTime', 'visaCost'],
})

const rejection: Answerer = (context) => {
	const { knowledge } = context
	const answer = knowledge.faq.find(({ id }) => id === 'visa-success-rate')?.answer ?? ''
	const sentences = answer.split(/(?<=[.؟!])\s+/)
	return {
		blocks: [
			...(context.reading.ideas.has('medical')
				? [saying(say('illness.visa')), ...texts(term(context, 'medical-screening')?.text)]
				: []),
			...texts(sentences.slice(-1).join(' '), sentences[1]),
		],
		links: [faqLink('visa-success-rate'), familiesLink('refunds'), visaLink()],
		person: 'visa',
		next: ['refund', 'visaDocuments'],
	}
}

const success: Answerer = (context) => ({
	...fromFaq(context, 'visa-success-rate', 2),
	person: 'visa',
	next: ['visaRejected', 'visaDocuments'],
})

/** From the institute to the university: a second file, with what the site says of changing. */
const changeOfVisa: Answerer = (context) => {
	const changed = context.knowledge.families.find(({ id }) => id === 'change-university')
	return {
		blocks: [saying(say('visa.twoFiles')), ...texts(sentencesOf(changed?.answer ?? '')[1])],
		links: [familiesLink('english-where'), familiesLink('change-university')],
		person: 'visa',
		next: ['visaTime', 'visaCost'],
	}
}

const renewal: Answerer = (context) => {
	const pass = term(context, 'student-pass')
	return {
		blocks: texts(context.knowledge.visa.renewal, pass && firstSentences(pass.text, 1)),
		links: [visaLink()],
		person: 'visa',
		next: ['visaCost', 'work'],
	}
}

/** Whether marks and absences reach the family the site does not say; what depends on them it does. */
const reports: Answerer = (context) => ({
	blocks: [saying(say('reports')), ...texts(context.knowledge.visa.renewal)],
	links: [visaLink()],
	person: 'university',
	next: ['parentsVisit', 'contact'],
})

const terms: Answerer = (context) => {
	const { reading, knowledge } = context
	const ids = (['emgs', 'val', 'sev', 'ikad'] as const)
		.filter((idea) => reading.ideas.has(idea))
		.map((id) => (id === 'ikad' ? 'i-kad' : id))
	const found = knowledge.visa.terms.filter(({ id }) => ids.some((one) => one === id))
	return {
		blocks: found.map(({ term: name, text }) => saying(say('visa.term', { name, text }))),
		links: [visaLink()],
		next: ['visaTime', 'visaCost', 'visaDocuments'],
	}
}

/** The least validity is the figure of the document's own text. */
const passport: Answerer = (context) => {
	const tip = document(context, 'passport')
	const least = Number(/\d+/.exec(tip ?? '')?.[0])
	const { months } = context.reading.numbers
	// Of a document that may not be accepted at all, no time is called enough.
	const isOther = context.reading.ideas.has('travelDocument')
	const verdict =
		months === undefined || isOther
			? undefined
			: say(`passport.${months < least ? 'short' : 'enough'}`)
	return {
		blocks: [
			...(isOther ? [saying(say('passport.document'))] : []),
			...(verdict ? [saying(verdict)] : []),
			...texts(tip, challenge(context, 'short-passport')),
		],
		links: [visaLink()],
		person: 'visa',
		next: ['visaDocuments', 'visaTime'],
	}
}

const proof: Answerer = (context) => ({
	blocks: [
		saying(
			say('proof', { amount: figure(context.knowledge.facts.financialProof, paths.visaSupport()) }),
		),
		...texts(document(context, 'financial-proof')),
	],
	links: [visaLink(), faqLink('visa-documents')],
	person: 'visa',
	next: ['visaDocuments', 'visaCost', 'firstYear'],
})

const medical: Answerer = (context) => {
	const fee = row(context, 'medical-screening')
	return {
		blocks: [
			...(context.reading.ideas.has('illness') ? [saying(say('illness.visa'))] : []),
			...texts(term(context, 'medical-screening')?.text),
			...(fee
				? [
						saying(
							say('visa.row', {
								label: fee.label,
								amount: figure(fee.amount, paths.visaSupport()),
							}),
						),
					]
				: []),
		],
		links: [visaLink()],
		next: ['insurance', 'visaCost', 'arrival'],
	}
}

const flight: Answerer = () => ({
	blocks: [saying(say('visa.noFlight'), say('flight.price'))],
	links: [visaLink(), link(paths.plan(), 'plan')],
	next: ['arrival', 'visaTime'],
})

const work: Answerer = (context) => ({
	// Of the hours alone the first sentence tells.
	...fromFaq(context, 'part-time-work', context.reading.ideas.has('hours') ? 1 : 3),
	next: ['workAfter', 'living', 'scholarships'],
})
const workAfter: Answerer = (context) => {
	const draft = fromFamilies(context, 'work-after', 6)
	const promised = context.reading.ideas.has('guarantee') ? [saying(say('guarantee.work'))] : []
	return { ...draft, blocks: [...promised, ...draft.blocks], next: ['work', 'recognition'] }
}

export const visaAnswers = {
	'visa.cost': cost,
	'visa.time': time,
	'visa.documents': documents,
	'visa.steps': stepByStep,
	'visa.need': need,
	'visa.rejection': rejection,
	'visa.success': success,
	'visa.renewal': renewal,
	'visa.change': changeOfVisa,
	reports,
	'visa.term': terms,
	passport,
	'financial-proof': proof,
	medical,
	flight,
	work,
	'work.after': workAfter,
} satisfies Record<string, Answerer>
