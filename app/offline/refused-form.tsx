/** A form that waited and could not be accepted: it is opened again as it was, or, if the visitor wants, deleted. */
import { useNavigate } from 'react-router'
import { useT } from '../strings.tsx'
import { Button } from '../ui/button.tsx'
import { DeleteButton } from './delete-button.tsx'
import { discard } from './outbox.ts'
import { kindOf, type Waiting } from './outbox-rules.ts'
import { askFor } from './reopen.ts'

export function RefusedForm({ refused }: { refused: Waiting }) {
	const t = useT('offline')
	const navigate = useNavigate()
	const open = () => navigate(refused.page, { state: askFor(refused.key) })
	return (
		<div className="grid">
			<p className="font-semibold">{t(`refused.${kindOf(refused)}`)}</p>
			<p className="text-muted">{t('refused.text')}</p>
			<DeleteButton label={t('refused.discard')} onDelete={() => discard(refused.key)}>
				<Button variant="line" small onClick={open}>
					{t('refused.open')}
				</Button>
			</DeleteButton>
		</div>
	)
}
