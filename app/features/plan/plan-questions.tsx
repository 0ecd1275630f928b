/** The visitor's answers. A plain form that leads to the plan's address; with scripts each answer counts at once. */
import Pencil from 'lucide-react/icons/pencil'
import { type FormEvent, useState } from 'react'
import { useLanguage, useT } from '#app/language/strings.tsx'
import { Button } from '#app/ui/button.tsx'
import { formatDate, formatMonth } from '#domain/format.ts'
import type { Language } from '#domain/language.ts'
import { paths } from '#domain/paths.ts'
import { convertBudget } from '#domain/plan/convert-budget.ts'
import {
	cefrLevels,
	certificates,
	planCurrencies,
	stands,
	tests,
	tiers,
} from '#domain/plan/plan.ts'
import { tidyQuery } from '#domain/plan/plan-query.ts'
import { HiddenPlan, PlanField, PlanSelect } from './plan-fields.tsx'
import type { PlanView } from './plan-view.ts'

const names = [
	'p',
	'cert',
	'test',
	'score',
	'in',
	'at',
	'sev',
	'pass',
	'r',
	'tier',
	'fly',
	'max',
	'cur',
] as const

function valuesOf({ plan, faults }: PlanView) {
	return {
		p: plan.programme ?? '',
		cert: plan.certificate,
		test: plan.test,
		score: faults.score?.typed ?? plan.score ?? '',
		in: plan.intake ?? '',
		at: plan.stand,
		sev: plan.entryVisa,
		pass: plan.passport,
		r: plan.room ?? '',
		tier: plan.tier,
		fly: faults.fly?.typed ?? plan.flight?.toString() ?? '',
		max: faults.max?.typed ?? plan.budget?.toString() ?? '',
		cur: plan.currency,
	}
}
type Values = ReturnType<typeof valuesOf>

/** The day where the university has named it, else the month. */
function formatIntake(language: Language, intake: string): string {
	return intake.length > 7 ? formatDate(language, intake) : formatMonth(language, intake)
}

interface PlanQuestionsProps {
	view: PlanView
	onChange: (query: string) => void
}

