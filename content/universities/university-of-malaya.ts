import { accreditation } from '../accreditation.ts'
import type { University } from '../schema.ts'
import { sharedLines } from '../shared-lines.ts'

export default {
	id: 'university-of-malaya',
	code: 'um',
	name: { ar: 'جامعة مالايا', en: 'University of Malaya' },
	shortName: 'UM',
	type: 'public',
	location: 'kuala-lumpur',
	area: {
		ar: 'ليمبه بانتاي، حيث تلتقي كوالالمبور ببيتالينغ جايا',
		en: 'Lembah Pantai, where Kuala Lumpur meets Petaling Jaya',
	},
	crest: 'crest-um',
	aliases: [
		'UM',
		'Universiti Malaya',
		'Malaya University',
		'Malaya',
		'جامعة ملايا',
		'جامعة المالايا',
		'مالايا',
		'ملايا',
		'يو إم',
	],
	established: { value: 1905, confidence: 'verified' },
	students: { value: 36400, confidence: 'verified' },
	rating: { value: 4.8, confidence: 'estimate' },
	qs: { rank: 58, confidence: 'verified' },
	tuition: { min: 18000, max: 32000, confidence: 'estimate' },
	programmeNames: [
		{ name: { ar: 'الطب', en: 'Medicine' }, field: 'medicine' },
		{ name: { ar: 'الهندسة', en: 'Engineering' }, field: 'engineering' },
		{ name: { ar: 'إدارة الأعمال', en: 'Business Administration' }, field: 'business' },
		{
			name: { ar: 'الحوسبة وتقنية المعلومات', en: 'Computing and Information Technology' },
			field: 'computing',
		},
		{ name: { ar: 'القانون', en: 'Law' }, field: 'law' },
		{ name: { ar: 'طب الأسنان', en: 'Dentistry' } },
		{ name: { ar: 'الاقتصاد', en: 'Economics' } },
	],
	summary: {
		ar: 'أقدم جامعات ماليزيا وأعلاها في تصنيف QS لعام 2026: المركز 58 عالميًا، ومستشفى تعليمي، وحرم أخضر على خط قطار في كوالالمبور.',
		en: "Malaysia's oldest and top-ranked university: 58th in QS 2026, with a teaching hospital and a green campus on a Kuala Lumpur rail line.",
	},
	description: {
		ar: 'نشأت جامعة مالايا من كلية طب أُسست عام 1905، ثم صارت جامعة عام 1949، وأصبحت جامعة وطنية في كوالالمبور في 1 يناير 1962. وهي أقدم جامعات البلاد، والجامعة الماليزية الوحيدة بين أول 100 في تصنيف QS لعام 2026. يدرس فيها نحو 36,400 طالب وطالبة، قرابة نصفهم في الماجستير والدكتوراه، فالبحث جزء كبير من عملها اليومي. تناسب أصحاب المعدلات المرتفعة ممن يريدون شهادة من جامعة حكومية في الطب أو الهندسة أو القانون أو الاقتصاد، ولا تقلقهم المنافسة على المقاعد.',
		en: "The University of Malaya grew out of a medical college founded in 1905, became a university in 1949 and has been a national university in Kuala Lumpur since 1 January 1962. It is the oldest in the country and the only Malaysian name in the top 100 of the QS World University Rankings 2026. Close to half of its 36,400 or so students are studying for a master's or a PhD, so research is a large part of its daily work. It suits applicants with high marks who want a public degree in medicine, engineering, law or economics and do not mind competing for a place.",
	},
	scholarships: {
		ar: `يتركز الدعم في الدراسات العليا: منح للمتفوقين ومساعدات بحثية. أما تمويل البكالوريوس فمحدود. ${sharedLines.malaysiaInternationalScholarship.ar}`,
		en: `Support sits mainly at postgraduate level: merit awards and research assistantships. Funding for a bachelor's degree is limited. ${sharedLines.malaysiaInternationalScholarship.en}`,
	},
	accreditation: {
		ar: `${sharedLines.selfAccrediting.ar}، واعتماد مهني للطب والهندسة والقانون`,
		en: `${sharedLines.selfAccrediting.en}, with professional accreditation for medicine, engineering and law`,
	},
	accreditations: [
		accreditation.selfAccrediting,
		accreditation.engineering,
		accreditation.medicine,
		accreditation.law,
	],
	intakes: {
		ar: 'فصلان دراسيان يبدآن في أكتوبر ومارس',
		en: 'Two semesters, starting in October and March',
	},
	intakeMonths: { bachelor: [3, 10], postgraduate: [3, 10] },
	highlights: [
		{
			ar: 'أقدم جامعة في ماليزيا، وجذورها كلية طب تعود إلى عام 1905',
			en: "Malaysia's oldest university, rooted in a medical college of 1905",
		},
		{
			ar: 'المركز 58 عالميًا في تصنيف QS لعام 2026، والجامعة الماليزية الوحيدة بين أول 100',
			en: '58th in the QS World University Rankings 2026 and the only Malaysian university in the top 100',
		},
		{
			ar: 'مستشفى تعليمي تابع لها: المركز الطبي لجامعة مالايا (UMMC)',
			en: 'A teaching hospital of its own, the University of Malaya Medical Centre (UMMC)',
		},
		{
			ar: 'نحو 36,400 طالب وطالبة، قرابة نصفهم في الدراسات العليا',
			en: 'About 36,400 students, close to half of them postgraduates',
		},
		{
			ar: 'عضوية في رابطة جامعات حافة المحيط الهادئ (APRU) وفي شبكة جامعات آسيان',
			en: 'Membership of APRU, the Pacific Rim universities, and of the ASEAN University Network',
		},
		{
			ar: 'حديقة نباتية وبحيرة داخل الحرم، ومحطة قطار تحمل اسم Universiti',
			en: 'A botanic garden and a lake on campus, and a rail station called Universiti',
		},
	],
	advantages: {
		academicExcellence: {
			title: { ar: 'أكثر من قرن من التدريس', en: 'More than a century of teaching' },
			description: {
				ar: 'كانت كلية الطب التي بدأت بها القصة تخرّج الأطباء قبل أن تحمل ماليزيا اسمها الحالي. ثم انضمت إليها الهندسة والقانون والاقتصاد والحوسبة وطب الأسنان. وبعد أكثر من قرن تحل الجامعة في المركز 58 عالميًا (QS 2026)، وهو أعلى مركز لجامعة ماليزية.',
				en: 'The medical college it grew from was training doctors before Malaysia carried its present name. Engineering, law, economics, computing and dentistry joined it later. More than a century on, the university stands 58th in the world (QS 2026), the highest place of any in Malaysia.',
			},
			benefits: [
				{
					ar: 'بكالوريوس الطب والجراحة في 5 سنوات',
					en: 'A five-year Bachelor of Medicine and Surgery',
				},
				{
					ar: 'مسار في الذكاء الاصطناعي ضمن علوم الحاسوب مدته 3 سنوات ونصف',
					en: 'An artificial intelligence track in computer science, three and a half years long',
				},
				{
					ar: 'هندسة ميكانيكية معتمدة ضمن اتفاقية واشنطن',
					en: 'Mechanical engineering accredited under the Washington Accord',
				},
				{
					ar: 'شهادة قانون يعترف بها مجلس تأهيل مهنة المحاماة',
					en: 'A law degree recognised by the Legal Profession Qualifying Board',
				},
			],
		},
		industryConnections: {
			title: {
				ar: 'اسم لا يحتاج إلى تعريف في ماليزيا',
				en: 'A name that needs no introduction in Malaysia',
			},
			description: {
				ar: 'درس في جامعة مالايا رئيسا الوزراء مهاتير محمد وأنور إبراهيم، وتخرجت فيها أجيال من الأطباء والقضاة والمهندسين. لذلك يعرف صاحب العمل الماليزي الشهادة قبل أن يقرأ السيرة الذاتية. ومكاتب بانغسار وKL Sentral على بعد محطات قليلة بالقطار، فلا يبعد مكان التدريب العملي عن قاعة الدرس.',
				en: 'Prime ministers Mahathir Mohamad and Anwar Ibrahim studied at the University of Malaya, and generations of doctors, judges and engineers have graduated from it. A Malaysian employer knows the degree before reading the rest of the CV. The offices of Bangsar and KL Sentral are a few train stops away, so an internship need not be far from the lecture hall.',
			},
			benefits: [
				{
					ar: 'تدريب سريري في مستشفى يستقبل المرضى كل يوم',
					en: 'Clinical training in a hospital that sees patients every day',
				},
				{ ar: 'أجيال من الخريجين والخريجات منذ عام 1949', en: 'Generations of alumni since 1949' },
				{
					ar: 'أحياء الأعمال في العاصمة على خط القطار نفسه',
					en: "The capital's business districts on the same rail line",
				},
			],
		},
		researchOpportunities: {
			title: { ar: 'خيار واسع من المشرفين', en: 'A wide choice of supervisors' },
			description: {
				ar: 'حين تضم الدراسات العليا قرابة نصف الطلبة، تكثر المجموعات البحثية وتتنوع موضوعاتها. والجامعة واحدة من 5 جامعات بحثية حكومية في ماليزيا، وتجمعها رابطة APRU بجامعات من آسيا والأمريكتين وأستراليا.',
				en: "When nearly half the students are postgraduates, research groups are many and so are their topics. The university is one of Malaysia's five public research universities, and APRU ties it to partners in Asia, the Americas and Australia.",
			},
			benefits: [
				{
					ar: 'دكتوراه في الهندسة أو علوم الحاسوب بنحو 14,000 رينغيت سنويًا',
					en: 'A PhD in engineering or computer science at an estimated RM 14,000 a year',
				},
				{
					ar: 'بحوث طبية إلى جوار المستشفى التعليمي',
					en: 'Medical research next door to the teaching hospital',
				},
				{
					ar: 'مساعدات بحثية مدفوعة في بعض المشاريع',
					en: 'Paid research assistantships on some projects',
				},
				{
					ar: 'حديقة ريمبا علمو، ميدان مفتوح لدراسة النبات',
					en: 'The Rimba Ilmu garden, an open field site for plant science',
				},
			],
		},
		campusLife: {
			title: { ar: 'بحيرة وأشجار وسط العاصمة', en: 'A lake and tall trees inside the capital' },
			description: {
				ar: 'تبدأ أيام كثيرة بالمشي حول بحيرة الجامعة قبل أن تشتد الحرارة، ثم تتوزع المحاضرات على كليات تصل بينها طرق تظللها الأشجار. وفي المساء يخرج الطلبة إلى مطاعم بانغسار أو إلى مركز ميد فالي للتسوق. ويقابل مسجد الرحمن مدخل الحرم من جهة كوالالمبور.',
				en: 'Many days begin with a walk around Varsity Lake before the heat sets in; lectures then spread over faculties linked by tree-shaded roads. In the evening students head for the restaurants of Bangsar or the Mid Valley mall. Ar-Rahman Mosque faces the campus on its Kuala Lumpur side.',
			},
			benefits: [
				{
					ar: 'مجمّعات سكن جامعي داخل الحرم لها أنشطتها وفرقها',
					en: 'Residential colleges on campus with teams and events of their own',
				},
				{
					ar: 'محطة Universiti على خط كلانا جايا (LRT)',
					en: 'Universiti station on the Kelana Jaya LRT line',
				},
				{
					ar: 'مقاصف حلال داخل الحرم بأسعار الطلبة',
					en: 'Halal canteens on campus at student prices',
				},
			],
		},
	},
	programmes: {
		bachelor: [
			{
				code: 'um.b1',
				name: {
					ar: 'بكالوريوس الطب والجراحة (MBBS)',
					en: 'Bachelor of Medicine and Bachelor of Surgery (MBBS)',
				},
				years: 5,
				annualFee: 55000,
				type: 'full-time',
				fields: ['medicine'],
				confidence: 'estimate',
				feeMargin: { low: 0, high: 0.5 },
				note: {
					ar: 'كثيرًا ما تتجاوز الرسوم المعلنة للطلبة الدوليين هذا الرقم، فنتحقق منها مع الجامعة قبل التقديم',
					en: 'Published fees for international students are often above this figure; confirm with the university',
				},
			},
			{
				code: 'um.b2',
				name: { ar: 'بكالوريوس الهندسة الميكانيكية', en: 'Bachelor of Mechanical Engineering' },
				years: 4,
				annualFee: 28000,
				type: 'full-time',
				fields: ['engineering'],
				confidence: 'estimate',
			},
			{
				code: 'um.b3',
				name: {
					ar: 'بكالوريوس علوم الحاسوب (الذكاء الاصطناعي)',
					en: 'Bachelor of Computer Science (Artificial Intelligence)',
				},
				years: 3.5,
				annualFee: 26000,
				type: 'full-time',
				fields: ['computing'],
				confidence: 'estimate',
			},
			{
				code: 'um.b4',
				name: { ar: 'بكالوريوس إدارة الأعمال', en: 'Bachelor of Business Administration' },
				years: 3.5,
				annualFee: 22000,
				type: 'full-time',
				fields: ['business'],
				confidence: 'estimate',
			},
			{
				code: 'um.b5',
				name: { ar: 'بكالوريوس القانون (LLB)', en: 'Bachelor of Laws (LLB)' },
				years: 4,
				annualFee: 24000,
				type: 'full-time',
				fields: ['law'],
				confidence: 'estimate',
			},
			{
				code: 'um.b6',
				name: { ar: 'بكالوريوس الاقتصاد', en: 'Bachelor of Economics' },
				years: 3.5,
				annualFee: 20000,
				type: 'full-time',
				fields: ['business'],
				confidence: 'estimate',
			},
		],
		master: [
			{
				code: 'um.m1',
				name: { ar: 'ماجستير إدارة الأعمال (MBA)', en: 'Master of Business Administration (MBA)' },
				years: 1.5,
				annualFee: 30000,
				type: 'full-time',
				fields: ['business'],
				confidence: 'estimate',
			},
			{
				code: 'um.m2',
				name: { ar: 'ماجستير علوم الحاسوب', en: 'Master of Computer Science' },
				years: 2,
				annualFee: 20000,
				type: 'full-time',
				fields: ['computing'],
				confidence: 'estimate',
			},
			{
				code: 'um.m3',
				name: { ar: 'ماجستير الهندسة الميكانيكية', en: 'Master of Mechanical Engineering' },
				years: 1.5,
				annualFee: 22000,
				type: 'full-time',
				fields: ['engineering'],
				confidence: 'estimate',
			},
			{
				code: 'um.m4',
				name: { ar: 'ماجستير القانون (LLM)', en: 'Master of Laws (LLM)' },
				years: 1.5,
				annualFee: 18000,
				type: 'full-time',
				fields: ['law'],
				confidence: 'estimate',
			},
		],
		phd: [
			{
				code: 'um.p1',
				name: { ar: 'دكتوراه الفلسفة في الهندسة', en: 'Doctor of Philosophy (Engineering)' },
				years: 3,
				annualFee: 14000,
				type: 'full-time',
				fields: ['engineering'],
				confidence: 'estimate',
			},
			{
				code: 'um.p2',
				name: {
					ar: 'دكتوراه الفلسفة في علوم الحاسوب',
					en: 'Doctor of Philosophy (Computer Science)',
				},
				years: 3,
				annualFee: 14000,
				type: 'full-time',
				fields: ['computing'],
				confidence: 'estimate',
			},
			{
				code: 'um.p3',
				name: { ar: 'دكتوراه الفلسفة في العلوم الطبية', en: 'Doctor of Philosophy (Medicine)' },
				years: 3,
				annualFee: 16000,
				type: 'full-time',
				fields: ['medicine'],
				confidence: 'estimate',
			},
		],
	},
	faq: [
		{
			id: 'admission',
			question: {
				ar: 'ما المعدل الذي تطلبه جامعة مالايا، وما مستوى الإنجليزية؟',
				en: 'Which marks and what level of English does the University of Malaya ask for?',
			},
			answer: {
				ar: 'تُطلب لدرجة البكالوريوس شهادة ثانوية بمعدل مرتفع، ونتيجة من 6.0 إلى 6.5 في اختبار IELTS أو من 60 إلى 79 في TOEFL. ويلزم للماجستير بكالوريوس معترف به، ونتيجة من 6.5 إلى 7.0 في IELTS. والمقاعد قليلة في الطب وطب الأسنان، فلا يكفي فيهما بلوغ الحد الأدنى. أرسلوا الطلب قبل بداية أكتوبر أو مارس بثلاثة أشهر على الأقل.',
				en: "For a bachelor's degree, a secondary certificate with high marks and IELTS 6.0 to 6.5 or TOEFL 60 to 79. For a master's, a recognised bachelor's degree and IELTS 6.5 to 7.0. Places in medicine and dentistry are few, so meeting the minimum is not enough there. Send the application at least three months before October or March.",
			},
		},
		{
			id: 'scholarships',
			question: {
				ar: 'هل في جامعة مالايا منح للطلبة الدوليين؟',
				en: 'Does the University of Malaya fund international students?',
			},
			answer: {
				ar: 'نعم، ومعظمها لطلبة الماجستير والدكتوراه: منح للمتفوقين، ومساعدات بحثية مقابل العمل مع فريق المشرف، ومنحة ماليزيا الدولية (MIS). ومن يدرس البكالوريوس فالأسلم أن يبني ميزانيته على دفع الرسوم كاملة.',
				en: "Yes, mostly for master's and PhD students: merit awards, research assistantships in return for work in a supervisor's team, and the Malaysia International Scholarship (MIS). Bachelor's students are safer planning to pay the full fee.",
			},
		},
		{
			id: 'campus-life',
			question: {
				ar: 'كيف تبدو الحياة اليومية في حرم جامعة مالايا؟',
				en: 'What is daily life like on the University of Malaya campus?',
			},
			answer: {
				ar: 'الحرم أشبه ببلدة خضراء فيها مجمّعات سكن ومكتبات وملاعب، وتربط الحافلات أطرافه بمحطة Universiti. ومن المحطة يصل القطار إلى برجي بتروناس في أقل من نصف ساعة. هذا القرب يجعل السكن خارج الحرم في بانغسار أو بيتالينغ جايا خيارًا عمليًا أيضًا.',
				en: 'The campus is like a green township with residential colleges, libraries and sports fields, and buses link its corners to Universiti station. From there the train reaches the Petronas Towers in under half an hour. Being this close makes living off campus, in Bangsar or Petaling Jaya, a practical choice too.',
			},
		},
	],
	photos: [
		{
			scene: 'campus-um',
			alt: {
				ar: 'قاعة تونكو كانسلور الخرسانية أمامها ساحة وعلى جانبيها أشجار.',
				en: 'Dewan Tunku Canselor, a great hall of bare concrete, with a square in front and trees on both sides.',
			},
		},
		{
			scene: 'campus-um-2',
			alt: {
				ar: 'بحيرة الجامعة تحيط بها الأشجار وتنعكس صورتها على الماء.',
				en: 'Varsity Lake ringed by trees that are mirrored in the water.',
			},
		},
		{
			scene: 'campus-um-3',
			alt: {
				ar: 'ممر للمشي بين نباتات حديقة ريمبا علمو.',
				en: 'A footpath between the plants of the Rimba Ilmu botanic garden.',
			},
		},
	],
	videoUrl: null,
	related: [
		'universiti-kebangsaan-malaysia',
		'universiti-putra-malaysia',
		'universiti-sains-malaysia',
	],
} satisfies University
