/** Of the server under test: the one of all stories, or a story's own (`own-site.ts`). */
export const siteAddress = () => `http://localhost:${process.env.E2E_PORT}`
