import { expect, test } from 'vitest'
import { guessDocument } from './document-guess.ts'

test.each([
	['passport.pdf', 'passport'],
	['PASSPORT_Ahmed Ali.JPG', 'passport'],
	['PassportScan2.png', 'passport'],
	['جواز السفر.pdf', 'passport'],
	['صورة الجواز.jpg', 'passport'],
	['جواز_أحمد.jpeg', 'passport'],
	['صورة جواز السفر.jpg', 'passport'],
	['IELTS-2026.pdf', 'english'],
	['شهادة آيلتس.pdf', 'english'],
	['english certificate.pdf', 'english'],
	['شهادة اللغة الإنجليزية.pdf', 'english'],
	['كشف الدرجات.pdf', 'transcripts'],
	['كشف درجات الثانوية.pdf', 'transcripts'],
	['Transcript_of_records.docx', 'transcripts'],
	['high-school certificate.pdf', 'certificates'],
	['شهادة الثانوية العامة.pdf', 'certificates'],
	['شهادة التخرج.pdf', 'certificates'],
	['شهادة طبية.pdf', 'medical'],
	['الفحص الطبي.pdf', 'medical'],
	['medical certificate.pdf', 'medical'],
	['bank statement.pdf', 'bank'],
	['كشف حساب بنكي.pdf', 'bank'],
	['EMGS health form.pdf', 'health'],
	['إقرار صحي.pdf', 'health'],
	['photo2.png', 'photos'],
	['صورة شخصية.jpg', 'photos'],
	['الصور الشخصية.jpg', 'photos'],
	['IMG_20260611_101501.jpg', 'other'],
	['WhatsApp Image 2026-11-01.jpeg', 'other'],
	['لقطة شاشة.png', 'other'],
	['scan0001.pdf', 'other'],
])('%s is guessed to be %s', (name, label) => {
	expect(guessDocument(name)).toBe(label)
})
