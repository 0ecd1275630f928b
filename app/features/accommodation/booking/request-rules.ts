import * as v from 'valibot'
import { localToday } from '#app/components/date-field.tsx'
import { accommodationRequestForm } from '#domain/forms/accommodation-request.ts'
import { checking } from '#domain/forms/check.ts'

/** The visitor's own calendar says what is past; the server, which can't see it, is a day more lenient. */
export const checkRequest = checking(
	v.pipe(
		accommodationRequestForm,
		v.forward(
			v.check(
				({ check_in_date }) => check_in_date === null || check_in_date >= localToday(),
				'past_date',
			),
			['check_in_date'],
		),
	),
)