export function PlanQuestions({ view, onChange }: PlanQuestionsProps) {
	const t = useT('plan')
	const language = useLanguage()
	const { choices, result, faults } = view
	const shown = valuesOf(view)
	const [last, setLast] = useState(shown)
	const [values, setValues] = useState(shown)
	const changed = names.filter((name) => last[name] !== shown[name])
	// Another plan is on the page: what it changed replaces what stood here. The rest stays: it may be typed already and not sent.
	if (changed.length > 0) {
		setLast(shown)
		setValues({ ...values, ...Object.fromEntries(changed.map((name) => [name, shown[name]])) })
	}

	const send = (answers: Partial<Values>) => {
		const params = new URLSearchParams(view.query)
		for (const [name, value] of Object.entries({ ...values, ...answers })) params.set(name, value)
		onChange(tidyQuery(params))
	}
	const answer = (name: keyof Values) => ({
		name,
		value: values[name],
		onChange: ({ target }: { target: { value: string } }) => {
			const changed = {
				[name]: target.value,
				// A score belongs to its test, and a budget is converted with its currency.
				...(name === 'test' && { score: '' }),
				...(name === 'cur' && { max: budgetIn(target.value) }),
			}
			setValues({ ...values, ...changed })
			send(changed)
		},
	})
	const budgetIn = (code: string) => {
		const to = planCurrencies.find((one) => one === code)
		const { budget, currency } = view.plan
		if (!to || budget === undefined) return values.max
		return String(convertBudget(budget, currency, to, view.rates))
	}
	const typed = (name: 'score' | 'fly' | 'max') => ({
		name,
		className: 'field-input',
		dir: 'ltr' as const,
		inputMode: 'decimal' as const,
		maxLength: 12,
		autoComplete: 'off',
		value: values[name],
		onChange: ({ target }: { target: { value: string } }) =>
			setValues({ ...values, [name]: target.value }),
		onBlur: () => values[name] !== valuesOf(view)[name] && send({}),
	})
	const submit = (event: FormEvent) => {
		event.preventDefault()
		send({})
	}
	const intakes = result?.dates.intakes ?? []
	const isListed = intakes.some(({ value }) => value === values.in)
	const scoreFault = faults.score && t(`errors.score.${faults.score.code}`)
	return (
		<details className="panel plan-answers" open>
			<summary>
				<span>{t('answers.title')}</span>
				<span className="plan-edit">
					<Pencil className="icon" aria-hidden="true" />
					<span>{t('answers.edit')}</span>
				</span>
			</summary>
			<form method="get" action={paths.plan()} onSubmit={submit}>
				<HiddenPlan query={view.query} without={names} />
				<PlanSelect
					{...answer('p')}
					label={t('answers.programme')}
					options={[{ value: '', label: t('answers.noProgramme') }]}
					groups={choices.programmes}
				/>
				<PlanSelect
					{...answer('cert')}
					label={t('answers.certificate')}
					options={certificates.map((value) => ({ value, label: t(`certificate.${value}`) }))}
				/>
				<PlanSelect
					{...answer('test')}
					label={t('answers.test')}
					options={tests.map((value) => ({ value, label: t(`test.${value}`) }))}
				/>
				{values.test === 'level' ? (
					<PlanSelect
						{...answer('score')}
						label={t('answers.level')}
						error={scoreFault}
						options={['', ...cefrLevels].map((value) => ({ value, label: value }))}
					/>
				) : (
					<PlanField label={t('answers.score')} error={scoreFault}>
						{(control) => <input {...control} {...typed('score')} />}
					</PlanField>
				)}
				<PlanSelect
					{...answer('in')}
					label={t('answers.intake')}
					options={[
						{ value: '', label: t('answers.nextIntake') },
						...(values.in === '' || isListed
							? []
							: [{ value: values.in, label: formatIntake(language, values.in) }]),
						...intakes.map(({ value }) => ({ value, label: formatIntake(language, value) })),
					]}
				/>
				<PlanSelect
					{...answer('r')}
					label={t('answers.room')}
					options={[{ value: '', label: t('answers.noRoom') }]}
					groups={choices.rooms.map(({ label, home, options }) => ({
						label,
						options: [{ value: home, label: t('answers.anyRoom') }, ...options],
					}))}
				/>
				<PlanSelect
					{...answer('tier')}
					label={t('answers.tier')}
					options={tiers.map((value) => ({ value, label: t(`tier.${value}`) }))}
				/>
				<PlanSelect
					{...answer('cur')}
					label={t('answers.currency')}
					options={planCurrencies.map((value) => ({ value, label: t(`currency.${value}`) }))}
				/>
				<PlanField
					label={t('answers.budget')}
					hint={t('answers.budgetHint')}
					error={faults.max && t(`errors.max.${faults.max.code}`)}
				>
					{(control) => <input {...control} {...typed('max')} />}
				</PlanField>
				<PlanSelect
					{...answer('at')}
					label={t('answers.stand')}
					options={stands.map((value) => ({ value, label: t(`stand.${value}`) }))}
				/>
				<PlanSelect
					{...answer('sev')}
					label={t('answers.entryVisa')}
					options={[
						{ value: 'yes', label: t('entryVisa.yes') },
						{ value: 'no', label: t('entryVisa.no') },
					]}
				/>
				<PlanSelect
					{...answer('pass')}
					label={t('answers.passport')}
					options={[
						{ value: 'ok', label: t('passport.ok') },
						{ value: 'renew', label: t('passport.renew') },
					]}
				/>
				<PlanField
					label={t('answers.flight')}
					hint={t('answers.flightHint')}
					error={faults.fly && t(`errors.fly.${faults.fly.code}`)}
				>
					{(control) => <input {...control} {...typed('fly')} />}
				</PlanField>
				<div className="plan-foot">
					<p>{t('answers.kept')}</p>
					<Button type="submit" variant="line" small>
						{t('answers.update')}
					</Button>
				</div>
			</form>
		</details>
	)
}
