/** What the application needs once somebody fills it in: its rules, its messages and the steps after the first. */
import type { Option } from '#app/components/field.tsx'
import type { Files } from '#app/form/files.ts'
import { checkPassport } from '#domain/passport.ts'
import { AcademicStep } from './academic-step.tsx'
import { AdditionalStep } from './additional-step.tsx'
import { DocumentsStep } from './documents-step.tsx'
import {
	checkApplication,
	errorsIn,
	errorsOf,
	isLocked,
	openStep,
	stateOf,
	toBody,
} from './rules.ts'
import { sayIncomplete, sayUnsendable } from './say-wrong.ts'
import { ServicesStep } from './services-step.tsx'
import type { ApplicationView } from './step-props.ts'

interface LaterStepsProps {
	application: ApplicationView
	files: Files
	nationalities: Option[]
}

/** Nobody needs them on a page that is only looked at. */
function LaterSteps({ application, files, nationalities }: LaterStepsProps) {
	const { step, errors, sending, values } = application
	const common = { step, errors, sending }
	return (
		<>
			<AcademicStep {...common} />
			<ServicesStep {...common} values={values} />
			<DocumentsStep {...common} files={files} unkept={application.unkept === 'files'} />
			<AdditionalStep application={application} files={files} nationalities={nationalities} />
		</>
	)
}

export const applicationLogic = {
	checkApplication,
	checkPassport,
	errorsIn,
	errorsOf,
	isLocked,
	openStep,
	stateOf,
	toBody,
	sayIncomplete,
	sayUnsendable,
	LaterSteps,
}
export type ApplicationLogic = typeof applicationLogic
