/** All that an answer is worked out by; one file to fetch. */
export { languageOf } from '#domain/assistant/read.ts'
export { respond } from '#domain/assistant/respond.ts'
export { speak } from '#domain/assistant/speak.ts'
export { todayIn } from '#domain/plan/days.ts'
