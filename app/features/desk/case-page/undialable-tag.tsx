import { useT } from '#app/language/strings.tsx'

/** Beside a telephone number that can't be dialled as it was written, so it is no link. */
export function UndialableTag() {
	const t = useT('desk-case')
	return <span className="tag tag-gold">{t('submission.undialable')}</span>
}
