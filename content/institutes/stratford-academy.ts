import type { Institute } from '../schema.ts'
import { sharedLines } from '../shared-lines.ts'

export default {
	id: 'stratford-academy',
	code: 'stratford',
	name: { ar: 'أكاديمية ستراتفورد', en: 'Stratford Academy' },
	location: 'kuala-lumpur',
	area: { ar: 'منطقة جالان سلطان إسماعيل', en: 'Jalan Sultan Ismail area' },
	mark: 'mark-stratford-academy',
	aliases: ['ستراتفورد', 'معهد ستراتفورد', 'Stratford'],
	rating: { value: 4.4, confidence: 'sample' },
	established: { value: 2015, confidence: 'sample' },
	students: { value: '1,500+', confidence: 'sample' },
	duration: { ar: 'من شهر إلى تسعة أشهر', en: '1-9 months' },
	levels: ['A0', 'A1', 'A2', 'B1', 'B2', 'C1', 'C2'],
	schedule: {
		ar: 'مجموعات صباحية ومسائية، من الاثنين إلى الجمعة',
		en: 'Morning and evening groups, Monday to Friday',
	},
	monthlyFee: { min: 550, max: 1200, confidence: 'sample' },
	classSize: { min: 8, max: 14, confidence: 'sample' },
	startDates: { ar: 'دفعتان كل شهر', en: 'Two intakes a month' },
	summary: {
		ar: 'الإنجليزية للمسار الجامعي وتحضير لاختبار MUET الماليزي في جالان سلطان إسماعيل، ودورة مسائية برسوم 550 رينغيت شهريًا.',
		en: "University pathway English and preparation for Malaysia's MUET test on Jalan Sultan Ismail, with an evening course at RM 550 a month.",
	},
	description: {
		ar: 'تضع أكاديمية ستراتفورد القبول الجامعي هدفًا لدوراتها. دورة المسار الجامعي، ومدتها من 3 إلى 6 أشهر، تهيئ لاستيفاء شرط اللغة في الجامعات الشريكة، ودورة أخرى تحضّر لاختبار MUET الذي تعتمده الجامعات الماليزية. مقرها في منطقة جالان سلطان إسماعيل بوسط كوالالمبور. وتُفتح دفعتان كل شهر، وأقل الرسوم 550 رينغيت شهريًا للدورة المسائية.',
		en: 'Stratford Academy sets university entry as the goal of its courses. The pathway course prepares students, in three to six months, for the language requirement of partner universities, and another prepares for MUET, the test that Malaysian universities use. It is in the Jalan Sultan Ismail area of central Kuala Lumpur. Two intakes open each month, and the lowest fee is RM 550 a month, for the evening course.',
	},
	highlights: [
		{ ar: 'إرشاد نحو الجامعات الشريكة', en: 'Advice on the way to partner universities' },
		{ ar: 'موعدان للالتحاق في كل شهر', en: 'Two dates to join in every month' },
		{ ar: 'لا تتجاوز المجموعة 14 مقعدًا', en: 'A limit of 14 seats per group' },
		{ ar: 'دورة مستقلة لاختبار MUET', en: 'A course of its own for MUET' },
	],
	advantages: {
		academicExcellence: {
			title: { ar: 'دورة تنتهي عند باب الجامعة', en: 'A course that ends at the university gate' },
			description: {
				ar: 'دورة المسار الجامعي 20 ساعة أسبوعيًا لمدة من 3 إلى 6 أشهر، تبدأ من B1 وتُبنى على شرط اللغة في الجامعات الشريكة. ويأتي معها إرشاد يساعد على مطابقة المستوى بالبرنامج المطلوب.',
				en: 'The pathway course takes 20 hours a week for three to six months, starts at B1 and is built on the language requirement of partner universities. Advice comes with it, to match the level reached with the degree wanted.',
			},
			benefits: [
				{ ar: 'هدف واضح هو شرط اللغة', en: 'A clear target: the language requirement' },
				{ ar: 'إرشاد في اختيار الجامعة الشريكة', en: 'Guidance in choosing a partner university' },
				{ ar: 'ثلاثة مستويات: B1 وB2 وC1', en: 'Three levels: B1, B2 and C1' },
			],
		},
		industryConnections: {
			title: { ar: 'دروس تبدأ بعد انتهاء النهار', en: 'Lessons that start when the day is over' },
			description: {
				ar: 'الدورة المسائية عشر ساعات في أربع أمسيات، وُضعت لمن يعمل أو يدرس نهارًا. وهي مفتوحة من A1 إلى C1، فلا يضطر أحد إلى ترك وظيفته أو مقرراته ليتقدم.',
				en: 'The evening course is ten hours over four evenings, made for people who work or study by day. It is open from A1 to C1, so nobody has to leave a job or a degree in order to move on.',
			},
			benefits: [
				{ ar: 'أربع أمسيات في الأسبوع', en: 'Four evenings a week' },
				{ ar: '550 رينغيت شهريًا', en: 'RM 550 per month' },
				{ ar: 'التحاق يمتد من شهرين إلى تسعة أشهر', en: 'Enrolment for two to nine months' },
			],
		},
		researchOpportunities: {
			title: { ar: 'الخيار الماليزي: اختبار MUET', en: 'The Malaysian route: MUET' },
			description: {
				ar: 'اختبار اللغة الإنجليزية للجامعات الماليزية (MUET) بديل محلي عن IELTS وTOEFL في شروط القبول. وتقوم دورته على التدريب بنماذج تشبه أوراقه، 12 ساعة أسبوعيًا، لمدة لا تتجاوز 3 أشهر.',
				en: 'The Malaysian University English Test (MUET) is a local alternative to IELTS and TOEFL in entry requirements. Its course works through practice papers in 12 hours a week, for three months at most.',
			},
			benefits: [
				{ ar: 'نماذج تدريبية على طريقة MUET', en: 'Practice papers in the manner of MUET' },
				{ ar: 'المطلوب للبكالوريوس المستوى 4', en: "Band 4 is what a bachelor's degree asks for" },
				{ ar: 'حصص مسائية لا تتعارض مع الصباح', en: 'Evening classes that leave mornings free' },
			],
		},
		campusLife: {
			title: { ar: 'في شارع من شوارع الأعمال', en: 'On a street of business towers' },
			description: {
				ar: 'جالان سلطان إسماعيل من شوارع وسط المدينة الرئيسية، ويمتد فوق جزء منه خط المونوريل. وفي الأكاديمية استراحة للطلبة ومصلى، وبالقرب منها مقهى.',
				en: 'Jalan Sultan Ismail is one of the main streets of the centre, with the monorail running above part of it. The academy has a student lounge and a prayer room, and there is a café nearby.',
			},
			benefits: [
				{ ar: 'موقع يسهل الوصول إليه بالقطار', en: 'A place that is easy to reach by train' },
				{ ar: 'مصلى ومقهى قريب', en: 'Prayer room, and a café nearby' },
				{ ar: 'مكتب تأشيرات يساعد القادمين من الخارج', en: 'A visa desk for students from abroad' },
			],
		},
	},
	courses: [
		{
			code: 'stratford.c1',
			name: { ar: 'الإنجليزية المكثفة', en: 'Intensive English' },
			levels: ['A0', 'A1', 'A2', 'B1', 'B2', 'C1'],
			duration: { ar: 'من شهر إلى تسعة أشهر', en: '1-9 months' },
			months: { min: 1, max: 9 },
			stage: true,
			schedule: {
				ar: 'من الاثنين إلى الجمعة، من 9:00 صباحًا إلى 1:00 ظهرًا',
				en: 'Monday to Friday, 9:00 AM to 1:00 PM',
			},
			hoursPerWeek: 20,
			monthlyFee: 950,
			confidence: 'sample',
			description: {
				ar: 'تدريب يومي ينتقل بسرعة بين المستويات حتى C1. وهو المدخل المعتاد لمن لم يبلغ المسار الجامعي بعد.',
				en: 'Daily practice that moves quickly through the levels up to C1. It is the usual way in for those not yet ready for the pathway.',
			},
		},
		{
			code: 'stratford.c2',
			name: { ar: 'الإنجليزية للمسار الجامعي', en: 'University Pathway English' },
			levels: ['B1', 'B2', 'C1'],
			duration: { ar: 'من 3 إلى 6 أشهر', en: '3-6 months' },
			months: { min: 3, max: 6 },
			stage: true,
			schedule: {
				ar: 'من الاثنين إلى الجمعة، من 9:00 صباحًا إلى 1:00 ظهرًا',
				en: 'Monday to Friday, 9:00 AM to 1:00 PM',
			},
			hoursPerWeek: 20,
			monthlyFee: 1200,
			confidence: 'sample',
			description: {
				ar: 'المرحلة الأخيرة قبل القبول: مهارات أكاديمية موجهة إلى شرط اللغة في الجامعات الشريكة.',
				en: 'The last stage before admission: academic skills aimed at the language requirement of partner universities.',
			},
		},
		{
			code: 'stratford.c3',
			name: { ar: 'التحضير لاختبار MUET', en: 'MUET Preparation' },
			levels: ['B1', 'B2'],
			duration: { ar: 'من شهر إلى ثلاثة أشهر', en: '1-3 months' },
			months: { min: 1, max: 3 },
			schedule: { ar: 'من الاثنين إلى الخميس، مساءً', en: 'Monday to Thursday, evenings' },
			hoursPerWeek: 12,
			monthlyFee: 1000,
			confidence: 'sample',
			description: {
				ar: 'مهارات الاختبار الماليزي ونماذج تدريبية عليه، لمن بلغ المستوى المتوسط.',
				en: 'The skills of the Malaysian test and practice papers, for those at intermediate level.',
			},
		},
		{
			code: 'stratford.c4',
			name: { ar: 'الإنجليزية المسائية', en: 'Evening English' },
			levels: ['A1', 'A2', 'B1', 'B2', 'C1'],
			duration: { ar: 'من شهرين إلى تسعة أشهر', en: '2-9 months' },
			months: { min: 2, max: 9 },
			schedule: { ar: 'من الاثنين إلى الخميس، مساءً', en: 'Monday to Thursday, evenings' },
			hoursPerWeek: 10,
			monthlyFee: 550,
			confidence: 'sample',
			description: {
				ar: 'تقدم ثابت لمن يمتلئ نهاره. عشر ساعات موزعة على أربع أمسيات.',
				en: 'Steady progress for those whose days are full. Ten hours are shared among four evenings.',
			},
		},
	],
	curriculum: [
		{
			topic: { ar: 'المحادثة', en: 'Speaking' },
			text: {
				ar: 'حوار في الفصل يشبه حلقات النقاش الجامعية: رأي وسؤال ورد.',
				en: 'Classroom talk modelled on a university seminar: an opinion, a question, a reply.',
			},
		},
		{
			topic: { ar: 'الاستماع', en: 'Listening' },
			text: {
				ar: 'مقاطع من محاضرات تطول مع الوقت، والمطلوب تلخيصها.',
				en: 'Extracts from lectures that grow longer with time, each to be summarised.',
			},
		},
		{
			topic: { ar: 'الكتابة', en: 'Writing' },
			text: {
				ar: 'مقال الرأي ووصف البيانات، وهما ما يتكرر في اختبارات القبول.',
				en: 'The opinion essay and the description of data, which recur in entrance tests.',
			},
		},
		{
			topic: { ar: 'القواعد', en: 'Grammar' },
			text: {
				ar: 'مراجعة دورية لما سبق، وقاعدة جديدة كلما احتاج إليها النص.',
				en: 'Regular review of what came before, and a new rule whenever the text calls for one.',
			},
		},
		{
			topic: { ar: 'المفردات', en: 'Vocabulary' },
			text: {
				ar: 'كلمات التخصصات الجامعية ومتلازماتها، في مجموعات صغيرة كل أسبوع.',
				en: 'The words of university subjects and their usual companions, in small weekly sets.',
			},
		},
		{
			topic: { ar: 'مهارات الاختبار', en: 'Exam skills' },
			text: {
				ar: 'تعريف بمستويات MUET ومعناها، وتدريب على كل جزء بوقته.',
				en: 'What the bands of MUET mean, and timed work on each part.',
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
		{ ar: 'مقهى قريب', en: 'Café nearby' },
	],
	faq: [
		{
			id: 'muet-or-ielts',
			question: {
				ar: 'متى أختار MUET بدلًا من IELTS؟',
				en: 'When does MUET make more sense than IELTS?',
			},
			answer: {
				ar: 'حين تكون الوجهة جامعة ماليزية تقبله ولا تلزم شهادة للتقديم في بلد آخر. يُطلب في السنة التأسيسية المستوى 3، وفي البكالوريوس المستوى 4، وفي الماجستير المستوى 4 أو 5.',
				en: "When you are heading for a Malaysian university that accepts it and need no certificate for another country. Foundation asks for band 3, a bachelor's degree for band 4 and a master's for band 4 or 5.",
			},
		},
		{
			id: 'pathway-guarantee',
			question: {
				ar: 'هل تضمن دورة المسار القبول في الجامعة؟',
				en: 'Does the pathway course guarantee a university place?',
			},
			answer: {
				ar: 'لا، فالقرار للجامعة بعد النظر في الشهادة والدرجات أيضًا. تساعد الدورة على استيفاء شرط اللغة، واسألونا عن الجامعات الشريكة الحالية قبل التسجيل.',
				en: 'No. The university decides, and looks at certificates and grades as well. The course helps with the language requirement; please ask us which universities are partners at present before you enrol.',
			},
		},
		{
			id: 'from-zero',
			question: {
				ar: 'أبدأ من A0، فكم يلزمني من الوقت لبلوغ المسار الجامعي؟',
				en: 'I start at A0. How long until the pathway course?',
			},
			answer: {
				ar: 'يُفتح المسار عند B1، وقبله A0 وA1 وA2 في الدورة المكثفة التي تمتد إلى 9 أشهر. يختلف الوقت من شخص إلى آخر، ونتيجة اختبار تحديد المستوى أدق ما يُبنى عليه.',
				en: 'The pathway opens at B1; A0, A1 and A2 come before it in the intensive course, which runs for up to nine months. The time differs from person to person, and the placement test gives the most reliable estimate.',
			},
		},
		{
			id: 'pathway-cost',
			question: {
				ar: 'كم أجهّز من المال لدورة المسار؟',
				en: 'How much should I set aside for the pathway course?',
			},
			answer: {
				ar: `من 3,600 رينغيت لثلاثة أشهر إلى 7,200 رينغيت لستة أشهر، على أساس 1,200 رينغيت شهريًا. ولا يشمل ذلك السكن ولا رسوم تصريح الطالب. ${sharedLines.instituteFees.ar}`,
				en: `From RM 3,600 for three months to RM 7,200 for six, at RM 1,200 a month. Housing and the fees of the Student Pass are not included. ${sharedLines.instituteFees.en}`,
			},
		},
		{
			id: 'pass-length',
			question: {
				ar: 'دورتي 9 أشهر، فهل أجدد التصريح في أثنائها؟',
				en: 'My course lasts nine months. Will I have to renew my pass during it?',
			},
			answer: {
				ar: 'نعم، مرة واحدة في العادة، لأن تصريح طالب اللغة لا يزيد على 6 أشهر. وابدؤوا التجديد قبل انتهائه بوقت كافٍ.',
				en: "Yes, normally once, because a language student's pass lasts no more than six months. It is best to begin the renewal well before it runs out.",
			},
		},
	],
	photos: [
		{
			scene: 'inst-stratford-academy',
			alt: {
				ar: 'مبنى أكاديمية ستراتفورد بين أبراج المكاتب في جالان سلطان إسماعيل.',
				en: 'Stratford Academy among the office towers of Jalan Sultan Ismail.',
			},
		},
	],
	videoUrl: null,
	related: ['sheffield-academy', 'big-ben-academy'],
} satisfies Institute
