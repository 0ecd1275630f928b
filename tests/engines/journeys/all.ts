import { application } from './application.ts'
import { finding } from './finding.ts'
import { forms } from './forms.ts'
import { frame } from './frame.ts'
import { reading } from './reading.ts'
import { voice } from './voice.ts'

export const journeys = [...frame, ...finding, ...forms, application, ...reading, voice]
