/** One entry: its sections and fields, saved as they are typed, and published when somebody says so. */
import { useEffect, useState } from 'react'
import { useLocation, useNavigate, useRevalidator } from 'react-router'
import { useLanguage } from '#app/language/strings.tsx'
import type { Colleague } from '#domain/desk/desk-api.ts'
import { type EntryAnswer, entryPulse } from '#domain/desk/website-api.ts'
import { changesOf } from '#domain/website/changes.ts'
import { byPlace, type Finding } from '#domain/website/checks/finding.ts'
import { compare } from '#domain/website/compare.ts'
import { isRecord } from '#domain/website/json.ts'
import { sectionsOf } from '#domain/website/sections.ts'
import { DeskError } from '../../desk-error.tsx'
import { useDesk } from '../../frame/desk-context.ts'
import { usePolled } from '../../frame/use-polled.ts'
import { useSend } from '../../use-send.ts'
import { ConflictDialog } from './conflict-dialog.tsx'
import { type Done, DoneNotice, type ShownBefore } from './done-notice.tsx'
import { EditContext } from './edit-context.ts'
import { type AskedFirst, EntryDialogs } from './entry-dialogs.tsx'
import { EntryHead } from './entry-head.tsx'
import { EntryNotices, otherWriterOf, SavingWords } from './entry-notices.tsx'
import { FindingsSummary, focusSummary } from './findings-summary.tsx'
import { focusField, showSection } from './focus-field.ts'
import { OwnNames } from './own-names.tsx'
import { PreviewPanel } from './preview-panel.tsx'
import { isInSection, SectionNav } from './section-nav.tsx'
import { SectionPanel } from './section-panel.tsx'
import { useArrival } from './use-arrival.ts'
import { useEntryActions } from './use-entry-actions.ts'
import { useEntryDraft } from './use-entry-draft.ts'
import { useEntryKeys, useSectionKeys } from './use-entry-keys.ts'
import { useShownFindings } from './use-shown-findings.ts'

interface ScreenProps {
	entry: EntryAnswer
	colleagues: readonly Colleague[]
}

