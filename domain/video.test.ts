import { expect, test } from 'vitest'
import { videoEmbed } from '#domain/video.ts'

const youtube = 'https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ?autoplay=1&rel=0'
const vimeo = 'https://player.vimeo.com/video/76979871?autoplay=1&dnt=1'

test.each([
	['https://www.youtube.com/watch?v=dQw4w9WgXcQ', youtube],
	['https://www.youtube.com/watch?v=dQw4w9WgXcQ&t=42s', youtube],
	['https://youtu.be/dQw4w9WgXcQ?si=x', youtube],
	['https://m.youtube.com/shorts/dQw4w9WgXcQ', youtube],
	['https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ', youtube],
	['https://vimeo.com/76979871', vimeo],
	['https://player.vimeo.com/video/76979871', vimeo],
])('%s is played without cookies', (address, embed) => {
	expect(videoEmbed(address)).toBe(embed)
})

test.each([
	null,
	'',
	'not an address',
	'http://youtu.be/dQw4w9WgXcQ',
	'https://www.youtube.com/@someone',
	'https://vimeo.com/about',
	'https://youtube.com.example.org/watch?v=dQw4w9WgXcQ',
	'javascript:alert(1)',
])('%s is not played', (address) => {
	expect(videoEmbed(address)).toBeUndefined()
})
