/** Words that carry a question but not its subject, folded and without articles, in both languages. */
import { fold } from './fold.ts'

const words = `
a an the and or of in on at to for from with by as is are was were be been do does did can could will would should may
i me my we our you your he she it its they them their this that these those there here what which who whom whose when where why how
much many need want get have has had am not no yes please tell about any some more most than if so just also only give know
hi hello hey thanks thank ok okay dear
من في على الى عن مع هو هي هم هل ما ماذا كيف متى اين لماذا كم اي ايه انا نحن انت انتم هذا هذه ذلك تلك هناك هنا
و او ثم ان أن لا نعم لو اذا قد كان يكون تكون عند عندي لي لنا لكم لك بعد قبل كل بعض غير الذي التي يمكن يمكنني اريد ابغى احتاج نحتاج
مرحبا السلام عليكم اهلا شكرا لو سمحتم فضلك ممكن
`

let known: Set<string> | undefined

export function isStopWord(word: string): boolean {
	known ??= new Set(fold(words).split(' '))
	return known.has(word)
}
