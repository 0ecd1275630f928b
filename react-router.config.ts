import type { Config } from '@react-router/dev/config'

export default {
	ssr: true,
	// The whole route table is small: sending it at once saves a request on every first visit.
	routeDiscovery: { mode: 'initial' },
} satisfies Config
