/**
 * Subjects of study by how a programme that teaches one is called in English. Never by its field alone: the field of medicine holds
 * veterinary and Chinese medicine too. Asked where the content is made ready, not on the visitor's device.
 */
import { memoize } from '../memoize.ts'

const names: Readonly<Record<string, RegExp>> = {
	dentistry: /dent(al|istry)/i,
	veterinary: /veterinary/i,
	'chinese-medicine': /chinese medicine/i,
	medicine: /doctor of medicine|medicine and bachelor of surgery|\(medicine\)|medical sciences/i,
	pharmacy: /pharma/i,
	nursing: /nursing/i,
	physiotherapy: /physiotherapy/i,
	health: /health(?! campus)/i,
	/** All of them together, as families say «تخصصات طبية». */
	medical:
		/\bmedic(?:ine|al)|surgery|pharma|dent(?:al|istry)|nursing|physiotherapy|veterinary|health(?! campus)/i,
	electrical: /electric|electronic/i,
	mechanical: /mechanical/i,
	mechatronics: /mechatronic|robot/i,
	civil: /civil|structure/i,
	chemical: /chemical/i,
	'computer-engineering': /computer engineering/i,
	telecom: /telecommunication/i,
	environmental: /environmental/i,
	imaging: /radiograph|medical imaging|medical laborator/i,
	software: /software/i,
	petroleum: /petroleum/i,
	architecture: /architect/i,
	aviation: /aero|aviation/i,
	biomedical: /biomedical/i,
	engineering: /engineering/i,
	ai: /artificial intelligence/i,
	cyber: /cyber/i,
	data: /data/i,
	computing: /comput|software|information technology|cyber|artificial intelligence|data science/i,
	multimedia: /multimedia|animation/i,
	accounting: /account/i,
	finance: /financ/i,
	marketing: /marketing/i,
	economics: /econom/i,
	actuarial: /actuarial/i,
	hr: /human resource/i,
	projects: /project management/i,
	mba: /\(MBA\)/i,
	business: /business(?! analytics)|\bmanagement\b(?<!hospitality management|project management)/i,
	management: /management|business administration/i,
	law: /\blaws?\b/i,
	psychology: /psychology/i,
	hospitality: /hospitality/i,
	communication: /(?<!tele)communication|journalism|\bmedia\b/i,
	languages: /linguist|translat|literature|english (language|studies)/i,
	education: /education/i,
	islamic: /islamic/i,
	agriculture: /agricult/i,
	food: /food/i,
	biology: /biolog|life sciences|biotech/i,
	planning: /planning/i,
	social: /social/i,
	arts: /design|\barts?\b(?! \(hons\))/i,
	sciences: /mathematic|physics|chemistry|statistic/i,
}

const subjects = Object.entries(names)

/** The subjects that a programme belongs to, by its English name, which many universities give to one of theirs. */
export const subjectsOf = memoize((englishName): string[] =>
	subjects.flatMap(([subject, name]) => (name.test(englishName) ? subject : [])),
)
