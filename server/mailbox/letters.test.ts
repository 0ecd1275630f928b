/** Answers as the mail programs of families write them: what they say stands alone, what they quote is folded below, and no word is lost. */
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { temporaryFolder } from '#tests/services/folder.ts'
import { parseMail } from './parse-mail.ts'

const question = { en: 'Can you send the passport?', ar: 'هل ترسلون جواز السفر؟' }
const answer = { en: 'Yes, it is attached.', ar: 'نعم، أرفقته لكم.' }
const us = 'Rihla &lt;office@rihla.example&gt;'
const usPlain = 'Rihla <office@rihla.example>'

type Sample = [name: string, type: 'plain' | 'html', source: string, says?: string]

const samples: readonly Sample[] = [
	[
		'Gmail, English',
		'plain',
		`${answer.en}\n\nOn Tue, Nov 17, 2026 at 10:12 AM ${usPlain} wrote:\n\n> ${question.en}\n>\n> Rihla\n`,
	],
	[
		'Gmail, Arabic',
		'plain',
		`${answer.ar}\n\nفي الثلاثاء، 17 نوفمبر 2026 في 10:12 ص تمت كتابة ما يلي بواسطة ‪Rihla‬‏ <‪office@rihla.example‬‏>:\n\n> ${question.ar}\n>\n> رحلة\n`,
	],
	[
		'Gmail, Arabic, its line broken',
		'plain',
		`${answer.ar}\n\nفي الثلاثاء، ١٧ نوفمبر ٢٠٢٦ في ١٠:١٢ ص تمت كتابة ما يلي بواسطة\n‪Rihla‬‏ <‪office@rihla.example‬‏>:\n\n> ${question.ar}\n`,
	],
	[
		'Gmail, English, HTML',
		'html',
		`<div dir="ltr">${answer.en}</div><br><div class="gmail_quote gmail_quote_container"><div dir="ltr" class="gmail_attr">On Tue, Nov 17, 2026 at 10:12 AM ${us} wrote:<br></div><blockquote class="gmail_quote" style="margin:0px"><div>${question.en}</div></blockquote></div>`,
	],
	[
		'Gmail, Arabic, HTML',
		'html',
		`<div dir="rtl">${answer.ar}</div><br><div class="gmail_quote"><div dir="rtl" class="gmail_attr">في الثلاثاء، 17 نوفمبر 2026 في 10:12 ص تمت كتابة ما يلي بواسطة ‪${us}‬‏:<br></div><blockquote class="gmail_quote"><div>${question.ar}</div></blockquote></div>`,
	],
	[
		'Outlook, English',
		'plain',
		`${answer.en}\n\n________________________________\nFrom: ${usPlain}\nSent: Tuesday, November 17, 2026 10:12 AM\nTo: Omar\nSubject: Passport\n\n${question.en}\n`,
	],
	[
		'Outlook, Arabic',
		'plain',
		`${answer.ar}\n\n________________________________\nمن: ${usPlain}\nتم الإرسال: الثلاثاء, نوفمبر 17, 2026 10:12 ص\nإلى: عمر\nالموضوع: جواز السفر\n\n${question.ar}\n`,
	],
	[
		'Outlook on the web, English',
		'html',
		`<div class="elementToProof">${answer.en}</div><div id="appendonsend"></div><hr style="display:inline-block;width:98%"><div id="divRplyFwdMsg" dir="ltr"><b>From:</b> ${us}<br><b>Sent:</b> Tuesday<br><b>To:</b> Omar<br><b>Subject:</b> Passport</div><div>${question.en}</div>`,
	],
	[
		'Outlook on the web, Arabic',
		'html',
		`<div dir="rtl">${answer.ar}</div><hr><div id="divRplyFwdMsg" dir="rtl"><b>من:</b> ${us}<br><b>تم الإرسال:</b> الثلاثاء<br><b>إلى:</b> عمر<br><b>الموضوع:</b> جواز السفر</div><div dir="rtl">${question.ar}</div>`,
	],
	[
		'Outlook on Windows, English',
		'html',
		`<div class="WordSection1"><p class="MsoNormal">${answer.en}<o:p></o:p></p><div><div style="border:none;border-top:solid #E1E1E1 1.0pt"><p class="MsoNormal"><b>From:</b> ${us} <br><b>Sent:</b> Tuesday, November 17, 2026 10:12 AM<br><b>To:</b> Omar<br><b>Subject:</b> Passport<o:p></o:p></p></div></div><p class="MsoNormal">${question.en}</p></div>`,
	],
	[
		'Outlook on Windows, Arabic',
		'html',
		`<div class="WordSection1" dir="rtl"><p class="MsoNormal">${answer.ar}</p><div style="border-top:solid #E1E1E1 1.0pt"><p class="MsoNormal"><b>من:</b> ${us}<br><b>تم الإرسال:</b> 17 نوفمبر, 2026 10:12 ص<br><b>إلى:</b> عمر<br><b>الموضوع:</b> جواز السفر</p></div><p class="MsoNormal">${question.ar}</p></div>`,
	],
	[
		'Outlook on a telephone',
		'plain',
		`${answer.en}\n\nGet Outlook for iOS<https://aka.ms/o0ukef>\n________________________________\nFrom: ${usPlain}\nSent: Tuesday, November 17, 2026 10:12:13 AM\nTo: Omar\nSubject: Passport\n\n${question.en}\n`,
		`${answer.en}\n\nGet Outlook for iOS<https://aka.ms/o0ukef>`,
	],
	[
		'an iPhone, English',
		'plain',
		`${answer.en}\n\nSent from my iPhone\n\n> On 17 Nov 2026, at 10:12, ${usPlain} wrote:\n> \n> ${question.en}\n`,
		`${answer.en}\n\nSent from my iPhone`,
	],
	[
		'an iPhone, Arabic',
		'plain',
		`${answer.ar}\n\nأُرسلت من الـ iPhone\n\n> في ١٧ نوفمبر ٢٠٢٦، الساعة ١٠:١٢ ص، كتب/كتبت ${usPlain}:\n> \n> ${question.ar}\n`,
		`${answer.ar}\n\nأُرسلت من الـ iPhone`,
	],
	[
		'an iPhone, English, HTML',
		'html',
		`<html><body dir="auto">${answer.en}<br id="lineBreakAtBeginningOfSignature"><div dir="ltr">Sent from my iPhone</div><div dir="ltr"><br><blockquote type="cite">On 17 Nov 2026, at 10:12, ${us} wrote:<br><br></blockquote></div><blockquote type="cite"><div dir="ltr">${question.en}</div></blockquote></body></html>`,
		`${answer.en}\nSent from my iPhone`,
	],
	[
		'an iPhone, Arabic, HTML',
		'html',
		`<html><body dir="auto">${answer.ar}<br><div dir="rtl">أُرسلت من الـ iPhone</div><div dir="rtl"><br><blockquote type="cite">في ١٧ نوفمبر ٢٠٢٦، الساعة ١٠:١٢ ص، كتب/كتبت ${us}:<br></blockquote></div><blockquote type="cite"><div>${question.ar}</div></blockquote></body></html>`,
		`${answer.ar}\nأُرسلت من الـ iPhone`,
	],
	[
		'Yahoo, English',
		'plain',
		` ${answer.en}\n    On Tuesday, November 17, 2026 at 10:12:13 AM GMT+3, ${usPlain} wrote:  \n \n  ${question.en}\n  `,
	],
	[
		'Yahoo, Arabic',
		'plain',
		` ${answer.ar}\n    في الثلاثاء، 17 نوفمبر 2026 في 10:12:13 ص غرينتش+3، كتب ${usPlain}:  \n \n  ${question.ar}\n  `,
	],
	[
		'Yahoo, English, HTML',
		'html',
		`<div class="ydpa1"><div dir="ltr">${answer.en}</div></div><div id="yahoo_quoted_1" class="yahoo_quoted"><div>On Tuesday, November 17, 2026 at 10:12:13 AM GMT+3, ${us} wrote:</div><div><br></div><div>${question.en}</div></div>`,
	],
	[
		'Yahoo, Arabic, HTML',
		'html',
		`<div><div dir="rtl">${answer.ar}</div></div><div id="yahoo_quoted_2" class="ydpf yahoo_quoted"><div>في الثلاثاء، 17 نوفمبر 2026 في 10:12:13 ص غرينتش+3، كتب ${us}:</div><div>${question.ar}</div></div>`,
	],
	[
		'a Samsung telephone',
		'plain',
		`${answer.en}\n\n-------- Original message --------\nFrom: ${usPlain} \nDate: 17/11/2026  10:12  (GMT+03:00) \nTo: Omar \nSubject: Passport \n\n${question.en}\n`,
	],
]

test.each(samples)('%s, %s', async (name, type, source, says) => {
	const language = name.includes('Arabic') ? 'ar' : 'en'
	const path = join(temporaryFolder(), 'mail')
	const head = `From: omar@mail.example\r\nContent-Type: text/${type}; charset=utf-8\r\nContent-Transfer-Encoding: 8bit\r\n\r\n`
	writeFileSync(path, head + source.replaceAll('\n', '\r\n'))
	const { text, quoted } = await parseMail({ path, filesAt: path, isHeadOnly: false })
	expect(text).toBe(says ?? answer[language])
	expect(quoted).toContain(question[language])
	expect(quoted).toContain('office@rihla.example')
})
