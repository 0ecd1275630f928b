/**
 * Words that every conversation has and that are a term of ours too: «نفسي أدرس» is a wish and no psychology, «حامل شهادة» is not pregnant.
 * Such a word is the term only with a second sign beside it. Where that is missing, it is said in other words, or left out.
 */

/** Signs that a subject of study is spoken of. */
const studied =
	/ (?:[وبفل]?ال|لل|[وبفل])?(?:تخصص\S*|ادرس|يدرس|تدرس|ندرس|نقرا|يقرا|تقرا|دراسه|كليه|هندسه|بكالوريوس|ماجستير|ماستر|دكتوراه|ليسانس|مجال|علوم|علم|مهندس) /
const money = '(?:ال)?(?:فلوس|مصاري|قروش|دراهم|مبلغ|رسوم|قسط|اقساط|حواله)'
const ofMoney =
	/ (?:[وبل]?ال|[وب])?(?:اسعار|سعر|رسوم|مصاريف|اقساط|قسط|تكلفه|تكاليف|fees?|prices?|tuition|costs?) /

interface Sense {
	/** Found in the folded words of the question, with a space before and after each. */
	word: RegExp
	/** The term is meant, and the word stays, where the question has this. */
	unless?: RegExp
	/** Only there it is the everyday word. */
	only?: RegExp
	/** What is read in its place. */
	said?: string
}

