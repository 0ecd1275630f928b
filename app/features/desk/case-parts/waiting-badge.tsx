import { useT } from '#app/language/strings.tsx'
import type { DeskCase } from '#domain/desk/desk-api.ts'

const tones = { us: 'gold', student: 'info' }

/** Whose turn it is. */
export function WaitingBadge({ on }: { on: DeskCase['waiting_on'] }) {
	const t = useT('desk-cases')
	const tone = on === 'us' || on === 'student' ? tones[on] : 'quiet'
	return <span className={`tag tag-${tone}`}>{t(`turn.${on}`)}</span>
}
