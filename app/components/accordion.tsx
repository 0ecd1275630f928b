/** Questions of which one is open at a time; pressing the open one closes it. The browser does both, before any script. */
import ChevronDown from 'lucide-react/icons/chevron-down'
import { Link } from '#app/ui/link.tsx'
import { Bidi } from './bidi.tsx'
import { closeOthers } from './close-others.ts'

export interface AccordionItem {
	id: string
	question: string
	answer: string
	/** The page that the answer speaks of. */
	link?: { label: string; href: string } | undefined
}

interface AccordionProps {
	/** Items of one name close each other; also the beginning of their addresses (`#faq-scholarships`). */
	name: string
	items: readonly AccordionItem[]
	/** The heading level of a question: one below the heading of its section. */
	level?: 3 | 4
}

export function Accordion({ name, items, level = 3 }: AccordionProps) {
	const Heading = level === 3 ? 'h3' : 'h4'
	return (
		<div className="accordion panel">
			{items.map(({ id, question, answer, link }) => (
				<details key={id} id={`${name}-${id}`} name={name} onToggle={closeOthers}>
					<summary>
						<Heading className="text-base">
							<Bidi>{question}</Bidi>
						</Heading>
						<ChevronDown className="icon" aria-hidden="true" />
					</summary>
					<p className="answer">
						<Bidi>{answer}</Bidi>
						{link && (
							<>
								{' '}
								<Link to={link.href} className="text-link">
									{link.label}
								</Link>
							</>
						)}
					</p>
				</details>
			))}
		</div>
	)
}
