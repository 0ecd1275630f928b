/** Rows of `intents.ts` about people, talk, and what is not ours. */
export const peopleRows = [
	[8, 'human', 'human', 'whoAreYou'],
	[9.25, 'human', 'human want|can|contact'],
	[3.4, 'why', 'why'],
	[8.1, 'contact', 'contact', 'visa'],
	[8.5, 'hours', 'opening', 'uni'],
	[9, 'who', 'whoAreYou'],
	[8.6, 'privacy', 'privacy', 'privateOne'],
	[8.2, 'about-us', 'company|trust'],
	[3.1, 'greeting', 'greeting', 'uni inst home subject'],
	[4, 'thanks', 'thanks'],
	[3.9, 'bye', 'bye'],
	[8.9, 'insult', 'insult'],
	[9.7, 'out-of-scope', 'beyond'],
	[9.8, 'unknown-university', 'elsewhere'],
	[5.6, 'unknown-university', 'unnamed', 'subject'],
	[
		9.6,
		'other-country',
		'otherCountry howMuch|fees|study|university|admission|scholarship|best|compare|about|living|cheap|dear',
	],
	[6, 'other-country', 'otherCountry', 'trips visit'],
] as const