const senses: readonly Sense[] = [
	// Work that is found when the studies are over, and none beside them.
	{ word: / (?:شغل|وظيفه|وظايف|عمل|توظيف) (?:بعدين|بعدها|لاحقا) /, said: 'شغل بعد التخرج' },
	{
		word: / (?:jobs?|work|employed|employment|hired) (?:after|afterwards|later) /,
		unless: / after (?:class|school|noon|lectures?) /,
		said: 'work after graduation',
	},
	{ word: / صرف (?:ال)?تاشيره /, said: 'اصدار التاشيره' },
	// «قديش بدي ادفعلكم»: to us, and not the fees of a university.
	{
		word: / (?:ا|ن|ي|ت)?دفع(?:و)?(?: ?لكم| ?لكو| ?لكن| ?ليكم| ?الكم) /,
		said: 'رسوم خدماتكم',
	},
	{
		word: / (?:[يتن]|بي|هي|رح ي)?عادلو?ن? (?:لي |لنا |له |لها )?(?=(?:ال)?(?:مواد|ماده|ساعات|كورسات|وحدات|سنوات|مقررات))/,
		said: 'معادله المواد',
	},
	{
		word: / (?:فين|وين|اين|فاين) (?:موجودين|مقركم|مكانكم|عنوانكم|انتم|انتو|انتوا|نتوما|حضرتكم) /,
		said: 'مكتبكم',
	},
	{
		word: / (?:برجع|بيرجع|يرجع|ترجع|بترجع|يرجعلي|بيرجعلي) (?:لي |لنا )?(?:ال)?(?:قسط|اقساط|رسوم|دفعه|مبلغ|عربون) /,
		said: 'استرداد الرسوم',
	},
	// The length is asked for, and nothing cheap.
	{ word: / و?(?:اقل|ادني|اقصي|اطول|اقصر) (?:ال)?مده /, said: 'المده' },
	{ word: / لديكم /, said: 'عندكم' },
	// «كويس، والفيزا؟», "ok and the visa?": what was said before is agreed to, and nothing is called good.
	{
		word: /^ و?(?:كويس|حلو|منيح|مليح|ممتاز|جميل|زين|باهي|مزيان|خير|اوكي|اوكيه|oki?|okay|alright|great|good|fine|nice|cool|perfect) (?=\S{2,} \S|و\S)(?!ولا|او |والا|ل|enough|or |universit|unis? |college|school|morning|evening|afternoon|place|area)/,
	},
	{ word: / (جزاك|جزاكم|يجزيك|يجزيكم) الله (?:كل )?خيرا? /, said: 'جزاك الله' },
	{ word: / (?:ان شاء الله|انشالله|الله يعطيك) خير /, said: '' },
	{
		word: / و?نفسي /,
		unless: / (?:طب|دكتور|طبيب|علاج|معالج|\S*خصايي|مرض|ارشاد|علم|تخصص) (?:ال)?نفسي /,
		said: 'اريد',
	},
	{
		word: / (?:[وب]?ال|[وب])?(?:كهرباء?|كهرب) /,
		only: / (?:[وبفل]?ال|لل|[وبفل])?(?:سكن|ايجار|اجار|كرا|شقه|غرفه|بيت|مي|ميه|مويه|نت|انترنت|محسوب\S*|شامل\S*|مشمول\S*|فاتور\S*|فواتير) /,
		unless: studied,
		said: 'فواتير',
	},
	{
		word: / (?:[وب]?ال|[وب])?(?:كهرباء?|كهرب) /,
		only: / (?:[وبفل]?ال|لل|[وبفل])?(?:ميكانيك\S*|ميكاترونيك\S*|مدني|مدنيه|\S*تخصص|قسم|حاسب|برمجه|كيمياء|اتصالات) /,
		said: 'هندسه كهرباء',
	},
	// What those who finished earn, and not how long they study.
	{
		word: / (?:بياخد|بياخذ|ياخذ|ياخد|يقبض|بيقبض|بيكسب|يكسب|كيربح|كياخد)\S* (?:كام |كم |شحال |قديش )?(?=(?:ال)?(?:مهندس|دكتور|دكاتره|طبيب|اطباء|محاسب|صيدل|خريج|ممرض))/,
		said: 'رواتب',
	},
	{
		word: / (?:قداه|قداش|شحال|كم|كام|قديش|شكد) \S+ (?:في |ف|ب|ل)?(?:ال)?ساعه(?: الواحده)? /,
		unless: / (?:اسبوع\S*|باليوم|دراسه|محاضرات|معهد|دوره|كورس|طياره|طيران|سفر) /,
		said: 'رواتب',
	},
	{ word: / (?:طول|طوال) (?:السنه|العام) /, unless: ofMoney, said: 'دايما' },
	{
		word: / نسبه (?:ال)?قبول (?=(?:عندكم |هناك )?(?:لل\S+ين|للعرب|الاجانب|للاجانب))/,
		said: 'احتمال القبول',
	},
	{ word: / (معلومات|سوال|استفسار|تفاصيل|اسال|استفسر) حول /, said: '$1 عن' },
	{ word: / (?:عمري|عمره|عمرها) ما /, said: 'ما' },
	{
		word: / (?:انا )?حامله? (?=(?:ال)?(?:شهاد|جواز|بكالوريوس|دبلوم|ماجستير|ليسانس|جنسي|اقام|ثانوي|درجه))/,
		said: 'معي',
	},
	{ word: / (?:حقوقي|حقوقنا|حقوقه|حقوقها|حقوق (?:ال)?(?:طالب|طلاب|طلبه)) /, unless: studied },
	{
		word: / (?:[وبفل]?ال|لل|[وبفل])?قانون(?:ي|يا|يه)? /,
		only: / (?:يسمح|بيسمح|ممنوع|مسموح|هجره|الهجره|اقامه|الاقامه|عمل|العمل|شغل|اشتغل|مخالف|ضد) /,
		unless: studied,
	},
	{ word: / [وب]?اداره (?=ال(?:هجره|جوازات|جامعه|سكن|معهد))/ },
	{ word: / (?:مساعده|مساعدات|دعم|معونه) مالي(?:ه)? /, said: 'منحه' },
	{
		word: / (?:ظروف\S*|حاله|حالتي|حالتنا|وضع\S*|امكانيات\S*|امكانات\S*) (?:ال)?ماليه /,
		said: 'ظروف',
	},
	{
		word: / (?:[وبل]?ال|[وبل])?تمويل /,
		unless: / (?:\S*تخصص\S*|ادرس|يدرس|تدرس|بكالوريوس|ماجستير|بنوك|اسلامي|خل\S*|قصدي) /,
		said: 'منحه',
	},
	{
		word: / (?:ال)?اتصال /,
		unless: / (?:\S*تخصص\S*|ادرس|يدرس|تدرس|علوم|ماجستير|بكالوريوس|\S*اعلام) /,
		said: 'اتصل',
	},
	{ word: / (?:ال)?ضغط /, unless: / (?:مرض\S*|مريض\S*|دواء|ادويه|علاج\S*|سكري?|حبوب|مزمن\S*) / },
	{
		word: / [وب]?(?:ال)?سياحه /,
		only: / (?:\S*تخصص\S*|و?\S*فنادق|و?\S*فندق\S*|بكالوريوس|ماجستير|كليه|ادرس|يدرس|تدرس) /,
		unless: / (?:فيزا|تاشيره) /,
		said: 'سياحه وفندقه',
	},
	{
		word: / [وب]?(?:ال)?ترجمه /,
		only: / (?:ال|لل|و)?(?:شهاد\S*|ورق|اوراق|وراق|كشف|كشوف|درجات|وثايق|مستند\S*|عقد|جواز|معتمد\S*|محلف\S*) /,
		unless: / (?:\S*تخصص|ادرس|يدرس|تدرس) /,
		said: 'ترجمه معتمده',
	},
	{
		word: / و?(?:ال)?طبخ /,
		unless: / (?:\S*تخصص|ادرس|يدرس|تدرس|فنون|اتعلم|معهد|كليه) /,
		said: 'مطبخ',
	},
	{
		word: / [وبف]?(?:ال)?احياء /,
		only: / (?:[وبل]?ال|لل|ل)?(?:سكن|اسكن|نسكن|يسكن|تسكن|هاديه|راقيه|امنه|عايشين|مناطق|كوالالمبور) /,
		unless: studied,
		said: 'احسن منطقه',
	},
	{
		word: / [وبف]?(?:ال)?عماره /,
		only: / (?:[وبل]?ال|ل)?(?:سكن|سكنيه|شقه|دور|طابق|ساكن) /,
		unless: studied,
		said: 'سكن',
	},
	{ word: / (?:ال)?(?:سجل|هويه|بطاقه|احوال|حاله|رقم) (?:ال)?مدني(?:ه)? /, said: 'هويه' },
	// «عمومية ماشي خاصة» asks for public ones alone.
	{
		word: / (?:ماشي|مو|مش|مب|موب|موش|مهي|مهيش|غير|بدون|لا) (?:ال)?(?:خاصه|خاص|اهليه|خصوصيه) /,
		only: / (?:\S*جامع\S*|\S*حكومي\S*|\S*عموميه?) /,
		said: 'حكومي',
	},
	{
		word: / (?:ماشي|مو|مش|مب|موب|موش|غير|لا) (?:ال)?(?:حكومي|حكوميه|عموميه) /,
		said: 'خصوصيه',
	},
	{ word: / (?:not|no|non|except) private /, said: 'public' },
	{ word: / (?:وسايل|وسيله|طرق|خطوط) (?:ال)?نقل /, said: 'مواصلات' },
	{
		word: new RegExp(` [وب]?(?:احول|نحول|يحول|تحول|تحويل|حولت|ارسال|ابعت|ابعث) ${money} `),
		said: 'ادفع',
	},
	{
		word: / (?:اغير|تغيير|نغير|ابدل|تبديل|اصرف) (?:ال)?(?:فلوس|عمله|دولار|ريال|جنيه) /,
		said: 'صرف',
	},
	{
		word: / (?:[وبهـح]?[بهح]?[تي]تغير\S*|[وب]?[تي]تبدل\S*|ثابت|ثابته|ثابتين) /,
		only: ofMoney,
		said: 'تزيد',
	},
	{ word: / (?:ال|لل|بال)?كورس (?=كله|كامل|كلو|باكمله)/, said: 'كل السنوات' },
	{
		word: / شهاد(?:ه|ته|تها|تي) معادله /,
		only: / (?:\S*ثانوي\S*|توجيهي|\S*مهني|\S*فرع|يدخل|ادخل|تدخل|يفوت|مدرسه) /,
		said: 'شهاده الثانويه',
	},
	{
		word: /(?<!جامعه|جامعات|غرفه|غرف|شقه|مدرسه|مدارس|سياره|حكوميه|عموميه) و?ب?خاصه (?=ان|اذا|لو|مع|بعد|لما|لان|وان|في |من )/,
	},
	{ word: / ابي (?=وامي|يقدر|يجي |ياتي|يزور|يسافر|موظف|متقاعد|رافض|موافق|سي)/, said: 'ابويا' },
	{ word: / (امي|والدتي) وابي /, said: '$1 وابويا' },
	{ word: / (?:من )?عمان (?=(?:ال)?اردن)/ },
	{ word: / (?:[وب]?ال)?(?:اكل|طعام)(?:هم)? حار /, said: 'الاكل' },
	{ word: / مقابل (?=(?:ال)?جامعه)/, said: 'جنب' },
	// `w km sana`: how many, unless it is a distance.
	{
		word: / km /,
		unless: / (?:far|distance|many|away|from|walk|drive|near) | \d+ km /,
		said: 'kam',
	},
	{
		word: / (?:ال)?(?:اسبوع|شهر|سنه|عام|يوم|صيف)(?: اللي| الي)? (?:ال)?فاتت? /,
		said: 'الماضي',
	},
	{ word: / help (?:me |us |her |him )?(?:after|on|upon) (?:the )?arrival /, said: 'arrival' },
	{
		word: / translat(?:e|ing) /,
		only: / (?:certificates?|documents?|transcripts?|papers?|diplomas?|degree|passport) /,
		said: 'translated',
	},
	{
		word: / tourism (?:management )?/,
		only: / (?:study|studying|degree|major|bachelor|master|hotels?|hospitality|course|programme?|diploma) /,
		unless: / visa /,
		said: 'hospitality',
	},
	{ word: / of course / },
	{ word: / (?:the|by|labou?r|immigration) law | law (?=allow|say|permit)| against the law / },
	{ word: / social media / },
	{ word: / (?:mobile|internet|roaming|phone) data /, said: 'sim card' },
	{
		word: / (?:my|some|his|her) (?:medicines?|medications?|pills) | medications? /,
		said: 'prescriptions',
	},
	{ word: / (?:ministry of|higher) education | education system /, said: 'ministry' },
	{ word: / (?:to )?financ(?:e|ing) (?=my|his|her|the|our|stud)/, said: 'scholarship' },
	{ word: / civil (?=id|status|record|registry)/ },
	{
		word: / (applications?|admissions?|registration|enrol?lment|intakes?) (?:is |are |still |now |already )*(?:open|closed) | open for (applications?|admissions?|registration) /,
		said: 'start apply',
	},
	{
		word: / (?:are|is) (applications?|admissions?|registration|enrol?lment) (?:still |now |already )*(?:open|closed) /,
		said: 'when apply',
	},
	{ word: / visa free (?=entry|for|travel|countr|nation|visit)/, said: 'without visa' },
	{ word: / (?:are you|is this|r u|you) (?:an? )?ai /, said: 'are you a bot' },
	{
		word: / (?:bank|wire) transfer | transfer (?:the |my |our )?(?:money|fees|funds|payment|tuition) /,
		said: 'pay',
	},
	{ word: / (?:change|exchange) (?:my )?(?:money|currency|cash) /, said: 'exchange' },
	{
		word: / (?:change|changes|changing|stay the same|remain the same|same every year|fixed|go up|gone up) /,
		only: ofMoney,
		unless: / (?:universit\S*|uni|college|major|programme?|course) /,
		said: 'increase',
	},
	{
		word: / (?:need|buy|bring|have|get) (?:a |an |my |his |her )?(?:own |new )?(?:computer|pc) /,
		said: 'laptop',
	},
]

/** The words of a question, each in the sense that its neighbours give it. */
export function inSense(words: readonly string[]): string[] {
	let text = ` ${words.join(' ')} `
	for (const { word, unless, only, said = '' } of senses) {
		if (!word.test(text) || unless?.test(text) || (only && !only.test(text))) continue
		text = text.replace(word, said === '' ? ' ' : ` ${said} `).replace(/ +/g, ' ')
	}
	return text.trim().split(' ').filter(Boolean)
}
