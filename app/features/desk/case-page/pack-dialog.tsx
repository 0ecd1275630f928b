/** What a pack needs to be made: for which university, in whose name, how large; and which documents go in, in their order. */
import Package from 'lucide-react/icons/package'
import X from 'lucide-react/icons/x'
import { type FormEvent, useId, useRef, useState } from 'react'
import * as v from 'valibot'
import { FieldError, SelectField, TextField } from '#app/components/field.tsx'
import { FormFields } from '#app/components/form-fields.tsx'
import { useLanguage, useT } from '#app/language/strings.tsx'
import { Button } from '#app/ui/button.tsx'
import { IconButton } from '#app/ui/icon-button.tsx'
import { Modal } from '#app/ui/modal.tsx'
import { packFileName, packLimits } from '#domain/cases/pack.ts'
import type { CaseAnswer } from '#domain/desk/desk-api.ts'
import { formatFileSize, formatMonth } from '#domain/format.ts'
import { type FormErrors, refusedSchema } from '#domain/forms/errors.ts'
import { DeskError } from '../desk-error.tsx'
import { useSend } from '../use-send.ts'
import { PackDocuments } from './pack-documents.tsx'

export interface PackUniversity {
	code: string
	name: string
	/** In English, as files are named after it. */
	short: string
}

/** In the place of a code: its name is typed. */
const other = 'other'
const usualLimit = 10

/** This month and the two years after it. */
function comingMonths(): string[] {
	const now = new Date()
	return Array.from({ length: 25 }, (_, at) =>
		new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + at, 1)).toISOString().slice(0, 7),
	)
}

interface DialogProps {
	file: CaseAnswer
	universities: readonly PackUniversity[]
	onDone: () => void
	onClose: () => void
}

/** What the last pack was made with, else what is known from the submission. */
function beginning({ packs, new_pack }: CaseAnswer, universities: readonly PackUniversity[]) {
	const [last] = packs
	const given = last ?? { ...new_pack, limit_mb: usualLimit }
	const known = universities.find(
		({ code, short }) => code === given.university || (last && short === last.short),
	)
	const isOther = last !== undefined && !known
	return {
		code: isOther ? other : (known?.code ?? ''),
		university: isOther ? last.university : '',
		programme: given.programme ?? '',
		name_in_passport: given.name_in_passport ?? '',
		intake: given.intake ?? '',
		limit_mb: given.limit_mb,
	}
}

export function PackDialog({ file, universities, onDone, onClose }: DialogProps) {
	const t = useT('desk-pack')
	const language = useLanguage()
	const dialog = useRef<HTMLDialogElement>(null)
	const title = useId()
	const { send, answer, isBusy } = useSend(`${file.case.id} pack`)
	const [typed, setTyped] = useState(() => beginning(file, universities))
	const [errors, setErrors] = useState<FormErrors>({})
	const set = (name: keyof typeof typed) => (event: { currentTarget: { value: string } }) => {
		setTyped({ ...typed, [name]: event.currentTarget.value })
		setErrors({})
	}
	/** Written as it will be read in Malaysia. */
	const latin = (name: 'university' | 'programme' | 'name_in_passport') =>
		({
			name,
			dir: 'ltr',
			required: 'browser',
			maxLength: 120,
			value: typed[name],
			onChange: set(name),
		}) as const
	const isOther = typed.code === other
	const university = isOther ? typed.university : typed.code
	const short = universities.find(({ code }) => code === typed.code)?.short ?? university
	const { programme, name_in_passport, intake, limit_mb } = typed
	const hasName = university !== '' && name_in_passport.trim() !== '' && intake !== ''

	async function make(event: FormEvent<HTMLFormElement>) {
		event.preventDefault()
		const given = await send(`POST /api/desk/cases/${file.case.id}/packs`, {
			...{ university, programme, name_in_passport, intake },
			limit_mb: Number(limit_mb),
		})
		if (!given) return
		const refused = v.safeParse(refusedSchema, given.body)
		setErrors(refused.success ? refused.output.errors : {})
		if (given.error) return
		dialog.current?.close()
		onDone()
	}

	return (
		<Modal
			dialog={dialog}
			labelledBy={title}
			className="pack-dialog"
			locked={isBusy}
			onClose={onClose}
		>
			<form onSubmit={make}>
				<header>
					<div>
						<h2 id={title}>{t('title')}</h2>
						<p>{t('lead')}</p>
					</div>
					<IconButton icon={X} label={t('close')} onClick={() => dialog.current?.close()} />
				</header>
				<FormFields errors={errors}>
					<div className="pack-fields">
						<SelectField
							name="code"
							label={t('university')}
							required="browser"
							placeholder={t('choose')}
							value={typed.code}
							onChange={set('code')}
							options={[
								...universities.map(({ code, name }) => ({ value: code, label: name })),
								{ value: other, label: t('otherUniversity') },
							]}
							error={isOther ? undefined : errors.university}
							data-first-focus
						/>
						{isOther && <TextField {...latin('university')} label={t('universityName')} />}
						<TextField {...latin('programme')} label={t('programme')} />
						<TextField {...latin('name_in_passport')} label={t('name')} autoComplete="off" />
						<SelectField
							name="intake"
							label={t('intake')}
							required="browser"
							placeholder={t('choose')}
							value={intake}
							onChange={set('intake')}
							options={comingMonths().map((month) => ({
								value: month,
								label: formatMonth(language, month),
							}))}
						/>
						<fieldset className="pack-limits">
							<legend className="field-label">{t('limit')}</legend>
							{packLimits.map((limit) => (
								<label key={limit}>
									<input
										type="radio"
										name="limit_mb"
										value={limit}
										checked={Number(limit_mb) === limit}
										onChange={() => setTyped({ ...typed, limit_mb: limit })}
									/>
									<bdi>{formatFileSize(language, limit * 1024 * 1024)}</bdi>
								</label>
							))}
						</fieldset>
					</div>
				</FormFields>
				<PackDocuments documents={file.documents} />
				<footer>
					{errors.documents && (
						<FieldError
							id={`${title}-documents`}
							error={errors.documents}
							text={t(errors.documents === 'required' ? 'noDocuments' : 'tooMany')}
						/>
					)}
					<DeskError answer={answer} />
					<bdi dir="ltr" className="pack-file">
						{hasName &&
							packFileName({ short, name_in_passport, intake, reference: file.case.reference })}
					</bdi>
					<Button type="submit" variant="gold" disabled={isBusy} busyLabel={isBusy && t('busy')}>
						<Package className="icon" aria-hidden="true" />
						{t('submit')}
					</Button>
				</footer>
			</form>
		</Modal>
	)
}
