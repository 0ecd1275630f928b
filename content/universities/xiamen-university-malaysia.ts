import { accreditation } from '../accreditation.ts'
import type { University } from '../schema.ts'
import { sharedLines } from '../shared-lines.ts'

export default {
	id: 'xiamen-university-malaysia',
	code: 'xmum',
	name: { ar: 'جامعة شيامن ماليزيا', en: 'Xiamen University Malaysia' },
	shortName: 'XMUM',
	type: 'private',
	location: 'sepang',
	area: {
		ar: 'بندر صنسوريا، سالاك تينغي، على بعد نحو 10 دقائق بالسيارة من مطار كوالالمبور الدولي',
		en: "Bandar Sunsuria, Salak Tinggi, about 10 minutes' drive from KLIA",
	},
	crest: 'crest-xmum',
	aliases: [
		'XMUM',
		'XMU Malaysia',
		'Xiamen University',
		'Xiamen Malaysia',
		'جامعة شيامن',
		'جامعة شيامين',
		'جامعة شيامين ماليزيا',
		'جامعة زيامن',
		'الجامعة الصينية في ماليزيا',
	],
	established: { value: 2016, confidence: 'verified' },
	students: { value: 9100, confidence: 'verified' },
	rating: { value: 4.5, confidence: 'estimate' },
	qs: null,
	tuition: { min: 22000, max: 32000, confidence: 'estimate' },
	registration: {
		bachelor: 300,
		master: 300,
		phd: 300,
		source: { ar: 'صفحة الرسوم في الجامعة، 2026', en: "The university's fee page, 2026" },
		confidence: 'verified',
	},
	programmeNames: [
		{
			name: {
				ar: 'الهندسة الكهربائية والإلكترونية',
				en: 'Electrical and Electronics Engineering',
			},
			field: 'engineering',
		},
		{ name: { ar: 'الهندسة الكيميائية', en: 'Chemical Engineering' }, field: 'engineering' },
		{ name: { ar: 'الحوسبة وعلم البيانات', en: 'Computing and Data Science' }, field: 'computing' },
		{ name: { ar: 'الأعمال الدولية', en: 'International Business' }, field: 'business' },
		{ name: { ar: 'المحاسبة والمالية', en: 'Accounting and Finance' } },
		{
			name: { ar: 'الطب الصيني التقليدي', en: 'Traditional Chinese Medicine' },
			field: 'medicine',
		},
		{ name: { ar: 'الصحافة', en: 'Journalism' } },
	],
	summary: {
		ar: 'حرم جامعة شيامن الصينية في سيبانغ قرب المطار، وفيه أكثر من 9,100 طالب وطالبة وبرامج هندسة وحوسبة وأعمال بالإنجليزية.',
		en: "Xiamen University's campus near KLIA, home to over 9,100 students, with engineering, computing and business degrees taught in English.",
	},
	description: {
		ar: 'بدأت الدراسة هنا في 22 فبراير 2016، فصارت شيامن أول جامعة صينية تفتتح حرمًا خارج بلادها. والصلة بالمنطقة أقدم من ذلك، فالجامعة الأم أسسها عام 1921 تان كاه كي، رجل الأعمال الذي جمع ثروته في الملايو وسنغافورة. مساحة الحرم في بندر صنسوريا نحو 61 هكتارًا، وبرامجه 25 للبكالوريوس و13 للماجستير و7 للدكتوراه. وتُدرَّس كلها بالإنجليزية، عدا الدراسات الصينية والطب الصيني التقليدي.',
		en: "When classes began here on 22 February 2016, Xiamen became the first Chinese university to open a campus abroad. Its tie to the region is older than that: the parent university was founded in 1921 by Tan Kah Kee, a businessman who made his fortune in Malaya and Singapore. The campus covers about 61 hectares (150 acres) in Bandar Sunsuria and offers 25 undergraduate, 13 master's and 7 doctoral programmes. All are taught in English except Chinese Studies and Traditional Chinese Medicine.",
	},
	scholarships: {
		ar: 'منح دراسية تُقدَّم عند القبول بحسب نتائج الثانوية، ويستمر صرفها ما دام المعدل التراكمي لا يقل عن الحد المطلوب.',
		en: 'Entrance scholarships follow school results and continue for as long as the CGPA does not fall below a set minimum.',
	},
	accreditation: {
		ar: `${sharedLines.registered.ar}، وشهادات تعترف بها حكومتا الصين وماليزيا`,
		en: `${sharedLines.registered.en}, and degrees recognised by the Chinese and Malaysian governments`,
	},
	accreditations: [
		accreditation.registered,
		accreditation.engineering,
		accreditation.accounting,
		{
			name: {
				ar: 'شهادات معترف بها من حكومتي الصين وماليزيا',
				en: 'Degrees recognised by the Chinese and Malaysian governments',
			},
			confidence: 'verified',
		},
	],
	intakes: { ar: 'فبراير وأبريل وسبتمبر', en: 'February, April and September' },
	intakeMonths: { bachelor: [2, 4, 9], postgraduate: [2, 4, 9] },
	highlights: [
		{
			ar: 'أول حرم تفتتحه جامعة صينية خارج الصين',
			en: 'The first campus a Chinese university opened outside China',
		},
		{
			ar: 'حرم مساحته نحو 61 هكتارًا، بُني باستثمار يقارب 1.3 مليار رينغيت',
			en: 'A campus of about 61 hectares (150 acres) built for about RM 1.3 billion',
		},
		{
			ar: '25 برنامجًا للبكالوريوس و13 للماجستير و7 للدكتوراه',
			en: "25 bachelor's, 13 master's and 7 doctoral programmes",
		},
		{
			ar: 'الإنجليزية لغة التدريس في جميع التخصصات عدا اثنين',
			en: 'English is the language of teaching in all but two subjects',
		},
		{
			ar: 'محطة سالاك تينغي على خط قطار المطار قريبة من الحرم',
			en: 'Salak Tinggi station on the airport rail line is close by',
		},
	],
	advantages: {
		academicExcellence: {
			title: { ar: 'شهادة معترف بها في بلدين', en: 'One degree, recognised in two countries' },
			description: {
				ar: 'تعترف حكومتا الصين وماليزيا بالدرجات التي تُمنح هنا. وتخضع برامج الهندسة لمجلس الاعتماد الهندسي الماليزي، وتعترف جمعية ACCA ببرامج المحاسبة.',
				en: 'The governments of China and Malaysia both recognise the degrees awarded here. Engineering programmes answer to the Malaysian Engineering Accreditation Council, and ACCA recognises the accounting ones.',
			},
			benefits: [
				{
					ar: 'هندسة كهربائية أو كيميائية في 4 سنوات ضمن اتفاقية واشنطن',
					en: 'Electrical or chemical engineering in four years under the Washington Accord',
				},
				{
					ar: 'طب صيني تقليدي في 5 سنوات، يُدرَّس بالصينية',
					en: 'Traditional Chinese Medicine in five years, taught in Chinese',
				},
				{
					ar: 'علم البيانات والصحافة والأعمال الدولية في حرم واحد',
					en: 'Data science, journalism and international business on one campus',
				},
			],
		},
		industryConnections: {
			title: {
				ar: 'بين المطار وبوتراجايا',
				en: 'Between the airport and Putrajaya',
			},
			description: {
				ar: 'لا يفصل الحرم عن مطار كوالالمبور الدولي سوى 10 دقائق تقريبًا بالسيارة، وبوتراجايا، مقر الوزارات، جارة قريبة. والصين هي الشريك التجاري الأول لماليزيا، فمن يدرس الأعمال أو المحاسبة في جامعة صينية يدرس سوقًا قريبة منه.',
				en: "The international airport is some ten minutes away by car, and Putrajaya, the seat of the ministries, is a near neighbour. China is Malaysia's largest trading partner, so anyone studying business or accounting at a Chinese university gets to know a market that is close at hand.",
			},
			benefits: [
				{
					ar: 'وسط كوالالمبور في نحو نصف ساعة بقطار المطار',
					en: 'Central Kuala Lumpur in roughly half an hour by airport train',
				},
				{
					ar: 'فرصة لسماع الصينية كل يوم إلى جانب الدراسة بالإنجليزية',
					en: 'Mandarin heard every day beside lectures in English',
				},
				{
					ar: 'مناطق الطيران والخدمات اللوجستية قريبة من الحرم',
					en: 'Aviation and logistics zones a short drive from campus',
				},
			],
		},
		researchOpportunities: {
			title: {
				ar: '20 برنامجًا للدراسات العليا في عقد واحد',
				en: 'Twenty postgraduate programmes within a decade',
			},
			description: {
				ar: 'على حداثة عهدها، تقدّم الجامعة 13 برنامج ماجستير و7 برامج دكتوراه. ويمكن متابعة علوم الحاسوب وتقنيته أو الهندسة الكيميائية من البكالوريوس حتى الدكتوراه في المكان نفسه. ووراء هذا كله جامعة أم تجاوز عمرها القرن.',
				en: "Young as it is, the university runs 13 master's and 7 doctoral programmes. Computer science and technology or chemical engineering can be followed from bachelor's to PhD without moving house. Behind it all stands a parent university more than a century old.",
			},
			benefits: [
				{
					ar: 'دكتوراه مدتها 4 سنوات بنحو 22,000 رينغيت سنويًا',
					en: 'A four-year PhD at an estimated RM 22,000 a year',
				},
				{
					ar: 'ماجستير في الحاسوب أو الهندسة الكيميائية خلال سنتين',
					en: "A two-year master's in computing or chemical engineering",
				},
				{
					ar: 'مكتبة مركزية للدراسة والبحث',
					en: 'A central library for study and research',
				},
			],
		},
		campusLife: {
			title: {
				ar: 'سقوف حمراء تطل على بحيرة',
				en: 'Red roofs above a lake',
			},
			description: {
				ar: 'بُنيت المباني على طراز جياغنغ الذي يجمع السقف الصيني بالواجهة الغربية، وسُمي باسم مؤسس الجامعة الأم. تتوسط الحرم بحيرة يتنزّه حولها الطلبة عند الغروب، حين تخف حرارة النهار. والسكن داخل الحرم، فيصل الطلبة إلى القاعات سيرًا.',
				en: 'The buildings follow the Jiageng style, Chinese roofs over Western façades, named after the founder of the parent university. Students walk around the lake in the middle at dusk, once the heat eases. Halls of residence stand inside the grounds, so lectures are reached on foot.',
			},
			benefits: [
				{ ar: 'سكن طلابي داخل أسوار الحرم', en: 'Student halls inside the gates' },
				{
					ar: 'مدينة جديدة هادئة، إيجاراتها أدنى من إيجارات وسط العاصمة',
					en: 'A quiet new township with rents below those of the city centre',
				},
				{
					ar: 'زملاء من ماليزيا والصين ودول كثيرة أخرى',
					en: 'Classmates from Malaysia, China and many other countries',
				},
				{
					ar: 'وصول سهل من المطار في أول يوم',
					en: 'A simple arrival from the airport on the first day',
				},
			],
		},
	},
	programmes: {
		bachelor: [
			{
				code: 'xmum.b1',
				name: {
					ar: 'بكالوريوس الهندسة الكهربائية والإلكترونية',
					en: 'Bachelor of Engineering in Electrical and Electronics Engineering (Honours)',
				},
				years: 4,
				annualFee: 31000,
				type: 'full-time',
				fields: ['engineering'],
				confidence: 'estimate',
			},
			{
				code: 'xmum.b2',
				name: {
					ar: 'بكالوريوس الهندسة الكيميائية',
					en: 'Bachelor of Engineering in Chemical Engineering (Honours)',
				},
				years: 4,
				annualFee: 31000,
				type: 'full-time',
				fields: ['engineering'],
				confidence: 'estimate',
			},
			{
				code: 'xmum.b3',
				name: {
					ar: 'بكالوريوس علوم الحاسوب وتقنيته',
					en: 'Bachelor of Engineering in Computer Science and Technology (Honours)',
				},
				years: 4,
				annualFee: 29000,
				type: 'full-time',
				fields: ['engineering', 'computing'],
				confidence: 'estimate',
			},
			{
				code: 'xmum.b4',
				name: { ar: 'بكالوريوس المحاسبة', en: 'Bachelor of Accounting (Honours)' },
				years: 4,
				annualFee: 27000,
				type: 'full-time',
				fields: ['business'],
				confidence: 'estimate',
			},
			{
				code: 'xmum.b5',
				name: {
					ar: 'بكالوريوس الأعمال الدولية',
					en: 'Bachelor of International Business (Honours)',
				},
				years: 4,
				annualFee: 27000,
				type: 'full-time',
				fields: ['business'],
				confidence: 'estimate',
			},
			{
				code: 'xmum.b6',
				name: {
					ar: 'بكالوريوس الطب الصيني التقليدي',
					en: 'Bachelor of Traditional Chinese Medicine (Honours)',
				},
				years: 5,
				annualFee: 30000,
				type: 'full-time',
				fields: ['medicine'],
				confidence: 'estimate',
				note: { ar: 'لغة التدريس الصينية', en: 'Taught in Chinese' },
			},
		],
		master: [
			{
				code: 'xmum.m1',
				name: { ar: 'ماجستير إدارة الأعمال (MBA)', en: 'Master of Business Administration (MBA)' },
				years: 2,
				annualFee: 26000,
				type: 'full-time',
				fields: ['business'],
				confidence: 'estimate',
			},
			{
				code: 'xmum.m2',
				name: {
					ar: 'ماجستير علوم الحاسوب وتقنيته',
					en: 'Master of Computer Science and Technology',
				},
				years: 2,
				annualFee: 25000,
				type: 'full-time',
				fields: ['computing'],
				confidence: 'estimate',
			},
			{
				code: 'xmum.m3',
				name: { ar: 'ماجستير الهندسة الكيميائية', en: 'Master of Chemical Engineering' },
				years: 2,
				annualFee: 25000,
				type: 'full-time',
				fields: ['engineering'],
				confidence: 'estimate',
			},
		],
		phd: [
			{
				code: 'xmum.p1',
				name: {
					ar: 'دكتوراه الفلسفة في علوم الحاسوب وتقنيته',
					en: 'Doctor of Philosophy in Computer Science and Technology',
				},
				years: 4,
				annualFee: 22000,
				type: 'full-time',
				fields: ['computing'],
				confidence: 'estimate',
			},
			{
				code: 'xmum.p2',
				name: {
					ar: 'دكتوراه الفلسفة في الهندسة الكيميائية',
					en: 'Doctor of Philosophy in Chemical Engineering',
				},
				years: 4,
				annualFee: 22000,
				type: 'full-time',
				fields: ['engineering'],
				confidence: 'estimate',
			},
		],
	},
	faq: [
		{
			id: 'admission',
			question: {
				ar: 'ما الذي تنظر إليه جامعة شيامن ماليزيا عند القبول؟',
				en: 'What does Xiamen University Malaysia look at for admission?',
			},
			answer: {
				ar: 'يُنظر في شهادة الثانوية ودرجات المواد القريبة من التخصص، كالرياضيات والفيزياء للهندسة. ويُطلب للبكالوريوس عادةً من 6.0 إلى 6.5 في اختبار IELTS أو ما يعادله. أما الدراسات الصينية والطب الصيني التقليدي فيحتاجان إلى إتقان الصينية. ومواعيد القبول ثلاثة: فبراير وأبريل وسبتمبر.',
				en: "The school-leaving certificate counts, and within it the subjects close to the degree, such as mathematics and physics for engineering. A bachelor's place usually takes IELTS 6.0 to 6.5 or its equivalent. Chinese Studies and Traditional Chinese Medicine call for a good command of Chinese instead. There are three intakes: February, April and September.",
			},
		},
		{
			id: 'scholarships',
			question: {
				ar: 'هل تقدّم شيامن منحًا للطلبة الجدد؟',
				en: 'Does Xiamen give scholarships to new students?',
			},
			answer: {
				ar: 'نعم، وتُحدَّد قيمتها عند القبول بالنظر إلى نتائج الثانوية. وليست مضمونة حتى التخرج، إذ يُراجَع المعدل التراكمي ويتوقف الصرف إن نزل عن الحد. لذلك نحسب معكم الميزانية مع المنحة ومن دونها.',
				en: 'Yes, and the amount is set at admission from the school results. It is not guaranteed up to graduation: the CGPA is reviewed, and payment stops below the minimum. That is why we work out the budget with you both with and without it.',
			},
		},
		{
			id: 'campus-life',
			question: {
				ar: 'كيف تبدو الحياة في حرم سيبانغ؟',
				en: 'What is life like on the Sepang campus?',
			},
			answer: {
				ar: 'المنطقة هادئة وحديثة البناء، ومعظم اليوم يدور داخل الحرم: القاعات والمكتبة والبحيرة والسكن. وللتسوق أو الخروج في عطلة الأسبوع يصل القطار من سالاك تينغي إلى وسط كوالالمبور. والطعام الحلال متوفر كما في سائر أنحاء ماليزيا.',
				en: 'The area is calm and newly built, and most of the day happens inside the grounds: lecture rooms, library, lake, hall. For shopping or a weekend out, the train from Salak Tinggi runs to the centre of Kuala Lumpur. Halal food is easy to find, as it is all over Malaysia.',
			},
		},
	],
	photos: [
		{
			scene: 'campus-xmum',
			alt: {
				ar: 'مبنى رئيسي بسقوف حمراء مقوسة على طراز جياغنغ ينعكس على بحيرة الحرم.',
				en: 'A main building with curved red Jiageng-style roofs, reflected in the campus lake.',
			},
		},
		{
			scene: 'campus-xmum-2',
			alt: {
				ar: 'المكتبة المركزية بواجهة عريضة وأعمدة، تتقدمها درجات وأشجار نخيل.',
				en: 'The central library with a broad columned front, steps and palm trees before it.',
			},
		},
	],
	videoUrl: null,
	related: ['multimedia-university', 'utar-university', 'universiti-putra-malaysia'],
} satisfies University
