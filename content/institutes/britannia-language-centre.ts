import type { Institute } from '../schema.ts'
import { sharedLines } from '../shared-lines.ts'

export default {
	id: 'britannia-language-centre',
	code: 'britannia',
	name: { ar: 'مركز بريتانيا للغات', en: 'Britannia Language Centre' },
	location: 'kuala-lumpur',
	area: { ar: 'منطقة جالان أمبانغ وKLCC', en: 'Jalan Ampang / KLCC area' },
	mark: 'mark-britannia-language-centre',
	aliases: ['بريتانيا', 'معهد بريتانيا', 'Britannia', 'Britannia Language Center'],
	rating: { value: 4.6, confidence: 'sample' },
	established: { value: 2010, confidence: 'sample' },
	students: { value: '2,500+', confidence: 'sample' },
	duration: { ar: 'من شهر إلى سنة', en: '1-12 months' },
	levels: ['A0', 'A1', 'A2', 'B1', 'B2', 'C1', 'C2', 'C2+'],
	schedule: {
		ar: 'مجموعات في الصباح وبعد الظهر والمساء، من الاثنين إلى الجمعة',
		en: 'Morning, afternoon and evening groups, Monday to Friday',
	},
	monthlyFee: { min: 600, max: 1200, confidence: 'sample' },
	classSize: { min: 8, max: 14, confidence: 'sample' },
	startDates: { ar: 'أول يوم اثنين من كل شهر', en: 'First Monday of every month' },
	summary: {
		ar: 'دورات إنجليزية قرب KLCC لكل المستويات، تبدأ من الصفر، في مجموعات صباحًا وبعد الظهر ومساءً، ودفعة جديدة في أول اثنين من كل شهر.',
		en: 'English near KLCC at every level from zero, in morning, afternoon and evening groups, with a new intake on the first Monday of each month.',
	},
	description: {
		ar: 'في مركز بريتانيا للغات، بمنطقة جالان أمبانغ وKLCC، تُدرَّس الإنجليزية من المستوى A0 لمن يبدأ بالحروف إلى المستوى المتقن. يسبق الالتحاق اختبار لتحديد المستوى تُبنى عليه خطة دراسية شخصية. تتوزع المجموعات بين الصباح وبعد الظهر والمساء طوال أيام العمل، ويجتمع نادي المحادثة يومي السبت والأحد. أما الرسوم فمن 600 إلى 1,200 رينغيت شهريًا بحسب الدورة.',
		en: 'Britannia Language Centre teaches English in the Jalan Ampang and KLCC area, from A0 for those who start with the alphabet up to the highest levels of mastery. A placement test comes before enrolment, and a personal study plan is built on it. Groups are spread over mornings, afternoons and evenings on working days, and a conversation club meets on Saturday and Sunday. Fees run from RM 600 to 1,200 a month, depending on the course.',
	},
	highlights: [
		{
			ar: 'اختبار تحديد مستوى وخطة دراسية شخصية قبل أول حصة',
			en: 'Placement test and a personal study plan before the first class',
		},
		{
			ar: 'مجموعات لا تزيد على 14 طالبًا وطالبة',
			en: 'Groups of no more than 14 learners',
		},
		{
			ar: 'دفعة كل شهر لا يطول معها الانتظار',
			en: 'A monthly intake that keeps the wait short',
		},
		{
			ar: 'مساعدة في استخراج تصريح الطالب',
			en: 'Help with getting the Student Pass',
		},
	],
	advantages: {
		academicExcellence: {
			title: { ar: 'المستوى أولًا، ثم الخطة', en: 'First your level, then your plan' },
			description: {
				ar: 'لا تُحجز الحصة الأولى قبل معرفة المستوى: يأتي اختبار تحديد المستوى في البداية، وتليه خطة شخصية. بعدها يمتد الطريق عبر ثمانية مستويات متتابعة، في مجموعات لا تتجاوز 14 مقعدًا.',
				en: 'No first lesson is booked before the level is known: the placement test comes at the start and a personal plan follows. From there the road runs through eight consecutive levels, in groups of at most 14 seats.',
			},
			benefits: [
				{
					ar: 'بداية من المستوى المناسب لا من أول الكتاب',
					en: 'A start at the right level, not on page one',
				},
				{ ar: 'ثمانية مستويات من A0 إلى C2+', en: 'Eight levels, A0 to C2+' },
				{ ar: 'من 8 إلى 14 مقعدًا في المجموعة', en: '8 to 14 seats in a group' },
			],
		},
		industryConnections: {
			title: {
				ar: 'يوم دراسي يتسع لالتزامات أخرى',
				en: 'A timetable with room for the rest of life',
			},
			description: {
				ar: 'تشغل الدورة شبه المكثفة ثلاث ساعات بعد الظهر، فيبقى الصباح لدراسة أخرى أو لالتزام أسري. ومن تلزمه درجة رسمية يجد دورة IELTS في المساء دون أن يترك دروس النهار.',
				en: 'The semi-intensive course takes three hours of the afternoon and leaves the morning for other studies or family duties. Those who need an official score find the IELTS course in the evening, without giving up their daytime classes.',
			},
			benefits: [
				{
					ar: '15 ساعة أسبوعيًا في الدورة شبه المكثفة',
					en: '15 hours a week on the semi-intensive course',
				},
				{ ar: 'حصص IELTS في أربع أمسيات', en: 'IELTS classes on four evenings' },
				{
					ar: 'عروض شفوية تدرّب على الحديث أمام جمهور',
					en: 'Presentations that train speaking to an audience',
				},
			],
		},
		researchOpportunities: {
			title: { ar: 'مكتبة ومختبر لما بعد الحصة', en: 'A library and a lab for after class' },
			description: {
				ar: 'لا ينتهي التدريب بانتهاء الحصة، ففي المركز مكتبة فيها ركن للدراسة الذاتية، ومختبر للحاسوب والاستماع. وتنتقل القراءة بالتدريج من المقالات القصيرة إلى النصوص الأكاديمية التي يقوم عليها البحث في الجامعة.',
				en: 'Practice does not stop when the lesson does: the centre has a library with a self-study corner and a computer and listening lab. Reading moves step by step from short articles to the academic texts on which university research rests.',
			},
			benefits: [
				{ ar: 'ركن للدراسة الذاتية في المكتبة', en: 'Self-study corner in the library' },
				{ ar: 'تسجيلات يُعاد سماعها في المختبر', en: 'Recordings to replay in the lab' },
				{ ar: 'نصوص أكاديمية ضمن منهج القراءة', en: 'Academic texts in the reading syllabus' },
			],
		},
		campusLife: {
			title: { ar: 'بين جالان أمبانغ وحديقة KLCC', en: 'Between Jalan Ampang and KLCC Park' },
			description: {
				ar: 'المتاجر والحديقة ومحطة القطار كلها قريبة في هذه المنطقة. وبين حصة وأخرى استراحة للطلبة ومصلى، ثم يأتي نادي المحادثة في عطلة الأسبوع ليجمع من لا يلتقون في الفصول.',
				en: 'Shops, the park and a train station are all close in this part of town. Between classes there are a student lounge and a prayer room, and at the weekend the conversation club brings together people who never meet in class.',
			},
			benefits: [
				{ ar: 'مصلى واستراحة للطلبة', en: 'Prayer room and student lounge' },
				{ ar: 'نادي محادثة يومي السبت والأحد', en: 'Conversation club on Saturday and Sunday' },
				{ ar: 'مساعدة في شؤون التأشيرة داخل المركز', en: 'Visa help inside the centre' },
				{ ar: 'إنترنت لاسلكي مجاني', en: 'Free Wi-Fi' },
			],
		},
	},
	courses: [
		{
			code: 'britannia.c1',
			name: { ar: 'الإنجليزية العامة المكثفة', en: 'Intensive General English' },
			levels: ['A0', 'A1', 'A2', 'B1', 'B2', 'C1', 'C2'],
			duration: { ar: 'من شهر إلى سنة', en: '1-12 months' },
			months: { min: 1, max: 12 },
			stage: true,
			schedule: {
				ar: 'من الاثنين إلى الجمعة، من 9:00 صباحًا إلى 1:00 ظهرًا',
				en: 'Monday to Friday, 9:00 AM to 1:00 PM',
			},
			hoursPerWeek: 20,
			monthlyFee: 1050,
			confidence: 'sample',
			description: {
				ar: 'أربع ساعات كل صباح تجمع القراءة والكتابة والاستماع والمحادثة. تناسب من يفرّغ وقته كله للغة قبل بدء الجامعة.',
				en: 'Four hours every morning across reading, writing, listening and speaking. It suits those who give the language all their time before university begins.',
			},
		},
		{
			code: 'britannia.c2',
			name: { ar: 'الإنجليزية شبه المكثفة', en: 'Semi-Intensive English' },
			levels: ['A0', 'A1', 'A2', 'B1', 'B2', 'C1'],
			duration: { ar: 'من شهرين إلى سنة', en: '2-12 months' },
			months: { min: 2, max: 12 },
			stage: true,
			schedule: {
				ar: 'من الاثنين إلى الجمعة، من 2:00 ظهرًا إلى 5:00 عصرًا',
				en: 'Monday to Friday, 2:00 PM to 5:00 PM',
			},
			hoursPerWeek: 15,
			monthlyFee: 800,
			confidence: 'sample',
			description: {
				ar: 'المهارات نفسها بإيقاع أخف، في ثلاث ساعات بعد الظهر. تلائم من ينشغل صباحًا بعمل أو دراسة.',
				en: 'The same skills at a lighter pace, in three hours of the afternoon. It is meant for those whose mornings are taken by work or study.',
			},
		},
		{
			code: 'britannia.c3',
			name: { ar: 'التحضير لاختبار IELTS', en: 'IELTS Preparation' },
			levels: ['B1', 'B2', 'C1'],
			duration: { ar: 'من شهر إلى ثلاثة أشهر', en: '1-3 months' },
			months: { min: 1, max: 3 },
			schedule: { ar: 'من الاثنين إلى الخميس، مساءً', en: 'Monday to Thursday, evenings' },
			hoursPerWeek: 12,
			monthlyFee: 1200,
			confidence: 'sample',
			description: {
				ar: 'أربع أمسيات في الأسبوع لأقسام الاختبار وتوزيع الوقت بينها. والهدف هو الدرجة التي تشترطها الجامعة المختارة.',
				en: 'Four evenings a week on the papers of the test and on sharing out the time between them. The target is the score that the chosen university asks for.',
			},
		},
		{
			code: 'britannia.c4',
			name: { ar: 'نادي المحادثة', en: 'Conversation Club' },
			levels: ['A2', 'B1', 'B2'],
			duration: { ar: 'من شهر إلى ستة أشهر', en: '1-6 months' },
			months: { min: 1, max: 6 },
			schedule: { ar: 'السبت والأحد', en: 'Saturday and Sunday' },
			hoursPerWeek: 6,
			monthlyFee: 600,
			confidence: 'sample',
			description: {
				ar: 'ست ساعات في عطلة الأسبوع كلها للكلام. تأتي الطلاقة هنا من كثرة الحديث، ومعها الثقة.',
				en: 'Six hours at the weekend, all of them for talking. Fluency comes here from speaking often, and confidence comes with it.',
			},
		},
	],
	curriculum: [
		{
			topic: { ar: 'المحادثة', en: 'Speaking' },
			text: {
				ar: 'حديث يومي في ثنائيات ومجموعات صغيرة، مع عروض شفوية وتصحيح للنطق.',
				en: 'Daily talk in pairs and small groups, with presentations and work on pronunciation.',
			},
		},
		{
			topic: { ar: 'الاستماع', en: 'Listening' },
			text: {
				ar: 'مقابلات ومحاضرات وتسجيلات من الحياة اليومية، تزداد سرعتها كلما ارتفع المستوى.',
				en: 'Interviews, lectures and everyday recordings that grow faster as the level rises.',
			},
		},
		{
			topic: { ar: 'القراءة', en: 'Reading' },
			text: {
				ar: 'قراءة سريعة لفهم الفكرة، وقراءة فاحصة لالتقاط المعلومة، ومفردات تُجمع من النص.',
				en: 'Fast reading for the idea, close reading for the detail, and vocabulary gathered from the text.',
			},
		},
		{
			topic: { ar: 'الكتابة', en: 'Writing' },
			text: {
				ar: 'من الجملة الصحيحة إلى الفقرة فالمقال فالتقرير، وكل نص يعود بملاحظات.',
				en: 'From the correct sentence to the paragraph, the essay and the report; every text comes back with comments.',
			},
		},
		{
			topic: { ar: 'القواعد', en: 'Grammar' },
			text: {
				ar: 'تراكيب تُشرح في سياق الكلام، ثم تعود في كل مستوى حتى تثبت.',
				en: 'Structures explained in the flow of speech, then met again at each level until they stay.',
			},
		},
		{
			topic: { ar: 'مهارات الاختبار', en: 'Exam skills' },
			text: {
				ar: 'نماذج بوقت محدد وشرح لطريقة احتساب الدرجات في IELTS وTOEFL وMUET.',
				en: 'Timed papers and an explanation of how IELTS, TOEFL and MUET are marked.',
			},
		},
	],
	facilities: [
		{ ar: 'قاعات مكيفة', en: 'Air-conditioned classrooms' },
		{ ar: 'إنترنت لاسلكي مجاني', en: 'Free Wi-Fi' },
		{ ar: 'مكتبة وركن للدراسة الذاتية', en: 'Library and self-study corner' },
		{ ar: 'مختبر حاسوب واستماع', en: 'Computer and listening lab' },
		{ ar: 'مصلى', en: 'Prayer room' },
		{ ar: 'مكتب لشؤون تأشيرات الطلبة', en: 'Student visa desk' },
		{ ar: 'استراحة للطلبة', en: 'Student lounge' },
	],
	faq: [
		{
			id: 'beginners',
			question: {
				ar: 'هل يقبل المركز من لا يعرف الحروف الإنجليزية؟',
				en: 'Does the centre accept people who do not know the English alphabet?',
			},
			answer: {
				ar: 'نعم، فالمستوى A0 يبدأ بالحروف، ويُدرَّس في الدورتين المكثفة وشبه المكثفة. أما نادي المحادثة فيبدأ من A2.',
				en: 'Yes. A0 begins with the alphabet and is taught in both the intensive and the semi-intensive course. The conversation club starts at A2.',
			},
		},
		{
			id: 'missed-intake',
			question: {
				ar: 'فاتني موعد هذا الشهر، فكم أنتظر؟',
				en: "I missed this month's start. How long do I wait?",
			},
			answer: {
				ar: 'حتى أول اثنين من الشهر التالي، أي 5 أسابيع على الأكثر. ويمكنكم الإفادة من هذه المدة في تجهيز مستندات تصريح الطالب.',
				en: 'Until the first Monday of the following month, which is five weeks at most. That time can go into preparing the papers for the Student Pass.',
			},
		},
		{
			id: 'student-pass',
			question: {
				ar: 'هل يغطي تصريح الطالب دورة مدتها 12 شهرًا؟',
				en: 'Does the Student Pass cover a 12-month course?',
			},
			answer: {
				ar: 'ليس دفعة واحدة. يصدر التصريح لطلبة مراكز اللغة لمدة تصل إلى 6 أشهر ثم يُجدَّد، ويُشترط ألا يقل العمر عن 18 سنة. ويساعد مكتب التأشيرات في المركز على الإصدار والتجديد.',
				en: "Not in one go. Language-centre students receive a pass of up to six months, which is then renewed, and they must be at least 18. The centre's visa desk helps with both the first pass and the renewal.",
			},
		},
		{
			id: 'lowest-fee',
			question: {
				ar: 'ما أقل مبلغ شهري لدراسة المهارات الأربع؟',
				en: 'What is the lowest monthly fee for all four skills?',
			},
			answer: {
				ar: `800 رينغيت في الدورة شبه المكثفة. نادي المحادثة أقل تكلفة، إذ تبلغ رسومه 600 رينغيت، لكنه مخصص للكلام وحده. ${sharedLines.instituteFees.ar}`,
				en: `RM 800, on the semi-intensive course. The conversation club costs less, RM 600, but it is for speaking only. ${sharedLines.instituteFees.en}`,
			},
		},
		{
			id: 'two-courses',
			question: {
				ar: 'هل يمكن الجمع بين الدورة المكثفة ونادي المحادثة؟',
				en: 'Can I take the intensive course and the conversation club together?',
			},
			answer: {
				ar: 'المواعيد لا تتعارض: الدورة المكثفة في صباح أيام العمل، والنادي في عطلة الأسبوع. يصبح المجموع 26 ساعة أسبوعيًا، ورسومه 1,650 رينغيت شهريًا.',
				en: 'The times do not clash: the intensive course fills weekday mornings and the club meets at the weekend. Together they make 26 hours a week and RM 1,650 a month.',
			},
		},
	],
	photos: [
		{
			scene: 'inst-britannia-language-centre',
			alt: {
				ar: 'مبنى مركز بريتانيا للغات على شارع مشجّر، وخلفه أبراج منطقة KLCC.',
				en: 'The Britannia Language Centre building on a tree-lined street, with the towers of KLCC behind it.',
			},
		},
	],
	videoUrl: null,
	related: ['stratford-academy', 'ems-academy'],
} satisfies Institute
