/** Two people changed the same fields: who, and for each field mine or theirs. What only one changed is merged already. */
import Pencil from 'lucide-react/icons/pencil'
import { type FormEvent, useId, useRef } from 'react'
import { useLanguage, useT } from '#app/language/strings.tsx'
import { Button } from '#app/ui/button.tsx'
import { Modal } from '#app/ui/modal.tsx'
import { isLanguage } from '#domain/language.ts'
import { type FieldPath, nameOfPath } from '#domain/website/compare.ts'
import type { DraftClash } from './use-entry-draft.ts'
import { usePathWords, useValueWords } from './value-words.ts'

interface DialogProps {
	clash: DraftClash
	/** Of the person who saved the other text. */
	name: string
	onSettle: (theirs: ReadonlySet<string>) => void
}

export function ConflictDialog({ clash, name, onSettle }: DialogProps) {
	const t = useT('website')
	const language = useLanguage()
	const dialog = useRef<HTMLDialogElement>(null)
	const form = useRef<HTMLFormElement>(null)
	const title = useId()
	const pathWords = usePathWords()
	const valueWords = useValueWords()
	/** The same field in the other language is another one. */
	const placeOf = (path: FieldPath) => {
		const last = path.at(-1) ?? ''
		return [...pathWords(clash.merged, path), ...(isLanguage(last) ? [t(`field.${last}`)] : [])]
	}

	function settle() {
		const chosen = new FormData(form.current ?? undefined)
		const theirs = clash.clashes
			.map(({ path }) => nameOfPath(path))
			.filter((place) => chosen.get(place) === 'theirs')
		onSettle(new Set(theirs))
	}
	function submit(event: FormEvent) {
		event.preventDefault()
		settle()
	}

	return (
		<Modal dialog={dialog} labelledBy={title} className="desk-dialog web-dialog" onClose={settle}>
			<form ref={form} className="desk-form" onSubmit={submit}>
				<h2 id={title}>{t('conflict.title', { name })}</h2>
				<p>{t('conflict.text')}</p>
				{clash.clashes.map(({ path, mine, theirs }) => (
					<fieldset key={nameOfPath(path)} className="web-clash">
						<legend>{placeOf(path).join(' · ')}</legend>
						<label>
							<input type="radio" name={nameOfPath(path)} value="mine" defaultChecked />
							<span>
								<small>{t('conflict.mine')}</small>
								<bdi>{mine === undefined ? t('conflict.none') : valueWords(mine, language)}</bdi>
							</span>
						</label>
						<label>
							<input type="radio" name={nameOfPath(path)} value="theirs" />
							<span>
								<small>{t('conflict.theirs', { name })}</small>
								<bdi>
									{theirs === undefined ? t('conflict.none') : valueWords(theirs, language)}
								</bdi>
							</span>
						</label>
					</fieldset>
				))}
				<div className="desk-actions web-dialog-foot">
					<Button type="submit" variant="brand" data-first-focus>
						{t('conflict.keep')}
					</Button>
					<p className="desk-muted">
						<Pencil className="icon" aria-hidden="true" />
						{t('conflict.after')}
					</p>
				</div>
			</form>
		</Modal>
	)
}
