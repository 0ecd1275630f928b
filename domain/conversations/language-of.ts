const arabic = /[\u0621-\u064a]/
const latin = /[a-z]/i
/** Nothing says in which language somebody writes; what is without letters is answered in the first language of the site. */
export const languageOf = (text: string) => (!arabic.test(text) && latin.test(text) ? 'en' : 'ar')
