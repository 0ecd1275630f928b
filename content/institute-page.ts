/** What the page of language institutes says beyond the institutes themselves. */
import type { Text } from '#domain/language.ts'
import type { cefrCodes } from './schema.ts'

/** One of the three tiles under Why Study. */
interface InstituteBenefit {
	id: 'university-pathways' | 'small-classes' | 'flexible-intake'
	title: Text
	text: Text
}

export const instituteBenefits: InstituteBenefit[] = [
	{
		id: 'university-pathways',
		title: { ar: 'مسارات جامعية', en: 'University pathways' },
		text: {
			ar: 'دورات أكاديمية وتحضير لاختبارات IELTS وTOEFL وMUET، تُختار بحسب الدرجة التي تطلبها الجامعة.',
			en: 'Academic courses and preparation for IELTS, TOEFL and MUET, chosen by the score your university asks for.',
		},
	},
	{
		id: 'small-classes',
		title: { ar: 'فصول صغيرة', en: 'Small class sizes' },
		text: {
			ar: 'من 8 إلى 16 مقعدًا في الفصل بحسب المعهد، فيتسع وقت الحصة لمشاركة الجميع.',
			en: 'From 8 to 16 seats in a class, depending on the institute, so a lesson leaves time for everyone to speak.',
		},
	},
	{
		id: 'flexible-intake',
		title: { ar: 'مواعيد بدء مرنة', en: 'Flexible intake' },
		text: {
			ar: 'دفعات جديدة كل شهر أو نصف شهر أو أسبوع، ومدة تبدأ من شهر واحد.',
			en: 'Start dates every month, twice a month or every week, and courses from a single month.',
		},
	},
]

export const cefrLabels: Record<(typeof cefrCodes)[number], Text> = {
	A0: { ar: 'تمهيدي', en: 'Starter' },
	A1: { ar: 'مبتدئ', en: 'Beginner' },
	A2: { ar: 'أساسي', en: 'Elementary' },
	B1: { ar: 'متوسط', en: 'Intermediate' },
	B2: { ar: 'فوق المتوسط', en: 'Upper-intermediate' },
	C1: { ar: 'متقدم', en: 'Advanced' },
	C2: { ar: 'متمكن', en: 'Proficient' },
	'C2+': { ar: 'متقن', en: 'Mastery' },
}

/** English scores that universities ask for at one level of study. Ranges are Latin runs: pages isolate them left-to-right. */
interface EntryRequirement {
	id: 'foundation' | 'bachelor' | 'master'
	level: Text
	ielts: string
	toefl: string
	/** Band of the Malaysian University English Test. */
	muet: string
}

export const entryRequirements: EntryRequirement[] = [
	{
		id: 'foundation',
		level: { ar: 'السنة التأسيسية', en: 'Foundation' },
		ielts: '5.0-5.5',
		toefl: '42-59',
		muet: '3',
	},
	{
		id: 'bachelor',
		level: { ar: 'البكالوريوس', en: 'Bachelor' },
		ielts: '6.0-6.5',
		toefl: '60-79',
		muet: '4',
	},
	{
		id: 'master',
		level: { ar: 'الماجستير', en: 'Master' },
		ielts: '6.5-7.0',
		toefl: '80-100',
		muet: '4-5',
	},
]
