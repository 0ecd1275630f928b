import type { Institute } from '../schema.ts'
import { sharedLines } from '../shared-lines.ts'

export default {
	id: 'sheffield-academy',
	code: 'sheffield',
	name: { ar: 'أكاديمية شيفيلد', en: 'Sheffield Academy' },
	location: 'kuala-lumpur',
	area: { ar: 'منطقة بوكيت بينتانغ', en: 'Bukit Bintang area' },
	mark: 'mark-sheffield-academy',
	aliases: ['شيفيلد', 'معهد شيفيلد', 'شفيلد', 'Sheffield'],
	rating: { value: 4.5, confidence: 'sample' },
	established: { value: 2012, confidence: 'sample' },
	students: { value: '1,800+', confidence: 'sample' },
	duration: { ar: 'من شهر إلى عشرة أشهر', en: '1-10 months' },
	levels: ['A0', 'A1', 'A2', 'B1', 'B2', 'C1', 'C2'],
	schedule: {
		ar: 'مجموعات صباحية ومسائية، وحصص في عطلة الأسبوع',
		en: 'Morning and evening groups, plus weekend classes',
	},
	monthlyFee: { min: 500, max: 1100, confidence: 'sample' },
	classSize: { min: 8, max: 12, confidence: 'sample' },
	startDates: { ar: 'دفعتان كل شهر', en: 'Two intakes a month' },
	summary: {
		ar: 'فصول لا تتجاوز 12 مقعدًا في بوكيت بينتانغ، وإنجليزية أكاديمية تمهّد للجامعة، ودفعتان كل شهر، ورسوم من 500 رينغيت شهريًا.',
		en: 'Classes of at most 12 in Bukit Bintang, academic English that leads to university, two intakes a month and fees from RM 500 a month.',
	},
	description: {
		ar: 'تضم أكاديمية شيفيلد أصغر الفصول بين المعاهد الخمسة التي نعرضها: من 8 إلى 12 مقعدًا. تقع الأكاديمية في بوكيت بينتانغ وسط كوالالمبور، قرب المونوريل وقطار MRT. وإلى جانب الإنجليزية العامة، لديها دورة أكاديمية تدرّب على كتابة المقال وتدوين الملاحظات كما تطلبهما الجامعة. ولمن لا يتفرغ في أيام العمل حصص يومي السبت والأحد برسوم 500 رينغيت شهريًا.',
		en: 'Sheffield Academy has the smallest classes of the five institutes we list: 8 to 12 seats. It is in Bukit Bintang in central Kuala Lumpur, near the monorail and the MRT. Beside general English it runs an academic course that trains essay writing and note-taking the way a university expects them. Those who are busy on working days can study on Saturday and Sunday for RM 500 a month.',
	},
	highlights: [
		{ ar: 'لا يتجاوز الفصل 12 مقعدًا', en: '12 seats as the ceiling for a class' },
		{
			ar: 'دراسة صباحًا أو مساءً أو في عطلة الأسبوع',
			en: 'Study in the morning, the evening or at the weekend',
		},
		{ ar: 'موقع مركزي قرب المونوريل وMRT', en: 'A central address near the monorail and MRT' },
		{
			ar: 'دورة أكاديمية مستقلة للمقبلين على الجامعة',
			en: 'A separate academic course for university entrants',
		},
	],
	advantages: {
		academicExcellence: {
			title: { ar: 'فصل يُسمع فيه كل صوت', en: 'A class where every voice is heard' },
			description: {
				ar: 'حين لا يتجاوز الفصل 12 مقعدًا، يتسع الدرس لتصحيح النطق والكتابة لكل من حضر. وتُعرض التمارين على سبورات تفاعلية، فيرى الجميع الخطأ وتصويبه في اللحظة نفسها.',
				en: 'When a class stops at 12 seats, a lesson has time to correct the speech and the writing of everyone present. Exercises run on interactive whiteboards, so the whole room sees a mistake and its correction at the same moment.',
			},
			benefits: [
				{ ar: 'من 8 إلى 12 مقعدًا في الفصل', en: '8 to 12 seats per class' },
				{ ar: 'تصحيح فردي أثناء الدرس', en: 'Individual correction during the lesson' },
				{ ar: 'سبورات تفاعلية في القاعات', en: 'Interactive whiteboards in the classrooms' },
			],
		},
		industryConnections: {
			title: { ar: 'اللغة لمن يعمل أيضًا', en: 'English for working people too' },
			description: {
				ar: 'دورة عطلة الأسبوع مصممة للمقيمين والعاملين: ست ساعات موزعة على يومين. وتفيد العروض التقديمية في الدورة الأكاديمية من يستعد لمقابلة أو لعرض أمام لجنة.',
				en: 'The weekend course is made for residents and working adults: six hours spread over two days. The presentations of the academic course help anyone who has an interview or a panel ahead.',
			},
			benefits: [
				{ ar: 'ست ساعات يومي السبت والأحد', en: 'Six hours on Saturday and Sunday' },
				{ ar: 'رسوم 500 رينغيت شهريًا لدورة العطلة', en: 'RM 500 a month for the weekend course' },
				{ ar: 'تدريب على العرض أمام الآخرين', en: 'Practice in presenting to others' },
			],
		},
		researchOpportunities: {
			title: { ar: 'كتابة تقبلها الجامعة', en: 'Writing that a university accepts' },
			description: {
				ar: 'تخصّص الدورة الأكاديمية 20 ساعة أسبوعيًا لما تتطلبه السنة الجامعية الأولى: محاضرة تُلخَّص، ومقال يُبنى على حجة، وعرض يُقدَّم. وتمتد من شهرين إلى ستة أشهر، فتُختار مدتها على قدر الحاجة.',
				en: 'The academic course gives 20 hours a week to what the first year of a degree brings: a lecture to summarise, an essay to argue, a talk to give. It lasts two to six months, so its length can follow the need.',
			},
			benefits: [
				{
					ar: 'تدوين الملاحظات أثناء المحاضرة',
					en: 'Taking notes during a lecture',
				},
				{
					ar: 'بناء المقال من الفكرة إلى الخاتمة',
					en: 'Essays built from first idea to conclusion',
				},
				{ ar: 'مفردات أكاديمية مرتبة بحسب الموضوع', en: 'Academic vocabulary arranged by topic' },
			],
		},
		campusLife: {
			title: { ar: 'بوكيت بينتانغ عند الباب', en: 'Bukit Bintang outside the door' },
			description: {
				ar: 'تتجاور في هذا الحي المطاعم والأسواق ومحطات القطار، فلا حاجة إلى سيارة للوصول إلى الدرس. وفي الأكاديمية استراحة تجمع الطلبة بين الحصص، ومصلى لأوقات الصلاة.',
				en: 'Restaurants, markets and stations stand side by side in this district, so nobody needs a car to get to class. Inside, a lounge brings students together between lessons, and a prayer room serves the prayer times.',
			},
			benefits: [
				{ ar: 'المونوريل وMRT قريبان', en: 'Monorail and MRT close at hand' },
				{ ar: 'استراحة بين الحصص', en: 'A lounge for the breaks' },
				{ ar: 'مصلى داخل المقر', en: 'Prayer room on the premises' },
			],
		},
	},
	courses: [
		{
			code: 'sheffield.c1',
			name: { ar: 'الإنجليزية العامة', en: 'General English' },
			levels: ['A0', 'A1', 'A2', 'B1', 'B2', 'C1'],
			duration: { ar: 'من شهر إلى عشرة أشهر', en: '1-10 months' },
			months: { min: 1, max: 10 },
			stage: true,
			schedule: { ar: 'من الاثنين إلى الجمعة، صباحًا', en: 'Monday to Friday, mornings' },
			hoursPerWeek: 18,
			monthlyFee: 850,
			confidence: 'sample',
			description: {
				ar: 'سلّم واحد يبدأ بالحروف ويصعد درجة بعد درجة. يناسب من يريد أساسًا متينًا قبل التخصص.',
				en: 'One ladder that starts with the alphabet and climbs rung by rung. It suits those who want firm ground before they specialise.',
			},
		},
		{
			code: 'sheffield.c2',
			name: { ar: 'الإنجليزية الأكاديمية للجامعة', en: 'Academic English for University' },
			levels: ['B1', 'B2', 'C1'],
			duration: { ar: 'من شهرين إلى ستة أشهر', en: '2-6 months' },
			months: { min: 2, max: 6 },
			stage: true,
			schedule: {
				ar: 'من الاثنين إلى الجمعة، من 9:00 صباحًا إلى 1:00 ظهرًا',
				en: 'Monday to Friday, 9:00 AM to 1:00 PM',
			},
			hoursPerWeek: 20,
			monthlyFee: 1050,
			confidence: 'sample',
			description: {
				ar: 'مقالات وملاحظات محاضرات وعروض تقديمية، أي لغة المقررات لا لغة الحياة اليومية. تبدأ من B1.',
				en: 'Essays, lecture notes and presentations: the English of degree subjects rather than of daily life. It starts at B1.',
			},
		},
		{
			code: 'sheffield.c3',
			name: { ar: 'التحضير لاختبار IELTS', en: 'IELTS Preparation' },
			levels: ['B1', 'B2', 'C1'],
			duration: { ar: 'من شهر إلى ثلاثة أشهر', en: '1-3 months' },
			months: { min: 1, max: 3 },
			schedule: { ar: 'من الاثنين إلى الخميس، مساءً', en: 'Monday to Thursday, evenings' },
			hoursPerWeek: 12,
			monthlyFee: 1100,
			confidence: 'sample',
			description: {
				ar: 'خطة لكل ورقة، ونماذج كاملة بوقت الاختبار الفعلي، ومقابلات محادثة تجريبية.',
				en: 'A strategy for each paper, full papers against the clock and mock speaking interviews.',
			},
		},
		{
			code: 'sheffield.c4',
			name: { ar: 'إنجليزية عطلة الأسبوع', en: 'Weekend English' },
			levels: ['A1', 'A2', 'B1', 'B2'],
			duration: { ar: 'من شهرين إلى ثمانية أشهر', en: '2-8 months' },
			months: { min: 2, max: 8 },
			schedule: { ar: 'السبت والأحد', en: 'Saturday and Sunday' },
			hoursPerWeek: 6,
			monthlyFee: 500,
			confidence: 'sample',
			description: {
				ar: 'للمقيمين والعاملين ممن لا تتسع أيام عملهم للدراسة. التقدم فيها أبطأ، وتكلفتها هي الأقل في الأكاديمية.',
				en: 'For residents and working people whose weekdays are full. Progress is slower, and the fee is the lowest in the academy.',
			},
		},
	],
	curriculum: [
		{
			topic: { ar: 'المحادثة', en: 'Speaking' },
			text: {
				ar: 'نقاش موجّه وعروض قصيرة، وأخطاء النطق تُعالج في وقتها.',
				en: 'Guided discussion and short talks, with pronunciation put right on the spot.',
			},
		},
		{
			topic: { ar: 'القراءة', en: 'Reading' },
			text: {
				ar: 'نصوص جامعية يُبحث فيها عن الفكرة الرئيسية ثم عن الدليل عليها.',
				en: 'University texts searched first for the main point, then for the evidence behind it.',
			},
		},
		{
			topic: { ar: 'الكتابة', en: 'Writing' },
			text: {
				ar: 'فقرة فمقال فتقرير، تُكتب مسودةً ثم تُنقَّح بعد الملاحظات.',
				en: 'Paragraph, essay and report, drafted first and then revised in the light of comments.',
			},
		},
		{
			topic: { ar: 'القواعد', en: 'Grammar' },
			text: {
				ar: 'القاعدة تُستنتج من أمثلة حية، ثم تُستعمل في كتابة اليوم نفسه.',
				en: "A rule is drawn from living examples and used in the same day's writing.",
			},
		},
		{
			topic: { ar: 'المفردات', en: 'Vocabulary' },
			text: {
				ar: 'قوائم بحسب الموضوع، وكلمات تتلازم في الاستعمال، ومفردات تتكرر في الكتب الجامعية.',
				en: 'Lists by topic, words that belong together, and vocabulary that recurs in university books.',
			},
		},
		{
			topic: { ar: 'مهارات الاختبار', en: 'Exam skills' },
			text: {
				ar: 'إدارة الوقت وفهم معايير التقييم، مع ملاحظات فردية بعد كل نموذج.',
				en: 'Managing time and reading the band descriptors, with personal comments after each paper.',
			},
		},
	],
	facilities: [
		{ ar: 'قاعات مكيفة', en: 'Air-conditioned classrooms' },
		{ ar: 'إنترنت لاسلكي مجاني', en: 'Free Wi-Fi' },
		{ ar: 'سبورات تفاعلية', en: 'Interactive whiteboards' },
		{ ar: 'استراحة للطلبة', en: 'Student lounge' },
		{ ar: 'مصلى', en: 'Prayer room' },
		{ ar: 'مكتب لشؤون تأشيرات الطلبة', en: 'Student visa desk' },
	],
	faq: [
		{
			id: 'class-limit',
			question: {
				ar: 'هل يمكن أن يزيد الفصل على 12 طالبًا وطالبة؟',
				en: 'Can a class grow beyond 12 students?',
			},
			answer: {
				ar: 'الحد المعلن 12 مقعدًا، والحد الأدنى 8. وعند امتلاء مجموعة تكون الدفعة التالية في الشهر نفسه هي الخيار الأقرب.',
				en: 'The stated ceiling is 12 seats and the floor is 8. When a group is full, the second intake of the same month is the nearest option.',
			},
		},
		{
			id: 'academic-or-general',
			question: {
				ar: 'أيهما أختار: الإنجليزية العامة أم الأكاديمية؟',
				en: 'General English or Academic English: which one is for me?',
			},
			answer: {
				ar: 'تُفتح الدورة الأكاديمية ابتداءً من B1، فمن هو دون ذلك يبدأ بالعامة. أما من بلغ B1 وينوي الالتحاق بالجامعة فالأكاديمية أقرب إلى ما سيواجهه في المقررات.',
				en: 'The academic course opens at B1, so anyone below that begins with general English. From B1 on, with a degree in mind, the academic course is closer to what the subjects will demand.',
			},
		},
		{
			id: 'weekend-visa',
			question: {
				ar: 'هل أحصل على تصريح طالب بدورة عطلة الأسبوع؟',
				en: 'Can I get a Student Pass with the weekend course?',
			},
			answer: {
				ar: 'دورة العطلة موجهة إلى من يقيم في ماليزيا أصلًا. القادمون من الخارج يلتحقون عادةً بدورة في أيام العمل، ويؤكد مكتب التأشيرات الدورة التي يصدر عليها التصريح.',
				en: 'The weekend course is aimed at people who already live in Malaysia. Those who come from abroad normally join a weekday course, and the visa desk confirms which course a pass is issued for.',
			},
		},
		{
			id: 'total-cost',
			question: {
				ar: 'كم تكلّف الدورة الأكاديمية كاملة؟',
				en: 'What does the whole academic course cost?',
			},
			answer: {
				ar: `الرسوم 1,050 رينغيت شهريًا، أي 2,100 رينغيت لأقصر مدة، وهي شهران، و6,300 رينغيت لأطولها، وهي 6 أشهر. ${sharedLines.instituteFees.ar}`,
				en: `At RM 1,050 a month it comes to RM 2,100 for the shortest stay of two months and RM 6,300 for the longest of six. ${sharedLines.instituteFees.en}`,
			},
		},
	],
	photos: [
		{
			scene: 'inst-sheffield-academy',
			alt: {
				ar: 'مبنى أكاديمية شيفيلد عند زاوية شارع في بوكيت بينتانغ، ويمر بجواره المونوريل.',
				en: 'Sheffield Academy on a street corner in Bukit Bintang, with the monorail passing beside it.',
			},
		},
	],
	videoUrl: null,
	related: ['britannia-language-centre', 'big-ben-academy'],
} satisfies Institute