export function EntryScreen({ entry, colleagues }: ScreenProps) {
	const language = useLanguage()
	const { person } = useDesk()
	const navigate = useNavigate()
	const { search } = useLocation()
	const { revalidate } = useRevalidator()
	const draft = useEntryDraft(entry)
	const { document, version, save } = draft
	const { kind, id, form, published } = entry
	const visits = useShownFindings(draft.findings, document, published.document)
	const findings = visits.shown
	const [shown, setShown] = useState(new URLSearchParams(search).get('section'))
	const [dialog, setDialog] = useState<AskedFirst | null>(null)
	const [isPreviewed, setPreviewed] = useState(false)
	// Brought back among the versions: said here, and the section that is another one now is opened.
	const arrival = useArrival()
	const isBack = arrival === 'wentBack'
	const [done, setDone] = useState<Done | null>(arrival)
	const [said, setSaid] = useState('')
	const restoring = useSend(`restore ${kind}/${id}`)
	const address = `/desk/website/${kind}/${id}`
	const pulse = usePolled(`GET /api${address}/pulse`, entryPulse, entry)
	const changed = changesOf(published.document ?? undefined, document)
	const changes = changed.length
	const sections = sectionsOf(kind, id, form)
	const section =
		sections.find(({ name }) => name === shown) ??
		sections.find(
			(one) => isBack && changed.some(({ path }) => isInSection(one, { path: [...path] })),
		) ??
		sections[0]
	const nameOf = (person_: string | null) =>
		colleagues.find((one) => one.id === person_)?.name ?? person_ ?? ''

	const code = isRecord(document) && typeof document.code === 'string' ? document.code : ''
	const askForNames = () => draft.isAsked() || setDialog('rename')
	const shared = otherWriterOf(entry, person.id)
	// Somebody else saved or published: what is unsaved here is put together with it when it is saved.
	const theirs =
		pulse && (pulse.number !== published.number || (pulse.draft_version ?? 0) > version)
	useEffect(() => {
		if (theirs) void revalidate()
	}, [theirs, revalidate])

	function open(name: string) {
		setShown(name)
		// Not by the router: it would ask the server for the page again, and wait for it, or fail without a network.
		history.replaceState(history.state, '', `?${new URLSearchParams({ section: name })}`)
	}
	function goTo({ path }: Finding) {
		const target = sections.find((one) => isInSection(one, { path }))
		if (target) open(target.name)
		focusField(path)
	}
	async function publish() {
		await save()
		if (changes === 0 || draft.isAsked()) return
		if (!draft.hasErrors()) return setDialog('publish')
		visits.check()
		focusSummary()
	}
	function finish() {
		setDialog(null)
		void revalidate()
	}
	useSectionKeys({ sections, section, open, isOn: person.shortcuts })
	useEntryKeys(save, publish)

	const actions = useEntryActions(entry, version, setDialog)
	async function goBack({ number, document: before }: ShownBefore) {
		if (version > 0) {
			// A part was left out when this was published: it stays in the draft, beside what is taken back.
			const { merged } = compare(published.document ?? undefined, document, before ?? undefined)
			draft.change([], merged)
			return setDone('wentBack')
		}
		const given = await restoring.send(`POST /api${address}/versions/${number}/restore`, {})
		if (given && !given.error) {
			setDone('wentBack')
			await revalidate()
		}
	}

	return (
		<EditContext
			value={{
				document,
				published: published.document,
				findings: byPlace(findings),
				siblings: entry.siblings,
				change: draft.change,
				forget: visits.forget,
				announce: setSaid,
			}}
		>
			<div className="web-entry">
				<title>{entry.name[language]}</title>
				<p className="sr-only" role="status">
					{said}
				</p>
				<EntryHead
					{...{ entry, nameOf, changes, actions, isPreviewed }}
					onPreview={() => {
						setPreviewed(!isPreviewed)
						// It would lie over the head of the preview.
						setDone(null)
					}}
					viewers={pulse?.viewers ?? entry.viewers}
					saving={<SavingWords saving={draft.saving} savedAt={draft.savedAt} />}
					onPublish={() => void publish()}
				/>
				{done && (
					<DoneNotice
						done={done}
						path={entry.path}
						isHidden={!entry.is_new && published.state !== 'shown'}
						onBack={(number) => void goBack(number)}
						onClose={() => setDone(null)}
					/>
				)}
				<EntryNotices
					{...{ entry, nameOf, notice: draft.notice, saving: draft.saving }}
					onShow={() => setDialog('show')}
				/>
				<DeskError answer={restoring.answer} />
				<div className={`web-cols ${isPreviewed ? 'has-preview' : ''}`}>
					<div className="web-side">
						<SectionNav
							sections={sections}
							current={section?.name ?? ''}
							findings={findings}
							changed={changed}
							onChoose={(name) => {
								open(name)
								showSection()
							}}
						/>
					</div>
					<div className="web-form">
						<FindingsSummary
							{...{ document, findings, onGo: goTo, onPublish: () => setDialog('publish') }}
						/>
						{section && (
							<SectionPanel
								{...{ section, form }}
								names={
									entry.may_leave && (
										<OwnNames {...{ entry, code }} onChange={() => void save().then(askForNames)} />
									)
								}
							/>
						)}
					</div>
					{isPreviewed && entry.path && (
						<PreviewPanel
							{...{ entry, path: entry.path, version, findings: draft.findings }}
							onClose={() => setPreviewed(false)}
						/>
					)}
				</div>
				{dialog && (
					<EntryDialogs
						{...{ entry, version, document, findings: draft.findings, asked: dialog }}
						sharedWith={shared === null ? null : nameOf(shared)}
						code={code}
						namesOf={(people) => people.map(nameOf).join(' · ')}
						onRenamed={(name) => {
							const to = `/desk/website/${kind}/${name}`
							if (name !== id) return void navigate(to, { replace: true, state: 'renamed' })
							setDone('renamed')
							finish()
						}}
						onPublished={(answer) => {
							setDone({ ...answer, before: entry.is_new ? null : published })
							finish()
						}}
						onGo={goTo}
						onDiscarded={() => {
							if (entry.is_new) void navigate('/desk/website')
							else finish()
						}}
						onState={(now) => {
							setDone(now)
							finish()
						}}
						onErased={() => {
							if (entry.may_leave) return void navigate('/desk/website')
							setDone('erased')
							finish()
						}}
						onClose={() => setDialog(null)}
					/>
				)}
				{draft.clash && (
					<ConflictDialog
						clash={draft.clash}
						name={nameOf(draft.clash.by)}
						onSettle={draft.settle}
					/>
				)}
			</div>
		</EditContext>
	)
}
