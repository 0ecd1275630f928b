/** Facts that stand on many pages, each in one wording: a reader who meets a fact twice should know that it is the same one. */
import type { Text } from '#domain/language.ts'

/** Two figures of the company that would contradict each other without a word: support at any hour, and office hours. */
export const support = {
	value: '24/7',
	label: { ar: 'دعم متواصل', en: 'Support' },
	note: {
		ar: 'واندربوت في كل ساعة، ومستشارونا في ساعات العمل',
		en: 'Wanderbot at any hour, our consultants in office hours',
	},
}

export const sharedLines = {
	/** The price reads like one for a night; the specification has it for a month, and the owner has still to say. */
	hotelPrice: {
		ar: 'سعر شهري نؤكده لكم قبل الحجز.',
		en: 'A monthly price, which we confirm with you before you book.',
	},
	selfAccrediting: {
		ar: 'صفة الاعتماد الذاتي (SWA) من هيئة المؤهلات الماليزية (MQA)',
		en: 'Self-accrediting status (SWA) from the Malaysian Qualifications Agency (MQA)',
	},
	registered: {
		ar: 'برامج مدرجة في سجل المؤهلات لدى هيئة المؤهلات الماليزية (MQA)',
		en: 'Programmes on the qualifications register of the Malaysian Qualifications Agency (MQA)',
	},
	malaysiaInternationalScholarship: {
		ar: 'ولطلبة الماجستير والدكتوراه منحة حكومية هي منحة ماليزيا الدولية (MIS)، وتشترط معدلًا تراكميًا يقارب 3.5 من 4 وعمرًا لا يتجاوز 45 سنة.',
		en: "Master's and PhD applicants can try for the government's Malaysia International Scholarship (MIS), which asks for a CGPA of about 3.5 out of 4 and an age of no more than 45.",
	},
	instituteFees: {
		ar: 'والرسوم تقديرية إلى أن يؤكدها المعهد عند التسجيل.',
		en: 'Fees are indicative until the institute confirms them at registration.',
	},
} satisfies Record<string, Text>
