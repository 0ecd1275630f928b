/**
 * An Arabic name in Latin letters, as a suggestion: passports of Arab countries write the same name in many ways, so that the usual
 * spelling of common names comes from a table, and the rest letter by letter. The owner of the name corrects it.
 */
import { bareLetters } from './fold.ts'

/** By the bare letters of the Arabic, without the article. */
const names: Readonly<Record<string, string>> = {
	محمد: 'Mohammed',
	احمد: 'Ahmed',
	محمود: 'Mahmoud',
	حامد: 'Hamed',
	حمد: 'Hamad',
	حميد: 'Hameed',
	علي: 'Ali',
	عمر: 'Omar',
	عمرو: 'Amr',
	عثمان: 'Othman',
	ابوبكر: 'Abubakr',
	حسن: 'Hassan',
	حسين: 'Hussein',
	خالد: 'Khalid',
	سعد: 'Saad',
	سعود: 'Saud',
	سعيد: 'Saeed',
	سالم: 'Salem',
	سليم: 'Saleem',
	سلمان: 'Salman',
	سليمان: 'Sulaiman',
	صالح: 'Saleh',
	صلاح: 'Salah',
	طارق: 'Tariq',
	طلال: 'Talal',
	عادل: 'Adel',
	عامر: 'Amer',
	عبدالله: 'Abdullah',
	عبدالرحمن: 'Abdulrahman',
	عبدالعزيز: 'Abdulaziz',
	عبدالكريم: 'Abdulkarim',
	عبدالرحيم: 'Abdulrahim',
	عبدالقادر: 'Abdulqader',
	عبدالمجيد: 'Abdulmajeed',
	عبدالملك: 'Abdulmalik',
	عبداللطيف: 'Abdullatif',
	عبدالهادي: 'Abdulhadi',
	عبدالسلام: 'Abdulsalam',
	عبدالحميد: 'Abdulhameed',
	فهد: 'Fahad',
	فيصل: 'Faisal',
	فارس: 'Fares',
	فواز: 'Fawaz',
	كريم: 'Karim',
	ماجد: 'Majed',
	مالك: 'Malik',
	مصطفي: 'Mustafa',
	منصور: 'Mansour',
	مهند: 'Mohannad',
	موسي: 'Musa',
	عيسي: 'Issa',
	يحيي: 'Yahya',
	ناصر: 'Nasser',
	نايف: 'Nayef',
	نواف: 'Nawaf',
	هاني: 'Hani',
	هشام: 'Hisham',
	وليد: 'Waleed',
	ياسر: 'Yasser',
	ياسين: 'Yassin',
	يوسف: 'Yousef',
	يونس: 'Younes',
	ابراهيم: 'Ibrahim',
	اسماعيل: 'Ismail',
	اسحاق: 'Ishaq',
	انس: 'Anas',
	ايمن: 'Ayman',
	بدر: 'Bader',
	بلال: 'Bilal',
	تركي: 'Turki',
	جابر: 'Jaber',
	جمال: 'Jamal',
	حمزه: 'Hamza',
	داود: 'Dawood',
	رامي: 'Rami',
	رشيد: 'Rashid',
	راشد: 'Rashed',
	زياد: 'Ziad',
	زيد: 'Zaid',
	سامي: 'Sami',
	سيف: 'Saif',
	شريف: 'Sharif',
	عماد: 'Imad',
	غازي: 'Ghazi',
	قاسم: 'Qasim',
	لؤي: 'Loay',
	لوي: 'Loay',
	مازن: 'Mazen',
	معاذ: 'Moath',
	نبيل: 'Nabil',
	فاطمه: 'Fatima',
	عايشه: 'Aisha',
	عائشه: 'Aisha',
	مريم: 'Maryam',
	زينب: 'Zainab',
	خديجه: 'Khadija',
	نوره: 'Noura',
	ساره: 'Sara',
	هند: 'Hind',
	هدي: 'Huda',
	مني: 'Mona',
	ليلي: 'Laila',
	سلمي: 'Salma',
	ريم: 'Reem',
	رنا: 'Rana',
	دانه: 'Dana',
	لينا: 'Lina',
	لمي: 'Lama',
	نور: 'Nour',
	امل: 'Amal',
	اماني: 'Amani',
	اسماء: 'Asma',
	اسما: 'Asma',
	حنان: 'Hanan',
	سميره: 'Samira',
	سعاد: 'Suad',
	رحاب: 'Rehab',
	شهد: 'Shahad',
	جواهر: 'Jawaher',
	ايمان: 'Iman',
	الاء: 'Alaa',
	الا: 'Alaa',
	دعاء: 'Doaa',
	دعا: 'Doaa',
	اسراء: 'Israa',
	اسرا: 'Israa',
	هبه: 'Heba',
	يارا: 'Yara',
	شمري: 'Shammari',
	حربي: 'Harbi',
	عتيبي: 'Otaibi',
	قحطاني: 'Qahtani',
	غامدي: 'Ghamdi',
	زهراني: 'Zahrani',
	دوسري: 'Dosari',
	مطيري: 'Mutairi',
	عنزي: 'Anazi',
	شهري: 'Shehri',
	هاشمي: 'Hashemi',
	مصري: 'Masri',
	نجار: 'Najjar',
	بن: 'bin',
	ابن: 'ibn',
	بنت: 'bint',
	ابو: 'Abu',
	ام: 'Umm',
	ال: 'Al',
}

