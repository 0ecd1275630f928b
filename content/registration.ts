/** The seven registration steps on every university page and on every institute page. */
import type { InferOutput } from 'valibot'
import type { step } from './schema.ts'

type Step = InferOutput<typeof step>

export const universitySteps: Step[] = [
	{
		title: { ar: 'اختيار البرنامج', en: 'Choose the programme' },
		text: {
			ar: 'نراجع معكم المعدل ومستوى اللغة والميزانية، ثم نحدد البرنامج وموعد القبول. ابدؤوا قبل الفصل الدراسي بثلاثة أشهر على الأقل.',
			en: 'We look at grades, English level and budget with you, then settle on a programme and an intake. Begin at least three months before the semester.',
		},
	},
	{
		title: { ar: 'تجهيز المستندات', en: 'Prepare the documents' },
		text: {
			ar: 'جواز سفر صالح 18 شهرًا على الأقل، وشهادات وكشوف درجات مصدقة مع ترجمة معتمدة إلى الإنجليزية، وصور شخصية، ونتيجة اختبار الإنجليزية إن وُجدت.',
			en: 'A passport valid for at least 18 months, attested certificates and transcripts with a certified English translation, photos, and an English test result if you have one.',
		},
	},
	{
		title: { ar: 'تقديم الطلب إلى الجامعة', en: 'Apply to the university' },
		text: {
			ar: 'ندقّق الملف ونرسله إلى مكتب القبول نيابةً عنكم، ونرد على استفسارات الجامعة أولًا بأول.',
			en: 'We check the file, send it to the admissions office on your behalf and answer whatever the university asks.',
		},
	},
	{
		title: { ar: 'استلام خطاب القبول', en: 'Receive the offer letter' },
		text: {
			ar: 'يصدر الخطاب عادةً خلال أسبوعين إلى أربعة أسابيع. نقرأ شروطه معكم، ثم تسددون رسوم التسجيل ورسوم EMGS لتثبيت المقعد.',
			en: 'It usually takes 2 to 4 weeks. We read its terms with you; the registration and EMGS fees are then paid to secure the place.',
		},
	},
	{
		title: {
			ar: 'خطاب الموافقة على التأشيرة (VAL)',
			en: 'Visa Approval Letter (VAL)',
		},
		text: {
			ar: 'ترفع الجامعة الطلب إلى «إديوكيشن ماليزيا للخدمات العالمية» (EMGS)، ثم تبتّ فيه إدارة الهجرة الماليزية. لا تحجزوا السفر قبل صدور الخطاب.',
			en: 'The university submits the request to Education Malaysia Global Services (EMGS), and the Immigration Department decides. Book no flight before the letter is issued.',
		},
	},
	{
		title: { ar: 'السفر والوصول', en: 'Travel and arrive' },
		text: {
			ar: 'تحتاج بعض الجنسيات إلى تأشيرة الدخول لمرة واحدة (SEV) من السفارة. أبلغونا بموعد الرحلة قبل أسبوع على الأقل لترتيب الاستقبال في المطار والسكن.',
			en: 'Some nationalities need a Single Entry Visa (SEV) from the embassy. Tell us your flight at least a week ahead so that airport pickup and housing are ready.',
		},
	},
	{
		title: { ar: 'التسجيل وتصريح الطالب', en: 'Enrol and get the Student Pass' },
		text: {
			ar: 'أجروا الفحص الطبي في عيادة معتمدة خلال 7 أيام من الوصول، وأكملوا التسجيل في الجامعة، ثم سلّموا جواز السفر لإصدار تصريح الطالب وبطاقة i-Kad.',
			en: 'Take the medical screening at a panel clinic within 7 days of arrival and complete enrolment. The passport is then handed in for the Student Pass and the i-Kad.',
		},
	},
]

export const instituteSteps: Step[] = [
	{
		title: { ar: 'تحديد الهدف والمستوى', en: 'Set the goal and the level' },
		text: {
			ar: 'نسألكم عن الغاية من الدورة: دخول الجامعة أو اجتياز اختبار أو العمل. ثم يُعرف المستوى باختبار تحديد المستوى أو بنتيجة سابقة.',
			en: 'We ask what the course is for: university entry, an exam or work. A placement test or an earlier result then tells the level.',
		},
	},
	{
		title: { ar: 'اختيار الدورة ومدتها', en: 'Choose a course and its length' },
		text: {
			ar: 'نقترح عدد الساعات الأسبوعية والأشهر اللازمة لبلوغ الهدف، ونحسب التكلفة الكاملة قبل دفع أي مبلغ.',
			en: 'We suggest the weekly hours and the months needed to get there, and add up the full cost before anything is paid.',
		},
	},
	{
		title: { ar: 'إرسال الأوراق', en: 'Send the papers' },
		text: {
			ar: 'صورة ملونة لجميع صفحات جواز السفر، وآخر شهادة دراسية، وصور بخلفية بيضاء، والإقرار الصحي. ويُشترط لتصريح طالب اللغة ألا يقل العمر عن 18 سنة.',
			en: 'A colour scan of every passport page, the latest school certificate, photos on a white background and the health declaration. A Student Pass for language courses requires a minimum age of 18.',
		},
	},
	{
		title: { ar: 'القبول وحجز المقعد', en: 'Offer letter and reserved seat' },
		text: {
			ar: 'نقدّم الطلب إلى المعهد، ويصل خطاب القبول خلال أسبوعين إلى أربعة أسابيع. وبسداد الدفعة الأولى يُحجز المقعد في موعد البدء المختار.',
			en: 'We apply to the institute, and the offer letter arrives within 2 to 4 weeks. The first payment reserves a seat on the chosen start date.',
		},
	},
	{
		title: { ar: 'موافقة التأشيرة عبر EMGS', en: 'Visa approval through EMGS' },
		text: {
			ar: 'يتولى المعهد طلب خطاب الموافقة على التأشيرة (VAL)، ونتابع نسبة الإنجاز معكم. وإذا طُلب مستند إضافي فأرسلوه في الأسبوع نفسه لتختصروا الانتظار.',
			en: 'The institute requests the Visa Approval Letter (VAL), and we follow its progress with you. If another paper is asked for, sending it the same week shortens the wait.',
		},
	},
	{
		title: { ar: 'الوصول إلى كوالالمبور', en: 'Arrive in Kuala Lumpur' },
		text: {
			ar: 'نرتّب الاستقبال في المطار لمن يطلبه، ونرشدكم إلى سكن قريب من المعهد. احملوا خطاب الموافقة وخطاب القبول مطبوعين في حقيبة اليد.',
			en: 'We arrange airport pickup on request and point you to housing near the institute. Carry the approval and offer letters printed, in your hand luggage.',
		},
	},
	{
		title: { ar: 'بدء الدراسة وإصدار التصريح', en: 'Start class and receive the pass' },
		text: {
			ar: 'في الأسبوع الأول يُجرى الفحص الطبي ويُوزَّع الطلبة على الفصول. ويصدر تصريح الطالب لدورات اللغة لمدة تصل إلى 6 أشهر قابلة للتجديد، والمواظبة على الحضور شرط للتجديد.',
			en: 'The first week brings the medical screening and the class groups. The Student Pass for language courses runs up to 6 months and can be renewed, provided attendance is good.',
		},
	},
]
