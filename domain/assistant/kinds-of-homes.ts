/** A word that many homes have in their names, «ريزيدنس», `condo`: alone it names none of them. */
export const isKindOfHome = (word: string) =>
	/^(?:[وبفل]|ال)?(?:ريزيد[ايه]?نس(?:ز|ي|يز)?|كوندو(?:مينيوم)?|سويتس)$|^residen(?:ces?|cy|si|z)$|^(?:condo(?:minium)?|suites)$/.test(
		word,
	)
