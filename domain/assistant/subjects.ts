/**
 * Subjects of study: the words people use for them, and how a programme that teaches one is called in English. A programme is found by
 * its name, never by its field alone: the field of medicine holds veterinary and Chinese medicine too.
 */
import { fold } from '../fold.ts'

export interface Subject {
	id: string
	/** As they are typed, in either script, a comma between them. */
	words: string
	/** Of the programme's English name. */
	programme: RegExp
	/** Another row that holds the same programmes and more, for a university that has none by this name. */
	wider?: string
}

export const subjects: readonly Subject[] = [
	{
		id: 'dentistry',
		words: 'طب الأسنان, أسنان, dentistry, dental, bds',
		programme: /dent(al|istry)/i,
	},
	{
		id: 'veterinary',
		words: 'طب بيطري, بيطرة, بيطري, veterinary, vet',
		programme: /veterinary/i,
	},
	{
		id: 'chinese-medicine',
		words: 'الطب الصيني, chinese medicine, tcm',
		programme: /chinese medicine/i,
	},
	{
		id: 'medicine',
		words:
			'طب, طب بشري, جراحة, medicine, mbbs, medical school, to be a doctor, become a doctor, اصير دكتور, يصير دكتور, طبيب, tob, teb, tibb',
		programme: /doctor of medicine|medicine and bachelor of surgery|\(medicine\)|medical sciences/i,
	},
	{
		id: 'pharmacy',
		words: 'صيدلة, صيدلاني, pharmacy, pharmaceutical, saydala',
		programme: /pharma/i,
	},
	{ id: 'nursing', words: 'تمريض, nursing', programme: /nursing/i },
	{
		id: 'physiotherapy',
		words: 'علاج طبيعي, physiotherapy, physical therapy',
		programme: /physiotherapy/i,
	},
	{
		id: 'health',
		words: 'علوم صحية, صحة عامة, health sciences, public health',
		programme: /health/i,
	},
	{
		id: 'electrical',
		words:
			'هندسة كهربائية, هندسة كهرباء, كهرباء, كهربائية, electrical, هندسة إلكترونية, إلكترونيات, الكترونية, electronics, electronic',
		programme: /electric|electronic/i,
		wider: 'engineering',
	},
	{
		id: 'mechanical',
		words: 'هندسة ميكانيكية, هندسة ميكانيك, ميكانيكا, ميكانيك, ميكانيكية, mechanical',
		programme: /mechanical/i,
		wider: 'engineering',
	},
	{
		id: 'mechatronics',
		words:
			'ميكاترونيات, ميكاترونكس, ميكاترونيكس, ميكاترونيك, mechatronics, mechatronic, روبوتات, robotics',
		programme: /mechatronic|robot/i,
		wider: 'engineering',
	},
	{
		id: 'civil',
		words: 'هندسة مدنية, هندسة مدني, مدني, civil, civil engineering, إنشاءات',
		programme: /civil|structure/i,
		wider: 'engineering',
	},
	{
		id: 'chemical',
		words: 'هندسة كيميائية, هندسة كيمياء, كيميائية, chemical',
		programme: /chemical/i,
		wider: 'engineering',
	},
	{
		id: 'software',
		words: 'هندسة برمجيات, برمجيات, برمجة, software, software engineering, programming',
		programme: /software/i,
		wider: 'computing',
	},
	{
		id: 'petroleum',
		words: 'هندسة بترول, هندسة نفط, بترول, petroleum',
		programme: /petroleum/i,
		wider: 'engineering',
	},
	{
		id: 'architecture',
		words: 'عمارة, هندسة معمارية, معماري, architecture',
		programme: /architect/i,
	},
	{
		id: 'aviation',
		words:
			'تخصص طيران, يبي طيران, يدرس طيران, ادرس طيران, دراسة طيران, كلية طيران, study aviation, become a pilot, دراسة الطيران, pilot, طيران مدني, هندسة طيران, aerospace, aviation, aeronautical',
		programme: /aero|aviation/i,
	},
	{ id: 'biomedical', words: 'هندسة طبية, هندسة حيوية, biomedical', programme: /biomedical/i },
	{
		id: 'engineering',
		words: 'هندسة, مهندس, engineering, engineer, handasa',
		programme: /engineering/i,
	},
	{
		id: 'ai',
		words: 'ذكاء اصطناعي, ذكاء صناعي, artificial intelligence, ai, machine learning',
		programme: /artificial intelligence/i,
		wider: 'computing',
	},
	{
		id: 'cyber',
		words:
			'أمن سيبراني, أمن المعلومات, سيبراني, سايبر, cyber security, cybersecurity, cyber, سايبر سكيورتي, سيكيوريتي',
		programme: /cyber/i,
		wider: 'computing',
	},
	{
		id: 'data',
		words:
			'علم البيانات, علوم البيانات, تحليل البيانات, داتا ساينس, data science, data analytics, data',
		programme: /data/i,
		wider: 'computing',
	},
	{
		id: 'it',
		words:
			'تقنية المعلومات, تكنولوجيا المعلومات, نظم معلومات, اي تي, information technology, information systems',
		programme: /information technology/i,
		wider: 'computing',
	},
	{
		id: 'computing',
		words:
			'علوم الحاسوب, علم الحاسوب, حاسوب, حاسب, علوم الحاسب, كمبيوتر, كومبيوتر, علوم الكمبيوتر, حوسبة, هندسة حاسوب, هندسة كمبيوتر, computer science, computer, computing, cs, informatique, إعلام آلي, معلوماتية',
		programme: /comput|software|information technology|cyber|artificial intelligence|data science/i,
	},
	{
		id: 'multimedia',
		words:
			'وسائط متعددة, رسوم متحركة, انيميشن, animation, game design, جرافيك, غرافيك, graphic design',
		programme: /multimedia|animation/i,
	},
	{
		id: 'accounting',
		words: 'محاسبة, accounting, accountancy, acca, comptabilite',
		programme: /account/i,
	},
	{
		id: 'finance',
		words: 'مالية, تمويل, finance, بنوك, مصارف, banking',
		programme: /financ/i,
		wider: 'business',
	},
	{
		id: 'marketing',
		words: 'تسويق, ماركتنج, marketing',
		programme: /marketing/i,
		wider: 'business',
	},
	{ id: 'economics', words: 'اقتصاد, economics, economy', programme: /econom/i },
	{
		id: 'actuarial',
		words: 'علوم اكتوارية, اكتواري, actuarial',
		programme: /actuarial/i,
	},
	{
		id: 'hr',
		words: 'موارد بشرية, human resources, human resource, hr',
		programme: /human resource/i,
		wider: 'business',
	},
	{
		id: 'projects',
		words: 'إدارة مشاريع, project management',
		programme: /project management/i,
		wider: 'business',
	},
	{
		id: 'mba',
		words: 'mba, ام بي اي, إم بي إيه, ماجستير إدارة أعمال',
		programme: /\(MBA\)/i,
	},
	{
		id: 'business',
		words:
			'أعمال, إدارة أعمال, بزنس, بيزنس, business, business administration, business management, أعمال دولية, international business',
		programme:
			/business(?! analytics)|\bmanagement\b(?<!hospitality management|project management)/i,
	},
	{
		id: 'management',
		words: 'إدارة, management',
		programme: /management|business administration/i,
	},
	{
		id: 'law',
		words: 'قانون, حقوق, محاماة, شريعة وقانون, law, laws, llb, llm, qanoon',
		programme: /\blaws?\b/i,
	},
	{
		id: 'psychology',
		words: 'علم النفس, نفسي, psychology, psycho',
		programme: /psychology/i,
	},
	{
		id: 'hospitality',
		words: 'ضيافة, فندقة, فنادق, سياحة وفندقة, hospitality, hotel management, culinary, طبخ',
		programme: /hospitality/i,
	},
	{
		id: 'communication',
		words:
			'ميديا, الميديا, اعلام رقمي, إعلام, اتصال, صحافة, علاقات عامة, mass communication, communication, media, journalism',
		programme: /communication|media(?!cal)/i,
	},
	{
		id: 'languages',
		words:
			'ترجمة, لغويات, ادب انجليزي, ادب انكليزي, translation, linguistics, english literature, literature',
		programme: /linguist|translat|literature|english (language|studies)/i,
	},
	{ id: 'education', words: 'تربية, مناهج, education, teaching degree', programme: /education/i },
	{
		id: 'islamic',
		words: 'دراسات إسلامية, شريعة, علوم شرعية, islamic studies, sharia',
		programme: /islamic/i,
	},
	{
		id: 'agriculture',
		words: 'زراعة, علوم زراعية, agriculture, agricultural',
		programme: /agricult/i,
	},
	{
		id: 'food',
		words: 'علوم الأغذية, تغذية, food science, nutrition',
		programme: /food/i,
	},
	{
		id: 'biology',
		words: 'أحياء, علوم الحياة, biology, life sciences, biotechnology, تقنية حيوية',
		programme: /biolog|life sciences|biotech/i,
	},
	{
		id: 'planning',
		words: 'تخطيط حضري, تخطيط عمراني, urban planning, town planning',
		programme: /planning/i,
	},
	{
		id: 'social',
		words:
			'علوم اجتماعية, علم اجتماع, علوم سياسية, علاقات دولية, social science, sociology, political science, international relations',
		programme: /social/i,
	},
	{
		id: 'arts',
		words:
			'ديكور, ديكور داخلي, ديزاين, تصميم داخلي, تصميم أزياء, فنون, تصميم, interior design, fashion, fine arts, design',
		programme: /design|\barts?\b(?! \(hons\))/i,
	},
	{
		id: 'sciences',
		words:
			'رياضيات بحتة, فيزياء بحتة, كيمياء بحتة, mathematics degree, physics degree, chemistry degree, إحصاء, statistics',
		programme: /mathematic|physics|chemistry|statistic/i,
	},
]

/** The rows that a programme belongs to, by its English name. */
export function subjectsOf(englishName: string): string[] {
	return subjects.filter(({ programme }) => programme.test(englishName)).map(({ id }) => id)
}

/** A programme by its own name, beside the rows above. */
export function nameCode(name: string): string {
	return `=${fold(name)}`
}
