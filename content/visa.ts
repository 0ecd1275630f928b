import type { VisaPage } from './page-schema.ts'
import { support } from './shared-lines.ts'

export const visa = {
	statistics: [
		{ value: '98%', label: { ar: 'نسبة نجاح التأشيرات', en: 'Visa success rate' } },
		{ value: '500+', label: { ar: 'طالب وطالبة ساعدناهم', en: 'Students helped' } },
		{
			value: '6-8',
			unit: { ar: 'أسابيع', en: 'weeks' },
			label: { ar: 'المدة المعتادة بعد خطاب القبول', en: 'Usual time after the offer letter' },
		},
		support,
	],
	steps: [
		{
			id: 'university-acceptance',
			title: { ar: 'القبول الجامعي', en: 'University Acceptance' },
			status: 'required',
			duration: { ar: 'من أسبوعين إلى أربعة أسابيع', en: '2-4 weeks' },
			text: {
				ar: 'نتفق معكم على البرنامج ونرسل الملف إلى الجامعة. وبعد صدور خطاب القبول تسددون رسوم التسجيل ورسوم EMGS، فيُفتح ملف التأشيرة.',
				en: 'We settle on a programme with you and send the file to the university. Once the offer letter is out, the registration and EMGS fees are paid, which opens the visa file.',
			},
			tips: [
				{
					ar: 'ابدؤوا التقديم قبل الفصل الدراسي بثلاثة أشهر أو أكثر.',
					en: 'Start three months or more before the semester.',
				},
				{
					ar: 'لا تحجزوا السفر قبل صدور خطاب الموافقة على التأشيرة (VAL).',
					en: 'Book no flight until the Visa Approval Letter (VAL) is issued.',
				},
			],
		},
		{
			id: 'val-application',
			title: { ar: 'طلب خطاب الموافقة على التأشيرة', en: 'VAL Application' },
			status: 'processing',
			duration: { ar: 'من 4 إلى 6 أسابيع', en: '4-6 weeks' },
			text: {
				ar: 'ترفع الجامعة الملف عبر نظام STARS إلى EMGS، وهي تدقّق المستندات. ثم يصدر القرار عن إدارة الهجرة الماليزية.',
				en: 'The university files the application through STARS with EMGS, which checks the papers. The decision then comes from the Immigration Department of Malaysia.',
			},
			tips: [
				{
					ar: 'إذا طُلب مستند إضافي فأرسلوه في الأسبوع نفسه حتى لا يتوقف الملف.',
					en: 'If another document is requested, send it within the week so the file keeps moving.',
				},
				{
					ar: 'تظهر نسبة الإنجاز في حسابكم لدى EMGS، ونتابعها معكم.',
					en: 'Your EMGS account shows how far the file has come; we watch it with you.',
				},
			],
		},
		{
			id: 'sev-processing',
			title: { ar: 'إجراءات تأشيرة الدخول لمرة واحدة', en: 'SEV Processing' },
			status: 'pending',
			duration: { ar: 'من 5 إلى 10 أيام', en: '5-10 days' },
			text: {
				ar: 'سلّموا خطاب الموافقة مطبوعًا إلى السفارة الماليزية، أو ارفعوه عبر بوابة التأشيرة الإلكترونية. وهذه الخطوة للجنسيات التي تحتاج إلى تأشيرة دخول فقط.',
				en: 'The printed VAL goes to the Malaysian embassy, or through the e-visa portal. Only nationalities that need an entry visa take this step.',
			},
			tips: [
				{
					ar: 'قد تطلب السفارة أوراقًا غير خطاب الموافقة وخطاب القبول، فاسألوها قبل الموعد.',
					en: 'The embassy may want more than the VAL and the offer letter: ask before the appointment.',
				},
				{
					ar: 'أبلغوا الجامعة بموعد الرحلة قبل الوصول بأسبوع على الأقل.',
					en: 'The university needs your flight details at least a week before you land.',
				},
			],
		},
		{
			id: 'student-pass',
			title: { ar: 'تصريح الطالب', en: 'Student Pass' },
			status: 'final',
			duration: { ar: 'من أسبوع إلى أسبوعين', en: '1-2 weeks' },
			text: {
				ar: 'أجروا الفحص الطبي خلال 7 أيام من الوصول، ثم سلّموا جواز السفر. ويعود إليكم وفيه تصريح الطالب وتأشيرة الدخول المتعدد، ومعه بطاقة i-Kad.',
				en: 'Medical screening takes place within 7 days of arrival, then the passport is handed in. It comes back with the Student Pass and the Multiple Entry Visa, along with the i-Kad.',
			},
			tips: [
				{
					ar: 'احتفظوا بصورة من جواز السفر إلى أن يُعاد إليكم.',
					en: 'Keep a copy of the passport until it is returned.',
				},
				{
					ar: 'اطلبوا التجديد عن طريق الجامعة قبل انتهاء التصريح بستة أسابيع على الأقل، ويُشترط له حضور لا يقل عن 80% والنجاح في المقررات.',
					en: 'Renewal goes through the university at least six weeks before the pass ends, and takes 80% attendance and passing grades.',
				},
			],
		},
	],
	documents: [
		{
			id: 'passport',
			name: { ar: 'جواز السفر، جميع الصفحات', en: 'Passport, all pages' },
			tip: {
				ar: 'صور ملونة للصفحات كلها، حتى الفارغة، وصلاحية متبقية لا تقل عن 18 شهرًا يوم التقديم.',
				en: 'Colour scans of every page, even the blank ones, with at least 18 months of validity left on the day you apply.',
			},
			confidence: 'verified',
		},
		{
			id: 'offer-letter',
			name: { ar: 'خطاب القبول', en: 'Offer letter' },
			tip: {
				ar: 'يحمل توقيع الجامعة، ويذكر البرنامج وموعد القبول والمدة. وإن صدرت نسخة أحدث فأرفقوها.',
				en: 'Signed, and naming the programme, intake and duration. Where a newer version exists, attach that one.',
			},
			confidence: 'verified',
		},
		{
			id: 'certificates',
			name: { ar: 'الشهادات وكشوف الدرجات', en: 'Academic certificates and transcripts' },
			tip: {
				ar: 'نسخة مصدقة من شهادة كل مرحلة دراسية، ومعها ترجمة معتمدة إن لم تكن بالإنجليزية.',
				en: 'An attested copy for each level of study, with a certified translation where it is not in English.',
			},
			confidence: 'verified',
		},
		{
			id: 'english-test',
			name: { ar: 'نتيجة اختبار اللغة الإنجليزية', en: 'English test result' },
			tip: {
				ar: 'IELTS أو TOEFL أو MUET أو ما يقبله البرنامج. وقد يُسمح بالبدء من دونها بشرط اجتياز دورة لغة خلال 12 شهرًا.',
				en: 'IELTS, TOEFL, MUET or what the programme accepts. You may be allowed to start without it, provided you pass an English course within 12 months.',
			},
			confidence: 'verified',
		},
		{
			id: 'photos',
			name: { ar: 'صور شخصية', en: 'Passport photos' },
			tip: {
				ar: 'حديثة، عرضها 35 مم وارتفاعها 45 مم، بخلفية بيضاء وبلا لمعان. أرسلوا ملف JPEG الأصلي، لا صورة ملتقطة لنسخة مطبوعة.',
				en: 'Recent, 35 × 45 mm, white background, no glare. Send the original JPEG, not a snapshot of a print.',
			},
			confidence: 'verified',
		},
		{
			id: 'health-declaration',
			name: {
				ar: 'الإقرار الصحي أو التقرير الطبي',
				en: 'Health declaration or medical report',
			},
			tip: {
				ar: 'على نموذج EMGS. وتُضاف شهادة التطعيم ضد الحمى الصفراء لمن يأتي من بلد تنتشر فيه أو يمرّ به.',
				en: 'On the EMGS form. Add a yellow fever certificate if you come from a country at risk, or pass through one.',
			},
			confidence: 'verified',
		},
		{
			id: 'financial-proof',
			name: { ar: 'إثبات القدرة المالية', en: 'Financial proof' },
			tip: {
				ar: 'كشف حساب مصرفي، أو خطاب ممن يتكفّل بالنفقات (ولي الأمر أو جهة الابتعاث)، بما لا يقل عن 30,000 رينغيت لسنة واحدة. والمبلغ تقديري.',
				en: 'A bank statement or a letter from parent or scholarship body, for a minimum of RM 30,000 for one year. The amount is guidance.',
			},
			confidence: 'estimate',
		},
		{
			id: 'bond-and-no-objection',
			name: {
				ar: 'الضمان الشخصي وخطاب عدم الممانعة (لبعض الجنسيات)',
				en: 'Personal bond and no-objection letter (some nationalities)',
			},
			tip: {
				ar: 'يختلف مبلغ الضمان باختلاف الجنسية. ويُطلب خطاب عدم ممانعة من طلبة السودان، وخطاب أهلية من طلبة إيران.',
				en: 'The bond differs by nationality. Students from Sudan bring a no-objection letter, students from Iran an eligibility letter.',
			},
			confidence: 'verified',
		},
	],
	challenges: [
		{
			id: 'short-passport',
			title: { ar: 'صلاحية الجواز أقل من 18 شهرًا', en: 'Passport validity below 18 months' },
			solution: {
				ar: 'جدّدوا الجواز قبل التقديم، لأن مدة التصريح مرتبطة بصلاحيته. ونفحص تاريخه فور وصول الملف.',
				en: 'Renew it before applying, because the pass cannot outlast it. Its date is the first thing we look at when a file arrives.',
			},
			timeframe: { ar: 'من أسبوعين إلى أربعة أسابيع', en: '2-4 weeks' },
			confidence: 'well-known',
		},
		{
			id: 'unattested-certificates',
			title: {
				ar: 'شهادات غير مصدقة أو غير مترجمة',
				en: 'Unattested or untranslated certificates',
			},
			solution: {
				ar: 'اطلبوا تصديق الأصول من وزارة التعليم ثم وزارة الخارجية، ثم ترجمتها لدى مترجم معتمد. ونراجع معكم مطابقة الأسماء لما في الجواز.',
				en: 'The ministry of education and then the foreign ministry attest the originals; a certified translator follows. We check with you that names match the passport.',
			},
			timeframe: { ar: 'من أسبوع إلى أسبوعين', en: '1-2 weeks' },
			confidence: 'well-known',
		},
		{
			id: 'emgs-questions',
			title: {
				ar: 'تأخر الرد أو طلب إضافي من EMGS',
				en: 'Delay or extra questions from EMGS',
			},
			solution: {
				ar: 'نتابع حالة الملف أسبوعيًا. وعند أي طلب نجهّز معكم خطاب توضيح مع المستند الناقص، وترفعهما الجامعة.',
				en: 'We look at the status every week. When something is asked, we prepare a letter of explanation with you and the missing paper, and the university submits both.',
			},
			timeframe: { ar: 'من أسبوع إلى ثلاثة أسابيع', en: '1-3 weeks' },
			confidence: 'verified',
		},
		{
			id: 'rejection',
			title: { ar: 'رفض التأشيرة أو التصريح', en: 'Visa or pass rejection' },
			solution: {
				ar: 'نبحث عن السبب: التمويل أو الدرجات أو سجل قديم. ثم نقوّي الملف معكم، ويُقدَّم من جديد أو يُرفع تظلّم عن طريق الجامعة.',
				en: 'We find the cause: funds, grades or an old record. Then we strengthen the file with you for a new application or an appeal through the university.',
			},
			timeframe: { ar: 'من 4 إلى 8 أسابيع', en: '4-8 weeks' },
			confidence: 'well-known',
		},
	],
	services: [
		{
			id: 'documents',
			title: { ar: 'مراجعة المستندات', en: 'Document check' },
			text: {
				ar: 'نفحص كل مستند قبل التقديم: الصلاحية والتصديق والترجمة ومقاس الصور، ونرسل إليكم قائمة بما ينقص.',
				en: 'We examine every paper before submission: validity, attestation, translation, photo size. You receive a list of what is missing.',
			},
			picture: {
				scene: 'service-documents',
				alt: {
					ar: 'مستندات مرتبة وعليها علامات صح.',
					en: 'Papers in order, each with a tick.',
				},
			},
		},
		{
			id: 'application',
			title: { ar: 'متابعة الطلب', en: 'Application follow-up' },
			text: {
				ar: 'نتابع خطاب الموافقة مع الجامعة، والتأشيرة مع السفارة، ونخبركم كلما تغيّرت حالة الملف.',
				en: 'We follow the VAL with the university and the SEV with the embassy, and tell you whenever the status changes.',
			},
			picture: {
				scene: 'service-application',
				alt: {
					ar: 'حاسوب يعرض مراحل الطلب، وهاتف وصلته رسالة.',
					en: 'A laptop showing the stages of an application, and a phone with a new message.',
				},
			},
		},
		{
			id: 'arrival',
			title: { ar: 'دعم الوصول', en: 'Arrival support' },
			text: {
				ar: 'نستقبلكم في المطار عند الطلب، ونحجز الفحص الطبي، ونتابع ختم التصريح واستلام بطاقة i-Kad.',
				en: 'We meet you at the airport on request, book the medical screening, and see the pass stamped and the i-Kad collected.',
			},
			picture: {
				scene: 'service-arrival',
				alt: { ar: 'حقيبة سفر عند بوابة الوصول.', en: 'A suitcase at the arrivals gate.' },
			},
		},
	],
	fees: {
		items: [
			{
				id: 'emgs-processing',
				label: { ar: 'معالجة الطلب لدى EMGS', en: 'EMGS application processing' },
				amount: 1060,
			},
			{
				id: 'eval',
				label: { ar: 'خطاب الموافقة الإلكتروني (eVAL)', en: 'Electronic VAL (eVAL)' },
				amount: 159,
			},
			{
				id: 'medical-screening',
				label: { ar: 'الفحص الطبي بعد الوصول', en: 'Medical screening after arrival' },
				amount: 250,
			},
			{
				id: 'student-pass',
				label: { ar: 'تصريح الطالب لسنة', en: 'Student Pass, one year' },
				amount: 60,
			},
			{ id: 'i-kad', label: { ar: 'بطاقة i-Kad', en: 'i-Kad' }, amount: 50 },
			{
				id: 'multiple-entry-visa',
				label: {
					ar: 'تأشيرة الدخول المتعدد (بحسب الجنسية)',
					en: 'Multiple Entry Visa (varies by nationality)',
				},
				amount: 50,
			},
			{
				id: 'insurance',
				label: { ar: 'التأمين الصحي لسنة (مثال)', en: 'Health insurance, one year (example)' },
				amount: 884,
			},
		],
		confidence: 'verified',
		summary: {
			ar: 'هذه أرقام جامعة واحدة، وتأمينها أغلى من باقات EMGS التي يبلغ قسطها السنوي من 468 إلى 672 رينغيت. ويُستحسن تخصيص مبلغ من 2,500 إلى 3,200 رينغيت للتأشيرة والفحص الطبي والتأمين الصحي في السنة الأولى، بحسب الجامعة والجنسية.',
			en: 'One university’s figures; its insurance is dearer than the packages of EMGS, at RM 468 to 672 a year. A safe budget for the visa, the medical check and health insurance in the first year is RM 2,500 to 3,200, by university and nationality.',
		},
		depositNote: {
			ar: 'تطلب بعض الجامعات أيضًا مبلغ تأمين مستردًّا للتأشيرة، من 1,000 إلى 2,000 رينغيت تقريبًا.',
			en: 'Some universities also take a refundable visa deposit of about RM 1,000 to 2,000.',
		},
	},
	terms: [
		{
			id: 'emgs',
			term: {
				ar: 'إديوكيشن ماليزيا للخدمات العالمية (EMGS)',
				en: 'Education Malaysia Global Services (EMGS)',
			},
			text: {
				ar: 'الجهة التي تصل إليها طلبات تصريح الطالب من الجامعات، فتدقّق مستنداتها قبل أن تبتّ فيها إدارة الهجرة.',
				en: 'The body that receives student applications from universities and checks their papers before Immigration decides.',
			},
			confidence: 'verified',
		},
		{
			id: 'val',
			term: { ar: 'خطاب الموافقة على التأشيرة (VAL)', en: 'Visa Approval Letter (VAL)' },
			text: {
				ar: 'دليل على أن إدارة الهجرة وافقت على الدراسة. يصدر إلكترونيًا عن طريق EMGS، ويسري عادةً 6 أشهر.',
				en: 'It shows that Immigration has agreed to your studies. It is issued online through EMGS and normally runs for 6 months.',
			},
			confidence: 'verified',
		},
		{
			id: 'sev',
			term: { ar: 'تأشيرة الدخول لمرة واحدة (SEV)', en: 'Single Entry Visa (SEV)' },
			text: {
				ar: 'ملصق في الجواز أو تأشيرة إلكترونية من البعثة الماليزية، لدخول واحد خلال 3 أشهر تقريبًا. وتُعفى منها جنسيات عدة يكفيها خطاب الموافقة.',
				en: 'A sticker or e-visa from a Malaysian mission, good for one entry within about 3 months. Several nationalities are exempt and travel on the VAL alone.',
			},
			confidence: 'verified',
		},
		{
			id: 'student-pass',
			term: { ar: 'تصريح الطالب (Student Pass)', en: 'Student Pass' },
			text: {
				ar: 'ملصق في الجواز يسمح بالبقاء للدراسة، مدته عادةً 12 شهرًا، أو 6 أشهر لطلبة اللغة، ويُجدَّد. ويمكن لطلبة الماجستير والدكتوراه استقدام أسرهم بتصريح مُرافِق، ولطلبة البكالوريوس من جنسيات محددة. والقائمة في صفحة «أسئلة الأهل».',
				en: "A sticker in the passport that lets you stay to study, usually for 12 months, or 6 for language students, and renewable. Master's and PhD students may bring close family on a dependant pass, bachelor's students of certain nationalities only; the list is on the page For families.",
			},
			confidence: 'verified',
		},
		{
			id: 'medical-screening',
			term: { ar: 'الفحص الطبي', en: 'Medical screening' },
			text: {
				ar: 'مرحلتان: إقرار صحي أو تقرير طبي قبل السفر، ثم فحص شامل في عيادة تعتمدها EMGS خلال 7 أيام من الوصول.',
				en: 'It comes in two parts: a health declaration or report before travel, then a full check at an EMGS panel clinic within 7 days of landing.',
			},
			confidence: 'verified',
		},
		{
			id: 'health-insurance',
			term: { ar: 'التأمين الصحي', en: 'Health insurance' },
			text: {
				ar: 'إلزامي لجميع الطلبة الدوليين، وترتّبه الجامعة أو EMGS. ويبلغ القسط السنوي في باقات EMGS من 468 إلى 672 رينغيت، وقد تختار الجامعة باقة أغلى.',
				en: 'Compulsory for all international students; the university or EMGS arranges it. In the packages of EMGS the premium is RM 468 to 672 a year, and a university may choose a dearer one.',
			},
			confidence: 'verified',
		},
		{
			id: 'i-kad',
			term: { ar: 'بطاقة i-Kad', en: 'i-Kad' },
			text: {
				ar: 'بطاقة هوية للطلبة الأجانب في شبه الجزيرة الماليزية. احملوها دائمًا. وليست وثيقة سفر، ولا تُقبل في صباح وساراواك.',
				en: 'The identity card of foreign students in Peninsular Malaysia, carried every day. It is no travel document and does not count in Sabah and Sarawak.',
			},
			confidence: 'verified',
		},
	],
	nationalityNote: {
		text: {
			ar: 'يزور حاملو جنسيات عربية كثيرة ماليزيا بلا تأشيرة، مدة من 30 إلى 90 يومًا بحسب الجواز. لكن دخول الزيارة لا يغني عن ملف الدراسة: خطاب الموافقة (VAL) مطلوب قبل السفر، وتحتاج بعض الجوازات معه إلى تأشيرة الدخول لمرة واحدة (SEV).',
			en: 'Many Arab nationalities may visit Malaysia without a visa, for 30 to 90 days depending on the passport. Visiting does not replace the student file: the VAL is needed before you travel, and some passports need the SEV as well.',
		},
		confidence: 'estimate',
	},
	disclaimer: {
		ar: 'القواعد والرسوم قابلة للتغيير. والمرجع دائمًا EMGS والبعثة الماليزية في بلدكم.',
		en: 'Rules and fees are subject to change. EMGS and the Malaysian mission in your country always have the last word.',
	},
} satisfies VisaPage
