/** What the manager's overview is answered with. */
import type { CaseKind } from '../cases/stages.ts'

export interface FailingDelivery {
	id: string
	table: 'deliveries' | 'outgoing'
	case_id: string | null
	reference: string | null
	what: string
	attempts: number
	failed_at: string | null
	last_attempt_at: string | null
	reason: string | null
}

/** What retention will delete within two weeks. */
export interface Leaving {
	count: number
	/** Those that go first. */
	cases: { id: string; reference: string; name: string; on: string }[]
}

/** Now, and in the time of the same length before. */
export type Pair<Figure = number> = readonly [now: Figure, before: Figure]

/** The manager's numbers. */
export interface Figures {
	periods: {
		days: number
		/** When it began. */
		from: string
		received: Pair
		closed: Pair
		promises: Pair<{ all: number; kept: number }>
	}[]
	/** Without id: what nobody has. */
	people: {
		id: string | null
		name: string | null
		isActive: boolean
		open: number
		late: number
		promises: number
		kept: number
		/** The middle one of the first replies, in hours. */
		firstReply: number | null
	}[]
	/** How far applications have come. */
	funnel: {
		by: 'university' | 'programme' | 'intake' | 'country' | 'source'
		value: string
		label: string
		received: number
		sent: number
		offer: number
		arrived: number
	}[]
	intakes: { value: string; label: string }[]
	/** Applications of each university, in the order of the intakes. */
	matrix: { university: string; label: string; counts: number[] }[]
}

/** How reading the mailbox goes. */
export interface MailboxReport extends AsideArrivals {
	/** When it was last looked into without a fault; null before the first time. */
	ok_at: string | null
	failing_since: string | null
	code: string | null
	/** How many mails came within a day, by what they were. */
	counted: Record<'message' | 'auto' | 'bounce' | 'own', number>
}

/** How speaking by WhatsApp goes. */
export interface WhatsappReport extends AsideArrivals {
	/** What holds messages up, by the platform's code, and since when; null while they leave. */
	fault: { code: string; since: string } | null
	/** Approved messages that the platform refuses, and nobody sends meanwhile. */
	refused: { name: string; language: string; code: string; since: string }[]
	/** How many came within a day. */
	counted: Record<'message' | 'status', number>
}

export interface AsideArrivals {
	/** The newest of what was not read whole, or not taken, until somebody has looked; and how many there are. */
	aside_count: number
	aside: {
		key: string
		received_at: string
		reason: string | null
		sender: string | null
		size: number | null
		case_id: string | null
	}[]
}

export interface Overview {
	figures: Figures
	open: { kind: CaseKind; stage: string; n: number; late: number }[]
	late: number
	promises: { kept: number; all: number }
	/** How many first answers came within so many hours; the last bar has no bound. */
	replies: { until: number | null; count: number }[]
	failing: FailingDelivery[]
	/** Null where nothing is deleted by its age. */
	leaving: Leaving | null
	/** Null where no mailbox is read. */
	mailbox: MailboxReport | null
	/** Null where nothing is sent or received by WhatsApp. */
	whatsapp: WhatsappReport | null
	/** How far back promises and answers are counted. */
	days: number
}
