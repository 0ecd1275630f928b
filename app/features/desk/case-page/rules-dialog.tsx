/** The table by which turn, stage and promise follow what happens, in words: the help of the case page. */
import { useId, useRef } from 'react'
import { useT } from '#app/language/strings.tsx'
import { Button } from '#app/ui/button.tsx'
import { Modal } from '#app/ui/modal.tsx'
import type { CaseKind } from '#domain/cases/stages.ts'
import { type TurnRule, turnRules } from '#domain/cases/turn-rules.ts'

const isFor = ({ kinds }: TurnRule, kind: CaseKind) => kinds?.includes(kind) ?? true

export function RulesDialog({ kind, onClose }: { kind: CaseKind; onClose: () => void }) {
	const t = useT('desk-case')
	const dialog = useRef<HTMLDialogElement>(null)
	const title = useId()
	return (
		<Modal dialog={dialog} labelledBy={title} className="desk-dialog rules" onClose={onClose}>
			<h2 id={title}>{t('rules.title')}</h2>
			<p>{t('rules.text')}</p>
			<table>
				<thead>
					<tr>
						<th scope="col">{t('rules.whenHead')}</th>
						<th scope="col">{t('rules.turnHead')}</th>
						<th scope="col">{t('rules.promiseHead')}</th>
					</tr>
				</thead>
				<tbody>
					{turnRules
						.filter((rule) => isFor(rule, kind))
						.map((rule) => (
							<tr key={rule.id}>
								<th scope="row">{t(`rules.when.${rule.id}`)}</th>
								<td>
									<Turn rule={rule} />
								</td>
								<td>{t(`rules.promise.${rule.promise}`)}</td>
							</tr>
						))}
				</tbody>
			</table>
			<p>{t('rules.date')}</p>
			<Button variant="line" data-first-focus onClick={() => dialog.current?.close()}>
				{t('rules.close')}
			</Button>
		</Modal>
	)
}

function Turn({ rule: { turn, to } }: { rule: TurnRule }) {
	const t = useT('desk-case')
	const words = useT('desk-cases')
	const whose =
		turn === 'stage' || turn === 'same' ? t(`rules.turn.${turn}`) : words(`turn.${turn}`)
	return to === undefined
		? whose
		: t('rules.andStage', { turn: whose, stage: words(`stage.${to}`) })
}
