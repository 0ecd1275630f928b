/** A browser in the words people know it by, from what it says of itself. Null for one that nobody knows. */
const browsers: [sign: RegExp, name: string][] = [
	[/Edg(?:e|A|iOS)?\//, 'Edge'],
	[/OPR\/|Opera/, 'Opera'],
	[/SamsungBrowser\//, 'Samsung Internet'],
	[/Firefox\/|FxiOS\//, 'Firefox'],
	[/CriOS\/|Chrome\/|Chromium\//, 'Chrome'],
	[/Safari\//, 'Safari'],
]
const systems: [sign: RegExp, name: string][] = [
	[/iPhone|iPod/, 'iPhone'],
	[/iPad/, 'iPad'],
	[/Android/, 'Android'],
	[/Windows/, 'Windows'],
	[/Macintosh|Mac OS X/, 'macOS'],
	[/CrOS/, 'ChromeOS'],
	[/Linux/, 'Linux'],
]

const nameIn = (agent: string, list: [RegExp, string][]) =>
	list.find(([sign]) => sign.test(agent))?.[1]

export function deviceName(agent: string): string | null {
	const names = [nameIn(agent, browsers), nameIn(agent, systems)].filter(Boolean)
	return names.length > 0 ? names.join(' · ') : null
}
