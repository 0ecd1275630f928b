/** The pages of a document as a sheet that grows and turns. */
import { type CSSProperties, useState } from 'react'
import { useT } from '#app/language/strings.tsx'
import type { CaseDocument } from '#domain/desk/desk-api.ts'
import { PdfPages } from './pdf-pages.tsx'
import type { Sheet } from './sheet-tools.tsx'

interface PagesProps {
	document: CaseDocument
	address: string
	label: string
	sheet: Sheet
}

export function DocumentPages({ sheet, ...props }: PagesProps) {
	return (
		// What is larger than its place is moved with the arrow keys.
		// biome-ignore lint/a11y/noNoninteractiveTabindex: without a stop here the keyboard can't move it.
		<section className="case-doc-pages" aria-label={props.label} tabIndex={0}>
			<div className={`doc-sheet doc-turn-${sheet.turn}`} style={sized({ '--zoom': sheet.zoom })}>
				<Pages {...props} />
			</div>
		</section>
	)
}

const sized = (sizes: Readonly<Record<`--${string}`, number>>): CSSProperties => sizes

function Pages({ document, address, label }: Omit<PagesProps, 'sheet'>) {
	const t = useT('desk-case')
	const [size, setSize] = useState<{ width: number; height: number } | null>(null)
	const [isBroken, setBroken] = useState(false)
	if (document.content_type === 'application/pdf')
		return <PdfPages address={address} label={label} />
	if (document.content_type.startsWith('image/') && !isBroken) {
		return (
			<div
				className="doc-page"
				style={size ? sized({ '--wide': size.width, '--high': size.height }) : undefined}
			>
				<img
					src={`${address}/picture?w=1600`}
					alt={label}
					onLoad={({ currentTarget: { naturalWidth: width, naturalHeight: height } }) =>
						setSize({ width, height })
					}
					onError={() => setBroken(true)}
				/>
			</div>
		)
	}
	return <p>{t(isBroken ? 'preview.failed' : 'preview.word')}</p>
}
