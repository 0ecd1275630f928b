import { startFirefox } from './firefox.ts'
import { tellJourneys } from './tell.ts'

tellJourneys('firefox', startFirefox)