const letters: Readonly<Record<string, string>> = {
	ا: 'a',
	ب: 'b',
	ت: 't',
	ث: 'th',
	ج: 'j',
	ح: 'h',
	خ: 'kh',
	د: 'd',
	ذ: 'dh',
	ر: 'r',
	ز: 'z',
	س: 's',
	ش: 'sh',
	ص: 's',
	ض: 'd',
	ط: 't',
	ظ: 'z',
	ع: 'a',
	غ: 'gh',
	ف: 'f',
	ق: 'q',
	ك: 'k',
	ل: 'l',
	م: 'm',
	ن: 'n',
	ه: 'h',
	و: 'w',
	ي: 'y',
}

const capital = (word: string) => word.charAt(0).toUpperCase() + word.slice(1)
const isVowel = (letter: string | undefined) => letter !== undefined && 'اوي'.includes(letter)

/** Short vowels are not written in Arabic: one stands between two consonants, and nobody can know which. */
function byLetters(word: string): string {
	const all = [...word]
	const spelled = all.map((letter, at) => {
		const [before, after] = [all[at - 1], all[at + 1]]
		// Between consonants, and at the end of the word, these two are long vowels.
		const isLong = before !== undefined && !isVowel(before) && !isVowel(after)
		if (letter === 'و' && isLong) return 'ou'
		if (letter === 'ي' && isLong) return after === undefined ? 'i' : 'ee'
		// The last letter of a feminine name.
		if (letter === 'ه' && after === undefined && before !== undefined)
			return isVowel(before) ? 'h' : 'a'
		const own = letters[letter] ?? ''
		const takesVowel = after !== undefined && !isVowel(letter) && !isVowel(after)
		const isLastPair = at === all.length - 2 && after === 'ه'
		return takesVowel && letter !== 'ع' && !isLastPair ? `${own}a` : own
	})
	return capital(spelled.join(''))
}

function spell(word: string): string {
	const known = names[word]
	if (known) return known
	if (word.startsWith('ال') && word.length > 4) return `Al-${spell(word.slice(2))}`
	return byLetters(word)
}

/** Empty where the name has no Arabic letters, or others than Arabic and Latin ones. */
export function suggestLatinName(arabic: string): string {
	if (!/\p{Script=Arabic}/u.test(arabic)) return ''
	const words = arabic
		.normalize('NFKD')
		.replace(/\p{M}/gu, '')
		.replace(/عبد\s+ال/g, 'عبدال')
		.split(/\s+/)
	const spelled = words.flatMap((word) => {
		// One of the two names may be written in Latin letters already.
		if (/^[\p{Script=Latin}'’.-]+$/u.test(word)) return [word]
		return /^\p{Script=Arabic}+$/u.test(word) ? [spell(bareLetters(word))].filter(Boolean) : []
	})
	return spelled.map((word, at) => (at === 0 ? capital(word) : word)).join(' ')
}
