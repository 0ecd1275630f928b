import ChevronDown from 'lucide-react/icons/chevron-down'
import Link2 from 'lucide-react/icons/link-2'
import { closeOthers } from '#app/components/close-others.ts'
import { Highlighted } from '#app/components/highlighted.tsx'
import { copyText } from '#app/device/copy-text.ts'
import { useLanguage, useT } from '#app/language/strings.tsx'
import { notify } from '#app/notices/notices.ts'
import { paths, withLanguage } from '#domain/paths.ts'
import type { FoundQuestion } from './find.ts'

/** One question of a group; opening it closes the one that was open in the same group. */
export function Question({ group, found }: { group: string; found: FoundQuestion }) {
	const t = useT('faq')
	const { id, question, answer, inQuestion = [], inAnswer = [], preview } = found
	return (
		<details name={group} onToggle={closeOthers}>
			<summary>
				<span className="grid gap-1">
					<h3 className="text-base font-semibold">
						<Highlighted text={question} spans={inQuestion} />
					</h3>
					{preview && (
						<span className="faq-preview">
							{preview.cutBefore && '… '}
							<Highlighted text={preview.text} spans={preview.spans} />
							{preview.cutAfter && ' …'}
						</span>
					)}
				</span>
				<ChevronDown className="icon" aria-hidden="true" />
			</summary>
			{/* The address of a question is that of its answer: browsers open what holds the place they are sent to. */}
			<div id={id} className="answer">
				<p>
					<Highlighted text={answer} spans={inAnswer} />
				</p>
				<CopyLink id={id} label={t('copy')} />
			</div>
		</details>
	)
}

function CopyLink({ id, label }: { id: string; label: string }) {
	const language = useLanguage()
	const copy = async () => {
		const address = location.origin + withLanguage(paths.question(id), language)
		if (await copyText(address)) notify({ tone: 'success', title: 'linkCopied' })
		// The address bar can still be copied by hand.
		else location.assign(`#${id}`)
	}
	return (
		<button type="button" className="faq-copy needs-scripts no-print" onClick={copy}>
			<Link2 className="icon" aria-hidden="true" />
			{label}
		</button>
	)
}
