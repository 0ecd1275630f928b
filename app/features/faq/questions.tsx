import { DebouncedStatus } from '#app/components/debounced-status.tsx'
import { InlineScene } from '#app/components/inline-scene.tsx'
import { useT } from '#app/language/strings.tsx'
import { Button } from '#app/ui/button.tsx'
import type { FoundCategory } from './find.ts'
import { Question } from './question.tsx'

interface Props {
	categories: readonly FoundCategory[]
	searching: boolean
	onClear: () => void
}

export function Questions({ categories, searching, onClear }: Props) {
	const t = useT('faq')
	const count = categories.reduce((sum, { questions }) => sum + questions.length, 0)
	const found = t('found', { count })
	return (
		<section className="section-tight" aria-label={t('questions')}>
			<div className="wrap">
				<DebouncedStatus>{searching ? (count > 0 ? found : t('none.title')) : ''}</DebouncedStatus>
				{searching && count > 0 && (
					<p aria-hidden="true" className="mb-8 font-semibold text-muted">
						{found}
					</p>
				)}
				{count === 0 && (
					<div className="mb-10 grid justify-items-center gap-3 text-center">
						<InlineScene name="empty-dhow" className="pal-duha w-44" />
						<h2>{t('none.title')}</h2>
						<p className="lead">{t('none.text')}</p>
						<Button variant="brand" className="mt-2" onClick={onClear}>
							{t('none.clear')}
						</Button>
					</div>
				)}
				<div className="grid gap-12 lg:gap-16">
					{categories.map((category) => (
						<Group key={category.id} category={category} />
					))}
				</div>
			</div>
		</section>
	)
}

function Group({ category: { id, title, questions } }: { category: FoundCategory }) {
	return (
		<section className="faq-group" aria-labelledby={id}>
			<h2 id={id}>{title}</h2>
			<div className="accordion panel">
				{questions.map((found) => (
					<Question key={found.id} group={`faq-${id}`} found={found} />
				))}
			</div>
		</section>
	)
}
