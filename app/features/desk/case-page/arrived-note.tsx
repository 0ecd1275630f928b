/** A message came in while somebody writes: said above the field, and nothing typed is lost by looking at it. */
import Inbox from 'lucide-react/icons/inbox'
import { useT } from '#app/language/strings.tsx'
import { Button } from '#app/ui/button.tsx'
import type { CaseAnswer, CasePulse } from '#domain/desk/desk-api.ts'

/** Not an older one that is the last again because the newest was moved to another case. */
export function hasArrived({ messages, last_written }: CaseAnswer, pulse: CasePulse | null) {
	const last = pulse?.last_written ?? null
	return last !== null && last !== last_written && !messages.some(({ id }) => id === last)
}

export function ArrivedNote({ isShown, onShow }: { isShown: boolean; onShow: () => void }) {
	const t = useT('desk-case')
	return (
		<div role="status" className="arrived-note">
			{isShown && (
				<>
					<Inbox className="icon" aria-hidden="true" />
					<p>{t('arrivedSince')}</p>
					<Button variant="brand" small onClick={onShow}>
						{t('showArrived')}
					</Button>
				</>
			)}
		</div>
	)
}
