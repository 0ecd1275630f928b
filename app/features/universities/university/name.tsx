/** The name with its short form beside it, unless the name already says it. */
export function UniversityName({ name, shortName }: { name: string; shortName: string }) {
	if (name.includes(shortName)) return name
	return (
		<>
			{name}{' '}
			<bdi dir="ltr" className="uni-short">
				{shortName}
			</bdi>
		</>
	)
}
