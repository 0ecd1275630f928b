/** Everybody with an account, and what the manager can change about each. */
import { useState } from 'react'
import * as v from 'valibot'
import { useT } from '#app/language/strings.tsx'
import { Button } from '#app/ui/button.tsx'
import type { StaffAccount } from '#domain/desk/account-api.ts'
import { hasRight, isRole, type Role, roles } from '#domain/desk/roles.ts'
import { DeskError } from '../desk-error.tsx'
import { DeskSelect } from '../desk-select.tsx'
import { Avatar } from '../frame/avatar.tsx'
import { useSend } from '../use-send.ts'
import { OneTimeAddress } from './one-time-address.tsx'

const tones = { invited: 'gold', active: 'ok', disabled: 'quiet' }
const reset = v.object({ address: v.string() })

export function PeopleList({ people, onChange }: { people: StaffAccount[]; onChange: () => void }) {
	return (
		<ul className="desk-panel desk-people">
			{people.map((person) => (
				<PersonRow
					key={person.id}
					person={person}
					heirs={people.filter(
						({ id, role, state }) =>
							id !== person.id && state === 'active' && hasRight(role, 'cases'),
					)}
					onChange={onChange}
				/>
			))}
		</ul>
	)
}

interface RowProps {
	person: StaffAccount
	/** Who can get the open cases of an account that works on none any more. */
	heirs: readonly StaffAccount[]
	onChange: () => void
}

function PersonRow({ person, heirs, onChange }: RowProps) {
	const t = useT('desk-account')
	const desk = useT('desk')
	const { id, name, email, role, state } = person
	const { send, answer } = useSend(`staff ${id}`)
	const [address, setAddress] = useState<string | null>(null)
	/** Two presses for what can't be taken back. */
	const [asked, setAsked] = useState<'reset' | 'disable' | 'role' | null>(null)
	const [wanted, setWanted] = useState<Role>(role)
	const [heir, setHeir] = useState('')

	async function change(endpoint: string, body: unknown) {
		setAsked(null)
		const given = await send(endpoint, body)
		if (!given) return
		const parsed = v.safeParse(reset, given.body)
		setAddress(parsed.success ? parsed.output.address : null)
		onChange()
	}
	function doIt() {
		if (asked === 'reset') return change(`POST /api/desk/staff/${id}/reset`, {})
		const what = asked === 'role' ? { role: wanted } : { state: 'disabled' }
		return change(`PATCH /api/desk/staff/${id}`, { ...what, heir: heir || null })
	}
	function choose(chosen: string) {
		if (!isRole(chosen)) return
		setWanted(chosen)
		if (person.open_cases > 0 && !hasRight(chosen, 'cases')) setAsked('role')
		else void change(`PATCH /api/desk/staff/${id}`, { role: chosen })
	}

	return (
		<li>
			<div className="desk-person">
				<Avatar id={id} name={name} />
				<div>
					<p>
						<bdi className="desk-person-name">{name}</bdi>
						<span className={`tag tag-${tones[state]}`}>{t(`people.state.${state}`)}</span>
						{person.has_code && <span className="tag tag-quiet">{t('people.hasCode')}</span>}
					</p>
					<small>
						<bdi dir="ltr">{email}</bdi>
					</small>
				</div>
			</div>
			<div className="desk-person-actions">
				<DeskSelect
					label={t('people.roleOf', { name })}
					options={roles.map((value) => ({ value, label: desk(`role.${value}`) }))}
					value={asked === 'role' ? wanted : role}
					onChange={choose}
				/>
				{asked ? (
					<>
						<p role="status">{t(`people.ask.${asked}`)}</p>
						{asked !== 'reset' && person.open_cases > 0 && (
							<DeskSelect
								label={t('people.heir', { n: person.open_cases })}
								showsLabel
								options={[
									{ value: '', label: t('people.noHeir') },
									...heirs.map((one) => ({ value: one.id, label: one.name })),
								]}
								value={heir}
								onChange={setHeir}
							/>
						)}
						<Button variant="brand" small onClick={doIt}>
							{t(`people.yes.${asked}`)}
						</Button>
						<Button variant="quiet" small onClick={() => setAsked(null)}>
							{t('cancel')}
						</Button>
					</>
				) : (
					<>
						<Button
							variant="line"
							small
							aria-label={t('people.resetOf', { name })}
							onClick={() => setAsked('reset')}
						>
							{t('people.reset')}
						</Button>
						{state !== 'disabled' && (
							<Button
								variant="quiet"
								small
								aria-label={t('people.disableOf', { name })}
								onClick={() => setAsked('disable')}
							>
								{t('people.disable')}
							</Button>
						)}
					</>
				)}
			</div>
			<DeskError answer={answer} />
			{address && <OneTimeAddress address={address} />}
		</li>
	)
}
