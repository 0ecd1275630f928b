/** What the applicant may do with the request: each opens in place and is a plain form. */
import Bell from 'lucide-react/icons/bell'
import BellOff from 'lucide-react/icons/bell-off'
import ChevronDown from 'lucide-react/icons/chevron-down'
import Link2Off from 'lucide-react/icons/link-2-off'
import PenLine from 'lucide-react/icons/pen-line'
import Trash2 from 'lucide-react/icons/trash'
import X from 'lucide-react/icons/x'
import type { ComponentType, ReactNode, SVGProps } from 'react'
import { TextField } from '#app/components/field.tsx'
import { useT } from '#app/language/strings.tsx'
import type { RefusedStatusForm, StatusView } from '#domain/cases/status.ts'
import { isMessage } from './is-message.ts'
import { SendButton } from './send-button.tsx'

interface OwnActionsProps extends Pick<StatusView, 'kind'> {
	isOpen: boolean
	willBeErased: boolean
	/** Null where there are no reminders to stop. */
	isReminded: boolean | null
	refused: RefusedStatusForm | null
}

export function OwnActions(props: OwnActionsProps) {
	const { kind, isOpen, willBeErased, isReminded, refused } = props
	const t = useT('status-own')
	const words = useT(isMessage(kind) ? 'status-message' : 'status-request')
	return (
		<section className="panel status-card status-actions" aria-labelledby="actions-title">
			<h2 id="actions-title">{words('actions')}</h2>
			<Action Icon={PenLine} title={t('contact.title')} isOpen={refused !== null}>
				<form method="post" action="/status/contact" className="status-form">
					{refused && (
						<p role="alert" className="status-alert">
							{t(
								`contact.errors.${refused.error === 'invalid_contact' ? 'invalid_contact' : 'required'}`,
							)}
						</p>
					)}
					<p>{t('contact.text')}</p>
					<TextField
						type="email"
						name="email"
						label={t('contact.email')}
						autoComplete="email"
						defaultValue={refused?.typed.email ?? ''}
					/>
					<TextField
						type="tel"
						name="phone"
						label={t('contact.phone')}
						autoComplete="tel"
						defaultValue={refused?.typed.phone ?? ''}
					/>
					<SendButton variant="brand">{t('contact.send')}</SendButton>
				</form>
			</Action>
			{isReminded !== null && (
				<Action
					Icon={isReminded ? BellOff : Bell}
					title={t(isReminded ? 'reminders.stop' : 'reminders.start')}
				>
					<form method="post" action="/status/reminders" className="status-form">
						<p>{t(isReminded ? 'reminders.on' : 'reminders.off')}</p>
						<SendButton variant="line" name="do" value={isReminded ? 'stop' : 'start'}>
							{t(isReminded ? 'reminders.stop' : 'reminders.start')}
						</SendButton>
					</form>
				</Action>
			)}
			<Action Icon={Link2Off} title={t('stop.title')}>
				<form method="post" action="/status/links" className="status-form">
					<p>{t('stop.text')}</p>
					<SendButton variant="line" name="do" value="stop">
						{t('stop.send')}
					</SendButton>
				</form>
			</Action>
			{isOpen && (
				<Action Icon={X} title={words('withdraw.title')}>
					<form method="post" action="/status/withdraw" className="status-form">
						<p>{words('withdraw.text')}</p>
						<SendButton variant="line">{words('withdraw.title')}</SendButton>
					</form>
				</Action>
			)}
			{!willBeErased && (
				<Action Icon={Trash2} isGrave title={t('erasure.title')}>
					<form method="post" action="/status/erasure" className="status-form">
						<p>{words('erasure')}</p>
						<label className="status-check">
							<input type="checkbox" required />
							<span>{t('erasure.understood')}</span>
						</label>
						<SendButton variant="line" name="do" value="ask">
							{t('erasure.send')}
						</SendButton>
					</form>
				</Action>
			)}
		</section>
	)
}

interface ActionProps {
	Icon: ComponentType<SVGProps<SVGSVGElement>>
	title: string
	isOpen?: boolean
	/** What is done here can't be mended. */
	isGrave?: boolean
	children: ReactNode
}

function Action({ Icon, title, isOpen = false, isGrave = false, children }: ActionProps) {
	return (
		<details open={isOpen}>
			<summary className={isGrave ? 'text-danger' : undefined}>
				<Icon className="icon" aria-hidden="true" />
				{title}
				<ChevronDown className="icon" aria-hidden="true" />
			</summary>
			{children}
		</details>
	)
}
