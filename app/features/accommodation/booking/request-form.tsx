import Check from 'lucide-react/icons/check'
import { SelectField } from '#app/components/field.tsx'
import { FormFields } from '#app/components/form-fields.tsx'
import { FormFoot } from '#app/components/form-foot.tsx'
import { SectionHead } from '#app/components/section.tsx'
import type { FormNotices } from '#app/form/form-types.ts'
import { useT } from '#app/language/strings.tsx'
import { Button } from '#app/ui/button.tsx'
import { pageAccommodationTypes, pageDurations, pageUniversities } from '#domain/forms/choices.ts'
import type { PostedForm } from '#domain/forms/posted.ts'
import { paths } from '#domain/paths.ts'
import { RequestFields } from './request-fields.tsx'
import { useRequest } from './use-request.ts'

export const requestNotices: FormNotices = {
	sent: { title: 'request.title', text: 'request.text' },
	failed: { title: 'failed.title', text: 'failed.request' },
}

/** For those who would rather say what they need than choose a listing. */
export function RequestForm({ posted }: { posted: PostedForm | undefined }) {
	const t = useT('accommodation')
	const booking = useT('booking')
	const forms = useT('forms')
	const { errors, sending, sendState, formProps } = useRequest({
		page: `${paths.accommodation()}#request`,
		posted,
		notices: requestNotices,
	})
	return (
		<section
			id="request"
			className="no-print far section bg-surface-2"
			aria-labelledby="request-title"
		>
			<div className="wrap grid gap-x-16 lg:grid-cols-[1fr_1.7fr]">
				<div>
					<SectionHead
						id="request-title"
						eyebrow={t('request.eyebrow')}
						title={t('request.title')}
						lead={t('request.lead')}
					/>
					<ul className="mb-8 hidden gap-3 lg:grid">
						{['first', 'second', 'third'].map((point) => (
							<li key={point} className="grid grid-cols-[20px_1fr] gap-3">
								<Check className="icon mt-1 text-success" aria-hidden="true" />
								{t(`request.points.${point}`)}
							</li>
						))}
					</ul>
				</div>
				<div className="panel p-5 sm:p-8">
					<form {...formProps} noValidate className="grid gap-5" aria-labelledby="request-title">
						<FormFields errors={errors} posted={posted}>
							<fieldset disabled={sending} className="grid gap-6">
								<RequestFields
									universities={pageUniversities.map((value) => ({
										value,
										label: booking(`universities.${value}`),
									}))}
									durations={pageDurations}
								>
									<SelectField
										name="accommodation_type"
										label={booking('fields.type')}
										placeholder={forms('choose')}
										options={pageAccommodationTypes.map((value) => ({
											value,
											label: booking(`types.${value}`),
										}))}
									/>
								</RequestFields>
								<FormFoot sendState={sendState}>
									<Button
										type="submit"
										variant="brand"
										className="sm:min-w-60 sm:justify-self-start"
										busyLabel={sending && booking('form.sending')}
									>
										{booking('form.submit')}
									</Button>
								</FormFoot>
							</fieldset>
						</FormFields>
					</form>
				</div>
			</div>
		</section>
	)
}
