/** Where most applicants live, each country with one time. */
const zones: Readonly<Record<string, string>> = {
	AE: 'Asia/Dubai',
	BH: 'Asia/Bahrain',
	DZ: 'Africa/Algiers',
	EG: 'Africa/Cairo',
	IQ: 'Asia/Baghdad',
	JO: 'Asia/Amman',
	KW: 'Asia/Kuwait',
	LB: 'Asia/Beirut',
	LY: 'Africa/Tripoli',
	MA: 'Africa/Casablanca',
	MR: 'Africa/Nouakchott',
	MY: 'Asia/Kuala_Lumpur',
	OM: 'Asia/Muscat',
	PS: 'Asia/Hebron',
	QA: 'Asia/Qatar',
	SA: 'Asia/Riyadh',
	SD: 'Africa/Khartoum',
	SO: 'Africa/Mogadishu',
	SY: 'Asia/Damascus',
	TN: 'Africa/Tunis',
	TR: 'Europe/Istanbul',
	YE: 'Asia/Aden',
}

export const timeZoneOf = (country: string): string | undefined => zones[country]
