/** Words with which somebody stops and resumes what we send by ourselves. They count where a message is nothing else: «لا توقفوا» is a sentence. */
import { fold } from '../fold.ts'

const stop = ['إيقاف', 'أوقفوا', 'توقف', 'إلغاء الاشتراك', 'stop', 'unsubscribe'].map(fold)
const resume = ['استئناف', 'start'].map(fold)

/** «إلغاء» alone may mean the application: it is a message like any other. */
export function stopRequestIn(message: string): 'stop' | 'resume' | null {
	const words = fold(message)
	if (stop.includes(words)) return 'stop'
	return resume.includes(words) ? 'resume' : null
}
