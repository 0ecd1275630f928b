/** Bodies that recognise programmes of several universities: one body, one name. */
import type { University } from './schema.ts'
import { sharedLines } from './shared-lines.ts'

export const accreditation = {
	engineering: {
		name: {
			ar: 'مجلس الاعتماد الهندسي التابع لمجلس المهندسين الماليزي (لبرامج الهندسة، ضمن اتفاقية واشنطن)',
			en: 'Engineering Accreditation Council, Board of Engineers Malaysia (engineering degrees, Washington Accord)',
		},
		confidence: 'well-known',
	},
	selfAccrediting: {
		name: sharedLines.selfAccrediting,
		confidence: 'well-known',
	},
	accounting: {
		name: {
			ar: 'إعفاءات أو شراكة تعليمية معتمدة من جمعية المحاسبين القانونيين المعتمدين ACCA (لبرامج المحاسبة)',
			en: 'ACCA exemptions or approved learning partner (accounting degrees)',
		},
		confidence: 'well-known',
	},
	registered: {
		name: sharedLines.registered,
		confidence: 'well-known',
	},
	medicine: {
		name: {
			ar: 'المجلس الطبي الماليزي (لبرنامج الطب)',
			en: 'Malaysian Medical Council (medical degree)',
		},
		confidence: 'well-known',
	},
	law: {
		name: {
			ar: 'مجلس تأهيل مهنة المحاماة في ماليزيا (لبرنامج القانون)',
			en: 'Legal Profession Qualifying Board (law degree)',
		},
		confidence: 'well-known',
	},
	technology: {
		name: {
			ar: 'مجلس التقنيين الماليزي (لبرامج التقنية)',
			en: 'Malaysia Board of Technologists (technology programmes)',
		},
		confidence: 'well-known',
	},
} satisfies Record<string, University['accreditations'][number]>
