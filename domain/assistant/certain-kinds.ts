/**
 * Words without which a kind of thing is only guessed at: «والحقه بعدين» holds a price and a next step by the tables. Where they are
 * missing, an answer does not begin with what the site does not say.
 */
import type { Reading } from './read.ts'

export type Kind =
	| 'count'
	| 'day'
	| 'distance'
	| 'ease'
	| 'next'
	| 'papers'
	| 'place'
	| 'figure'
	| 'quality'
	| 'reason'
	| 'time'
	| 'must'
	| 'way'

const certain: Partial<Record<Kind, RegExp>> = {
	must: /[اإ]جبار|[اإ]لزام|مجبور|ضروري|واجب|\b(?:compulsory|mandatory|obligat\w+|obliged|necessary|required|ijbari|egbari|ilzami|obligatoire|darouri|drouri|daruri)\b/i,
	ease: /صعب|صعيب|واعر|معقد|^(?!.*to (?:find|get)\b).*\b(?:hard|harder|difficult\w*|tough|complicated|how easy|sa3b\w*|s3ib\w*|so3b\w*|wa3r\w*|difficile)\b/i,
	time: /وقت|مد[ةه](?:\s|[؟?]|$)|مدت|طول|تدوم|يدوم|تستغر|يستغر|(?:كم|كام|شحال|قداش|قديش|[چج]م)\s+(?:من\s+)?(?:يوم|[اأ]سبوع|شهر|سن[ةه]|عام)|\b(?:long|duration|time|wa2t|wa9t|wagt|waqt|weeks|months|days|years)\b/i,
	figure:
		/(?:^|\s)[وبف]?(?:كم|كام|شحال|قداش|قديش|[اأ]ديش|شكد|شقد|[چج]م|بيش|شكثر|[اأ]د ايه|قد ايه|قد [اإ]يش|السوم|(?:ال)?(?:سعر|[اأ]سعار|رسوم|تكلف|تكاليف|ثمن|تمن|مبلغ))|[يبت]كلف|\b(?:how much|costs?|prices?|fees?|b?kam|be?kam|[cs]h?7al|chhal|[2aq]*add?e?i?sh|gadd?ash|combien|prix)\b/i,
	reason:
		/(?:^|\s)[وف]?(?:ليش|ليه|لماذا|علاش|لاش|لويش|علشان ايه|سبب|السبب)(?:\s|[؟?]|$)|\b(?:why|reason|leh|leih|lesh|leish|lech|3lach|3lash|pourquoi)\b/i,
	next: /خطو[ةه]|(?:^|\s)وبعد(?:ين|ها)\s*[؟?]?\s*$|\b(?:next|then|w ba3den)\W*$|\bnext step/i,
	quality:
		/(?:^|\s)[وف]?(?:وين|فين|[اأ]ي|[اأ]نهي|[اإ]يه|شو|شنو|مين|منو|شكون|ياهي|[اإ]يش|وش|من)\s|\b(?:what|which|where|who|wein|wen|fein|fen|win|shu|sho|meen|chkoun|anhi|ay|eih|eh)\b/i,
	// «when it comes» tells, and asks for no day.
	day: /^(?!.*\bwhen\b(?! (?:is|are|do|does|did|can|will|would|should|must|exactly)\b)(?!\W*$))/i,
}

export const isCertain = (kind: Kind, { text }: Pick<Reading, 'text'>): boolean =>
	certain[kind]?.test(text) !== false
