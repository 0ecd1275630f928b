import { tellJourneys } from './tell.ts'
import { startWebkit } from './webkit.ts'

tellJourneys('webkit', startWebkit)
