/** Rows of `intents.ts` for a topic alone: what it is answered with where nothing else is asked of it. */
export const topicsRows = [
	[5.8, 'visa.renewal', 'fail|renew'],
	[8.8, 'admission.without-test', 'fail test|english'],
	[6.8, 'fee.general', 'fees|howMuch future', 'uni subject housing visa currency'],
	[7.8, 'admission.without-test', 'beginner start|where|how', 'institute cheap'],
	[9.4, 'visa.documents', 'noObjection'],
	[5.1, 'university.list', 'publicOne|privateOne', 'uni subject'],
	[5, 'own-fees', 'ours'],
	[5, 'admission.without-test', 'beginner'],
	[4.8, 'admission.english', 'english'],
	[4.8, 'apply.how', 'steps'],
	[4.8, 'admission.time', 'answerOf'],
	[4.8, 'passport', 'expire'],
	[4.8, 'cost.first-year', 'firstYear|allYears'],
	[4.8, 'change-university', 'move'],
] as const
