import type { Institute } from '../schema.ts'
import { sharedLines } from '../shared-lines.ts'

export default {
	id: 'ems-academy',
	code: 'ems',
	name: { ar: 'أكاديمية EMS للغات', en: 'EMS Academy' },
	location: 'kuala-lumpur',
	area: { ar: 'وسط كوالالمبور', en: 'Central Kuala Lumpur' },
	mark: 'mark-ems-academy',
	aliases: ['معهد إي إم إس', 'إي إم إس', 'EMS', 'EMS Language Centre', 'EMS Language Center'],
	rating: { value: 4.7, confidence: 'sample' },
	established: { value: 2006, confidence: 'sample' },
	students: { value: '3,000+', confidence: 'sample' },
	duration: { ar: 'من شهر إلى سنة', en: '1-12 months' },
	levels: ['A0', 'A1', 'A2', 'B1', 'B2', 'C1', 'C2', 'C2+'],
	schedule: {
		ar: 'مجموعات في الصباح وبعد الظهر والمساء، من الاثنين إلى الجمعة',
		en: 'Morning, afternoon and evening groups, Monday to Friday',
	},
	monthlyFee: { min: 900, max: 1500, confidence: 'sample' },
	classSize: { min: 8, max: 16, confidence: 'sample' },
	startDates: { ar: 'أول يوم اثنين من كل شهر', en: 'First Monday of every month' },
	summary: {
		ar: '22 ساعة أسبوعيًا من الإنجليزية المكثفة في وسط كوالالمبور، وموقع بالعربية، وخبرة سابقة في برنامج «أكسس» مع السفارة الأمريكية.',
		en: '22 hours a week of intensive English in central Kuala Lumpur, a website in Arabic, and past work with the US Embassy on its Access programme.',
	},
	description: {
		ar: 'تسمّي أكاديمية EMS نفسها بالعربية «معهد إي إم إس»، ومقرها في وسط كوالالمبور، ولها موقع باللغة العربية. في عامي 2014 و2015 نفّذت برنامج «أكسس» للمنح المصغرة مع السفارة الأمريكية، وكانت أول مركز لغة في المدينة يقدّمه. دورتها الأساسية هي الإنجليزية العامة المكثفة (IGE)، وإلى جانبها دورات للمحادثة والكتابة ولاختبار IELTS وللأعمال. ويمكن البدء فيها من الصفر.',
		en: 'EMS Academy, or EMS Language Centre, is an English school in central Kuala Lumpur with a website in Arabic. In 2014 and 2015 it ran the English Access Microscholarship Program with the US Embassy, the first language centre in the city to do so. Its core course is Intensive General English (IGE); speaking and writing, IELTS and business courses stand beside it. It is possible to start from zero.',
	},
	highlights: [
		{
			ar: 'تعاون مع السفارة الأمريكية في برنامج «أكسس» للمنح المصغرة (عامي 2014 و2015)',
			en: 'Work with the US Embassy on the Access microscholarship programme (2014-2015)',
		},
		{ ar: 'فصول تبدأ من الصفر وتصل إلى المتقدم', en: 'Classes from absolute beginner to advanced' },
		{ ar: 'موقع وإرشاد باللغة العربية', en: 'Website and guidance in Arabic' },
		{ ar: 'قاعة مخصصة للتدريب على الاختبارات', en: 'A room set aside for exam practice' },
	],
	advantages: {
		academicExcellence: {
			title: { ar: '22 ساعة في الأسبوع', en: '22 hours a week' },
			description: {
				ar: 'دورة IGE هي الأكثر كثافة بين ما نعرضه: 22 ساعة أسبوعيًا للمهارات الأربع، مع عناية أكبر بالكلام والكتابة. ويمكن أن تُضاف إليها دورة بعد الظهر تقوّي هاتين المهارتين وحدهما.',
				en: 'IGE is the densest course we list: 22 hours a week on all four skills, with added weight on speaking and writing. An afternoon course that builds up only these two can be taken on top.',
			},
			benefits: [
				{ ar: 'المستويات كلها في دورة واحدة متصلة', en: 'All levels in one continuous course' },
				{
					ar: '12 ساعة إضافية لمن يطلب التقوية',
					en: '12 more hours for those who want a build-up',
				},
				{ ar: 'مكتبة وركن للمراجعة', en: 'Library and a corner for revision' },
			],
		},
		industryConnections: {
			title: {
				ar: 'لغة الإدارة في ساعات الصباح',
				en: 'The language of management, in the morning',
			},
			description: {
				ar: 'الإنجليزية المكثفة للأعمال تُدرَّس نهارًا لا مساءً، بخمس عشرة ساعة أسبوعيًا، لمن يستعد لوظيفة أو لدراسة الإدارة. وتجربة المعهد مع السفارة الأمريكية شاهد على عمله مع جهات دولية.',
				en: "Intensive Business English is taught by day rather than by night, fifteen hours a week, for people preparing for a job or a management degree. The school's record with the US Embassy shows that it has worked with international bodies.",
			},
			benefits: [
				{ ar: 'دورة أعمال من شهر إلى أربعة أشهر', en: 'A business course of one to four months' },
				{ ar: 'مفردات الإدارة والاجتماعات', en: 'The vocabulary of management and meetings' },
				{ ar: 'خبرة في برنامج منح دولي', en: 'Experience with an international grant programme' },
			],
		},
		researchOpportunities: {
			title: { ar: 'قاعة للنماذج التجريبية', en: 'A room for practice papers' },
			description: {
				ar: 'للتدريب على الاختبارات قاعة خاصة تُحل فيها النماذج بوقت محسوب. وتُصحَّح أوراق الكتابة وتُعاد إلى أصحابها، فالكتابة لا تُقاس إلا بقارئ يصححها.',
				en: 'Exam practice has a room of its own, where papers are sat against the clock. Writing is marked and handed back, since it takes a reader to judge it.',
			},
			benefits: [
				{ ar: 'تدريب على أقسام IELTS الأربعة', en: 'Practice for all four IELTS papers' },
				{ ar: 'كتابة مصححة بيد المدرّس', en: 'Writing marked by the teacher' },
				{ ar: 'مختبر للحاسوب والاستماع', en: 'A lab for computer and listening work' },
			],
		},
		campusLife: {
			title: {
				ar: 'معهد يخاطب الأسرة بالعربية',
				en: 'A school that can speak to the family in Arabic',
			},
			description: {
				ar: 'وجود موقع وإرشاد بالعربية يتيح للأهل الاطلاع على الدورات ورسومها بأنفسهم. وفي المقر مصلى ومكتب لشؤون التأشيرات، فتُنجز أمور اليوم الدراسي في مكان واحد.',
				en: 'With a website and guidance in Arabic, parents can look up courses and fees for themselves. A prayer room and a visa desk are on the premises, so the business of a school day stays under one roof.',
			},
			benefits: [
				{
					ar: 'معلومات بالعربية للطلبة والأهل',
					en: 'Information in Arabic for students and parents',
				},
				{ ar: 'مصلى في المقر', en: 'Prayer room in the building' },
				{
					ar: 'مكتب تأشيرات يتابع تصريح الطالب',
					en: 'A visa desk that follows the Student Pass',
				},
			],
		},
	},
	courses: [
		{
			code: 'ems.c1',
			name: { ar: 'الإنجليزية العامة المكثفة (IGE)', en: 'Intensive General English (IGE)' },
			levels: ['A0', 'A1', 'A2', 'B1', 'B2', 'C1', 'C2', 'C2+'],
			duration: { ar: 'من شهر إلى سنة', en: '1-12 months' },
			months: { min: 1, max: 12 },
			stage: true,
			schedule: { ar: 'من الاثنين إلى الجمعة، صباحًا', en: 'Monday to Friday, mornings' },
			hoursPerWeek: 22,
			monthlyFee: 1250,
			confidence: 'sample',
			description: {
				ar: 'عماد الدراسة في المعهد: القراءة والاستماع والقواعد، ونصيب زائد للكلام والكتابة.',
				en: 'The backbone of the school: reading, listening and grammar, with a larger share for speaking and writing.',
			},
		},
		{
			code: 'ems.c2',
			name: { ar: 'تقوية المحادثة والكتابة', en: 'Speaking and Writing Build-Up' },
			levels: ['A2', 'B1', 'B2', 'C1'],
			duration: { ar: 'من شهر إلى أربعة أشهر', en: '1-4 months' },
			months: { min: 1, max: 4 },
			schedule: {
				ar: 'من الاثنين إلى الخميس، من 2:00 ظهرًا إلى 5:00 عصرًا',
				en: 'Monday to Thursday, 2:00 PM to 5:00 PM',
			},
			hoursPerWeek: 12,
			monthlyFee: 900,
			confidence: 'sample',
			description: {
				ar: 'لمن يفهم أكثر مما يقول. ساعات بعد الظهر للتعبير شفويًا وكتابيًا، تكمل دورة الصباح.',
				en: 'For those who understand more than they can say. Afternoon hours of spoken and written expression that complete the morning course.',
			},
		},
		{
			code: 'ems.c3',
			name: { ar: 'التحضير للاختبارات (IELTS)', en: 'Exam Preparation (IELTS)' },
			levels: ['B1', 'B2', 'C1'],
			duration: { ar: 'من شهر إلى ثلاثة أشهر', en: '1-3 months' },
			months: { min: 1, max: 3 },
			schedule: { ar: 'من الاثنين إلى الخميس، مساءً', en: 'Monday to Thursday, evenings' },
			hoursPerWeek: 12,
			monthlyFee: 1500,
			confidence: 'sample',
			description: {
				ar: 'الأقسام الأربعة كلها، وعناية خاصة بتصحيح الكتابة. تُدرَّس في المساء، فيمكن ضمها إلى دورة نهارية.',
				en: 'All four papers, with particular care for marked writing. Being in the evening, it can be joined to a daytime course.',
			},
		},
		{
			code: 'ems.c4',
			name: { ar: 'الإنجليزية المكثفة للأعمال', en: 'Intensive Business English' },
			levels: ['B1', 'B2', 'C1'],
			duration: { ar: 'من شهر إلى أربعة أشهر', en: '1-4 months' },
			months: { min: 1, max: 4 },
			schedule: { ar: 'من الاثنين إلى الجمعة، صباحًا', en: 'Monday to Friday, mornings' },
			hoursPerWeek: 15,
			monthlyFee: 1200,
			confidence: 'sample',
			description: {
				ar: 'لغة بيئة العمل والإدارة في دورة قصيرة مكثفة. تُختار بدلًا من IGE لأنها في الفترة نفسها.',
				en: 'The English of the workplace and of management in a short, dense course. It is chosen in place of IGE, since both run in the morning.',
			},
		},
	],
	curriculum: [
		{
			topic: { ar: 'المحادثة', en: 'Speaking' },
			text: {
				ar: 'وقت كلام أطول من المعتاد في كل حصة، من الجملة الأولى إلى المناظرة.',
				en: 'More talking time in each lesson, from the first sentence to a debate.',
			},
		},
		{
			topic: { ar: 'الاستماع', en: 'Listening' },
			text: {
				ar: 'تسجيلات تُسمع في المختبر مرة للفكرة ومرة للتفاصيل.',
				en: 'Recordings played in the lab, once for the idea and once for the details.',
			},
		},
		{
			topic: { ar: 'القراءة', en: 'Reading' },
			text: {
				ar: 'نصوص متدرجة الصعوبة تنتهي بأسئلة فهم ونقاش قصير.',
				en: 'Texts of rising difficulty that end in comprehension questions and a brief discussion.',
			},
		},
		{
			topic: { ar: 'الكتابة', en: 'Writing' },
			text: {
				ar: 'رسائل ومقالات وتقارير، تُعاد مصححة مع بيان سبب كل تصويب.',
				en: 'Letters, essays and reports, handed back with the reason for each correction.',
			},
		},
		{
			topic: { ar: 'القواعد', en: 'Grammar' },
			text: {
				ar: 'ما يحتاج إليه المستوى من قواعد، بلا حفظ للمصطلحات.',
				en: 'The grammar that the level needs, without learning terms by heart.',
			},
		},
		{
			topic: { ar: 'الإنجليزية للأعمال', en: 'Business English' },
			text: {
				ar: 'إدارة اجتماع وكتابة تقرير ومخاطبة مسؤول، بأسلوب مهني.',
				en: 'Running a meeting, writing a report and addressing a superior in a professional tone.',
			},
		},
		{
			topic: { ar: 'مهارات الاختبار', en: 'Exam skills' },
			text: {
				ar: 'أوراق تُحل في قاعة الاختبارات، ثم مقارنة الإجابة بمعايير الدرجات.',
				en: 'Papers sat in the exam room, then answers held against the marking criteria.',
			},
		},
	],
	facilities: [
		{ ar: 'قاعات مكيفة', en: 'Air-conditioned classrooms' },
		{ ar: 'إنترنت لاسلكي مجاني', en: 'Free Wi-Fi' },
		{ ar: 'مكتبة وركن للدراسة الذاتية', en: 'Library and self-study corner' },
		{ ar: 'مختبر حاسوب واستماع', en: 'Computer and listening lab' },
		{ ar: 'قاعة للتدريب على الاختبارات', en: 'Exam practice room' },
		{ ar: 'مصلى', en: 'Prayer room' },
		{ ar: 'مكتب لشؤون تأشيرات الطلبة', en: 'Student visa desk' },
	],
	faq: [
		{
			id: 'arabic-support',
			question: {
				ar: 'هل يجد الأهل من يخاطبهم بالعربية؟',
				en: 'Can parents get information in Arabic?',
			},
			answer: {
				ar: 'للمعهد موقع بالعربية يشرح دوراته. ومستشارو «رحلة» يتابعون التسجيل بالعربية أيضًا، من اختيار الدورة إلى الوصول.',
				en: "The school has a website in Arabic that explains its courses. Rihla's consultants also follow the enrolment in Arabic, from choosing a course to arrival.",
			},
		},
		{
			id: 'access-programme',
			question: {
				ar: 'ما برنامج «أكسس»، وهل ما زال متاحًا؟',
				en: 'What is the Access programme, and is it still open?',
			},
			answer: {
				ar: 'هو برنامج منح مصغرة لتعليم الإنجليزية ترعاه السفارة الأمريكية، نفّذه المعهد في عامي 2014 و2015. نذكره دليلًا على خبرة سابقة، ولا نعرضه منحةً متاحة اليوم.',
				en: 'It is a microscholarship programme for English, sponsored by the US Embassy, which the school ran in 2014 and 2015. We mention it as past experience, not as a grant on offer today.',
			},
		},
		{
			id: 'full-day',
			question: {
				ar: 'كم تبلغ رسوم يوم دراسي كامل، من الصباح إلى ما بعد الظهر؟',
				en: 'What does a full day of study cost, morning and afternoon?',
			},
			answer: {
				ar: `دورة IGE مع دورة التقوية: 34 ساعة أسبوعيًا برسوم 2,150 رينغيت شهريًا (1,250 مع 900). ${sharedLines.instituteFees.ar}`,
				en: `IGE with the build-up course: 34 hours a week for RM 2,150 a month (1,250 plus 900). ${sharedLines.instituteFees.en}`,
			},
		},
		{
			id: 'age-limit',
			question: {
				ar: 'هل لتصريح طالب اللغة حد أعلى للعمر؟',
				en: "Is there an upper age limit for a language student's pass?",
			},
			answer: {
				ar: 'الحد الأدنى 18 سنة. أما الحد الأعلى فكان 35 سنة في القواعد القديمة وصار 45 في الأحدث، فأكّدوه معنا قبل التقديم.',
				en: 'The lower limit is 18. The upper one was 35 in older rules and 45 in newer ones, so please confirm it with us before applying.',
			},
		},
		{
			id: 'largest-class',
			question: {
				ar: 'يصل الفصل إلى 16 مقعدًا، أليس هذا كثيرًا؟',
				en: 'Classes go up to 16 seats. Is that not a lot?',
			},
			answer: {
				ar: 'هو أكبر حد بين المعاهد المعروضة هنا، والحد الأدنى 8. وتعوّضه ساعات أكثر في الأسبوع ودورة إضافية للكلام. ومن يفضّل الفصول الصغيرة يمكنه المقارنة بأكاديمية شيفيلد.',
				en: 'It is the highest ceiling among the schools shown here; the floor is 8. More weekly hours and an extra speaking course make up for it. Anyone who puts small classes first may compare it with Sheffield Academy.',
			},
		},
	],
	photos: [
		{
			scene: 'inst-ems-academy',
			alt: {
				ar: 'مبنى أكاديمية EMS بنوافذ مقوّسة ورواق ظليل في وسط كوالالمبور.',
				en: 'The EMS Academy building with arched windows and a shaded arcade in central Kuala Lumpur.',
			},
		},
	],
	videoUrl: null,
	related: ['britannia-language-centre', 'stratford-academy'],
} satisfies Institute
