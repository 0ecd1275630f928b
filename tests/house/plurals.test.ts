/** Counts as Arabic counts them, in the words the site really uses: none, one, two, three to ten, eleven and more, hundreds. */
import { expect, test } from 'vitest'
import { createTranslator, flattenStrings } from '#domain/translate.ts'
import apply from '#locales/ar/apply.json' with { type: 'json' }
import discover from '#locales/ar/discover.json' with { type: 'json' }
import faq from '#locales/ar/faq.json' with { type: 'json' }
import forms from '#locales/ar/forms.json' with { type: 'json' }
import institute from '#locales/ar/institute.json' with { type: 'json' }
import search from '#locales/ar/search.json' with { type: 'json' }
import findCase from '#locales/ar/status-find-case.json' with { type: 'json' }
import universities from '#locales/ar/universities.json' with { type: 'json' }

const counts = [0, 1, 2, 3, 10, 11, 99, 100, 101, 103]

test.each([
	[
		'files',
		apply,
		'documents.chosen',
		'لم يُختر أي ملف، ملف واحد، ملفان، 3 ملفات، 10 ملفات، 11 ملفًا، 99 ملفًا، 100 ملف، 101 ملف، 103 ملفات',
	],
	[
		'results',
		search,
		'count',
		'لا توجد نتائج، نتيجة واحدة، نتيجتان، 3 نتائج، 10 نتائج، 11 نتيجة، 99 نتيجة، 100 نتيجة، 101 نتيجة، 103 نتائج',
	],
	[
		'universities',
		universities,
		'list.count',
		'لا جامعات مطابقة، جامعة واحدة، جامعتان، 3 جامعات، 10 جامعات، 11 جامعة، 99 جامعة، 100 جامعة، 101 جامعة، 103 جامعات',
	],
	[
		'universities of a place',
		discover,
		'map.universities',
		'لا جامعات شريكة هنا، جامعة واحدة هنا، جامعتان هنا، 3 جامعات هنا، 10 جامعات هنا، 11 جامعة هنا، 99 جامعة هنا، 100 جامعة هنا، 101 جامعة هنا، 103 جامعات هنا',
	],
	[
		'questions',
		faq,
		'found',
		'لا توجد أسئلة مطابقة، سؤال واحد مطابق، سؤالان مطابقان، 3 أسئلة مطابقة، 10 أسئلة مطابقة، 11 سؤالًا مطابقًا، 99 سؤالًا مطابقًا، 100 سؤال مطابق، 101 سؤال مطابق، 103 أسئلة مطابقة',
	],
	[
		'hours',
		institute,
		'fees.hoursCount',
		'لا ساعات، ساعة واحدة، ساعتان، 3 ساعات، 10 ساعات، 11 ساعة، 99 ساعة، 100 ساعة، 101 ساعة، 103 ساعات',
	],
	[
		'fields',
		forms,
		'wrong',
		'لا توجد حقول بحاجة إلى مراجعة، حقل واحد بحاجة إلى مراجعة، حقلان بحاجة إلى مراجعة، 3 حقول بحاجة إلى مراجعة، 10 حقول بحاجة إلى مراجعة، 11 حقلًا بحاجة إلى مراجعة، 99 حقلًا بحاجة إلى مراجعة، 100 حقل بحاجة إلى مراجعة، 101 حقل بحاجة إلى مراجعة، 103 حقول بحاجة إلى مراجعة',
	],
	[
		'minutes to wait',
		findCase,
		'errors.too_often',
		[
			'قليلًا',
			'دقيقة واحدة',
			'دقيقتين',
			'3 دقائق',
			'10 دقائق',
			'11 دقيقة',
			'99 دقيقة',
			'100 دقيقة',
			'101 دقيقة',
			'103 دقائق',
		]
			.map((time) => `محاولات كثيرة. يُرجى الانتظار ${time}، أو فتح الرابط الذي وصلكم.`)
			.join('، '),
	],
])('%s', (_, strings, key, expected) => {
	const t = createTranslator(flattenStrings(strings), 'ar')
	expect(counts.map((count) => t(key, { count })).join('، ')).toBe(expected)
})
