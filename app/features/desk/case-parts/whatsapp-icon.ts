import { createLucideIcon } from 'lucide-react'

/** The library leaves brands out; drawn on its grid. */
export const WhatsAppIcon = createLucideIcon('whatsapp', [
	['path', { d: 'M3 21l1.6-5.2A8.7 8.7 0 1 1 8.3 19.4z', key: 'bubble' }],
	[
		'path',
		{
			d: 'M9 8.6c.2 3.4 3 6.2 6.4 6.4l.9-1.7-2.2-1.2-1 .9a5.6 5.6 0 0 1-2.1-2.1l.9-1-1.2-2.2z',
			key: 'receiver',
		},
	],
])
