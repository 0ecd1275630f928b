/** Questions that name nothing of their own: they are about what was spoken of before. */
import type { Idea } from './ideas.ts'
import type { Reading } from './read.ts'

/** Words that ask something of whatever was spoken of: «وكم المدة؟», «وكم التأمين؟». */
const open = new Set<Idea>([
	...([
		'howMuch',
		'hard',
		'next',
		'why',
		'howMany',
		'howFar',
		'atHome',
		'about',
		'withdraw',
		'without',
		'whole',
		'howLong',
		'when',
		'how',
		'where',
		'insurance',
		'deposit',
		'bills',
		'included',
		'single',
		'shared',
	] as const),
	...([
		'studio',
		'master',
		'booking',
		'documents',
		'steps',
		'levels',
		'hours',
		'classSize',
		'beginner',
		'start',
		'month',
	] as const),
	...([
		'cheap',
		'compare',
		'which',
		'can',
		'need',
		'renew',
		'reject',
		'refund',
		'leaving',
		'amenity',
		'women',
		'want',
		'offered',
		'near',
		'enough',
	] as const),
])

export const isOpen = ({ ideas, level, subjects, numbers }: Reading) =>
	ideas.size > 0 &&
	[...ideas].every(
		(idea) => open.has(idea) || (idea === 'study' && (ideas.has('can') || ideas.has('atHome'))),
	) &&
	// «وكم مدة الماجستير؟» after the visa says what it is about.
	level === undefined &&
	subjects.length === 0 &&
	numbers.test === undefined
