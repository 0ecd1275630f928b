/** What the owner has to confirm of the answers to families, by the id of the question. `npm run check:golive` lists it; no page shows it. */
export const familiesToConfirm: Readonly<Record<string, string>> = {
	safety:
		'The rank is of 2024; newer editions were not found. Say which listings have guards day and night.',
	'women-only-housing':
		'Which of the six listings have women-only units, and which partner universities guarantee a women’s block. No list was found.',
	'parents-visit':
		'Days per Arab passport: sources contradict each other (Saudi Arabia appears with 30 and with 90). Take them from imi.gov.my by nationality before publishing any figure.',
	dependants:
		'Confirm the list of nationalities with EMGS; a fee of RM 500 a person (journey performed) is named for those who entered as visitors.',
	'prayer-ramadan-holidays':
		'Prayer rooms of each university and institute (one institute is known to have none). Exam dates against Ramadan and Eid 2027.',
	insurance:
		'Check the premiums once a year; the fee table of the visa page shows one university’s insurance of RM 884.',
	'bank-and-sim':
		'SIM verified; for accounts no bank’s own list was found: name the branch that each partner university uses.',
	driving:
		'Whether a student on a 12-month pass counts as under 12 months: JPJ did not say so in what was found.',
	'school-certificates':
		'Minimum average per certificate at each partner; no current list of the Malaysian Qualifications Agency was found (the one seen is of 2008).',
	'english-where':
		'Circulars of 2019 allow up to 2 years of preparatory English at private institutions; the 12 months are EMGS’s of 2017. Ask EMGS which holds.',
	'length-and-graduation':
		'No source for graduation rates. Partner universities may give them: ask for the last three cohorts.',
	'change-university':
		'Which partners take transfer students without leaving the country, and what we charge for a second file.',
	refunds: 'The refund policy of each of the fourteen universities, as a link on its page.',
	'our-fee':
		'Everything: fees of the consultancy, commissions from universities, refund rules. The site says nothing today but “free visa consultation”. Publish a price list before this answer.',
	'work-after':
		'Ask EMGS whether the list changed in 2025 or 2026; nothing newer than December 2024 was found.',
	'letters-and-attestation':
		'Deferment rules of Egypt, Syria, Jordan, Algeria and others were not researched: each conscription office decides.',
	'recommended-lists':
		'Which of the fourteen universities stand on which list today: a table per country with dates would be worth more than any text.',
	'recognition-sa': 'Which Malaysian universities and programmes are on the list today.',
	'recognition-ae':
		'Which group Malaysia is in and which ranking counts. By QS 2026 overall, six of the fourteen are within 300 (UM, UKM, UPM, USM, UTM, Taylor’s); the subject rank comes on top.',
	'recognition-kw':
		'Secondary sources; the ministry’s own page and Malaysia’s list were not found.',
	'recognition-qa': 'Which Malaysian universities are on the current lists.',
	'recognition-om':
		'MQA status (full or provisional) of every programme we list: a field for the catalogue.',
	'recognition-bh':
		'Which Malaysian universities are recommended; conditions on mode of study were not found.',
	'recognition-jo':
		'Is Rihla licensed in Jordan, or does it work with a licensed office? The regulation on residence was not found.',
	'recognition-iq':
		'Whether the amendment passed, and which Malaysian universities are in the guide.',
	'recognition-eg':
		'Press reports of ministry rules; a list of Malaysian universities was not found.',
	'recognition-ye': 'Everything; speak with the cultural attaché in Kuala Lumpur.',
	'recognition-sd': 'How approval and no-objection letter are obtained today from abroad.',
	'recognition-ly':
		'Which of the two names and sites answers for which part of the country; the list for Malaysia.',
	'recognition-dz':
		'Degrees of Malaysian universities already on the ministry’s list of recognised degrees.',
	'recognition-ma': 'Whether the change announced in 2022 is in force in full.',
	'recognition-tn': 'No list of Malaysian universities was found; decisions seem to go by file.',
	'recognition-sy':
		'Rules since 2025 may have changed with the administration; which Malaysian universities the guide names.',
	'recognition-ps': 'Malaysian universities on the list at mohe.pna.ps.',
	'recognition-lb':
		'Conditions of the committee; the ministry page found speaks of documents only.',
}
