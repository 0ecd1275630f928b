/** Visitors' pages and the desk's name a table of routes each (`scripts/route-tables.ts`); the router knows of the visitors' alone. */
export function namingDeskTable(text: string): string {
	return text.replaceAll(/(\/assets\/manifest-[\w-]+)\.js/g, '$1.desk.js')
}

export const isDeskPath = (pathname: string) => /^\/desk(?:\/|$)/.test(pathname)
