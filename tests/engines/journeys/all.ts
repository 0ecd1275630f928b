import { application } from './application.ts'
import { finding } from './finding.ts'
import { forms } from './forms.ts'
import { frame } from './frame.ts'
import { reading } from './reading.ts'

export const journeys = [...frame, ...finding, ...forms, application, ...reading]
