import { describe, expect, test } from 'vitest'
import { isSameName } from './name-keys.ts'

/** As families of many countries write themselves, in Arabic and in one or two Latin spellings. */
const pairs: [arabic: string, ...latin: string[]][] = [
	['أحمد', 'Ahmed', 'Ahmad'],
	['محمد', 'Mohamed', 'Muhammad'],
	['محمود', 'Mahmoud', 'Mahmud'],
	['عبد الله', 'Abdullah', 'Abdallah'],
	['عبدالرحمن', 'Abdulrahman', 'Abdel Rahman'],
	['عبد العزيز', 'Abdulaziz', 'Abdelaziz'],
	['عبد القادر', 'Abdelkader', 'Abdulqadir'],
	['خالد', 'Khaled', 'Khalid'],
	['يوسف', 'Yousef', 'Youssef'],
	['عمر', 'Omar', 'Umar'],
	['علي', 'Ali', 'Aly'],
	['حسين', 'Hussein', 'Houssine'],
	['حسن', 'Hassan', 'Hasan'],
	['إبراهيم', 'Ibrahim', 'Ebrahim'],
	['إسماعيل', 'Ismail', 'Esmail'],
	['طارق', 'Tariq', 'Tarek'],
	['جمال', 'Jamal', 'Gamal'],
	['شريف', 'Sherif', 'Cherif'],
	['وليد', 'Walid', 'Oualid'],
	['ياسين', 'Yassine', 'Yasin'],
	['سارة', 'Sara', 'Sarah'],
	['نورة', 'Noura', 'Norah'],
	['فاطمة', 'Fatima', 'Fatimah'],
	['عائشة', 'Aisha', 'Aicha'],
	['مريم', 'Mariam', 'Maryam'],
	['خديجة', 'Khadija', 'Khadijah'],
	['زينب', 'Zainab', 'Zeineb'],
	['هدى', 'Huda', 'Houda'],
	['ليلى', 'Layla', 'Leila'],
	['رغد', 'Raghad', 'Raghd'],
	['غادة', 'Ghada', 'Ghadah'],
	['شهد', 'Shahad', 'Chahd'],
	['رمضان', 'Ramadan', 'Ramadhan'],
	['معاذ', 'Moaz', 'Muadh'],
	['عثمان', 'Othman', 'Osman'],
	['الحربي', 'Alharbi', 'Al-Harbi'],
	['القحطاني', 'Alqahtani', 'Al Qahtani'],
	['الشمري', 'Alshammari', 'Al-Shamari'],
	['الزهراني', 'Alzahrani', 'Al Zahrani'],
	['بن سالم', 'Bensalem', 'Bin Salem'],
]

describe('names across scripts', () => {
	const spelled = pairs.flatMap(([arabic, ...latin]) => latin.map((one) => [arabic, one] as const))
	test.each(spelled)('%s is %s, either way round', (arabic, latin) => {
		expect(isSameName(arabic, latin)).toBe(true)
		expect(isSameName(latin, arabic)).toBe(true)
	})

	test('there are at least sixty of them', () => {
		expect(spelled.length).toBeGreaterThanOrEqual(60)
	})

	test.each(pairs)('%s: two Latin spellings are one name', (_, one, other = one) => {
		expect(isSameName(one, other)).toBe(true)
	})

	test('a whole name is found by each of its words, and by all of them', () => {
		const name = 'نورة عبد الله الحربي'
		for (const typed of ['Nora', 'noura alharbi', 'Abdullah', 'الحربى', 'Harbi'])
			expect(isSameName(name, typed), typed).toBe(true)
	})

	test.each([
		['أحمد', 'Hamad'],
		['سارة', 'Sami'],
		['خالد', 'Walid'],
		['علي', 'Omar'],
		['زين', 'Dina'],
		['نورة', 'Noura Alqahtani'],
		['محمد', ''],
		['محمد', 'a'],
	])('%s is not %s', (name, typed) => {
		expect(isSameName(name, typed)).toBe(false)
	})
})
