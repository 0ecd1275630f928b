/** The booking form as a page of its own: what the dialog is with scripts. */
import MapPin from 'lucide-react/icons/map-pin'
import { FormFields } from '#app/components/form-fields.tsx'
import { FormFoot } from '#app/components/form-foot.tsx'
import { Place } from '#app/features/accommodation/listing/place.tsx'
import { useT } from '#app/language/strings.tsx'
import { Button, ButtonLink } from '#app/ui/button.tsx'
import type { PostedForm } from '#domain/forms/posted.ts'
import { paths } from '#domain/paths.ts'
import type { Listing } from '../listing/card.tsx'
import { BookingFields } from './booking-fields.tsx'
import { useBookingRequest } from './use-request.ts'

interface BookingPageProps {
	listing: Listing
	posted: PostedForm | undefined
}

export function BookingForm({ listing, posted }: BookingPageProps) {
	const t = useT('booking')
	const { errors, sending, sendState, formProps } = useBookingRequest(listing, { posted })
	return (
		<div className="wrap section">
			<section className="panel booking-page" aria-labelledby="booking">
				<h1 id="booking">{t('dialog.title', { name: listing.name })}</h1>
				<p className="meta">
					<span>
						<MapPin className="icon" aria-hidden="true" />
						<Place area={listing.area} city={listing.city} />
					</span>
				</p>
				<p className="text-muted">{t('dialog.lead')}</p>
				<form {...formProps} noValidate className="mt-6 grid gap-5" aria-labelledby="booking">
					<FormFields errors={errors} posted={posted}>
						<fieldset disabled={sending} className="grid gap-6">
							<BookingFields listing={listing} />
							<FormFoot sendState={sendState}>
								<div className="actions">
									<Button type="submit" variant="gold" busyLabel={sending && t('dialog.sending')}>
										{t('dialog.submit')}
									</Button>
									<ButtonLink to={paths.listing(listing.id)} variant="line">
										{t('dialog.cancel')}
									</ButtonLink>
								</div>
							</FormFoot>
						</fieldset>
					</FormFields>
				</form>
			</section>
		</div>
	)
}
