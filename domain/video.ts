/** Introduction videos are played from addresses that set no cookies, and only after the visitor pressed Play. */

const youtubeHosts = new Set(['youtu.be', 'youtube.com', 'm.youtube.com', 'youtube-nocookie.com'])

/** The address to play a video from; undefined when there is none, or it is of a host we do not know. */
export function videoEmbed(address: string | null): string | undefined {
	const url = address === null ? undefined : parsed(address)
	if (url?.protocol !== 'https:') return undefined
	const host = url.hostname.replace(/^www\./, '')
	if (youtubeHosts.has(host)) {
		const id = url.searchParams.get('v') ?? lastPart(url)
		return /^[\w-]{11}$/.test(id)
			? `https://www.youtube-nocookie.com/embed/${id}?autoplay=1&rel=0`
			: undefined
	}
	if (host === 'vimeo.com' || host === 'player.vimeo.com') {
		const id = lastPart(url)
		return /^\d+$/.test(id) ? `https://player.vimeo.com/video/${id}?autoplay=1&dnt=1` : undefined
	}
	return undefined
}

/** Browsers of 2024 have no `URL.parse` yet. */
function parsed(address: string): URL | undefined {
	try {
		return new URL(address)
	} catch {
		return undefined
	}
}

function lastPart({ pathname }: URL): string {
	return pathname.split('/').findLast((part) => part !== '') ?? ''
}
