/**
 * Whether a Malaysian degree counts at home: what holds everywhere, then country by country. The authorities change their lists
 * every year, so that no answer promises anything.
 */
import type { Text } from '#domain/language.ts'
import type { FamiliesPage } from './page-schema.ts'

const checked = '2026-11-17'

function recognisedIn(country: Text): Text {
	return {
		ar: `معادلة الشهادة: هل يُعترف بالشهادة الماليزية في ${country.ar}؟`,
		en: `Is a Malaysian degree recognised in ${country.en}?`,
	}
}

const countries = {
	sa: { ar: 'السعودية', en: 'Saudi Arabia' },
	ae: { ar: 'الإمارات', en: 'United Arab Emirates' },
	kw: { ar: 'الكويت', en: 'Kuwait' },
	qa: { ar: 'قطر', en: 'Qatar' },
	om: { ar: 'عُمان', en: 'Oman' },
	bh: { ar: 'البحرين', en: 'Bahrain' },
	jo: { ar: 'الأردن', en: 'Jordan' },
	iq: { ar: 'العراق', en: 'Iraq' },
	eg: { ar: 'مصر', en: 'Egypt' },
	ye: { ar: 'اليمن', en: 'Yemen' },
	sd: { ar: 'السودان', en: 'Sudan' },
	ly: { ar: 'ليبيا', en: 'Libya' },
	dz: { ar: 'الجزائر', en: 'Algeria' },
	ma: { ar: 'المغرب', en: 'Morocco' },
	tn: { ar: 'تونس', en: 'Tunisia' },
	sy: { ar: 'سوريا', en: 'Syria' },
	ps: { ar: 'فلسطين', en: 'Palestine' },
	lb: { ar: 'لبنان', en: 'Lebanon' },
} satisfies Record<string, Text>

