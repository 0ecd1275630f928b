/** What can be done with a whole entry, by its state and who is asking; each says what becomes of it. */
import { useT } from '#app/language/strings.tsx'
import { hasRight } from '#domain/desk/roles.ts'
import type { EntryAnswer } from '#domain/desk/website-api.ts'
import { peopleListOf } from '#domain/website/people.ts'
import { useDesk } from '../../frame/desk-context.ts'
import type { AskedFirst } from './entry-dialogs.tsx'

export interface EntryAction {
	label: string
	hint?: string
	/** Takes something away from visitors, or for ever. */
	isGrave?: true
	run: () => void
}

export function useEntryActions(
	entry: EntryAnswer,
	version: number,
	ask: (what: AskedFirst) => void,
): EntryAction[] {
	const t = useT('website')
	const { person } = useDesk()
	const { may_leave, is_new, published } = entry
	const mayErase =
		hasRight(person.role, 'manage') && !is_new && (may_leave || peopleListOf(entry) !== null)
	const actions: (EntryAction | false)[] = [
		version > 0 && {
			label: t('entry.discard'),
			hint: t(is_new ? 'entry.discardNewHint' : 'entry.discardHint'),
			run: () => ask('discard'),
		},
		may_leave &&
			!is_new &&
			published.state !== 'shown' && { label: t('entry.show'), run: () => ask('show') },
		may_leave &&
			!is_new &&
			published.state === 'shown' && {
				label: t('entry.hide'),
				hint: t('entry.hideHint'),
				run: () => ask('hide'),
			},
		may_leave &&
			!is_new &&
			published.state === 'shown' && {
				label: t('entry.delete'),
				hint: t('entry.deleteHint'),
				isGrave: true,
				run: () => ask('delete'),
			},
		mayErase && {
			label: t(may_leave ? 'erase.entry' : 'erase.person'),
			hint: t('entry.eraseHint'),
			isGrave: true,
			run: () => ask('erase'),
		},
	]
	return actions.filter((action) => action !== false)
}
