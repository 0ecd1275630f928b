import { accreditation } from '../accreditation.ts'
import type { University } from '../schema.ts'
import { sharedLines } from '../shared-lines.ts'

export default {
	id: 'universiti-putra-malaysia',
	code: 'upm',
	name: { ar: 'جامعة بوترا الماليزية', en: 'Universiti Putra Malaysia' },
	shortName: 'UPM',
	type: 'public',
	location: 'serdang',
	area: {
		ar: 'سردانغ في ولاية سلانغور، على بعد نحو 25 كم جنوب وسط كوالالمبور',
		en: 'Serdang, Selangor, about 25 km south of central Kuala Lumpur',
	},
	crest: 'crest-upm',
	aliases: [
		'UPM',
		'Putra University',
		'Putra Malaysia',
		'Universiti Pertanian Malaysia',
		'University Putra Malaysia',
		'بوترا',
		'جامعة بوترا',
		'جامعة بترا الماليزية',
		'جامعة بوترا ماليزيا',
		'يو بي إم',
	],
	established: { value: 1931, confidence: 'well-known' },
	students: { value: 28000, confidence: 'estimate' },
	rating: { value: 4.7, confidence: 'estimate' },
	qs: { rank: 134, confidence: 'verified' },
	tuition: { min: 10000, max: 34000, confidence: 'estimate' },
	programmeNames: [
		{ name: { ar: 'العلوم الزراعية', en: 'Agriculture' } },
		{ name: { ar: 'الطب البيطري', en: 'Veterinary Medicine' }, field: 'medicine' },
		{ name: { ar: 'الطب', en: 'Medicine' }, field: 'medicine' },
		{ name: { ar: 'الهندسة', en: 'Engineering' }, field: 'engineering' },
		{
			name: { ar: 'الحوسبة وتقنية المعلومات', en: 'Computing and Information Technology' },
			field: 'computing',
		},
		{ name: { ar: 'الأعمال والاقتصاد', en: 'Business and Economics' }, field: 'business' },
		{ name: { ar: 'علوم الأغذية وتقنيتها', en: 'Food Science and Technology' } },
	],
	summary: {
		ar: 'جامعة حكومية خضراء في سردانغ للزراعة والأغذية والطب البيطري والهندسة، وكلية أعمالها معتمدة من AACSB ومن EQUIS.',
		en: 'A green public university in Serdang for agriculture, food, veterinary medicine and engineering, with an AACSB and EQUIS business school.',
	},
	description: {
		ar: 'فُتحت أبوابها عام 1931 مدرسةً للزراعة، وصارت جامعة عام 1971، واتسعت تخصصاتها حتى حملت اسم جامعة بوترا الماليزية عام 1997. ولا تزال الأرض في صلب عملها: حقول تجريبية ومزارع ومستشفى بيطري داخل حرم واسع في سردانغ. غير أنها تدرّس اليوم الطب والهندسة المدنية وعلوم الحاسوب والأعمال أيضًا، وتتقاسم مع جامعة العلوم الماليزية المركز 134 في تصنيف QS العالمي لعام 2026. يفيد منها خاصةً من يشغله الأمن الغذائي وصناعة الأغذية وصحة الحيوان، وهي قضايا حاضرة في بلدان عربية كثيرة.',
		en: 'It opened its doors in 1931 as a school of agriculture, became a university in 1971 and widened its subjects until it took the name Universiti Putra Malaysia in 1997. The land is still at the heart of its work: trial fields, farms and a veterinary hospital lie on a wide campus in Serdang. Today it teaches medicine, civil engineering, computer science and business as well, and shares 134th place in the QS World University Rankings 2026 with Universiti Sains Malaysia. Those drawn to food security, the food industry or animal health, concerns that many Arab countries know well, gain most from it.',
	},
	scholarships: {
		ar: `قد يحصل طلبة البحث على زمالة أو مساعدة بحثية يموّلها مشروع المشرف. ${sharedLines.malaysiaInternationalScholarship.ar}`,
		en: `Research students may hold a fellowship or an assistantship paid from their supervisor's project. ${sharedLines.malaysiaInternationalScholarship.en}`,
	},
	accreditation: {
		ar: `${sharedLines.selfAccrediting.ar}، واعتمادان دوليان لكلية الأعمال والاقتصاد`,
		en: `${sharedLines.selfAccrediting.en}, and two international accreditations for the School of Business and Economics`,
	},
	accreditations: [
		accreditation.selfAccrediting,
		accreditation.engineering,
		accreditation.medicine,
		{
			name: {
				ar: 'جمعية AACSB الدولية (كلية الأعمال والاقتصاد)',
				en: 'AACSB International (School of Business and Economics)',
			},
			confidence: 'verified',
		},
		{
			name: {
				ar: 'اعتماد EQUIS الأوروبي (كلية الأعمال والاقتصاد)',
				en: 'EFMD EQUIS (School of Business and Economics)',
			},
			confidence: 'verified',
		},
	],
	intakes: {
		ar: 'سبتمبر أو أكتوبر، ثم فبراير أو مارس',
		en: 'September or October, then February or March',
	},
	intakeMonths: { bachelor: [2, 9], postgraduate: [2, 9] },
	highlights: [
		{
			ar: 'المركز 134 في تصنيف QS العالمي لعام 2026، بالتساوي مع جامعة العلوم الماليزية',
			en: 'Shares 134th place in the QS World University Rankings 2026 with Universiti Sains Malaysia',
		},
		{
			ar: 'مرجع ماليزيا في الزراعة والغابات وعلوم الأغذية، وأصلها مدرسة زراعة افتُتحت عام 1931',
			en: "Malaysia's reference for agriculture, forestry and food science, begun as a farm school in 1931",
		},
		{
			ar: 'كلية طب بيطري عريقة لها مستشفاها التعليمي',
			en: 'A long-established veterinary faculty with a teaching hospital for animals',
		},
		{
			ar: 'كلية أعمال واقتصاد حاصلة على اعتماد AACSB، وأضافت إليه EQUIS عام 2023',
			en: 'A business and economics school that holds AACSB and added EQUIS in 2023',
		},
		{
			ar: 'مزارع وبحيرات وسكن للطلبة في حرم واحد',
			en: 'Farms, lakes and student residences on one campus',
		},
	],
	advantages: {
		academicExcellence: {
			title: { ar: 'من الحقل إلى المائدة', en: 'From field to table' },
			description: {
				ar: 'تتبع برامج الجامعة رحلة الغذاء كلها: التربة والمحصول أولًا، ثم صحة الحيوان، ثم التصنيع والسلامة. وتمتد درجة دكتور في الطب البيطري 5 سنوات، ويجري تطبيقها العملي في مستشفى الحيوان التابع للكلية. وفي الحرم نفسه كليات للطب البشري والهندسة والحوسبة.',
				en: "Programmes here follow the whole journey of food: first soil and crop, then animal health, then processing and safety. The Doctor of Veterinary Medicine takes five years, with practice in the faculty's own animal hospital. Human medicine, engineering and computing have their faculties on the same campus.",
			},
			benefits: [
				{
					ar: 'العلوم الزراعية وعلوم الأغذية، لكل منهما بكالوريوس في 4 سنوات',
					en: 'Four-year degrees in agricultural science and in food science',
				},
				{
					ar: 'حالات حقيقية في المستشفى البيطري خلال سنوات الدراسة',
					en: 'Real cases in the veterinary hospital while still studying',
				},
				{
					ar: 'درجة دكتور في الطب معتمدة من المجلس الطبي الماليزي',
					en: 'A Doctor of Medicine degree accredited by the Malaysian Medical Council',
				},
				{
					ar: 'هندسة مدنية بنحو 16,000 رينغيت سنويًا',
					en: 'Civil engineering at an estimated RM 16,000 a year',
				},
			],
		},
		industryConnections: {
			title: { ar: 'جيران من أهل المهنة', en: 'Neighbours in the trade' },
			description: {
				ar: 'على أطراف الحرم يقع المعهد الماليزي للبحوث والتنمية الزراعية (MARDI) ومتنزه المعارض الزراعية (MAEPS). وصناعة الحلال في ماليزيا ميدان آخر لمن يتخصص في الأغذية، وللجامعة معهد لبحوث المنتجات الحلال. أما طلبة الأعمال فتحمل كليتهم اعتمادين تعرفهما الشركات خارج ماليزيا كذلك.',
				en: "At the edge of the campus lie MARDI, the national agricultural research institute, and MAEPS, the agricultural exhibition park. Malaysia's halal industry is another field for food specialists, and the university has a Halal Products Research Institute. Business students belong to a school with two accreditations that firms outside Malaysia know as well.",
			},
			benefits: [
				{
					ar: 'مراكز البحوث الزراعية الوطنية على مقربة من الكليات',
					en: 'National agricultural research centres close to the faculties',
				},
				{
					ar: 'معرفة بمعايير الحلال يُنتفع بها عند العودة إلى الوطن',
					en: 'A grasp of halal standards that stays useful back home',
				},
				{
					ar: 'بوتراجايا، مقر الوزارات، على مسافة قصيرة إلى الجنوب',
					en: 'Putrajaya, seat of the ministries, a short ride to the south',
				},
			],
		},
		researchOpportunities: {
			title: { ar: 'مختبر سقفه السماء', en: 'A laboratory under the open sky' },
			description: {
				ar: 'تُدرس المحاصيل الاستوائية هنا حيث تنمو، في حقول الجامعة وفي غابة آير هيتام التي تديرها للتعليم والبحث. ورسوم الماجستير بالبحث واضحة منذ البداية: 32,350 رينغيت عن سنتين في الزراعة، و30,400 رينغيت في العلوم الاجتماعية.',
				en: "Tropical crops are studied where they grow, in the university's fields and in the Ayer Hitam forest that it manages for teaching and research. The price of a research master's is plain from the start: RM 32,350 for two years in agriculture and RM 30,400 in the social sciences.",
			},
			benefits: [
				{
					ar: 'ماجستير بالبحث في الزراعة برسوم قدرها 16,200 رينغيت سنويًا',
					en: "A research master's in agriculture at about RM 16,200 a year",
				},
				{
					ar: 'دكتوراه في علوم الأغذية أو الهندسة بنحو 15,500 رينغيت سنويًا',
					en: 'A PhD in food science or engineering at an estimated RM 15,500 a year',
				},
				{ ar: 'حقول تجريبية يصل إليها الطلبة بالدراجة', en: 'Trial plots within cycling distance' },
			],
		},
		campusLife: {
			title: { ar: 'حرم بحجم بلدة', en: 'A campus the size of a town' },
			description: {
				ar: 'المسافات في الحرم طويلة والظهيرة حارة رطبة، فيتنقل الطلبة بحافلات الجامعة والدراجات. وكثيرًا ما تهطل عند العصر زخة مطر، ثم تمتلئ الملاعب وضفاف البحيرات. ومن يشتاق إلى زحام المدينة يأخذ قطار MRT من محطة UPM.',
				en: 'Distances are long and noon is hot and humid, so students get about on university buses and bicycles. A shower often comes down in the late afternoon, and then the sports fields and lake shores fill up. Whoever misses the bustle of the city takes the MRT from UPM station.',
			},
			benefits: [
				{
					ar: 'مساكن للطلبة موزعة على أنحاء الحرم',
					en: 'Student residences in every part of the campus',
				},
				{
					ar: 'محطة MRT باسم الجامعة على خط بوتراجايا',
					en: 'An MRT station named after the university, on the Putrajaya line',
				},
				{
					ar: 'مركز IOI City Mall للتسوق على بعد دقائق بالسيارة',
					en: 'IOI City Mall a few minutes away by car',
				},
			],
		},
	},
	programmes: {
		bachelor: [
			{
				code: 'upm.b1',
				name: { ar: 'بكالوريوس العلوم الزراعية', en: 'Bachelor of Agricultural Science' },
				years: 4,
				annualFee: 12000,
				type: 'full-time',
				fields: [],
				confidence: 'estimate',
			},
			{
				code: 'upm.b2',
				name: { ar: 'دكتور في الطب البيطري (DVM)', en: 'Doctor of Veterinary Medicine (DVM)' },
				years: 5,
				annualFee: 34000,
				type: 'full-time',
				fields: ['medicine'],
				confidence: 'estimate',
			},
			{
				code: 'upm.b3',
				name: { ar: 'دكتور في الطب (MD)', en: 'Doctor of Medicine (MD)' },
				years: 5,
				annualFee: 52000,
				type: 'full-time',
				fields: ['medicine'],
				confidence: 'estimate',
				feeMargin: { low: 0, high: 0.5 },
				note: {
					ar: 'رقم تقديري قد تزيد عليه رسوم الطب الفعلية، فنطلب الرقم الحالي من الجامعة قبل التقديم',
					en: 'An estimate that the actual fee for medicine may exceed; ask the university for the current figure',
				},
			},
			{
				code: 'upm.b4',
				name: { ar: 'بكالوريوس الهندسة المدنية', en: 'Bachelor of Civil Engineering' },
				years: 4,
				annualFee: 16000,
				type: 'full-time',
				fields: ['engineering'],
				confidence: 'estimate',
			},
			{
				code: 'upm.b5',
				name: { ar: 'بكالوريوس علوم الحاسوب', en: 'Bachelor of Computer Science' },
				years: 4,
				annualFee: 14000,
				type: 'full-time',
				fields: ['computing'],
				confidence: 'estimate',
			},
			{
				code: 'upm.b6',
				name: {
					ar: 'بكالوريوس علوم الأغذية وتقنيتها',
					en: 'Bachelor of Food Science and Technology',
				},
				years: 4,
				annualFee: 13500,
				type: 'full-time',
				fields: [],
				confidence: 'estimate',
			},
		],
		master: [
			{
				code: 'upm.m1',
				name: { ar: 'ماجستير إدارة الأعمال (MBA)', en: 'Master of Business Administration (MBA)' },
				years: 1.5,
				annualFee: 24000,
				type: 'full-time',
				fields: ['business'],
				confidence: 'estimate',
			},
			{
				code: 'upm.m2',
				name: {
					ar: 'ماجستير العلوم بالبحث (الزراعة)',
					en: 'Master of Science by research (Agriculture)',
				},
				years: 2,
				annualFee: 16200,
				type: 'full-time',
				fields: [],
				confidence: 'verified',
			},
			{
				code: 'upm.m3',
				name: { ar: 'ماجستير علوم الحاسوب', en: 'Master of Computer Science' },
				years: 2,
				annualFee: 15000,
				type: 'full-time',
				fields: ['computing'],
				confidence: 'estimate',
			},
			{
				code: 'upm.m4',
				name: {
					ar: 'ماجستير العلوم بالبحث (العلوم الاجتماعية)',
					en: 'Master of Science by research (Social Science)',
				},
				years: 2,
				annualFee: 15200,
				type: 'full-time',
				fields: [],
				confidence: 'verified',
			},
		],
		phd: [
			{
				code: 'upm.p1',
				name: {
					ar: 'دكتوراه الفلسفة في العلوم الزراعية',
					en: 'Doctor of Philosophy (Agricultural Sciences)',
				},
				years: 3,
				annualFee: 15500,
				type: 'full-time',
				fields: [],
				confidence: 'estimate',
			},
			{
				code: 'upm.p2',
				name: { ar: 'دكتوراه الفلسفة في الهندسة', en: 'Doctor of Philosophy (Engineering)' },
				years: 3,
				annualFee: 15500,
				type: 'full-time',
				fields: ['engineering'],
				confidence: 'estimate',
			},
			{
				code: 'upm.p3',
				name: { ar: 'دكتوراه الفلسفة في علوم الأغذية', en: 'Doctor of Philosophy (Food Science)' },
				years: 3,
				annualFee: 15500,
				type: 'full-time',
				fields: [],
				confidence: 'estimate',
			},
		],
	},
	faq: [
		{
			id: 'admission',
			question: {
				ar: 'ما المطلوب للالتحاق بجامعة بوترا الماليزية؟',
				en: 'What do I need to enter Universiti Putra Malaysia?',
			},
			answer: {
				ar: 'تتطلب الزراعة والطب البيطري والطب والهندسة شهادة ثانوية علمية، وتُراجع فيها درجات العلوم خاصةً. ونتيجة اللغة للبكالوريوس من 6.0 إلى 6.5 في IELTS أو المستوى 4 في اختبار MUET. ويلزم للماجستير بالبحث، مع نتيجة من 6.5 إلى 7.0، مقترح بحث ومشرف أكاديمي يوافق عليه.',
				en: "Agriculture, veterinary medicine, medicine and engineering call for a science-stream secondary certificate, and the marks in science are looked at closely. The English result for a bachelor's degree is IELTS 6.0 to 6.5 or MUET band 4. A research master's needs, besides 6.5 to 7.0, a research proposal and a supervisor who agrees to it.",
			},
		},
		{
			id: 'scholarships',
			question: {
				ar: 'كيف تُموَّل الدراسة في جامعة بوترا الماليزية؟',
				en: 'How can studies at Universiti Putra Malaysia be funded?',
			},
			answer: {
				ar: 'أقصر الطرق مشروع المشرف: قد يحصل طلبة الماجستير والدكتوراه بالبحث على زمالة أو أجر مساعد باحث من تمويله، ولهذا تنفع مراسلة المشرفين قبل التقديم. والطريق الآخر منحة ماليزيا الدولية (MIS). ومن لم ينل منحة يجد الرسوم نفسها معقولة في بعض التخصصات: العلوم الزراعية بنحو 12,000 رينغيت سنويًا.',
				en: "The shortest way is the supervisor's project: research students may draw a fellowship or an assistant's pay from its budget, which is why writing to supervisors before applying helps. The other is the Malaysia International Scholarship (MIS). Without an award, some fees are moderate in themselves: we estimate agricultural science at about RM 12,000 a year.",
			},
		},
		{
			id: 'campus-life',
			question: { ar: 'كيف يعيش الطلبة في سردانغ؟', en: 'How do students live in Serdang?' },
			answer: {
				ar: 'حياة هادئة قريبة من الريف: سكن داخل الحرم، ومطاعم حلال، وأشجار ومزارع بدل الأبراج. يبعد وسط كوالالمبور نحو 25 كم، ويصل إليه قطار MRT، أو قطار الضواحي من محطة سردانغ. وفي عطلة الأسبوع يقصد كثيرون بوتراجايا لبحيرتها ومسجدها الوردي.',
				en: 'Quietly, almost in the countryside: rooms on campus, halal food, and trees and farms instead of towers. Central Kuala Lumpur is about 25 km away, by MRT or by commuter train from Serdang station. At weekends many make for Putrajaya, for its lake and its pink mosque.',
			},
		},
	],
	photos: [
		{
			scene: 'campus-upm',
			alt: {
				ar: 'مبنى رئاسة الجامعة على تلة خضراء.',
				en: 'The chancellery building standing on its green hill.',
			},
		},
		{
			scene: 'campus-upm-2',
			alt: {
				ar: 'مكتبة السلطان عبد الصمد ودرج مدخلها.',
				en: 'The Sultan Abdul Samad Library and the steps to its entrance.',
			},
		},
		{
			scene: 'campus-upm-3',
			alt: {
				ar: 'أحواض زراعية يمر بينها طريق تصطف النخيل على جانبيه.',
				en: 'Farm plots crossed by an avenue lined with palms.',
			},
		},
	],
	videoUrl: null,
	related: ['putra-business-school', 'universiti-kebangsaan-malaysia', 'university-of-malaya'],
} satisfies University