export const recognition = {
	title: { ar: 'معادلة الشهادة بلدًا بلدًا', en: 'Recognition of the degree, country by country' },
	lead: {
		ar: 'لا أحد يضمن المعادلة غير جهتها في بلدكم. وهذه أربعة أمور تنفع في كل بلد، قبل أن تسجّلوا وتدفعوا.',
		en: 'Nobody but the authority at home can promise recognition. Four things help in every country, before you enrol and pay.',
	},
	steps: [
		{
			ar: 'ابحثوا عن الجامعة والبرنامج معًا في قائمة وزارتكم لهذه السنة، واحفظوا صورة منها بتاريخها.',
			en: 'Look for university and programme together on your ministry’s list of this year, and keep a dated copy.',
		},
		{
			ar: 'خذوا الموافقة على الدراسة في الخارج مكتوبةً قبل التسجيل، حيث تُشترط.',
			en: 'Where approval to study abroad is needed, get it in writing before you enrol.',
		},
		{
			ar: 'تأكدوا من اعتماد البرنامج باسمه في سجل هيئة المؤهلات الماليزية (MQA).',
			en: 'Make sure that the programme stands by name on the register of the Malaysian Qualifications Agency (MQA).',
		},
		{
			ar: 'ادرسوا بانتظام كامل داخل ماليزيا، واحتفظوا بصفحات التصريح وعقود السكن وكشوف الدرجات كلها.',
			en: 'Study full time inside Malaysia, and keep the pages of the pass, the leases and every transcript.',
		},
	],
	lists: {
		id: 'recommended-lists',
		question: {
			ar: 'ما معنى «الجامعات الموصى بها»، وما علاقة «سفير» وبوابات الابتعاث بها؟',
			en: 'What does a list of “recommended universities” mean, and what have Safeer and the scholarship portals to do with it?',
		},
		answer: {
			ar: 'هي الجامعات والبرامج التي تقبل وزارتكم أن تنظر في معادلتها. تتغير كل سنة، وقد تضم جامعةً في تخصص ومرحلة دون غيرهما. وليست ضمانًا، ولا بديلًا من سجل هيئة المؤهلات الماليزية (MQA). أما «سفير» فبوابة وزارة التعليم السعودية للابتعاث والموافقات، ولكل بلد بوابته. وقد يشترط الابتعاث قبولًا نهائيًا غير مشروط. احفظوا صورة من القائمة بتاريخها، ولتكن الموافقة مكتوبة قبل التسجيل.',
			en: 'These are the universities and programmes whose degrees your ministry agrees to consider. The list changes every year and may take a university for one subject and level and not another. It is no guarantee, and no substitute for the register of the Malaysian Qualifications Agency (MQA). Safeer is the Saudi ministry’s portal for scholarships and approvals; each country has its own. Scholarships may ask for a final, unconditional offer. Keep a dated copy of the list, and have the approval in writing before you enrol.',
		},
		confidence: 'verified',
		checked,
		sources: [
			{
				title: {
					ar: 'البوابة الوطنية السعودية الموحدة: المعادلة',
					en: 'Saudi unified portal: equivalence',
				},
				url: 'https://www.my.gov.sa/wps/portal/snp/servicesDirectory/servicedetails/s9169',
			},
			{
				title: {
					ar: '«دليل الدوحة»: قوائم قطر بحسب التخصص',
					en: 'Doha Directory: Qatar’s lists by subject',
				},
				url: 'https://doha.directory/moehe-announced-new-list-of-accredited-universities-for-self-funded-study-with-a-significant-expansion-in-arab-universities/2744/n',
			},
			{
				title: {
					ar: '«دليل السعودية»: الابتعاث الخارجي و«سفير»',
					en: 'Dlel Saudia: external scholarships and Safeer',
				},
				url: 'https://www.dlel-saudia.com/news428283.html',
			},
		],
	},
	countries: [
		{
			id: 'recognition-sa',
			country: countries.sa,
			question: recognisedIn(countries.sa),
			answer: {
				ar: 'المعادلة لدى وزارة التعليم، ولا تشمل كل جامعة. يلزم من يدرس على حسابه أن يأخذ موافقة الوزارة مسبقًا. ويُشترط أن تكون الجامعة والبرنامج معًا في قائمة الجامعات الموصى بها، وأن يُدرس 75% على الأقل من متطلبات الدرجة في جامعة موصى بها أو مقبولة. والبكالوريوس بانتظام كامل مع الإقامة في بلد الدراسة. راجعوا القائمة وخذوا الموافقة قبل التسجيل، واسألوا الملحقية الثقافية في كوالالمبور.',
				en: 'Equivalence lies with the Ministry of Education and does not cover every university. Self-funded students need its approval first; university and programme must both be on the recommended list, and at least 75% of the degree must be done at a recommended or accepted university. A bachelor’s is full time, living in the country of study. Check the list and get the approval before you enrol, and ask the cultural attaché in Kuala Lumpur.',
			},
			confidence: 'verified',
			checked,
			sources: [
				{
					title: {
						ar: 'البوابة الوطنية الموحدة: معادلة شهادات التعليم العالي',
						en: 'Saudi unified portal: equivalence of certificates',
					},
					url: 'https://www.my.gov.sa/wps/portal/snp/servicesDirectory/servicedetails/s9169',
				},
				{
					title: {
						ar: 'وزارة التعليم: معادلة الشهادات',
						en: 'Ministry of Education: certificates equivalency',
					},
					url: 'https://www.moe.gov.sa/en/HigherEducation/ExternalEducation/ExternalScholarshipsRegulations/AcademicAffairs/Pages/CertificatesEquivalency.aspx',
				},
				{
					title: {
						ar: 'أسس معادلة الشهادات غير السعودية',
						en: 'Bases of recognition of non-Saudi degrees',
					},
					url: 'https://studylib.net/doc/6924737/bases-of-recognition-for-non',
				},
			],
		},
		{
			id: 'recognition-ae',
			country: countries.ae,
			question: recognisedIn(countries.ae),
			answer: {
				ar: 'الاعتراف لدى وزارة التعليم العالي والبحث العلمي. ومنذ 2025 يُشترط للمواطنين، أيًّا كان من يدفع، أن تكون الجامعة بين أفضل 50 جامعة في التخصص، أو بين أفضل 300 في التخصص وفي التصنيف العام معًا إن كان البلد غير ناطق بالإنجليزية، و200 إن كان ناطقًا بها. ويستبعد ذلك جامعات ماليزية كثيرة. استعلموا عن الجامعة والبرنامج في خدمة الوزارة قبل التسجيل، واسألوا في أي الفئتين تقع ماليزيا. ولغير المواطنين قواعد أخرى.',
				en: 'Recognition lies with the Ministry of Higher Education and Scientific Research. Since 2025 citizens, whoever pays, must choose a university in the top 50 of the subject, or in the top 300 both of the subject and overall where the country does not speak English, 200 where it does. That leaves many Malaysian universities out. Use the ministry’s inquiry service before you enrol, and ask in which of the two groups Malaysia is. Other rules hold for non-citizens.',
			},
			confidence: 'verified',
			checked,
			sources: [
				{
					title: {
						ar: 'صحيفة «خليج تايمز»: المعايير الجديدة لدراسة المواطنين في الخارج',
						en: 'Khaleej Times: new criteria for Emirati students abroad',
					},
					url: 'https://www.khaleejtimes.com/arabic/uae/%D9%85%D9%86%D8%AD-%D8%A7%D9%84%D8%B7%D9%84%D8%A7%D8%A8-%D8%A7%D9%84%D8%A5%D9%85%D8%A7%D8%B1%D8%A7%D8%AA%D9%8A%D9%8A%D9%86-%D9%81%D9%8A-%D8%A7%D9%84%D8%AE%D8%A7%D8%B1%D8%AC-%D9%81%D8%B1%D8%B5%D8%A9-%D8%B6%D8%A8%D8%B7-%D8%A3%D9%88%D8%B6%D8%A7%D8%B9%D9%87%D9%85-%D8%A7%D9%84%D8%A3%D9%83%D8%A7%D8%AF%D9%8A%D9%85%D9%8A%D8%A9-%D8%B6%D9%85%D9%86-%D9%85%D8%B9%D8%A7%D9%8A%D9%8A%D8%B1-%D8%AC%D8%AF%D9%8A%D8%AF%D8%A9',
				},
				{
					title: { ar: 'موقع «خليج 365»: أربعة شروط للاعتراف', en: 'Gulf 365: four conditions' },
					url: 'https://gulf365.net/united-arab-emirates-news/13089217/%D8%A7%D9%84%D8%A7%D9%85%D8%A7%D8%B1%D8%A7%D8%AA--4-%D8%B4%D8%B1%D9%88%D8%B7-%D9%84%D9%84%D8%A7%D8%B9%D8%AA%D8%B1%D8%A7%D9%81-%D8%A8%D9%85%D8%A4%D9%87%D9%84%D8%A7%D8%AA-%D8%A7%D9%84%D8%B7%D9%84%D8%A8%D8%A9-%D8%A7%D9%84%D8%AF%D8%A7%D8%B1%D8%B3%D9%8A%D9%86-%D9%81%D9%8A-%D8%A7%D9%84%D8%AE%D8%A7%D8%B1%D8%AC.html',
				},
				{
					title: {
						ar: 'القرار الوزاري 34 لسنة 2025 بشأن الاعتراف',
						en: 'Ministerial decision 34 of 2025 on recognition',
					},
					url: 'https://adek.businessmadar.com/documents/53',
				},
			],
		},
		{
			id: 'recognition-kw',
			country: countries.kw,
			question: recognisedIn(countries.kw),
			answer: {
				ar: 'المعادلة لدى وزارة التعليم العالي، ويضع القائمة الجهاز الوطني للاعتماد الأكاديمي وضمان جودة التعليم. خذوا موافقة الوزارة قبل بدء الدراسة، وتأكدوا من أن الجامعة والبرنامج في القائمة، وادرسوا البكالوريوس بانتظام كامل. وإذا أُوقف اعتماد الجامعة بعد أن بدأتم، فلا تنقطعوا عن الدراسة سنة. وارجعوا إلى قائمة السنة التي تسجّلون فيها، فهي تُراجع، وشروط الطب والهندسة أشد.',
				en: 'Equivalence lies with the Ministry of Higher Education; the list is set by the national body for academic accreditation. Get the ministry’s approval before study begins, and make sure that university and programme are on the list; a bachelor’s is in full attendance. If a university’s approval is stopped after you began, do not interrupt your studies for a year. Use the list of the year you enrol in, since it is revised; medicine and engineering have stricter rules.',
			},
			confidence: 'well-known',
			checked,
			sources: [
				{
					title: {
						ar: 'موقع «مرجع الكويت»: شروط المعادلة 2024',
						en: 'Kuwait Reference: conditions of equivalence 2024',
					},
					url: 'https://kuwaitreference.com/5558',
				},
				{
					title: {
						ar: '«شاهن نيوز»: كيف اختير ما في القائمة',
						en: 'Shahen News: how the list was chosen',
					},
					url: 'https://shahennews.com/%D9%88%D8%B2%D9%8A%D8%B1-%D8%A7%D9%84%D8%AA%D8%B9%D9%84%D9%8A%D9%85-%D8%A7%D9%84%D8%B9%D8%A7%D9%84%D9%8A-%D8%A7%D9%84%D9%83%D9%88%D9%8A%D8%AA%D9%8A-%D9%82%D8%B1%D8%A7%D8%B1-%D9%87%D9%8A%D8%A6%D8%A9/',
				},
			],
		},
		{
			id: 'recognition-qa',
			country: countries.qa,
			question: recognisedIn(countries.qa),
			answer: {
				ar: 'المعادلة لدى إدارة معادلة الشهادات الدراسية الجامعية في وزارة التربية والتعليم والتعليم العالي. من يدرس على نفقته أو نفقة جهة عمله يحتاج إلى موافقة مسبقة، بموجب قرار مجلس الوزراء رقم 3 لسنة 2017. والقوائم مرتبة بحسب الدرجة والتخصص ونظام الدراسة، والمعتاد فيها الانتظام. ابحثوا عن الجامعة في خدمة «قائمة الجامعات المعتمدة» قبل التسجيل، وخذوا الموافقة قبل السفر.',
				en: 'Equivalence lies with the university certificates department of the Ministry of Education and Higher Education. Those who pay themselves, or whose employer pays, need prior approval (Cabinet decision 3 of 2017). The lists go by degree, subject and mode of study, normally full attendance. Look the university up in the ministry’s service “list of approved universities” before you enrol, and get the approval before you travel.',
			},
			confidence: 'verified',
			checked,
			sources: [
				{
					title: {
						ar: '«قطر عاجل»: الموافقة المسبقة والقوائم',
						en: 'Qatar Ajel: prior approval and lists',
					},
					url: 'https://qatarajel.com/2021/08/04/%d9%88%d8%b2%d8%a7%d8%b1%d8%a9-%d8%a7%d9%84%d8%aa%d8%b9%d9%84%d9%8a%d9%85-%d8%aa%d8%af%d8%b9%d9%88-%d8%a7%d9%84%d8%b7%d9%84%d8%a8%d8%a9-%d8%a7%d9%84%d8%b1%d8%a7%d8%ba%d8%a8%d9%8a%d9%86-%d9%81%d9%8a',
				},
				{
					title: {
						ar: 'صحيفة «الشروق»: مراجعة القوائم والانتظام',
						en: 'Shorouk: lists revised, regular attendance',
					},
					url: 'https://www.shorouknews.com/news/view.aspx?cdate=29012026&id=6fca1361-a280-4f46-ae46-9a6f104f1567',
				},
				{
					title: {
						ar: '«دليل الدوحة»: قوائم الجامعات بحسب التخصص',
						en: 'Doha Directory: lists by subject',
					},
					url: 'https://doha.directory/moehe-announced-new-list-of-accredited-universities-for-self-funded-study-with-a-significant-expansion-in-arab-universities/2744/n',
				},
			],
		},
		{
			id: 'recognition-om',
			country: countries.om,
			question: recognisedIn(countries.om),
			answer: {
				ar: 'خذوا قبل السفر موافقة وزارة التعليم العالي والبحث العلمي والابتكار بطلب «مواصلة دراسة»، سواء أكانت الدراسة ابتعاثًا أم على حسابكم الخاص. ويلزم أن تكون الجامعة موصى بها ومعترفًا بها، وأن يكون التخصص معتمدًا لدى هيئة المؤهلات الماليزية (MQA) اعتمادًا كليًا، لا مبدئيًا ولا جزئيًا. وتنبّه الملحقية الثقافية العُمانية في ماليزيا إلى أن المبدئي قد لا يصير كليًا، فابحثوا عن التخصص باسمه في سجل الهيئة.',
				en: 'Before you travel, get the approval of the Ministry of Higher Education, Research and Innovation (a “continuing study” request), whether sponsored or at your own expense. The university must be recommended and recognised, and the programme fully accredited by the Malaysian Qualifications Agency (MQA), not provisionally or in part. The Omani cultural attaché in Malaysia warns that provisional accreditation may never become full, so look your programme up in the register by name.',
			},
			confidence: 'verified',
			checked,
			sources: [
				{
					title: {
						ar: 'الملحقية الثقافية العُمانية في كوالالمبور: الموافقة قبل الدراسة',
						en: 'Omani Cultural Attaché Office, Kuala Lumpur: approval before study',
					},
					url: 'https://om-cao.com/?page_id=15969',
				},
				{
					title: {
						ar: 'الملحقية نفسها: اعتماد البرامج',
						en: 'The same office: accreditation of programmes',
					},
					url: 'http://om-cao.com/?page_id=15981',
				},
			],
		},
		{
			id: 'recognition-bh',
			country: countries.bh,
			question: recognisedIn(countries.bh),
			answer: {
				ar: 'المعادلة لدى اللجنة الوطنية لتقويم المؤهلات العلمية في وزارة التربية والتعليم. وتدعو اللجنة إلى التحقق من الجامعة والبرنامج معًا قبل الالتحاق، في خدمة «الجامعات الموصى بها» أو لدى قسم الإرشاد الجامعي وتقويم المؤهلات العلمية الأجنبية. والمنح التي تقدّمها جهات أجنبية تمر بالجهات الرسمية. اسألوا القسم عن نظام الدراسة الذي يقبله، وليكن جوابه مكتوبًا قبل دفع الرسوم.',
				en: 'Equivalence lies with the National Committee for the Evaluation of Academic Qualifications at the Ministry of Education. It asks students to check university and programme together before they join, in the service “recommended universities” or with the department for university guidance and foreign qualifications. Scholarships of foreign bodies go through official channels. Ask the department which mode of study it accepts, and have the answer in writing before you pay fees.',
			},
			confidence: 'verified',
			checked,
			sources: [
				{
					title: {
						ar: 'صحيفة «الوطن»: التحقق من التوصية قبل الالتحاق',
						en: 'Al Watan: check the recommendation before enrolling',
					},
					url: 'https://alwatannews.net/bahrain/article/777492/تقويم-المؤهلات-تدعو-للتحقق-من-التوصية-بالبرامج-الأكاديمية-الخارجية-قبل-الالتحاق-بها',
				},
				{
					title: {
						ar: 'وزارة التربية والتعليم: أسئلة شائعة',
						en: 'Ministry of Education, Bahrain: FAQ',
					},
					url: 'http://education.gov.bh/FAQ.aspx',
				},
			],
		},
		{
			id: 'recognition-jo',
			country: countries.jo,
			question: recognisedIn(countries.jo),
			answer: {
				ar: 'الاعتراف والمعادلة لدى وزارة التعليم العالي والبحث العلمي، وقائمة الجامعات المعترف بها على موقعها. راجعوها قبل التسجيل، ومعها الحد الأدنى لمعدل التوجيهي في تخصصكم، فهو شرط في المعادلة ويتغير. والمعتاد الانتظام والإقامة في بلد الدراسة. وتدعو الوزارة إلى التعامل مع مكاتب الخدمات الجامعية المرخصة لديها دون غيرها، وأسماؤها على موقعها. فاسألوا كل مكتب عن ترخيصه، ولا تستثنوا مكتبنا.',
				en: 'Recognition and equivalence lie with the Ministry of Higher Education and Scientific Research, whose site lists recognised universities. Check it before you enrol, together with the minimum Tawjihi average of your subject, which equivalence asks for and which changes. Regular attendance and residence in the country of study are usual. The ministry tells students to deal only with student-service offices it has licensed, named on its site. Ask every office for its licence, ours included.',
			},
			confidence: 'well-known',
			checked,
			sources: [
				{
					title: {
						ar: '«الوكيل الإخباري»: تحذير من المكاتب غير المرخصة',
						en: 'Al Wakeel News: warning on unlicensed offices',
					},
					url: 'https://www.alwakeelnews.com/Section_1/%D8%A3%D8%AE%D8%A8%D8%A7%D8%B1-%D9%85%D8%AD%D9%84%D9%8A%D8%A9/%D8%A7%D9%84%D8%AA%D8%B9%D9%84%D9%8A%D9%85-%D8%A7%D9%84%D8%B9%D8%A7%D9%84%D9%8A-%D8%AA%D8%AD%D8%B0%D8%B1-%D8%A7%D9%84%D8%B7%D9%84%D8%A8%D8%A9-%D8%A7%D9%84%D8%B1%D8%A7%D8%BA%D8%A8%D9%8A%D9%86-%D8%A8%D8%A7%D9%84%D8%AF%D8%B1%D8%A7%D8%B3%D8%A9-%D9%81%D9%8A-%D8%A7%D9%84%D8%AE%D8%A7%D8%B1%D8%AC-%D9%85%D9%86-%D8%A7%D9%84%D8%AA%D8%B9%D8%A7%D9%85%D9%84-%D9%85%D8%B9-%D8%AC%D9%87%D8%A7%D8%AA-%D8%BA%D9%8A%D8%B1-%D9%85%D8%B1%D8%AE%D8%B5%D8%A9_743976',
				},
				{
					title: {
						ar: '«أوائل»: معدلات الدراسة في الخارج (2017)',
						en: 'Awa2el: averages for study abroad (2017)',
					},
					url: 'https://www.awa2el.net/ar/news/%D9%84%D8%A7-%D8%AA%D8%BA%D9%8A%D9%8A%D8%B1%D8%A7%D8%AA-%D8%B9%D9%84%D9%89-%D8%A7%D9%84%D9%85%D8%B9%D8%AF%D9%84%D8%A7%D8%AA-%D8%A7%D9%84%D8%AF%D9%86%D9%8A%D8%A7-%D9%84%D9%84%D8%AF%D8%B1%D8%A7%D8%B3%D9%80%D9%80%D8%A9-%D8%A8%D8%A7%D9%84%D8%AE%D9%80%D9%80%D8%A7%D8%B1%D8%AC',
				},
			],
		},
		{
			id: 'recognition-iq',
			country: countries.iq,
			question: recognisedIn(countries.iq),
			answer: {
				ar: 'المعادلة لدى دائرة البعثات والعلاقات الثقافية في وزارة التعليم العالي والبحث العلمي. وتقول الوزارة إن على من يدرس على نفقته أن يختار جامعة من دليلها الرسمي، وإلا لم تُعادل شهادته. افتحوا ملفًا دراسيًا قبل البدء، واسألوا عن معدل الإعدادية الذي يطلبه تخصصكم وعن مدة الإقامة في بلد الدراسة، فقد كان القانون رقم 20 لسنة 2020 قيد التعديل في 2025. ولإقليم كوردستان قائمته ومديرية معادلة خاصة به. واسألوا الملحقية الثقافية العراقية في كوالالمبور.',
				en: 'Equivalence lies with the directorate of missions and cultural relations of the Ministry of Higher Education. The ministry says that self-funded students choose a university from its official guide, or the degree is not recognised. Open a study file before you begin, and ask which school average your subject needs and how long you must live in the country: law 20 of 2020 was under amendment in 2025. The Kurdistan Region has its own list and directorate. Ask the Iraqi cultural attaché in Kuala Lumpur.',
			},
			confidence: 'verified',
			checked,
			sources: [
				{
					title: {
						ar: '«يونيفرستي وورلد نيوز»: دليل الوزارة',
						en: 'University World News: the ministry’s guide',
					},
					url: 'https://universityworldnews.com/post.php?story=20250410160000679',
				},
				{
					title: {
						ar: '«شفق نيوز»: تعديل القانون 20 لسنة 2020',
						en: 'Shafaq News: amendment of law 20 of 2020',
					},
					url: 'https://www.shafaq.com/en/Iraq/Iraq-to-amend-rules-for-foreign-university-degrees-recognition',
				},
				{
					title: {
						ar: 'خدمات إقليم كوردستان: الجامعات المعتمدة',
						en: 'Kurdistan Region services: accredited universities',
					},
					url: 'https://service.gov.krd/en/taxonomy/term/8',
				},
			],
		},
		{
			id: 'recognition-eg',
			country: countries.eg,
			question: recognisedIn(countries.eg),
			answer: {
				ar: 'المعادلة لدى لجنة المعادلات في المجلس الأعلى للجامعات، حالةً بحالة بعد التخرج، فلا يضمنها أحد قبله. تنظر اللجنة في محتوى المقررات وساعاتها وفي شهادتكم الثانوية: يشترط القطاع الطبي الشعبة العلمية، وللهندسة والحاسبات شروط تشبهها. اسألوا المجلس قبل السفر عن البرنامج ونظام الدراسة، واحفظوا توصيف المقررات سنة بسنة. ومن بدأ في الخارج ثم حوّل إلى جامعة مصرية يُراجَع مجموعه.',
				en: 'Equivalence lies with the equivalence committee of the Supreme Council of Universities, case by case after graduation, so nobody can guarantee it beforehand. The committee looks at the content and hours of the courses and at your school certificate: the medical sector asks for the science stream, engineering and computing have similar conditions. Ask the council about programme and mode of study before you travel, and keep the course descriptions of every year. Those who move to an Egyptian university midway have their school marks reviewed.',
			},
			confidence: 'verified',
			checked,
			sources: [
				{
					title: {
						ar: '«فيتو»: كيف تُعادل الشهادات الأجنبية',
						en: 'Veto Gate: how foreign degrees are made equivalent',
					},
					url: 'https://www.vetogate.com/5582590',
				},
				{
					title: {
						ar: 'صحيفة «الدستور»: ضوابط المسافرين للدراسة',
						en: 'Al Dostor: rules for students who travel',
					},
					url: 'https://www.dostor.org/3527216',
				},
				{
					title: {
						ar: '«اليوم السابع»: المحتوى والساعات والتحويل',
						en: 'Youm7: content, hours, transfers',
					},
					url: 'https://www.youm7.com/story/2016/8/7/الأعلى-للجامعات-نعادل-الشهادات-الأجنبية-Fمصر-على-أساس-المحتوى-العلمى/2833717',
				},
			],
		},
		{
			id: 'recognition-ye',
			country: countries.ye,
			question: recognisedIn(countries.ye),
			answer: {
				ar: 'لم نجد مصدرًا رسميًا حديثًا لشروط المعادلة، فلا نعدكم بشيء. الجهة هي وزارة التعليم العالي والبحث العلمي، ولها اليوم في اليمن أكثر من إدارة، فاسألوا إدارة المنطقة التي تنوون العمل فيها. واسألوا قبل التسجيل الملحقية الثقافية في السفارة اليمنية بكوالالمبور: هل الجامعة والبرنامج معترف بهما؟ وهل يلزم فتح ملف أو موافقة؟ وما نظام الدراسة المقبول؟ وليكن الجواب مكتوبًا. وأول ما تُسألون عنه الاعتماد لدى هيئة المؤهلات الماليزية (MQA).',
				en: 'We found no recent official source on the conditions, so we promise nothing. The authority is the Ministry of Higher Education and Scientific Research, which has more than one administration in Yemen today: ask the one where you mean to work. Before you enrol, ask the cultural attaché at the Yemeni embassy in Kuala Lumpur: are university and programme recognised, is a file or approval needed, which mode of study is accepted? Have the answer in writing. Accreditation by the Malaysian Qualifications Agency (MQA) is what is asked for first.',
			},
			confidence: 'estimate',
			checked,
			sources: [
				{
					title: {
						ar: 'سفارة اليمن في ماليزيا: الملحقية الثقافية وهيئة EMGS',
						en: 'Embassy of Yemen in Malaysia: cultural attaché and EMGS',
					},
					url: 'https://yemenembassy.my/v3/emgs-visit-20240315/',
				},
			],
		},
		{
			id: 'recognition-sd',
			country: countries.sd,
			question: recognisedIn(countries.sd),
			answer: {
				ar: 'المعادلة لدى وزارة التعليم العالي والبحث العلمي، وتسميها «تقويم ومعادلة الدرجات العلمية». ومن ضوابطها: مؤسسة تعترف بها جهة الاعتماد في السودان، ودرجة معترف بها في ماليزيا، وموافقة مسبقة على الدراسة في الخارج، وتوثيق الشهادة من السفارة السودانية ثم وزارة الخارجية، وبيان بالساعات والتدريب. خذوا الموافقة قبل السفر مع خطاب عدم الممانعة الذي يطلبه ملف التأشيرة. وقد عاد مكتب التوثيق إلى أم درمان.',
				en: 'Equivalence lies with the Ministry of Higher Education and Scientific Research. Its rules ask for an institution recognised by Sudan’s accrediting body, a degree recognised in Malaysia, approval to study abroad beforehand, attestation by the Sudanese embassy and then the Foreign Ministry, and a record of hours and training. Get the approval before you travel, with the no-objection letter that the visa file asks for. The authentication office has returned to Omdurman.',
			},
			confidence: 'verified',
			checked,
			sources: [
				{
					title: {
						ar: 'وزارة التعليم العالي السودانية: تقويم الدرجات ومعادلتها',
						en: 'Ministry of Higher Education, Sudan: evaluation and equivalence',
					},
					url: 'https://www.mohe.gov.sd/index.php/travel/2026-01-05-07-18-40',
				},
				{
					title: {
						ar: 'صحيفة «الزاوية»: عودة مكتب التوثيق',
						en: 'Al Zaawia: the authentication office returns',
					},
					url: 'https://alzaawia.net/105399',
				},
			],
		},
		{
			id: 'recognition-ly',
			country: countries.ly,
			question: recognisedIn(countries.ly),
			answer: {
				ar: 'الاعتراف بالمؤسسات الأجنبية ومعادلة مؤهلاتها لدى المركز الوطني لضمان جودة واعتماد المؤسسات التعليمية والتدريبية، ويُسمى أيضًا هيئة ضمان الجودة. وفيه إدارة للمعادلات ولجنة دائمة تنظر في كل مؤهل. اسألوه قبل التسجيل عن الجامعة والبرنامج ونظام الدراسة، واسألوا الملحقية الأكاديمية الليبية في كوالالمبور. ولم نجد قائمة منشورة بالجامعات الماليزية، فليكن الجواب مكتوبًا.',
				en: 'Foreign institutions and their qualifications are recognised by the National Centre for Quality Assurance and Accreditation of Educational and Training Institutions, also called the Quality Assurance Authority. It has an equivalence department and a standing committee that examines each qualification. Before you enrol, ask it about university, programme and mode of study, and ask the Libyan academic attaché in Kuala Lumpur. We found no published list of Malaysian universities, so have the answer in writing.',
			},
			confidence: 'verified',
			checked,
			sources: [
				{
					title: {
						ar: 'المركز الوطني لضمان الجودة في ليبيا',
						en: 'National Centre for Quality Assurance, Libya',
					},
					url: 'https://qaa.ly/en/about-us',
				},
				{
					title: {
						ar: 'صحيفة «المنصة»: اللجنة الدائمة للمعادلات',
						en: 'Al Menassa: standing committee for equivalence',
					},
					url: 'https://almenassa.org/2025/06/03/%d8%a5%d8%af%d8%a7%d8%b1%d8%a9-%d8%a7%d9%84%d9%85%d8%b9%d8%a7%d8%af%d9%84%d8%a7%d8%aa-%d8%a8%d9%85%d8%b1%d9%83%d8%b2-%d8%b6%d9%85%d8%a7%d9%86-%d8%ac%d9%88%d8%af%d8%a9-%d8%a7%d9%84%d9%85%d8%a4%d8%b3',
				},
			],
		},
		{
			id: 'recognition-dz',
			country: countries.dz,
			question: recognisedIn(countries.dz),
			answer: {
				ar: 'المعادلة لدى وزارة التعليم العالي والبحث العلمي عبر منصتها الرقمية، وفق المرسوم التنفيذي المؤرخ في 19 مارس 2018. يلزم أولًا أن تكون الشهادة معترفًا بها في ماليزيا، ثم تنظر الوزارة في المؤسسة والمحتوى والمدة والأرصدة. ويضم الملف ما يثبت الإقامة مدة الدراسة، كالبطاقة القنصلية وتصريح الإقامة. اختاروا برنامجًا ينتهي بشهادة جامعية لها مقابل في الجزائر، واسألوا خلية الإعلام في الوزارة قبل التسجيل.',
				en: 'Equivalence lies with the Ministry of Higher Education and Scientific Research, on its digital platform, under the executive decree of 19 March 2018. The degree must first be recognised in Malaysia; then the ministry looks at institution, content, length and credits. The file holds proof of residence during the studies, such as the consular card and the residence pass. Choose a programme that ends in a degree with an Algerian counterpart, and ask the ministry’s information desk before you enrol.',
			},
			confidence: 'verified',
			checked,
			sources: [
				{
					title: {
						ar: 'المرسوم التنفيذي المؤرخ في 19 مارس 2018',
						en: 'Executive decree of 19 March 2018',
					},
					url: 'https://avocatalgerien.com/decret-executif-no-19-95/',
				},
				{
					title: {
						ar: 'صحيفة جزائرية: المنصة الرقمية والمعايير',
						en: 'Algérie patriotique: digital platform and criteria',
					},
					url: 'https://www.algeriepatriotique.com/2022/02/03/homologation-de-diplomes-etrangers-traitement-des-demandes-de-reconnaissance-via-une-plateforme-numerique/',
				},
				{
					title: {
						ar: 'صحيفة «الوطن» الجزائرية: وثائق الملف',
						en: 'El Watan: documents of the file',
					},
					url: 'https://djazairess.com/fr/elwatan/1484220',
				},
			],
		},
		{
			id: 'recognition-ma',
			country: countries.ma,
			question: recognisedIn(countries.ma),
			answer: {
				ar: 'تلزم المعادلة للوظيفة العمومية وللمهن المنظمة، كالطب والصيدلة والهندسة المعمارية والمحاماة. وقد أُعلن في 2022 أن تقييم الطلبات ينتقل إلى الوكالة الوطنية لتقييم وضمان جودة التعليم العالي والبحث العلمي. في الملف توصيف المقررات وكشوف النقط ووثيقة رسمية تثبت الإقامة المنتظمة في بلد الدراسة. ولبعض التخصصات شروط على شعبة البكالوريا. اسألوا الوكالة عن الجامعة والبرنامج قبل التسجيل.',
				en: 'Equivalence is needed for public service and for regulated professions such as medicine, pharmacy, architecture and law. In 2022 it was announced that the evaluation of requests moves to the national agency for the evaluation and quality of higher education (ANEAQ). The file holds course descriptions, transcripts and an official paper that proves regular residence in the country of study. Some subjects set conditions on the stream of the baccalaureate. Ask the agency about university and programme before you enrol.',
			},
			confidence: 'verified',
			checked,
			sources: [
				{
					title: {
						ar: 'مجلة «شالنج»: انتقال المعادلة إلى الوكالة',
						en: 'Challenge: equivalence moves to ANEAQ',
					},
					url: 'https://www.challenge.ma/maroc-le-ministere-ne-se-chargera-plus-des-equivalences-des-diplomes-obtenus-a-letranger-246668/',
				},
				{
					title: {
						ar: 'موقع «قرايتي»: معادلة الشهادات في المغرب',
						en: '9rayti: equivalence of degrees in Morocco',
					},
					url: 'https://www.9rayti.com/article/equivalence-des-diplomes-au-maroc',
				},
				{
					title: { ar: 'منتدى «بلادي»: وثائق الملف', en: 'Bladi: documents of the file' },
					url: 'https://bladi.info/threads/equivalence-diplomes-francais-au-maroc.289269',
				},
			],
		},
		{
			id: 'recognition-tn',
			country: countries.tn,
			question: recognisedIn(countries.tn),
			answer: {
				ar: 'المعادلة لدى وزارة التعليم العالي والبحث العلمي، في لجان قطاعية ولجنة وطنية لمعادلة الشهادات. املؤوا الاستمارة الإلكترونية ثم أرسلوا الملف الورقي بالبريد العادي، وفيه البكالوريا وكشوف الأعداد لكل سنة ورسالة البحث إن وُجدت. وتنظر اللجنة في التسجيل وعدد السنوات ومحتوى البرنامج وطريقة التقييم، ولمن رُفض ملفه أن يطلب إعادة النظر. اسألوا الوزارة قبل التسجيل عن البرنامج ونظام الدراسة، واحتفظوا بكشف كل سنة.',
				en: 'Equivalence lies with the Ministry of Higher Education and Scientific Research, in sector committees and a national one. Fill in the online form, then send the file by post, with the baccalaureate, the marks of each year and the thesis if there is one. The committee looks at registration, number of years, content and assessment; those who are refused may ask for a review. Ask the ministry about programme and mode of study before you enrol, and keep every year’s transcript.',
			},
			confidence: 'verified',
			checked,
			sources: [
				{
					title: { ar: '«تونيسكوب»: كيفية التقديم', en: 'Tuniscope: how to apply' },
					url: 'https://tuniscope.com/article/388693/vie/etude/equivalence-des-diplomes-universitaires-en-tunisie-comment-faire-491316',
				},
				{
					title: {
						ar: 'وزارة التعليم العالي التونسية: التعريف والأساس القانوني',
						en: 'Ministry of Higher Education, Tunisia: definition and legal basis',
					},
					url: 'http://www.mesrst.tn/francais/divers/equivalence/equiv_b.htm',
				},
				{
					title: { ar: '«تكيانو»: الإيداع الإلكتروني', en: 'Tekiano: online filing' },
					url: 'https://www.tekiano.com/2023/07/28/equivalence-des-diplomes-universitaires-depot-des-demandes-a-partir-du-1er-aout-2023/',
				},
			],
		},
		{
			id: 'recognition-sy',
			country: countries.sy,
			question: recognisedIn(countries.sy),
			answer: {
				ar: 'المعادلة، وتُسمى «تعادل الشهادات»، لدى وزارة التعليم العالي والبحث العلمي، ولها دليل للجامعات غير السورية المعترف بها. يضم الملف الشهادة وكشف العلامات والثانوية وما يثبت أنكم أقمتم فعلًا في ماليزيا مدة الدراسة، كبطاقة الإقامة أو عقد الإيجار، مع تصديق الخارجية الماليزية والسفارة السورية. احفظوا صفحات التصريح وعقود السكن من أول يوم. والدليل الذي وجدناه لعام 2019، فاسألوا الوزارة عن الحالي قبل التسجيل.',
				en: 'Equivalence (called ta‘adul) lies with the Ministry of Higher Education and Scientific Research, which has a guide of recognised non-Syrian universities. The file holds degree, transcript, school certificate and proof that you really lived in Malaysia during the studies, such as pass or lease, attested by the Malaysian Foreign Ministry and the Syrian embassy. Keep the pages of the pass and every lease from the first day. The guide we found is of 2019: ask the ministry for the current one before you enrol.',
			},
			confidence: 'verified',
			checked,
			sources: [
				{
					title: { ar: '«سوريا أونلاين»: الإجراءات', en: 'Syria Online: procedure' },
					url: 'https://syria-online.net/2025/07/25/%d8%a5%d8%ac%d8%b1%d8%a7%d8%a1%d8%a7%d8%aa-%d9%85%d8%b9%d8%a7%d8%af%d9%84%d8%a9-%d8%a7%d9%84%d8%b4%d9%87%d8%a7%d8%af%d8%a7%d8%aa-%d8%a7%d9%84%d8%ac%d8%a7%d9%85%d8%b9%d9%8a%d8%a9-%d8%ba%d9%8a%d8%b1',
				},
				{
					title: {
						ar: 'دليل الجامعات غير السورية المعترف بها 2019',
						en: 'Guide of recognised non-Syrian universities, 2019',
					},
					url: 'https://docslib.org/doc/7400498/guide-for-recognition-of-foreign-universities-by-the-ministry-of-higher-education',
				},
			],
		},
		{
			id: 'recognition-ps',
			country: countries.ps,
			question: recognisedIn(countries.ps),
			answer: {
				ar: 'المعادلة لدى وزارة التربية والتعليم العالي، وعلى موقعها قائمة المؤسسات غير الفلسطينية المعترف بها. ابحثوا فيها عن الجامعة والبرنامج قبل التسجيل. وتسري أسس القبول ومعدلات الثانوية العامة على الدراسة في الخارج أيضًا: من دخل تخصصًا بمعدل دون المطلوب له في فلسطين لم تُعادل شهادته. اسألوا الوزارة عن معدل تخصصكم في السنة التي تسجّلون فيها، وعن نظام الدراسة المقبول.',
				en: 'Equivalence lies with the Ministry of Education and Higher Education, whose site lists recognised non-Palestinian institutions. Look university and programme up there before you enrol. The admission rules and school averages hold for study abroad too: those who enter a subject below the average that Palestine asks for do not get the degree recognised. Ask the ministry for the average of your subject in the year you enrol, and for the mode of study it accepts.',
			},
			confidence: 'verified',
			checked,
			sources: [
				{
					title: {
						ar: '«دنيا الوطن»: التحقق قبل التسجيل',
						en: 'Donia Al Watan: check before enrolling',
					},
					url: 'https://www.klyoum.com/palestine-news/ar/58-التعليم-العالي-تدعو-الطلبة-وأوليا-الأمور-لتوخي-الحذر-عند-التسجيل-في-المؤسسات',
				},
				{
					title: {
						ar: '«مصدر نيوز»: المعدلات تسري في الخارج',
						en: 'Masdar News: averages hold abroad too',
					},
					url: 'https://msdrnews.com/249762/%d8%a7%d9%84%d8%aa%d8%b9%d9%84%d9%8a%d9%85-%d8%aa%d9%8f%d8%b5%d8%af%d8%b1-%d8%aa%d9%86%d9%88%d9%8a%d9%87%d9%8b%d8%a7-%d9%85%d9%87%d9%85%d8%a7%d9%8b-%d9%84%d9%84%d8%b7%d9%84%d8%a8%d8%a9-%d8%a7%d9%84',
				},
			],
		},
		{
			id: 'recognition-lb',
			country: countries.lb,
			question: recognisedIn(countries.lb),
			answer: {
				ar: 'المعادلة لدى وزارة التربية والتعليم العالي، في لجنة الاعتراف بشهادات التعليم العالي ومعادلتها بالمديرية العامة للتعليم العالي. وتطلب اللجنة النسخ الأصلية مصدقة وفق الإجراءات المتبعة، ومعها شهادة الثانوية أو معادلتها. ولم نجد قائمة منشورة بالجامعات الماليزية ولا شروطًا لنظام الدراسة، فاسألوها قبل التسجيل عن الجامعة والبرنامج والتعليم عن بُعد، وليكن الجواب مكتوبًا. وللمهن المنظمة، كالطب والهندسة، نقابات وامتحانات خاصة بها.',
				en: 'Equivalence lies with the Ministry of Education and Higher Education, in the committee for recognition of higher education degrees at its general directorate. It asks for originals, duly attested, with the school certificate or its equivalent. We found no published list of Malaysian universities and no rule on mode of study, so ask it about university, programme and distance teaching before you enrol, and have the answer in writing. Regulated professions such as medicine and engineering have orders and exams of their own.',
			},
			confidence: 'well-known',
			checked,
			sources: [
				{
					title: {
						ar: 'وزارة التربية والتعليم العالي: وثائق لجنة المعادلات',
						en: 'Ministry of Education, Lebanon: documents for the equivalence committee',
					},
					url: 'https://mehe.gov.lb/ar/Pages/Transactions/DocumentsPreparation.aspx',
				},
				{
					title: {
						ar: '«نكست»: الاعتراف والمعادلة في لبنان',
						en: 'Next LB: recognition and equivalence in Lebanon',
					},
					url: 'https://nextlb.com/culture-arts/9362',
				},
			],
		},
	],
} satisfies FamiliesPage['recognition']
