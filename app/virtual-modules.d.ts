declare module 'virtual:react-router/server-build' {
	import type { ServerBuild } from 'react-router'

	const build: ServerBuild
	export = build
}
declare module '*.js?small' {
	const source: string
	export default source
}
declare module '*.woff2?url' {
	const address: string
	export default address
}
