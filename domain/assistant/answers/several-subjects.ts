/** Two subjects that one university shall teach, and a subject that is asked for by a finer name than any programme has. */
import { fold } from '../../fold.ts'
import { paths } from '../../paths.ts'
import type { AnswerLink } from '../answer.ts'
import { isNamed } from '../subjects.ts'
import {
	type Context,
	type Draft,
	figure,
	key,
	levelOf,
	programmesFor,
	say,
	saying,
	universityLink,
} from './build.ts'
import { filtersOf, fitting, subjectName } from './filters.ts'

/** «طب أو أسنان»: one of them is enough. */
const isEither = /(?:^|\s)(?:[أا]و|ولا|[أا]م|or|wla|aw)(?=\s)/i

/** «واحد يبي ميكانيك والثاني محاسبة»: of one university both are asked. */
export const asksForBoth = ({ reading: { subjects, text } }: Context) =>
	subjects.length === 2 && !subjects.some(isNamed) && !isEither.test(text)

/** Who teaches both, with a fee of each, the lower sum first. */
export function bothTaught(context: Context): Draft & { links: AnswerLink[] } {
	const { reading } = context
	const level = levelOf(context)
	const found = fitting(context)
		.flatMap((university) => {
			const fees = reading.subjects.map((one) =>
				programmesFor(university, [one], level).programmes.map(({ annualFee }) => annualFee),
			)
			return fees.every((some) => some.length > 0)
				? [{ university, fees: fees.map((some) => Math.min(...some)) }]
				: []
		})
		.toSorted((a, b) => sum(a.fees) - sum(b.fees))
	const values = {
		filters: filtersOf({ ...context, universities: [] }),
		level: key(`programmesOf.${level}`),
	}
	if (found.length === 0)
		return { blocks: [saying(say('programme.noneHasBoth', values))], links: [] }
	return {
		blocks: [
			saying(say('programme.both', values)),
			{
				kind: 'table',
				head: [
					key('table.university'),
					...reading.subjects.map((one) => subjectName(context, one)),
					key('table.city'),
				],
				rows: found.slice(0, 6).map(({ university: { id, name, city }, fees }) => ({
					label: name,
					cells: [...fees.map((fee) => figure(fee, paths.university(id))), city],
				})),
			},
			saying(say('cheapest.estimate')),
		],
		links: found.slice(0, 2).map(({ university }) => universityLink(university)),
	}
}
const sum = (fees: readonly number[]) => fees.reduce((all, one) => all + one, 0)

/** Branches of a subject that have a name of their own; of the subject itself they are only a part. */
const branches =
	/(?:مالي[ةه]|تمويل|صيرف[ةه]|مصرفي[ةه]|بنوك|اقتصاد|محاسب[ةه])\s+(?:ال)?[اإ]سلامي[ةه]?|\bislamic (?:finance|banking|economics|accounting)|(?:تصميم\s+)?(?:ال)?[جغ]راف[يى]ك\S*|\bgraphics?(?: design)?|تصميم\s+(?:ال)?(?:داخلي|[اأ]زياء|[اأ]لعاب|مواقع)|\b(?:interior|fashion|game|web) design|تسويق\s+(?:ال)?(?:رقمي|الكتروني|إلكتروني)|\bdigital marketing|قانون\s+(?:ال)?(?:دولي|تجاري|جنائي)|\b(?:international|commercial|criminal) law/i

/** The words of such a branch, as they were typed, unless a programme has them in its name. */
export function branchAsked({ reading, knowledge }: Context): string | undefined {
	const words = branches.exec(reading.text)?.[0]
	if (words === undefined) return undefined
	const stems = fold(words)
		.split(' ')
		.map((word) => word.replace(/^ال/, '').slice(0, 5))
	const isThere = knowledge.catalogue.universities.some(({ programmes }) =>
		Object.values(programmes)
			.flat()
			.some(({ name }) => stems.every((stem) => fold(name).includes(stem))),
	)
	return isThere ? undefined : words
}
