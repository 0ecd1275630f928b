/** A piece of an answer as it is drawn: a paragraph, a list, a small table, a bar with its parts. */
import { Bidi } from '#app/components/bidi.tsx'
import { useT } from '#app/language/strings.tsx'
import type { SpokenBlock } from '#domain/assistant/speak.ts'

/** A first sentence stands out; a whole paragraph in bold would only be loud. */
const longestLead = 140

export function keyOf(block: SpokenBlock): string {
	if (block.kind === 'say') return block.text
	if (block.kind === 'list') return block.items.join()
	return block.kind === 'table' ? block.rows.join() : block.parts.map(({ label }) => label).join()
}

export function BlockView({ block, isLead }: { block: SpokenBlock; isLead: boolean }) {
	const t = useT('assistant')
	if (block.kind === 'say')
		return (
			<p className={isLead && block.text.length <= longestLead ? 'answer-lead' : undefined}>
				<Bidi>{block.text}</Bidi>
			</p>
		)
	if (block.kind === 'list')
		return (
			<ul className="list-disc ps-5">
				{block.items.map((item) => (
					<li key={item}>
						<Bidi>{item}</Bidi>
					</li>
				))}
			</ul>
		)
	if (block.kind === 'bar') return <Parts label={t('bar')} parts={block.parts} />
	return <Table head={block.head} rows={block.rows} />
}

function Table({ head, rows }: { head: string[]; rows: string[][] }) {
	const [first = '', ...others] = head
	return (
		<table className="answer-table">
			<thead>
				<tr>
					<th scope="col">{first}</th>
					{others.map((name) => (
						<th key={name} scope="col">
							<Bidi>{name}</Bidi>
						</th>
					))}
				</tr>
			</thead>
			<tbody>
				{rows.map(([label = '', ...cells]) => (
					<tr key={label}>
						<th scope="row">
							<Bidi>{label}</Bidi>
						</th>
						{cells.map((cell, at) => (
							<td key={head[at + 1]}>
								<Bidi>{cell}</Bidi>
							</td>
						))}
					</tr>
				))}
			</tbody>
		</table>
	)
}

/** The bar shows what the list says. */
function Parts({
	label,
	parts,
}: {
	label: string
	parts: { label: string; amount: string; share: number }[]
}) {
	const starts = parts.map((_, at) => parts.slice(0, at).reduce((sum, { share }) => sum + share, 0))
	return (
		<div className="grid gap-2">
			<svg
				className="answer-bar"
				viewBox="0 0 100 10"
				preserveAspectRatio="none"
				aria-hidden="true"
			>
				{parts.map(({ label: name, share }, at) => (
					<rect
						key={name}
						className={`answer-part-${at}`}
						x={(starts[at] ?? 0) * 100}
						width={Math.max(0, share * 100 - 0.6)}
						height={10}
					/>
				))}
			</svg>
			<ul className="grid gap-0.5" aria-label={label}>
				{parts.map(({ label: name, amount }, at) => (
					<li key={name} className="answer-part">
						<span className={`answer-swatch answer-part-${at}`} aria-hidden="true" />
						<span>{name}</span>
						<span className="ms-auto">
							<Bidi>{amount}</Bidi>
						</span>
					</li>
				))}
			</ul>
		</div>
	)
}
