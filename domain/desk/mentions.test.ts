import { expect, test } from 'vitest'
import { mentionsIn } from './mentions.ts'

const colleagues = [
	{ id: 's1', name: 'سارة الحربي' },
	{ id: 's2', name: 'سارة العتيبي' },
	{ id: 'm', name: 'مازن' },
	{ id: 'l', name: 'Layla Haddad' },
]

test.each([
	['@مازن هل راجعت الجواز؟', ['m']],
	['سلّمت الملف إلى @سارة الحربي اليوم', ['s1']],
	['@ساره الحربى، تفضلي', ['s1']],
	['@سارة من منكما؟', []],
	['@layla and @Layla Haddad and @مازن.', ['l', 'm']],
	['mail me at sara@layla.example', []],
	['@مازنا ليس اسم أحد', []],
	['لا أحد هنا', []],
])('%s', (text, ids) => {
	expect(mentionsIn(text, colleagues)).toEqual(ids)
})
