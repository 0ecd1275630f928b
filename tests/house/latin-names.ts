/**
 * The Latin words that may stand in Arabic text: names and abbreviations a student meets in Malaysia under no other
 * name, and a few words of Malay. Any other Latin word on an Arabic page is one that nobody translated.
 */
const names = [
	// Authorities, accreditations and rankings
	'AACSB ACCA APRU EMGS EQUIS JAKIM MQA QAA QS SETARA STARS Stars SWA',
	// Visa and papers
	'i Kad VAL eVAL SEV Student Pass Graduate MDAC JPJ',
	// School certificates as universities call them, and those who wrote of passes
	'Senior High School Certificate Grade AppliedHE ICEF',
	// Tests, levels and degrees
	'CEFR IELTS MUET PTE TOEFL iBT A B C Level MBA DBA MD MBBS DVM LLB LLM',
	// Universities, their institutes and grounds
	'APIIT APU DECTAR HELP IGE IMU INCEIF INTI MAEPS MARDI MJIIT MMU PBS Sunway Taylor s UKM UM UMMC UPM USM UTAR UTM UniKL Universiti XMUM EMS MIS',
	// Places and ways to get about
	'BRT ETS Famosa IOI City Mall KL KLCC KTM LRT MRT MyRapid SS Sentral Touch n Go',
	// Money, measures, files and techniques
	'DA DOC DOCX G GMT HEIC JPEG JPG JavaScript PDF PNG RM WebP cookie',
	// Malay for the first day
	'terima kasih selamat pagi tolong',
	// Our own
	'EN QR Wanderbot',
]

export const latinNames: readonly string[] = names.flatMap((line) => line.split(' '))

/** Latin words of a text that are no such name; addresses of mail and pages are not read as words. */
export function untranslatedWords(text: string): string[] {
	const plain = text.replace(/\{\w+\}|https?:\/\/\S+|\S+@\S+|\bwa\.me\/\S+/g, ' ')
	return (plain.match(/[A-Za-z]+/g) ?? []).filter((word) => !latinNames.includes(word))
}
