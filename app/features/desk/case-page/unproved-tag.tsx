import MailQuestionMark from 'lucide-react/icons/mail-question-mark'
import { useT } from '#app/language/strings.tsx'

/** Nobody has opened a link that was mailed to the address on file: it may be a stranger's. */
export function UnprovedTag({ provedAt }: { provedAt: string | null }) {
	const t = useT('desk-case')
	const words = useT('desk-cases')
	if (provedAt !== null) return null
	return (
		<span className="tag tag-gold" title={t('submission.unproved')}>
			<MailQuestionMark className="icon" aria-hidden="true" />
			{words('unproved')}
		</span>
	)
}
