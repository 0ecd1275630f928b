/**
 * Approved messages that the platform refuses, because it has not approved them or has paused them. Every further call with one would be
 * refused too: nobody sends it until one gets through, or a manager says that it is approved.
 */
import { doAndNote } from './cases/do-and-note.ts'
import type { Database } from './database.ts'
import type { Run } from './schema.ts'

/** The platform approves each language on its own. */
export interface TemplateName {
	name: string
	language: string
}

export async function refuseTemplate(run: Run, { name, language }: TemplateName, code: string) {
	await run
		.insertInto('refused_templates')
		.values({ name, language, code, since: new Date().toISOString() })
		.onConflict((known) => known.columns(['name', 'language']).doNothing())
		.execute()
}

/** False when it was not refused. */
export async function allowTemplate(run: Run, { name, language }: TemplateName): Promise<boolean> {
	const { numDeletedRows } = await run
		.deleteFrom('refused_templates')
		.where('name', '=', name)
		.where('language', '=', language)
		.executeTakeFirst()
	return numDeletedRows > 0n
}

export async function isRefused(run: Run, { name, language }: TemplateName): Promise<boolean> {
	const row = await run
		.selectFrom('refused_templates')
		.select('since')
		.where('name', '=', name)
		.where('language', '=', language)
		.executeTakeFirst()
	return row !== undefined
}

export function createRefusedTemplates(database: Database) {
	return {
		all: async () =>
			(await database.ready())
				.selectFrom('refused_templates')
				.selectAll()
				.orderBy('since')
				.orderBy('name')
				.orderBy('language')
				.execute(),
		isRefused: async (template: TemplateName) => isRefused(await database.ready(), template),
		/** Said by a manager. */
		allow: (template: TemplateName, actor: string) =>
			doAndNote(database, { actor, type: 'template_allowed', data: { ...template } }, (run) =>
				allowTemplate(run, template),
			),
	}
}
