/** What the assistant knows, in one language: entries with their figures and texts, made from `content/` by whoever serves it. */
import type { Language } from '../language.ts'
import type {
	PlanHome,
	PlanInstitute,
	PlanProgramme,
	PlanRoom,
	PlanUniversity,
	ProgrammeLevel,
} from '../plan/catalogue.ts'
import type { PlanFacts } from '../plan/facts.ts'

export type NameKind = 'university' | 'institute' | 'home' | 'city'

/** An answer of the site, word for word, and where it stands. */
export interface Paragraph {
	id: string
	question: string
	answer: string
}

export interface KnownProgramme extends PlanProgramme {
	/** Rows of `subjects.ts`, by the programme's English name. */
	subjects: string[]
	note?: string
}

export interface KnownUniversity
	extends Omit<PlanUniversity, 'programmes' | 'admission' | 'scholarships'> {
	programmes: Record<ProgrammeLevel, KnownProgramme[]>
	/** On its page, with their fees, and taught by another university, as their names say. */
	bachelorsOfAnother?: KnownProgramme[]
	/** The sentence of its page that names a mosque or prayer room. */
	prayer?: string
	/** One of its programmes, or more, may be studied part-time. */
	hasPartTime?: boolean
	/** Subjects that its page names and its programmes do not have. */
	alsoTaught: string[]
}

export interface UniversityWords {
	code: string
	summary: string
	admission: string
	scholarships: string
}

export interface KnownInstitute extends PlanInstitute {
	summary: string
	/** Days and times of its groups. */
	schedule: string
	prayer?: string
}

export interface KnownRoom extends PlanRoom {
	available: boolean
	/** By its English name: what kind of room it is. */
	kind: 'single' | 'shared' | 'master' | 'studio' | 'unit'
}

export interface KnownHome extends Omit<PlanHome, 'rooms'> {
	rooms: KnownRoom[]
	summary: string
	priceNote?: string
	/** Universities of this site that are near it. */
	near: { university: string; name: string; distance: string }[]
	amenityCodes: string[]
}

/** Names and figures: what a question is read with, and most fees are answered from. */
export interface KnownEntries {
	language: Language
	catalogue: {
		universities: KnownUniversity[]
		institutes: KnownInstitute[]
		homes: KnownHome[]
	}
	facts: PlanFacts
	/** Names, short names and other spellings in both scripts. */
	names: { kind: NameKind; code: string; names: string[] }[]
	cities: Record<string, string>
	/** Whom a question goes to, by what it is about. */
	people: { university: string; visa: string; housing: string }
}

/** What the pages say, paragraph by paragraph. */
export interface KnownPages {
	faq: Paragraph[]
	/** Of each university's page. */
	universities: UniversityWords[]
	/** Of each home's page: what is paid in advance, what the rent includes, leaving early. */
	homes: { code: string; answers: Paragraph[] }[]
	/** Quarters where students live, as the housing page tells of them. */
	quarters: { name: string; rent: string; text: string }[]
	/** For families: the questions, and recognition country by country (`recognition-sa`). */
	families: Paragraph[]
	visa: {
		steps: { title: string; duration: string; text: string }[]
		documents: { id: string; tip: string }[]
		fees: { id: string; label: string; amount: number }[]
		feesSummary: string
		depositNote: string
		terms: { id: string; term: string; text: string }[]
		challenges: { id: string; solution: string }[]
		arrival: string
		renewal: string
		/** The sentence that names the least age of a language student. */
		age: string
		nationality: string
	}
	guide: {
		budgets: {
			id: string
			name: string
			min: number
			max: number
			text: string
			/** What of it is for the rent, for food, and for transport. */
			rent?: { low: number; high: number }
			food?: { low: number; high: number }
			transport?: { low: number; high: number }
		}[]
		climate: string
		seasons: { months: string; calendar: number[]; text: string }[]
		/** What to take along, group by group; clothes first. */
		packing: string[][]
		food: string[]
		halal: string
		transport: string
		trips: { name: string; travel: string; min: number; max: number }[]
		tripNote: string
		/** What the guide compares with: other countries, in ringgit a month. */
		countries: { code: string; name: string; min: number; max: number }[]
	}
	/** What the chat's quick options say of applying and of people. */
	apply: string
	support: string
	teaching: string
	company: string
	/** Of this conversation, and of papers that were sent. */
	privacy: string
	documentPrivacy: string
	contact: {
		whatsapp: string
		phone: string
		email: string
		city: string
		hours: string
	}
}

export type Knowledge = KnownEntries & KnownPages
