/** The plan's figures as the assistant needs them. */
import type { Knowledge } from '#domain/assistant/knowledge.ts'

/** Where a figure comes from is said on the plan's page; an answer names the source of the tax alone. */
export function factsOf(facts: Knowledge['facts']): Knowledge['facts'] {
	const bare = <Sourced extends { source: string }>(one: Sourced): Sourced => ({
		...one,
		source: '',
	})
	const { tuition, language, registration, visaFile, languageVisaFile, visaDeposit, passRenewal } =
		facts
	const { roomRent, rent, rentDeposit, living, languageTax, lights, cond, home, test, waiting } =
		facts
	return {
		...facts,
		...{ tuition: bare(tuition), language: bare(language), registration: bare(registration) },
		...{ visaFile: bare(visaFile), languageVisaFile: bare(languageVisaFile) },
		...{ visaDeposit: bare(visaDeposit), passRenewal: bare(passRenewal), roomRent: bare(roomRent) },
		...{ rent: bare(rent), rentDeposit: bare(rentDeposit), living: bare(living) },
		...{ languageTax: bare(languageTax), lights: bare(lights), cond: bare(cond), home: bare(home) },
		...{ test: bare(test), waiting: bare(waiting), foundation: bare(facts.foundation) },
		notCounted: [],
		holidays: facts.holidays.map((one) => ({ ...one, name: '' })),
	}
}
