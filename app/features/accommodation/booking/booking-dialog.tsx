import MapPin from 'lucide-react/icons/map-pin'
import X from 'lucide-react/icons/x'
import { useRef } from 'react'
import { FormFields } from '#app/components/form-fields.tsx'
import { FormFoot } from '#app/components/form-foot.tsx'
import { LanguageLink } from '#app/components/frame/preferences.tsx'
import { PictureScene } from '#app/components/scene.tsx'
import type { Listing } from '#app/features/accommodation/listing/card.tsx'
import { Place } from '#app/features/accommodation/listing/place.tsx'
import { useT } from '#app/language/strings.tsx'
import { Button } from '#app/ui/button.tsx'
import { Modal } from '#app/ui/modal.tsx'
import { BookingFields } from './booking-fields.tsx'
import { useBookingRequest } from './use-request.ts'

export function BookingDialog({ listing, onClose }: { listing: Listing; onClose: () => void }) {
	const t = useT('booking')
	const common = useT('common')
	const dialog = useRef<HTMLDialogElement>(null)
	const close = () => dialog.current?.close()
	const { errors, sending, sendState, formProps } = useBookingRequest(listing, {
		closes: true,
		onSent: close,
	})

	return (
		<Modal
			dialog={dialog}
			labelledBy="booking-title"
			locked={sending}
			onClose={onClose}
			className="sheet"
		>
			<form {...formProps} noValidate className="sheet-body">
				<div className="relative h-24 flex-none sm:h-32" aria-hidden="true">
					<PictureScene picture={listing.image} alt="" sizes="680px" />
				</div>
				<div className="absolute inset-x-3 top-3 flex justify-between">
					<Button
						variant="quiet"
						small
						className="sheet-corner"
						aria-label={common('close')}
						disabled={sending}
						onClick={close}
					>
						<X className="icon" aria-hidden="true" />
					</Button>
					<LanguageLink className="sheet-corner btn btn-quiet btn-small" />
				</div>
				<div className="sheet-content">
					<div className="grid gap-1">
						<h2
							id="booking-title"
							tabIndex={-1}
							data-first-focus
							className="font-sans! text-xl! leading-normal! [word-spacing:normal] outline-none sm:text-2xl!"
						>
							{t('dialog.title', { name: listing.name })}
						</h2>
						<p className="meta">
							<span>
								<MapPin className="icon" aria-hidden="true" />
								<Place area={listing.area} city={listing.city} />
							</span>
						</p>
						<p className="text-muted">{t('dialog.lead')}</p>
					</div>
					<fieldset disabled={sending}>
						<FormFields errors={errors}>
							<BookingFields listing={listing} />
						</FormFields>
					</fieldset>
					<FormFoot sendState={sendState} />
				</div>
				<div className="sheet-notices" />
				<div className="sheet-actions">
					<Button variant="line" disabled={sending} onClick={close}>
						{t('dialog.cancel')}
					</Button>
					<Button
						type="submit"
						variant="gold"
						disabled={sending}
						className="flex-1 sm:flex-none"
						busyLabel={sending && t('dialog.sending')}
					>
						{t('dialog.submit')}
					</Button>
				</div>
			</form>
		</Modal>
	)
}
