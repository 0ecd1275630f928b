import { AcademicStep } from './academic-step.tsx'
import { AdditionalStep } from './additional-step.tsx'
import type { Documents } from './documents.ts'
import { DocumentsStep } from './documents-step.tsx'
import { ServicesStep } from './services-step.tsx'
import type { Application } from './use-application.ts'

/** The steps after the first. Nobody needs them on a page that is only looked at. */
export function LaterSteps({
	application: { step, errors, sending, values },
	documents,
}: {
	application: Application
	documents: Documents
}) {
	const common = { step, errors, sending }
	return (
		<>
			<AcademicStep {...common} />
			<ServicesStep {...common} values={values} />
			<DocumentsStep {...common} documents={documents} />
			<AdditionalStep {...common} documents={documents} />
		</>
	)
}
