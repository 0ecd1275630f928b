/** A form that waited and could not be accepted: it is opened again as it was, or, if the visitor wants, deleted. */
import { useNavigate } from 'react-router'
import { discard } from '#app/form/kept-forms.ts'
import type { FormRecord } from '#app/form/record.ts'
import { useT } from '#app/language/strings.tsx'
import { Button } from '#app/ui/button.tsx'
import { DeleteButton } from './delete-button.tsx'

export function RefusedForm({ refused }: { refused: FormRecord }) {
	const t = useT('offline')
	const navigate = useNavigate()
	const open = () => navigate(refused.page, { state: { reopen: refused.id } })
	return (
		<div className="grid">
			<p className="font-semibold">{t(`refused.${refused.endpoint.replace('/api/', '')}`)}</p>
			<p className="text-muted">{t('refused.text')}</p>
			<DeleteButton label={t('refused.discard')} onDelete={() => discard(refused.id)}>
				<Button variant="line" small onClick={open}>
					{t('refused.open')}
				</Button>
			</DeleteButton>
		</div>
	)
}
