import { useT } from '#app/language/strings.tsx'

const command = 'npm run staff -- add <mail> --name <name> --role manager'

/** Before the first account there is nobody to let in: this says how to make one. */
export function SetupNote() {
	const t = useT('desk-account')
	return (
		<div className="sign-in-form">
			<p>{t('setup.text')}</p>
			<pre dir="ltr" className="sign-in-command">
				<code>{command}</code>
			</pre>
			<p>{t('setup.after')}</p>
		</div>
	)
}
