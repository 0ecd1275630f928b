/**
 * What families ask before a son or a daughter leaves. Every answer names its sources, the day they were read and how certain
 * it is; what the owner has still to confirm stands in `families-to-confirm.ts`.
 */
import type { FamiliesPage } from './page-schema.ts'
import { recognition } from './recognition.ts'

const checked = '2026-11-17'

export const families = {
	groups: [
		{
			id: 'family',
			title: { ar: 'السلامة والأسرة', en: 'Safety and family' },
			questions: [
				{
					id: 'safety',
					question: {
						ar: 'هل ماليزيا آمنة للبنات؟ وهل يمكن أن تسكن ابنتي وحدها؟',
						en: 'Is Malaysia safe, and can my daughter live there alone?',
					},
					answer: {
						ar: 'نعم في الغالب، مع الحذر الذي تحتاج إليه كل مدينة كبيرة. حلّت ماليزيا عاشرةً بين 163 بلدًا في مؤشر السلام العالمي لعام 2024. وأكثر ما يحدث في كوالالمبور سرقات صغيرة، وأشهرها أن يخطف راكب دراجة نارية حقيبة أحد المارة، أما العنف فأقل كثيرًا. اختاروا مبنى محروسًا قريبًا من محطة القطار، واحملوا الحقيبة من الجهة البعيدة عن الشارع، واطلبوا السيارة عبر التطبيقات ليلًا. رقم الطوارئ 999. ولا ينطبق هذا على الساحل الشرقي لولاية صباح.',
						en: 'Mostly yes, with the care that every big city needs. Malaysia came tenth of 163 countries in the Global Peace Index 2024. What happens most in Kuala Lumpur is petty theft, above all bags snatched by riders of motorcycles; violence is far rarer. Choose a guarded building near a train, carry the bag on the side away from the road, and call a car by app at night. The emergency number is 999. None of this holds for the east coast of the state of Sabah.',
					},
					confidence: 'verified',
					checked,
					sources: [
						{
							title: {
								ar: 'صحيفة «ذا صن»: ماليزيا في مؤشر السلام العالمي 2024',
								en: 'The Sun: Malaysia in the Global Peace Index 2024',
							},
							url: 'https://thesun.my/style-life/going-viral/malaysia-ranked-10th-most-peaceful-country-in-the-world-gpi-peace-index-PD12773378',
						},
						{
							title: {
								ar: 'وزارة الخارجية الأمريكية: تقرير السلامة في ماليزيا',
								en: 'U.S. Department of State: Malaysia crime and safety report',
							},
							url: 'https://www.osac.gov/Country/Malaysia/Content/Detail/Report/148f55ab-9111-47ef-99e4-1811a5d28a20',
						},
					],
				},
				{
					id: 'women-only-housing',
					question: {
						ar: 'هل يوجد سكن للطالبات فقط؟',
						en: 'Is there housing for women only?',
					},
					answer: {
						ar: 'في السكن الجامعي مبانٍ أو طوابق للطالبات وحدهن في العادة، ولا يُسمح بزيارة الغرف بين الجنسين. أما الشقق والبيوت المشتركة فمختلطة، إلا باتفاق مسبق. اكتبوا «طالبات فقط» في حقل الطلبات الخاصة، فنبحث عن بيت لا تسكنه إلا الطالبات ونؤكده لكم قبل الحجز. واسألوا قبل التوقيع عن أربعة أمور: من يسكن الطابق، ومن لديه المفاتيح، ومواعيد العودة، وساعات الحراسة.',
						en: 'University residences usually have blocks or floors for women alone, and no visits to rooms by the other sex. Flats and shared houses are mixed unless agreed beforehand. Write “women only” under special requests: we look for a house of women alone and confirm it before you book. Before you sign, ask four things: who lives on the floor, who holds keys, when everybody has to be in, and the hours of the guard.',
					},
					confidence: 'well-known',
					checked,
					sources: [
						{
							title: { ar: 'كلية نيوتن: قواعد السكن', en: 'Newton College: hostel rules' },
							url: 'https://newton.edu.my/Rules',
						},
						{
							title: {
								ar: 'جامعة مالايا: قواعد السكن الجامعي',
								en: 'University of Malaya: rules of the residential colleges',
							},
							url: 'http://isc.um.edu.my/accommodation/rules-and-regulations',
						},
					],
				},
				{
					id: 'parents-visit',
					question: {
						ar: 'هل يمكن للأهل زيارة ابنهم أو ابنتهم في ماليزيا، وكم يبقون؟',
						en: 'Can parents visit in Malaysia, and for how long?',
					},
					answer: {
						ar: 'نعم، بصفة زوار. يدخل حاملو جنسيات عربية كثيرة بلا تأشيرة، وتختلف مدة البقاء من جواز إلى آخر، ويحتاج غيرهم إلى تأشيرة قبل السفر. تحققوا من قاعدة جوازكم لدى إدارة الهجرة الماليزية أو السفارة قبل شراء التذاكر، واملؤوا بطاقة الوصول الرقمية (MDAC) خلال الأيام الثلاثة التي تسبق الوصول. ولا تتحول الزيارة إلى إقامة طويلة، فللإقامة تصريح مُرافِق بشروطه.',
						en: 'Yes, as visitors. Many Arab nationalities enter without a visa, for a time that differs by passport; others need a visa first. Check the rule for your passport with the Immigration Department of Malaysia or the embassy before you buy tickets, and fill in the digital arrival card (MDAC) within the three days before landing. A visit does not turn into a long stay: that takes a dependant pass, on conditions of its own.',
					},
					confidence: 'well-known',
					checked,
					sources: [
						{
							title: {
								ar: 'صحيفة «نيو ستريتس تايمز»: بطاقة الوصول الرقمية',
								en: 'New Straits Times: the digital arrival card',
							},
							url: 'https://api.nst.com.my/news/nation/2023/12/986753/malaysia-temporarily-allows-foreign-tourists-fill-digital-arrival-card',
						},
						{
							title: { ar: 'سياسة التأشيرات في ماليزيا', en: 'Visa policy of Malaysia' },
							url: 'https://wikimili.com/en/Visa_policy_of_Malaysia',
						},
					],
				},
				{
					id: 'dependants',
					question: {
						ar: 'هل يمكن أن ترافقني أسرتي أو والداي طوال الدراسة؟',
						en: 'Can spouse, children or parents stay for the whole of the studies?',
					},
					answer: {
						ar: 'تكون المرافقة بتصريح مُرافِق، وهو للوالدين والزوج أو الزوجة والأولاد دون 18 سنة. يحق لطلبة الماجستير والدكتوراه جميعًا أن يطلبوه. أما في البكالوريوس فيحق لطلبة بلاد محددة، منها السعودية والإمارات والكويت وقطر والبحرين وعُمان واليمن والأردن وفلسطين ولبنان وسوريا والعراق وليبيا، وليست منها مصر والسودان والجزائر والمغرب وتونس. ولا يُمنح لطلبة الدبلوم. اطلبوه عن طريق الجامعة بعد صدور تصريح الطالب، ومدته 12 شهرًا على الأكثر ويُجدَّد.',
						en: 'With a dependant pass, which is for parents, spouse and children under 18. All master’s and PhD students may apply for it. Bachelor’s students may only if they hold one of the listed nationalities, among them Saudi Arabia, the UAE, Kuwait, Qatar, Bahrain, Oman, Yemen, Jordan, Palestine, Lebanon, Syria, Iraq and Libya; Egypt, Sudan, Algeria, Morocco and Tunisia are not on the list. Diploma students may not. Apply through the university once the Student Pass is issued; it is given for at most 12 months at a time.',
					},
					confidence: 'verified',
					checked,
					sources: [
						{
							title: { ar: 'EMGS: تصريح المُرافِق', en: 'EMGS: Dependant Pass' },
							url: 'https://educationmalaysia.gov.my/how-to-apply/dependant-pass.html',
						},
						{
							title: {
								ar: 'جامعة موناش ماليزيا: تصريح المُرافِق',
								en: 'Monash University Malaysia: dependant pass',
							},
							url: 'https://www.monash.edu.my/student-services/international-students/student-pass/applying-for-a-dependant-pass',
						},
					],
				},
			],
		},
		{
			id: 'life',
			title: { ar: 'الحياة اليومية', en: 'Daily life' },
			questions: [
				{
					id: 'prayer-ramadan-holidays',
					question: {
						ar: 'كيف الصلاة ورمضان هناك، وهل يعود الطالب إلى أهله في الإجازة؟',
						en: 'What about prayer and Ramadan, and may students go home in the break?',
					},
					answer: {
						ar: 'الإسلام دين الدولة، والمساجد والمصليات معتادة في الجامعات والمجمعات والمحطات، والطعام الحلال في كل مكان. تستمر الدراسة في رمضان، وعطلة عيد الفطر الرسمية يومان. وللسفر في إجازة الفصل انتظروا حتى يعود الجواز وفيه تصريح الطالب وتأشيرة الدخول المتعدد، ولا تغادروا ماليزيا قبل ذلك. وأبلغوا الجامعة قبل السفر، لأن تجديد التصريح يشترط حضورًا لا يقل عن 80%.',
						en: 'Islam is the religion of the state; mosques and prayer rooms are usual in universities, malls and stations, and halal food is everywhere. Classes go on in Ramadan, and Eid al-Fitr is a public holiday of two days. To travel in the break, wait until the passport is back with the Student Pass and the Multiple Entry Visa, and do not leave Malaysia while it is being issued. Tell the university first, since renewal asks for 80% attendance.',
					},
					confidence: 'well-known',
					checked,
					sources: [
						{
							title: {
								ar: 'جامعة إنسيف: لا سفر قبل عودة الجواز',
								en: 'INCEIF University: no travel until the passport is returned',
							},
							url: 'https://inceif.edu.my/study-inceif-university/international-student/visa-application/',
						},
						{
							title: {
								ar: 'كلية صنواي في جوهور بهرو: لا خروج قبل تصريح الطالب',
								en: 'Sunway College Johor Bahru: no exit before the Student Pass',
							},
							url: 'https://sunway.edu.my/jb/admission/international-students',
						},
					],
				},
				{
					id: 'insurance',
					question: {
						ar: 'ماذا يغطي التأمين الصحي للطلبة، وكم يكلّف؟',
						en: 'What does student health insurance cover, and what does it cost?',
					},
					answer: {
						ar: 'التأمين إلزامي، ويُشترى في ماليزيا عن طريق الجامعة، ويسري من يوم الدخول إذا أبلغتم الجامعة بوصولكم فورًا. قسطه السنوي في باقات EMGS من 468 إلى 672 رينغيت، وحد تغطيته من 20,000 إلى 50,000 رينغيت، وفي بعضها تدفعون 25 رينغيت عند كل زيارة طبيب. وقد تختار الجامعة باقة أغلى. اسألوا عن المستشفيات المشمولة وعن الأمراض السابقة للسفر، واحملوا بطاقة التأمين دائمًا.',
						en: 'Insurance is compulsory, bought in Malaysia through the university, and runs from the day of entry if you report your arrival at once. In the packages of EMGS the premium is RM 468 to 672 a year and the limit RM 20,000 to 50,000; with some you pay RM 25 at each visit to a doctor. A university may choose a dearer one. Ask which hospitals are included and about conditions you had before, and carry the card.',
					},
					confidence: 'verified',
					checked,
					sources: [
						{
							title: { ar: 'EMGS: تأمين الطلبة الجدد', en: 'EMGS: insurance of new students' },
							url: 'https://visa.educationmalaysia.gov.my/guidelines/insurance-new.html',
						},
						{
							title: { ar: 'جامعة تايلورز: التأمين', en: 'Taylor’s University: insurance' },
							url: 'https://university.taylors.edu.my/en/student-life/support-and-services/insurance-services.html',
						},
					],
				},
				{
					id: 'bank-and-sim',
					question: {
						ar: 'كيف أفتح حسابًا مصرفيًا، وكيف أشتري شريحة هاتف؟',
						en: 'How do I open a bank account and get a SIM card?',
					},
					answer: {
						ar: 'سجّلوا الشريحة بأنفسكم، ومعكم جواز السفر الأصلي وتصريح الطالب. لغير الماليزيين شريحتان مسبقتا الدفع على الأكثر لدى كل شركة، وتتوقف شريحة السائح بعد 3 أشهر. وللحساب تطلب المصارف عادةً الجواز وفيه تصريح الطالب وخطابًا من الجامعة، وشروط الفروع تختلف، فاسألوا مكتب الطلبة الدوليين عن الفرع الذي يتعامل معه. وإلى ذلك الحين احملوا مصروف الأسابيع الأولى وبطاقة مصرفية تعمل خارج بلدكم.',
						en: 'Register the SIM yourself, with the original passport and the Student Pass. Non-Malaysians may hold at most two prepaid SIMs with each company, and a tourist SIM ends after 3 months. For an account, banks usually want the passport with the Student Pass and a letter from the university; branches differ, so ask the international office which one it works with. Until then, bring money for the first weeks and a card that works abroad.',
					},
					confidence: 'well-known',
					checked,
					sources: [
						{
							title: {
								ar: 'صحيفة «ملاي ميل»: قواعد الشرائح مسبقة الدفع',
								en: 'Malay Mail: rules on prepaid SIM cards',
							},
							url: 'https://www.malaymail.com/news/malaysia/2026/02/26/prepaid-sim-crackdown-malaysians-restricted-to-five-cards-per-telco-to-fight-scams/210539',
						},
						{
							title: {
								ar: 'موقع «تكنيف»: شريحة السائح ثلاثة أشهر',
								en: 'TechNave: a tourist SIM lasts three months',
							},
							url: 'https://technave.com/gadget/You-can-now-have-up-to-5-Prepaid-SIM-cards-for-each-telco-45810.html',
						},
						{
							title: {
								ar: 'جامعة سيتي ماليزيا: ما تحملونه للأسابيع الأولى',
								en: 'City University Malaysia: money for the first weeks',
							},
							url: 'https://www.city.edu.my/page/692/Pre-Departure-Checklist/',
						},
					],
				},
				{
					id: 'driving',
					question: {
						ar: 'هل يمكنني قيادة السيارة في ماليزيا برخصة بلدي؟',
						en: 'May I drive in Malaysia with my licence from home?',
					},
					answer: {
						ar: 'توقف تحويل رخص القيادة الأجنبية لدى إدارة النقل البري الماليزية (JPJ) منذ 19 مايو 2025. من يبقى أقل من 12 شهرًا، وبلده طرف في اتفاقيتي السير لعامي 1949 و1968، يقود برخصة دولية صدرت في بلده. ومن يدرس سنوات يحتاج إلى رخصة ماليزية، بعد مدرسة القيادة واختباراتها كالماليزيين. اسألوا الإدارة عن حالتكم قبل استئجار سيارة، فالتأمين لا يغطي من يقود بلا رخصة صالحة.',
						en: 'The Road Transport Department (JPJ) stopped converting foreign licences on 19 May 2025. Those who stay less than 12 months and come from a country of the 1949 and 1968 traffic conventions drive with an international permit issued at home. Those who study for years need a Malaysian licence, after driving school and tests like any Malaysian. Ask JPJ about your case before you rent a car: insurance does not help a driver without a valid licence.',
					},
					confidence: 'verified',
					checked,
					sources: [
						{
							title: {
								ar: 'صحيفة «ملاي ميل»: نهاية تحويل الرخص الأجنبية',
								en: 'Malay Mail: the end of converting foreign licences',
							},
							url: 'https://www.malaymail.com/news/malaysia/2025/05/16/jpj-foreign-driving-licence-conversions-to-cease-on-may-19-as-malaysia-tightens-road-safety-rules/177009',
						},
						{
							title: {
								ar: 'موقع «سيز»: قيادة الأجانب في ماليزيا',
								en: 'SAYS: driving in Malaysia as a foreigner',
							},
							url: 'https://says.com/my/amp/lifestyle/driving-in-malaysia-as-a-foreigner',
						},
					],
				},
			],
		},
		{
			id: 'admission',
			title: { ar: 'القبول والدراسة', en: 'Admission and studies' },
			questions: [
				{
					id: 'school-certificates',
					question: {
						ar: 'هل تُقبل شهادتي: الثانوية العامة أو التوجيهي أو البكالوريا أو السادس الإعدادي؟',
						en: 'Is my school certificate accepted: Thanawiya, Tawjihi, Baccalaureate, Iraqi sixth preparatory?',
					},
					answer: {
						ar: 'ليس المهم اسم الشهادة، بل 12 سنة دراسية والمعدل ومواد التخصص. تسميها الجامعات في شروطها Senior High School Certificate أو Grade 12، وتدخل في ذلك الثانوية العامة والتوجيهي والبكالوريا الجزائرية والمغربية والتونسية والسادس الإعدادي العراقي ودبلوم التعليم العام في عُمان والثانوية السعودية. وتطلب جامعة مالايا في بعض برامجها معدل 80%. ومن كان دون الشرط بدأ بالسنة التأسيسية. ولم نجد جامعة ماليزية تشترط اختبار القدرات والاختبار التحصيلي، وقد تشترطهما جهة المعادلة في بلدكم.',
						en: 'The name of the certificate does not matter; 12 years of school, the average and the subjects do. Universities call it Senior High School Certificate or Grade 12: Thanawiya, Tawjihi, the Algerian, Moroccan and Tunisian Baccalaureate, the Iraqi sixth preparatory, Oman’s general education diploma, the Saudi certificate. The University of Malaya asks for an average of 80% in some programmes. Those below the line start with a foundation year. We found no Malaysian university that asks for Qudurat and Tahsili, though your authority at home may.',
					},
					confidence: 'well-known',
					checked,
					sources: [
						{
							title: {
								ar: 'جامعة مالايا: أنظمة الجامعة، 12 سنة دراسية على الأقل',
								en: 'University of Malaya: rules, at least 12 years of school',
							},
							url: 'http://ebook.um.edu.my/BA/University_Malaya_Rules_and_Regulations/Ebook_BA_2018/files/basic-html/page21.html',
						},
						{
							title: {
								ar: 'جامعة مالايا: دليل شروط القبول للطلبة الدوليين 2023، صفحة 81',
								en: 'University of Malaya: handbook of international requirements 2023, page 81',
							},
						},
						{
							title: {
								ar: 'جامعة العلوم الماليزية: القبول بحسب البلد',
								en: 'Universiti Sains Malaysia: admission by country',
							},
							url: 'http://admissions.usm.my/index.php/undergraduate-international-student/intensive-language-courses',
						},
						{
							title: {
								ar: 'جامعة إنتي: مؤهلات الدخول بحسب البلد',
								en: 'INTI: entry qualifications by country',
							},
							url: 'https://newinti.edu.my/international-students/entry-requirements',
						},
					],
				},
				{
					id: 'english-where',
					question: {
						ar: 'أين أدرس الإنجليزية: في بلدي أم في ماليزيا؟',
						en: 'Should I learn English at home or in Malaysia?',
					},
					answer: {
						ar: 'في بلدكم التكلفة أقل، ويصل الملف إلى الجامعة كاملًا. وفي ماليزيا ساعات أكثر كل أسبوع، لكن معها إيجار ومعيشة، ولمعهد اللغة ملف تأشيرة يسبق ملف الجامعة. والطريق الثالث قبول مشروط: تدرسون اللغة في الجامعة نفسها مدة لا تزيد على 12 شهرًا، ومن لم يبلغ الدرجة لا يدخل البرنامج. ابدؤوا باختبار، فنتيجة IELTS بالحاسوب تظهر خلال 5 أيام، ثم قارنوا الطرق الثلاثة في صفحة «خطتي».',
						en: 'At home it costs less, and the file reaches the university complete. In Malaysia there are more hours each week, but with rent and living, and a language institute has a visa file of its own before the university’s. The third way is a conditional offer: English inside the university for at most 12 months, and those who miss the score do not enter the programme. Begin with a test, since IELTS on computer answers within 5 days, and then compare the three ways on My plan.',
					},
					confidence: 'verified',
					checked,
					sources: [
						{
							title: {
								ar: 'تعليمات EMGS في 20 ديسمبر 2017: القبول المشروط',
								en: 'EMGS guideline of 20 December 2017: conditional offers',
							},
							url: 'http://klmuc.edu.my/education-malaysia-global-services-emgs-20-december-2017/',
						},
						{
							title: {
								ar: 'تعاميم 2019: القبول المشروط في المؤسسات الخاصة',
								en: 'Circulars of 2019: conditional offers of private institutions',
							},
							url: 'https://www.pilley.edu.my/admissions/international-students-academic-matters/',
						},
						{
							title: {
								ar: 'مركز IELTS في جامعة مانشستر: موعد ظهور النتائج',
								en: 'University of Manchester IELTS centre: when results arrive',
							},
							url: 'https://www.ucae.manchester.ac.uk/ielts/after-the-test/',
						},
					],
				},
				{
					id: 'length-and-graduation',
					question: {
						ar: 'كم سنة تستمر الدراسة، وكم نسبة من يتخرجون في الموعد؟',
						en: 'How long does a degree take, and how many graduate on time?',
					},
					answer: {
						ar: 'في البرامج التي نعرضها: البكالوريوس من 3 إلى 5 سنوات، والماجستير من سنة ونصف إلى سنتين، والدكتوراه من 3 إلى 4 سنوات. وتسبقها أشهر اللغة أو السنة التأسيسية لمن يحتاج إليها. أما من يتخرجون في الموعد فلم نجد لنسبتهم بين الطلبة الدوليين رقمًا يُعتمد عليه، ولا نخمّن. اسألوا الجامعة عن برنامجكم: كم بدأ فيه وكم تخرّج في الموعد، وكيف يُعاد المقرر وبكم.',
						en: 'In the programmes we list, a bachelor’s takes 3 to 5 years, a master’s a year and a half to 2, a PhD 3 to 4, after the English months or the foundation year of those who need them. For graduation on time we found no figure to rely on for international students, and we do not guess. Ask the university about your programme: how many began it, how many finished on time, and how a course is repeated, at what fee.',
					},
					confidence: 'estimate',
					checked,
					sources: [
						{
							title: {
								ar: 'برامج الجامعات الأربع عشرة في هذا الموقع',
								en: 'The programmes of the fourteen universities on this site',
							},
							url: '/universities',
						},
					],
				},
				{
					id: 'change-university',
					question: {
						ar: 'هل يمكن تغيير الجامعة بعد الوصول؟',
						en: 'Can I change university after I arrive?',
					},
					answer: {
						ar: 'نعم، لكن بطلب جديد، لا بنقل الملف. يرتبط تصريح الطالب بجامعة وبرنامج، فيُلغى عند الانتقال، وتقدّمون أوراقًا جديدة ويصدر خطاب موافقة (VAL) جديد، وقد تضطرون إلى مغادرة ماليزيا حتى يصدر. والقرار لإدارة الهجرة الماليزية بعد النظر في الدرجات والحضور. لا تبدؤوا في الجامعة الجديدة قبل الموافقة، ولا تغادروا قبل إلغاء التصريح القديم، وإلا ضاع مبلغ الضمان. واسألوا أي المقررات تُحتسب لكم.',
						en: 'Yes, but with a new application, not by moving the file. The Student Pass belongs to one university and programme: it is cancelled, new papers go in and a new VAL is issued, and you may have to leave Malaysia until then. Immigration decides, looking at grades and attendance. Do not start at the new university before approval, nor leave before the old pass is cancelled, or the bond is lost. Ask which courses are credited to you.',
					},
					confidence: 'verified',
					checked,
					sources: [
						{
							title: {
								ar: 'جامعة التكنولوجيا الماليزية: نقل التصريح وإلغاؤه',
								en: 'UTM International: transfer and cancellation of the pass',
							},
							url: 'https://international.utm.my/cancel-transfer-pass',
						},
						{
							title: {
								ar: 'جامعة APU: إلغاء تصريح الطالب',
								en: 'APU: cancellation of the Student Pass',
							},
							url: 'https://apiit.atlassian.net/wiki/pages/viewpage.action?pageId=2747760645',
						},
						{
							title: {
								ar: 'جامعة ليمكوكوينغ: تغيير البرنامج',
								en: 'Limkokwing University: variation and progression',
							},
							url: 'https://limkokwing.net/variation-progression',
						},
					],
				},
			],
		},
		{
			id: 'costs',
			title: { ar: 'المال والاسترداد', en: 'Money and refunds' },
			questions: [
				{
					id: 'refunds',
					question: {
						ar: 'ما الذي أسترده من الرسوم إذا رُفضت التأشيرة أو غيّرت رأيي؟',
						en: 'What money comes back if the visa is refused or I change my mind?',
					},
					answer: {
						ar: 'لكل جامعة سياستها. رسوم التسجيل لا تُسترد غالبًا، وتعيد بعض الجامعات الرسوم الدراسية كاملة إذا رُفضت التأشيرة، وجزءًا منها لمن ينسحب قبل البدء، ولا تعيد شيئًا بعده. ورسوم EMGS يطلب استردادها من أنشأ الملف، الجامعة أو الطالب، خلال 90 يومًا، وما تمت معالجته لا يُرد غالبًا. والتظلّم عن طريق الجامعة، ويُغلق الملف بعد 90 يومًا من الرفض. فاطلبوا سياسة الاسترداد مكتوبة قبل أن تدفعوا.',
						en: 'Every university has its own policy. The registration fee is mostly kept; some return tuition in full if Immigration refuses, part of it to those who withdraw before the start, and nothing after. EMGS fees are claimed by whoever created the file, university or student, within 90 days, and what was processed is mostly not returned. An appeal goes through the university; the file closes 90 days after a refusal. So ask for the refund policy in writing before you pay.',
					},
					confidence: 'verified',
					checked,
					sources: [
						{
							title: { ar: 'EMGS: سياسة الاسترداد', en: 'EMGS: refund policy' },
							url: 'https://visa.educationmalaysia.gov.my/legal/refund-policy',
						},
						{
							title: {
								ar: 'نشرة EMGS في 17 يوليو 2023: الملفات المغلقة',
								en: 'EMGS bulletin of 17 July 2023: closed applications',
							},
							url: 'https://educationmalaysia.gov.my/get-in-touch/news/notification-on-the-process-for-reopening-applications-that-are-currently-not-active-with-emgs',
						},
						{
							title: {
								ar: 'جامعة تونكو عبد الرحمن للإدارة والتكنولوجيا: استرداد الرسوم (مثال)',
								en: 'TAR UMT: refund of fees (an example)',
							},
							url: 'https://www.tarc.edu.my/international/fees/refund-of-fees-for-registered-international-student-who-withdraws/',
						},
						{
							title: {
								ar: 'جامعة موناش ماليزيا: رسوم EMGS بعد التقديم',
								en: 'Monash: EMGS fees once submitted',
							},
							url: 'https://isphelpdesk.monash.edu.my/kb/faq.php?id=38',
						},
					],
				},
				{
					id: 'our-fee',
					question: {
						ar: 'هل خدمتكم مجانية، وهل يُسترد ما ندفعه لكم؟',
						en: 'Is your service free for students, and is it refundable?',
					},
					answer: {
						ar: 'استشارة التأشيرة الأولى مجانية. ولكل خدمة غيرها اطلبوا من مستشاركم، قبل أي دفع، قائمة مكتوبة بثلاثة أمور: ما تدفعونه لنا إن كان هناك مبلغ، وما تدفعونه للجامعة والمعهد ولهيئة EMGS مباشرةً، وما يُسترد من كل مبلغ ومتى. واسألوه هل تدفع لنا الجامعة شيئًا عند تسجيلكم، فمن حقكم أن تعرفوا. وادفعوا رسوم الجامعة إلى حسابها هي، لا إلى حساب شخص، واحتفظوا بالإيصال.',
						en: 'The first visa consultation is free. For everything else ask your consultant, before any payment, for a written list of three things: what you pay us, if anything; what you pay directly to the university, the institute and EMGS; and what of each amount comes back, and when. Ask as well whether the university pays us when you enrol: you have a right to know. Pay university fees into its own account, never a person’s, and keep the receipt.',
					},
					confidence: 'estimate',
					checked,
					sources: [],
				},
			],
		},
		{
			id: 'after',
			title: { ar: 'بعد التخرج', en: 'After graduation' },
			questions: [
				{
					id: 'work-after',
					question: {
						ar: 'هل يُسمح بالعمل في ماليزيا بعد التخرج؟',
						en: 'Can I work in Malaysia after I graduate?',
					},
					answer: {
						ar: 'يوجد منذ 1 ديسمبر 2023 تصريح للخريجين (Graduate Pass) مدته سنة، لمن أتم البكالوريوس أو ما فوقه من مواطني 23 بلدًا، ليس فيها من البلاد العربية إلا السعودية والإمارات والكويت وقطر والبحرين وعُمان. يتيح البقاء وعملًا جزئيًا في قطاعات محددة، ويشترط جوازًا صالحًا 18 شهرًا وتأمينًا وضامنًا ماليزيًا. اطلبوه قبل انتهاء تصريح الطالب. ولم نجد حتى نوفمبر 2026 أنه شمل بلادًا عربية أخرى. أما الوظيفة الدائمة فتحتاج إلى تصريح عمل يطلبه صاحب العمل.',
						en: 'Since 1 December 2023 there is a one-year Graduate Pass for 23 nationalities, of the Arab countries only Saudi Arabia, the UAE, Kuwait, Qatar, Bahrain and Oman, with a bachelor’s degree or higher. It allows staying on and part-time work in permitted sectors, and takes a passport valid for 18 months, insurance and a Malaysian sponsor. Apply before the Student Pass ends. Up to November 2026 we did not find it extended to other Arab countries. A regular job needs an employment pass that the employer requests.',
					},
					confidence: 'verified',
					checked,
					sources: [
						{
							title: {
								ar: 'EMGS في 4 ديسمبر 2023: تصريح الخريجين',
								en: 'EMGS, 4 December 2023: Graduate Pass',
							},
							url: 'https://educationmalaysia.gov.my/get-in-touch/news/social-visit-pass-(graduate-pass)-for-international-students-and-their-dependents',
						},
						{
							title: {
								ar: 'موقع AppliedHE: رسوم التصريح 450 رينغيت',
								en: 'AppliedHE: a fee of RM 450',
							},
							url: 'https://news.appliedhe.com/2023/12/05/malaysias-international-grads-to-pay-rm450-for-pass-to-work-part-time-here-rm450-more-for-each-dependent/',
						},
						{
							title: {
								ar: 'موقع ICEF في 21 فبراير 2024',
								en: 'ICEF Monitor, 21 February 2024',
							},
							url: 'https://monitor.icef.com/2024/02/malaysia-opens-new-post-study-visa-option-for-degree-graduates',
						},
					],
				},
				{
					id: 'letters-and-attestation',
					question: {
						ar: 'كيف أحصل على خطاب لتأجيل الخدمة العسكرية، وكيف أصدّق شهادتي؟',
						en: 'How do I get a letter for military deferment, and how is my degree attested?',
					},
					answer: {
						ar: 'تصدر الجامعة خطابًا يثبت القيد والدوام الكامل. ولاستعماله خارج ماليزيا تصدّقه وزارة التعليم العالي الماليزية، ثم وزارة الخارجية، ثم سفارة بلدكم في كوالالمبور، لأن ماليزيا ليست طرفًا في اتفاقية الأبوستيل. وطريق الشهادة وكشف الدرجات هو نفسه، ومعهما صفحات التصريح من القيد إلى التخرج. أما شروط التأجيل وسنّه فلدى جهة التجنيد في بلدكم: اسألوها قبل السفر عن النموذج الذي تريده، وجدّدوا الخطاب كل سنة.',
						en: 'The university issues a letter that confirms full-time enrolment. For use abroad it is attested by the Malaysian Ministry of Higher Education, then the Foreign Ministry, then your embassy in Kuala Lumpur, since Malaysia is outside the Apostille Convention. Degree and transcript take the same road, with the pages of the pass from enrolment to graduation. Conditions and ages of deferment lie with the conscription office at home: ask before you travel which form it wants, and renew the letter every year.',
					},
					confidence: 'verified',
					checked,
					sources: [
						{
							title: {
								ar: 'جامعة APU: تصديق المستندات الأكاديمية',
								en: 'APU: attestation of academic documents',
							},
							url: 'https://apiit.atlassian.net/wiki/x/MIktDQ',
						},
						{
							title: {
								ar: 'مكتب ترجمة ماليزي: التصديق لدى السفارات',
								en: 'MYLegalTrans: embassy authentication, no apostille',
							},
							url: 'https://mylegaltrans.com/services/embassy-authentication',
						},
					],
				},
			],
		},
	],
	recognition,
} satisfies FamiliesPage
