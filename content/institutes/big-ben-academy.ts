import type { Institute } from '../schema.ts'
import { sharedLines } from '../shared-lines.ts'

export default {
	id: 'big-ben-academy',
	code: 'bigben',
	name: { ar: 'أكاديمية بيغ بن', en: 'Big Ben Academy' },
	location: 'kuala-lumpur',
	area: { ar: 'منطقة KLCC، وسط كوالالمبور', en: 'KLCC area, central Kuala Lumpur' },
	mark: 'mark-big-ben-academy',
	aliases: ['بيغ بن', 'بيج بن', 'معهد بيج بن', 'Big Ben', 'BigBen'],
	rating: { value: 4.6, confidence: 'sample' },
	established: { value: 2018, confidence: 'sample' },
	students: { value: '1,200+', confidence: 'sample' },
	duration: { ar: 'من شهر إلى سنة', en: '1-12 months' },
	levels: ['A0', 'A1', 'A2', 'B1', 'B2', 'C1', 'C2', 'C2+'],
	schedule: {
		ar: 'مجموعات في الصباح وبعد الظهر والمساء، ودورة في عطلة الأسبوع',
		en: 'Morning, afternoon and evening groups, plus a weekend course',
	},
	monthlyFee: { min: 700, max: 1400, confidence: 'sample' },
	classSize: { min: 8, max: 15, confidence: 'sample' },
	startDates: { ar: 'كل يوم اثنين', en: 'Every Monday' },
	summary: {
		ar: 'معهد للإنجليزية بمقر حديث التصميم في KLCC، يستقبل ملتحقين جددًا كل يوم اثنين، وفيه تحضير لاختباري IELTS وTOEFL ودورة مسائية في إنجليزية الأعمال.',
		en: 'A design-led English school in the KLCC area that takes new students every Monday, with IELTS and TOEFL preparation and evening business English.',
	},
	description: {
		ar: 'في أكاديمية بيغ بن لا ينتظر أحد بداية الشهر: الانضمام متاح كل يوم اثنين. وقد وصف تقرير زيارة مستقل عام 2025 مقرها في منطقة KLCC بأنه صغير اعتُني بتصميمه. تجمع فصولها جنسيات مختلفة، فتصير الإنجليزية لغة الاستراحة أيضًا. ومن دوراتها التحضير لاختباري IELTS وTOEFL، والإنجليزية للأعمال في المساء.',
		en: 'Nobody at Big Ben Academy waits for the start of a month: one can join on any Monday. An independent visit report of 2025 described its KLCC premises as boutique and design-led. Classes mix nationalities, so English becomes the language of the break as well. Courses include preparation for IELTS and TOEFL, and business English in the evening.',
	},
	highlights: [
		{
			ar: 'مقر حديث بطابع فندقي قرب برجي بتروناس',
			en: 'Modern, hotel-style premises near the Petronas Twin Towers',
		},
		{ ar: 'فصول متعددة الجنسيات', en: 'Classes of mixed nationalities' },
		{ ar: 'مسار مسائي في إنجليزية الأعمال', en: 'An evening track in business English' },
		{ ar: 'بداية جديدة كل أسبوع', en: 'A fresh start every week' },
	],
	advantages: {
		academicExcellence: {
			title: { ar: 'كل المستويات، كل أسبوع', en: 'Every level, every week' },
			description: {
				ar: 'تغطي الدورة المكثفة المستويات كلها، من A0 حتى المستوى المتقن، بعشرين ساعة أسبوعيًا. ولأن الملتحقين الجدد ينضمون كل أسبوع، يمكن أن تبدأ الدراسة بعد الوصول بأيام.',
				en: 'The intensive course covers the whole scale, from A0 to the top of mastery, in twenty hours a week. Because newcomers join weekly, studies can begin within days of landing.',
			},
			benefits: [
				{ ar: '20 ساعة أسبوعيًا في الدورة المكثفة', en: '20 hours a week on the intensive course' },
				{ ar: 'انتظار لا يتجاوز أسبوعًا', en: 'A wait of one week at most' },
				{ ar: 'تدريب على الاستماع في المختبر', en: 'Listening practice in the lab' },
			],
		},
		industryConnections: {
			title: { ar: 'إنجليزية المكتب بعد الدوام', en: 'Office English after hours' },
			description: {
				ar: 'لإنجليزية الأعمال هنا دورة قائمة بذاتها: عشر ساعات مسائية أسبوعيًا للاجتماعات والمراسلات ومقابلات التوظيف. ويُدرَّس التفاوض والعرض التقديمي بمواقف تشبه ما يحدث في الشركات.',
				en: 'Business English is a course of its own here: ten evening hours a week for meetings, correspondence and job interviews. Negotiating and presenting are taught through situations that companies know well.',
			},
			benefits: [
				{ ar: 'مراسلات العمل بأسلوب سليم', en: 'Work e-mail in the right register' },
				{ ar: 'تدريب على مقابلات التوظيف', en: 'Job interview practice' },
				{ ar: 'من شهر إلى أربعة أشهر، مساءً', en: 'One to four months, in the evening' },
			],
		},
		researchOpportunities: {
			title: { ar: 'اختباران في دورة واحدة', en: 'Two exams, one course' },
			description: {
				ar: 'ألم يتضح بعد أيّ الاختبارين تطلب الجامعة؟ تتناول هذه الدورة IELTS وTOEFL معًا، بورقة تجريبية كل أسبوع تُظهر موضع الضعف. وحصصها بعد الظهر، 15 ساعة أسبوعيًا، فلا تتعارض مع دروس الصباح.',
				en: 'Not sure yet which test the university wants? This course deals with both IELTS and TOEFL, and a mock paper every week shows where the weak spot is. It takes 15 hours a week, in the afternoon, so it does not clash with morning lessons.',
			},
			benefits: [
				{ ar: 'نموذج اختبار كامل كل أسبوع', en: 'A mock paper every week' },
				{ ar: 'تدريب يخدم IELTS وTOEFL', en: 'Training that serves IELTS and TOEFL' },
				{ ar: 'مستويات من B1 إلى C2', en: 'Levels from B1 to C2' },
			],
		},
		campusLife: {
			title: { ar: 'فصل دولي قرب البرجين', en: 'An international class by the Twin Towers' },
			description: {
				ar: 'اختلاف الجنسيات يجعل الحديث بالإنجليزية ضرورة لا تمرينًا. وحين ينتهي الدرس فالاستراحة والمقهى القريب مكانان لمواصلة الكلام.',
				en: 'With so many nationalities, speaking English is a necessity rather than an exercise. After the lesson, the lounge and the café nearby are where the talk goes on.',
			},
			benefits: [
				{ ar: 'زملاء من بلدان مختلفة', en: 'Classmates from different countries' },
				{ ar: 'مقهى على مقربة من المقر', en: 'A café close to the school' },
				{ ar: 'استراحة للطلبة وإنترنت مجاني', en: 'Student lounge and free Wi-Fi' },
			],
		},
	},
	courses: [
		{
			code: 'bigben.c1',
			name: { ar: 'الإنجليزية المكثفة', en: 'Intensive English' },
			levels: ['A0', 'A1', 'A2', 'B1', 'B2', 'C1', 'C2', 'C2+'],
			duration: { ar: 'من شهر إلى سنة', en: '1-12 months' },
			months: { min: 1, max: 12 },
			stage: true,
			schedule: {
				ar: 'من الاثنين إلى الجمعة، من 9:00 صباحًا إلى 1:00 ظهرًا',
				en: 'Monday to Friday, 9:00 AM to 1:00 PM',
			},
			hoursPerWeek: 20,
			monthlyFee: 1150,
			confidence: 'sample',
			description: {
				ar: 'دراسة صباحية بدوام كامل لأي مستوى، ينضم إليها ملتحقون جدد كل اثنين.',
				en: 'Full mornings for any level, joined by newcomers each Monday.',
			},
		},
		{
			code: 'bigben.c2',
			name: { ar: 'الإنجليزية للأعمال', en: 'Business English' },
			levels: ['B1', 'B2', 'C1'],
			duration: { ar: 'من شهر إلى أربعة أشهر', en: '1-4 months' },
			months: { min: 1, max: 4 },
			schedule: { ar: 'من الاثنين إلى الخميس، مساءً', en: 'Monday to Thursday, evenings' },
			hoursPerWeek: 10,
			monthlyFee: 1000,
			confidence: 'sample',
			description: {
				ar: 'اجتماعات ومراسلات ومقابلات، في أمسيات لا تزاحم يوم العمل. تتطلب مستوى متوسطًا على الأقل.',
				en: 'Meetings, correspondence and interviews on evenings that leave the working day alone. It takes at least an intermediate level.',
			},
		},
		{
			code: 'bigben.c3',
			name: { ar: 'التحضير لاختباري IELTS وTOEFL', en: 'IELTS and TOEFL Preparation' },
			levels: ['B1', 'B2', 'C1', 'C2'],
			duration: { ar: 'من شهر إلى ثلاثة أشهر', en: '1-3 months' },
			months: { min: 1, max: 3 },
			schedule: {
				ar: 'من الاثنين إلى الجمعة، من 2:00 ظهرًا إلى 5:00 عصرًا',
				en: 'Monday to Friday, 2:00 PM to 5:00 PM',
			},
			hoursPerWeek: 15,
			monthlyFee: 1400,
			confidence: 'sample',
			description: {
				ar: 'طريقة التعامل مع كل نوع من الأسئلة، ثم قياس التقدم أسبوعيًا بنموذج كامل.',
				en: 'How to handle each type of question, then a full paper every week to measure progress.',
			},
		},
		{
			code: 'bigben.c4',
			name: { ar: 'الإنجليزية العامة في عطلة الأسبوع', en: 'Weekend General English' },
			levels: ['A0', 'A1', 'A2', 'B1', 'B2'],
			duration: { ar: 'من شهر إلى ستة أشهر', en: '1-6 months' },
			months: { min: 1, max: 6 },
			schedule: { ar: 'السبت والأحد', en: 'Saturday and Sunday' },
			hoursPerWeek: 8,
			monthlyFee: 700,
			confidence: 'sample',
			description: {
				ar: 'يومان في الأسبوع لمن تمتلئ أيامه من الاثنين إلى الجمعة. وهي مفتوحة لمن يبدأ من الصفر.',
				en: 'Two days a week for those whose Monday to Friday is full. Absolute beginners are welcome.',
			},
		},
	],
	curriculum: [
		{
			topic: { ar: 'المحادثة', en: 'Speaking' },
			text: {
				ar: 'تمثيل مواقف ونقاش بين جنسيات مختلفة، حيث لا لغة مشتركة إلا الإنجليزية.',
				en: 'Role play and debate among nationalities whose only common language is English.',
			},
		},
		{
			topic: { ar: 'الاستماع', en: 'Listening' },
			text: {
				ar: 'لهجات إنجليزية متنوعة، من المذيع إلى المحاضر إلى المتحدث العابر.',
				en: 'A range of accents, from the newsreader to the lecturer to the passer-by.',
			},
		},
		{
			topic: { ar: 'القراءة', en: 'Reading' },
			text: {
				ar: 'صحافة ونصوص عامة في البداية، ثم مقاطع بطول فقرات الاختبارات.',
				en: 'Press and general texts at first, then passages as long as those in the exams.',
			},
		},
		{
			topic: { ar: 'الكتابة', en: 'Writing' },
			text: {
				ar: 'من رسالة قصيرة إلى مقال يعرض رأيًا ويدافع عنه، مع تصحيح مفصل.',
				en: 'From a short message to an essay that holds and defends a view, with detailed marking.',
			},
		},
		{
			topic: { ar: 'الإنجليزية للأعمال', en: 'Business English' },
			text: {
				ar: 'محضر اجتماع ورسالة عرض وجولة تفاوض وعرض أمام عميل.',
				en: 'Minutes of a meeting, a letter of offer, a round of negotiation and a pitch to a client.',
			},
		},
		{
			topic: { ar: 'مهارات الاختبار', en: 'Exam skills' },
			text: {
				ar: 'ورقة تجريبية أسبوعية، وجلسة لتحليل الأخطاء بعدها.',
				en: 'A weekly mock paper, and a session afterwards that looks into the mistakes.',
			},
		},
	],
	facilities: [
		{ ar: 'قاعات مكيفة', en: 'Air-conditioned classrooms' },
		{ ar: 'إنترنت لاسلكي مجاني', en: 'Free Wi-Fi' },
		{ ar: 'سبورات تفاعلية', en: 'Interactive whiteboards' },
		{ ar: 'مختبر حاسوب واستماع', en: 'Computer and listening lab' },
		{ ar: 'استراحة للطلبة', en: 'Student lounge' },
		{ ar: 'مقهى قريب', en: 'Café nearby' },
		{ ar: 'مكتب لشؤون تأشيرات الطلبة', en: 'Student visa desk' },
	],
	faq: [
		{
			id: 'any-monday',
			question: {
				ar: 'كيف ألتحق في منتصف الشهر دون أن تفوتني الدروس؟',
				en: 'How can I join mid-month without falling behind?',
			},
			answer: {
				ar: 'الدورة المكثفة مهيأة لانضمام ملتحقين جدد كل اثنين، ويكون الالتحاق بمجموعة من المستوى نفسه. أما موعد بدء الدورات المسائية ودورة العطلة فأكّدوه قبل الدفع.',
				en: 'The intensive course is set up for newcomers every Monday, and you join a group of your own level. For the evening and weekend courses, please confirm the start date before paying.',
			},
		},
		{
			id: 'ielts-or-toefl',
			question: {
				ar: 'أستعد لاختبار IELTS فقط، فهل تناسبني الدورة المشتركة؟',
				en: 'I only need IELTS. Is the combined course right for me?',
			},
			answer: {
				ar: 'القراءة والكتابة والاستماع والمحادثة مطلوبة في الاختبارين، فمعظم التدريب مفيد لهما معًا. واذكروا الاختبار المطلوب عند التسجيل، ليُعرف نصيبه من النماذج.',
				en: 'Both tests examine reading, writing, listening and speaking, so most of the training serves either. Say which one you need when you register, and ask how many of the mock papers belong to it.',
			},
		},
		{
			id: 'prayer',
			question: {
				ar: 'أين أؤدي الصلاة خلال اليوم الدراسي؟',
				en: 'Where can I pray during the school day?',
			},
			answer: {
				ar: 'لا يرد مصلى في ما لدينا من مرافق الأكاديمية. وأشهر مسجد في المنطقة هو مسجد الشاكرين عند حديقة KLCC.',
				en: 'A prayer room is not on the list of facilities we hold for this school. The best-known mosque in the area is As-Syakirin, beside KLCC Park.',
			},
		},
		{
			id: 'age-and-pass',
			question: {
				ar: 'عمري 17 سنة، فهل أستطيع التسجيل من الخارج؟',
				en: 'I am 17. Can I enrol from abroad?',
			},
			answer: {
				ar: 'يُشترط لتصريح الطالب في مراكز اللغة بلوغ 18 سنة. ويمكنكم تجهيز الملف مبكرًا ثم تقديمه عند بلوغ السن المطلوبة.',
				en: 'The Student Pass for language centres requires you to be 18. The file can be prepared early and submitted once you reach that age.',
			},
		},
		{
			id: 'weekend-hours',
			question: {
				ar: 'كم ساعة أدرسها في شهر من دورة عطلة الأسبوع؟',
				en: 'How many hours does a month of the weekend course give me?',
			},
			answer: {
				ar: `ثماني ساعات أسبوعيًا، أي نحو 32 ساعة في الشهر مقابل 700 رينغيت. ${sharedLines.instituteFees.ar}`,
				en: `Eight hours a week, or about 32 a month, for RM 700. ${sharedLines.instituteFees.en}`,
			},
		},
	],
	photos: [
		{
			scene: 'inst-big-ben-academy',
			alt: {
				ar: 'واجهة زجاجية لأكاديمية بيغ بن، مدخلها كمدخل فندق صغير، وبرجا بتروناس فوقها.',
				en: 'The glass front of Big Ben Academy, with an entrance like a small hotel and the Petronas Twin Towers above it.',
			},
		},
	],
	videoUrl: null,
	related: ['stratford-academy', 'ems-academy'],
} satisfies Institute
