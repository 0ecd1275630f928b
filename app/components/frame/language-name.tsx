/**
 * How the other language calls itself. The Arabic word is drawn: as text it would make every English page fetch the
 * Arabic font for four letters. The link around it has its name in words.
 */
import type { ReactNode } from 'react'
import type { Language } from '#domain/language.ts'
import arabicWord from './arabic-word.svg?url'

const drawn: Partial<Record<Language, ReactNode>> = {
	ar: (
		<svg
			viewBox="0 -96 347 192"
			className="h-[1em] w-auto translate-y-[3px]"
			fill="currentColor"
			aria-hidden="true"
		>
			<use href={`${arabicWord}#word`} />
		</svg>
	),
}

export function LanguageName({ of, children }: { of: Language; children: string }): ReactNode {
	return drawn[of] ?? children
}
