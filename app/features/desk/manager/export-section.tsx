/** All cases as one table. It needs the password, so it is asked for as a call and then saved as a file. */
import { useT } from '#app/language/strings.tsx'
import { Button } from '#app/ui/button.tsx'
import { DeskError } from '../desk-error.tsx'
import { saveFile } from '../save-file.ts'
import { useSend } from '../use-send.ts'

export function ExportSection() {
	const t = useT('desk-manager')
	const { send, answer, isBusy } = useSend('export')

	async function download() {
		const given = await send('GET /api/desk/export')
		if (given?.file) saveFile(given.file, `cases-${new Date().toISOString().slice(0, 10)}.csv`)
	}

	return (
		<section className="desk-panel" aria-labelledby="export">
			<h2 id="export">{t('export.title')}</h2>
			<p className="desk-muted">{t('export.text')}</p>
			<DeskError answer={answer} />
			<div className="desk-actions">
				<Button
					variant="brand"
					disabled={isBusy}
					onClick={() => void download()}
					busyLabel={isBusy && t('export.busy')}
				>
					{t('export.download')}
				</Button>
			</div>
		</section>
	)
}
