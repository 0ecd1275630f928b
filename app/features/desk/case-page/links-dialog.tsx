/** Links to the status page: the applicant's own goes by mail and is never seen here; one that only reads can be copied; all can be stopped. */
import Check from 'lucide-react/icons/check'
import Copy from 'lucide-react/icons/copy'
import Link2 from 'lucide-react/icons/link-2'
import Mail from 'lucide-react/icons/mail'
import { useId, useRef, useState } from 'react'
import * as v from 'valibot'
import { AskTwice } from '#app/components/ask-twice.tsx'
import { copyText } from '#app/device/copy-text.ts'
import { useT } from '#app/language/strings.tsx'
import { Button } from '#app/ui/button.tsx'
import { Modal } from '#app/ui/modal.tsx'
import type { CaseAnswer } from '#domain/desk/desk-api.ts'
import { DeskError } from '../desk-error.tsx'
import { useSend } from '../use-send.ts'
import { UnprovedTag } from './unproved-tag.tsx'

const made = v.object({ address: v.string() })

interface LinksProps {
	file: CaseAnswer
	onDone: () => void
	onClose: () => void
}

export function LinksDialog({ file, onDone, onClose }: LinksProps) {
	const t = useT('desk-case')
	const dialog = useRef<HTMLDialogElement>(null)
	const title = useId()
	const { send, answer } = useSend(`${file.case.id} links`)
	const [said, setSaid] = useState<'mailed' | 'stopped' | null>(null)
	const [address, setAddress] = useState<string | null>(null)
	const path = `/api/desk/cases/${file.case.id}/links`
	const mailbox = file.fields.find(({ name }) => name === 'email')?.lines[0]

	async function ask(method: string, body?: object, done: typeof said = null) {
		const given = await send(`${method} ${path}`, body)
		if (!given) return
		setSaid(given.error ? null : done)
		const link = v.safeParse(made, given.body)
		setAddress(link.success ? link.output.address : null)
		if (!given.error) onDone()
	}

	return (
		<Modal dialog={dialog} labelledBy={title} className="desk-dialog" onClose={onClose}>
			<div className="desk-form">
				<h2 id={title}>{t('links.title')}</h2>
				<DeskError answer={answer} />
				<p role="status">{said && t(`links.${said}`)}</p>
				<section className="case-links">
					<h3>{t('links.own')}</h3>
					<p>{t('links.ownText')}</p>
					{file.can_mail_link ? (
						<>
							<p>
								<bdi dir="ltr">{mailbox}</bdi> <UnprovedTag provedAt={file.case.email_proved_at} />
							</p>
							<Button
								variant="brand"
								data-first-focus
								onClick={() => void ask('POST', { send: 'mail' }, 'mailed')}
							>
								<Mail className="icon" aria-hidden="true" />
								{t('links.mail')}
							</Button>
						</>
					) : (
						<p className="desk-muted">{t('links.noMail')}</p>
					)}
				</section>
				<section className="case-links">
					<h3>{t('links.read')}</h3>
					<p>{t('links.readText')}</p>
					{address ? (
						<CopyAddress address={address} />
					) : (
						<Button variant="line" onClick={() => void ask('POST', {})}>
							<Link2 className="icon" aria-hidden="true" />
							{t('links.make')}
						</Button>
					)}
				</section>
				<section className="case-links">
					<h3>{t('links.stop')}</h3>
					<p>{t('links.stopText')}</p>
					<AskTwice
						label={t('links.stopNow')}
						question={t('links.stopSure')}
						yes={t('links.stopYes')}
						no={t('links.stopNo')}
						onYes={() => void ask('DELETE', undefined, 'stopped')}
					/>
				</section>
				<div className="desk-actions">
					<Button variant="line" onClick={() => dialog.current?.close()}>
						{t('links.close')}
					</Button>
				</div>
			</div>
		</Modal>
	)
}

/** Where the browser does not let us copy, the address is selected, to be copied by hand. */
function CopyAddress({ address }: { address: string }) {
	const t = useT('desk-case')
	const [isCopied, setCopied] = useState(false)
	const line = useRef<HTMLElement>(null)
	const copy = async () => {
		const copied = await copyText(address)
		setCopied(copied)
		if (!copied && line.current) getSelection()?.selectAllChildren(line.current)
	}
	const Icon = isCopied ? Check : Copy
	return (
		<>
			<p className="share-line">
				<bdi ref={line} dir="ltr">
					{address}
				</bdi>
			</p>
			<Button variant="line" onClick={copy}>
				<Icon className="icon" aria-hidden="true" />
				<span aria-live="polite">{t(isCopied ? 'links.copied' : 'links.copy')}</span>
			</Button>
		</>
	)
}
