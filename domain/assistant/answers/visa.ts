/** The visa and what belongs to it: rows, weeks and papers of the visa page. */
import { paths } from '../../paths.ts'
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
		...(ideas.has('photos') && { blocks: photos }),
		...(ideas.has('attest') && { blocks: texts(...attested) }),
		links: [visaLink(), faqLink('visa-documents')],
		next: ['visaCost', 'visaTime', 'passport'],
	}
}

const steps: Answerer = ({ knowledge }) => ({
	blocks: [
		saying(say('visa.steps')),
		{
			kind: 'table',
			head: [key('table.step'), key('table.time')],
			rows: knowledge.visa.steps.map(({ title, duration }) => ({
				label: title,
				cells: [duration],
			})),
		},
		saying(say('visa.noFlight')),
	],
	links: [visaLink()],
	person: 'visa',
	next: ['visaDocuments', 'visaCost', 'visaTime'],
})

const need: Answerer = ({ knowledge }) => ({
	blocks: [saying(say('visa.need')), ...texts(knowledge.visa.nationality)],
	links: [visaLink(), faqLink('visa-time')],
	person: 'visa',
	next: ['visaDocuments', 'visaTime', 'visaCost'],
})

const rejection: Answerer = (context) => {
	const { knowledge } = context
	const answer = knowledge.faq.find(({ id }) => id === 'visa-success-rate')?.answer ?? ''
	const sentences = answer.split(/(?<=[.؟!])\s+/)
	return {
		blocks: texts(sentences.slice(-1).join(' '), sentences[1]),
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

const renewal: Answerer = (context) => {
	const pass = term(context, 'student-pass')
	return {
		blocks: texts(context.knowledge.visa.renewal, pass && firstSentences(pass.text, 1)),
		links: [visaLink()],
		person: 'visa',
		next: ['visaCost', 'work'],
	}
}

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
	const verdict =
		months === undefined ? undefined : say(`passport.${months < least ? 'short' : 'enough'}`)
	return {
		blocks: [
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

const insurance: Answerer = (context) => ({
	blocks: [...fromFamilies(context, 'insurance', 3).blocks],
	links: [familiesLink('insurance'), visaLink()],
	next: ['medical', 'visaCost'],
})

const flight: Answerer = () => ({
	blocks: [saying(say('visa.noFlight'), say('flight.price'))],
	links: [visaLink(), link(paths.plan(), 'plan')],
	next: ['arrival', 'visaTime'],
})

const work: Answerer = (context) => ({
	...fromFaq(context, 'part-time-work'),
	next: ['workAfter', 'living', 'scholarships'],
})
const workAfter: Answerer = (context) => ({
	...fromFamilies(context, 'work-after'),
	next: ['work', 'recognition'],
})

const family: Answerer = (context) => ({
	blocks: [
		...fromFamilies(context, 'dependants').blocks,
		...(context.reading.ideas.has('work') ? [saying(say('familyWork'))] : []),
	],
	links: [familiesLink('dependants'), visaLink()],
	person: 'visa',
	next: ['parentsVisit', 'visaDocuments'],
})

const visit: Answerer = (context) => ({
	...fromFamilies(context, 'parents-visit'),
	person: 'visa',
	next: ['family'],
})

export const visaAnswers = {
	'visa.cost': cost,
	'visa.time': time,
	'visa.documents': documents,
	'visa.steps': steps,
	'visa.need': need,
	'visa.rejection': rejection,
	'visa.success': success,
	'visa.renewal': renewal,
	'visa.term': terms,
	passport,
	'financial-proof': proof,
	medical,
	insurance,
	flight,
	work,
	'work.after': workAfter,
	family,
	'parents.visit': visit,
} satisfies Record<string, Answerer>
