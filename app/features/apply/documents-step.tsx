import { FileCheck2 } from 'lucide-react'
import { Bidi } from '#app/components/bidi.tsx'
import type { Files } from '#app/form/files.ts'
import { useFiles } from '#app/form/use-files.ts'
import { useT } from '#app/language/strings.tsx'
import { DocumentList } from './document-list.tsx'
import { DropZone } from './drop-zone.tsx'
import { StepPanel } from './step-panel.tsx'
import type { StepProps } from './step-props.ts'

const needed = ['passport', 'transcripts', 'certificates', 'english', 'photos', 'medical'] as const

export function DocumentsStep({
	step,
	errors,
	sending,
	files,
	unkept,
}: StepProps & { files: Files; unkept: boolean }) {
	const t = useT('apply')
	const { chosen, refused } = useFiles(files)
	return (
		<StepPanel step="documents" current={step} errors={errors} disabled={sending}>
			<div className="needed sm:col-span-2">
				<h4>{t('documents.needed')}</h4>
				<ul>
					{needed.map((name) => (
						<li key={name}>
							<FileCheck2 className="icon" aria-hidden="true" />
							{t(`documents.list.${name}`)}
						</li>
					))}
				</ul>
			</div>
			<DropZone onFiles={files.add} disabled={sending} />
			<div role="alert" className="sm:col-span-2 empty:hidden">
				{refused.length > 0 && (
					<div className="error-summary is-list">
						<div>
							<p className="font-semibold">{t('documents.refusedTitle')}</p>
							<ul>
								{refused.map(({ id, name, reason }) => (
									<li key={id}>
										<Bidi>
											{t('documents.refused', { file: name, reason: t(`reasons.${reason}`) })}
										</Bidi>
									</li>
								))}
							</ul>
						</div>
					</div>
				)}
			</div>
			{unkept && <p className="form-note sm:col-span-2">{t('documents.unkept')}</p>}
			<p role="status" className="text-muted sm:col-span-2">
				{chosen.length > 0 ? t('documents.chosen', { count: chosen.length }) : t('documents.none')}
			</p>
			<DocumentList files={files} label={t('documents.yours')} sending={sending} />
		</StepPanel>
	)
}
