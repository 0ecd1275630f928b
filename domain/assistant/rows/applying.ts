/** Rows of `intents.ts` about dates and applying. */
export const applyingRows = [
	[8, 'intakes', 'uni when|start', 'visa housing documents'],
	[9.1, 'intakes', 'uni2 when|start', 'visa housing howMuch fees compare documents'],
	[8.1, 'intakes', 'uni apply when'],
	[6.2, 'intakes', 'start when|uni|university', 'inst institute visa'],
	[6.1, 'intakes', 'apply when', 'visa housing'],
	[5.9, 'intakes', 'when study|university|publicOne|privateOne', 'visa housing institute inst'],
	// «وقتاش؟» after a subject or a level.
	[6.05, 'intakes', 'when subject|level', 'visa housing institute inst pay documents work arrival'],
	[5, 'intakes', 'start', 'inst institute visa housing'],
	[8.8, 'deadline', 'monthName apply|start|when|deadline|admission', 'climate inst institute'],
	[8.45, 'deadline', 'documents when', 'visa emgs'],
	[8.3, 'deadline', 'deadline'],
	[7.5, 'apply.how', 'apply how|steps|where|want', 'when visa'],
	[8, 'apply.how', 'apply steps', 'when visa'],
	[7.4, 'apply.how', 'start how', 'when inst institute english beginner visa housing howMuch'],
	[7.6, 'apply.how', 'send documents|apply', 'visa'],
	[5.4, 'apply.how', 'apply', 'when'],
	[8.4, 'apply.documents', 'apply|admission documents', 'visa'],
	[8.2, 'apply.documents', 'which|need send documents', 'visa'],
	[8.4, 'apply.documents', 'start documents', 'visa when'],
	[
		8.45,
		'apply.documents',
		'apply without degree|documents|school|cert|grade',
		'test english visa',
	],
	// «يقدم قبل النتيجة؟»: the form may be sent first, and papers after it.
	[8.5, 'apply.documents', 'apply before school|cert|degree', 'visa test english pay howMuch'],
	[9, 'apply.status', 'status', 'howMuch'],
] as const
