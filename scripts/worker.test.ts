import * as v from 'valibot'
import { expect, test } from 'vitest'
import { buildManifest } from './public-files.ts'
import { filesToKeep } from './worker.ts'

test('scripts and styles are kept by language, without those of the desk and of the chat', () => {
	const entries = v.parse(buildManifest, {
		'app/routes/faq.tsx': { file: 'assets/faq-1.js', css: ['assets/faq-2.css'] },
		'.generated/strings/ar/faq.json': { file: 'assets/faq-3.js' },
		'.generated/strings/en/faq.json': { file: 'assets/faq-4.js' },
		'app/fonts/kufi-ar.woff2': { file: 'assets/kufi-7.woff2' },
		'app/routes/desk/case.tsx': { file: 'assets/case-8.js', css: ['assets/case-9.css'] },
		'.generated/strings/en/desk-case.json': { file: 'assets/words-10.js' },
		'.generated/strings/en/website-fields.json': { file: 'assets/words-11.js' },
		'_assistant-12.js': { file: 'assets/assistant-12.js' },
		'domain/assistant/words/arabic.ts': { file: 'assets/arabic-13.js' },
		'app/features/chat/chat-panel.tsx': { file: 'assets/chat-14.js', css: ['assets/chat-15.css'] },
		'.generated/strings/ar/assistant.json': { file: 'assets/assistant-16.js' },
	})
	const kept = filesToKeep(entries)
	expect(kept).toEqual({
		shared: ['/assets/faq-1.js', '/assets/faq-2.css'],
		ar: ['/assets/faq-3.js'],
		en: ['/assets/faq-4.js'],
	})
})
