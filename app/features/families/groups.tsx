import type { FamiliesPage } from '#content/page-schema.ts'
import type { Localized } from '#domain/language.ts'
import { Answered } from './answered.tsx'

export function Groups({ groups }: { groups: Localized<FamiliesPage>['groups'] }) {
	return (
		<div className="wrap section-tight family-groups">
			{groups.map(({ id, title, questions }) => (
				<section key={id} className="family-group" aria-labelledby={id}>
					<h2 id={id}>{title}</h2>
					<div className="accordion panel">
						{questions.map((one) => (
							<Answered key={one.id} group={id} title={one.question} answered={one} />
						))}
					</div>
				</section>
			))}
		</div>
	)
}
