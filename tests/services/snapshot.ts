/** What the site says when nobody has edited it, as pages read it. */

import { shipped } from '#content/shipped.ts'
import { createSnapshots } from '#server/content/snapshot.ts'

export const shippedSnapshot = await createSnapshots()(shipped)
/** For parts that ask for the content of the moment. */
export const shippedContent = { current: () => shippedSnapshot, onErasure: () => undefined }
