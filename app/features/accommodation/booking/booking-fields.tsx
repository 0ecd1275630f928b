import { SelectField } from '#app/components/field.tsx'
import type { Listing } from '#app/features/accommodation/listing/card.tsx'
import { useT } from '#app/language/strings.tsx'
import { dialogDurations, dialogUniversityKeys } from '#domain/forms/choices.ts'
import { RequestFields } from './request-fields.tsx'

/** The fields of a booking: those of every request, and the rooms of this accommodation. */
export function BookingFields({ listing }: { listing: Listing }) {
	const t = useT('booking')
	const rooms = listing.roomTypes.map(({ value, label, available }) => ({
		value,
		label: available ? label : t('dialog.unavailableRoom', { room: label }),
		disabled: !available,
	}))
	return (
		<RequestFields
			universities={Object.entries(dialogUniversityKeys).map(([value, key]) => ({
				value,
				label: t(`universities.${key}`),
			}))}
			durations={dialogDurations}
		>
			<SelectField
				name="accommodation_type"
				label={t('dialog.room')}
				placeholder={t('dialog.anyRoom')}
				options={rooms}
			/>
		</RequestFields>
	)
}
