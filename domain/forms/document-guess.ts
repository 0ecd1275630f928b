/** What a file is, guessed from what its owner called it. A wrong guess costs one tap; a file named by a camera is "other". */
import type { DocumentLabel } from '../cases/codes.ts'
import { fold } from '../fold.ts'

/**
 * The first row with a word in the name decides, so that the narrower words stand first: a "medical certificate" is no certificate of
 * graduation. Words are folded as the search folds them, and Arabic ones are found with the article and what is joined to it.
 */
const table: readonly (readonly [DocumentLabel, readonly string[]])[] = [
	['passport', ['passport', 'pasport', 'passeport', 'جواز', 'جوازي', 'باسبور', 'جوازسفر']],
	[
		'english',
		[
			'ielts',
			'toefl',
			'muet',
			'pte',
			'duolingo',
			'toeic',
			'cefr',
			'ايلتس',
			'توفل',
			'انجليزي',
			'انجليزيه',
			'english',
			'anglais',
		],
	],
	['health', ['health', 'emgs', 'declaration', 'نموذج صحي', 'اقرار صحي', 'استماره صحيه']],
	[
		'medical',
		[
			'medical',
			'vaccine',
			'vaccination',
			'médical',
			'طبي',
			'طبيه',
			'فحص',
			'تطعيم',
			'لقاح',
			'صحي',
			'صحيه',
		],
	],
	[
		'bank',
		[
			'bank',
			'statement',
			'balance',
			'iban',
			'بنك',
			'بنكي',
			'مصرفي',
			'حساب',
			'رصيد',
			'كفاله',
			'ماليه',
		],
	],
	[
		'transcripts',
		[
			'transcript',
			'transcripts',
			'marks',
			'marksheet',
			'grades',
			'gpa',
			'releve',
			'notes',
			'كشف',
			'درجات',
			'علامات',
			'معدل',
			'نتيجه',
			'نتائج',
			'سجل',
		],
	],
	[
		'certificates',
		[
			'certificate',
			'certificates',
			'certificat',
			'diploma',
			'diplome',
			'degree',
			'bac',
			'baccalaureat',
			'tawjihi',
			'graduation',
			'شهاده',
			'شهادات',
			'ثانويه',
			'بكالوريا',
			'بكالوريوس',
			'تخرج',
			'توجيهي',
			'دبلوم',
			'وثيقه',
		],
	],
	['photos', ['photo', 'photos', 'selfie', 'portrait', 'صوره', 'صور', 'صورتي', 'شخصيه']],
]

/** What may be joined to an Arabic word without changing what it is. */
const joined = /^(?:وال|بال|لل|ال|و|ب|ل)/

export function guessDocument(fileName: string): DocumentLabel {
	const words = fold(
		fileName
			.replace(/\.[a-z]+$/i, '')
			// `PassportAhmed` and `photo2` are words written together.
			.replace(/(\p{Ll})(\p{Lu})/gu, '$1 $2')
			.replace(/(\p{L})(\d)/gu, '$1 $2')
			.replace(/(\d)(\p{L})/gu, '$1 $2'),
	).split(' ')
	const known = new Set(words.flatMap((word) => [word, word.replace(joined, '')]))
	const whole = ` ${words.map((word) => word.replace(joined, '')).join(' ')} `
	const has = (word: string) =>
		word.includes(' ') ? whole.includes(` ${fold(word)} `) : known.has(fold(word))
	return table.find(([, names]) => names.some(has))?.[0] ?? 'other'
}
