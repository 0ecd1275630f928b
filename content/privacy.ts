import type { PrivacyPage } from './page-schema.ts'

export const privacy = {
	updated: '2026-11-18',
	summary: {
		ar: 'نحفظ ما ترسلونه في النماذج لنرد عليكم ونتابع طلبكم، ولا شيء غير ذلك. لا نبيعه، ولا نتتبع زياراتكم، ومستنداتكم لا تُنشر أبدًا.',
		en: 'We keep what you send in the forms so that we can answer you and follow your request, and nothing else. We do not sell it, we do not track your visits, and your documents are never public.',
	},
	sections: [
		{
			id: 'what-we-keep',
			title: { ar: 'ما الذي نحفظه؟', en: 'What we keep' },
			paragraphs: [
				{
					ar: 'رسالة التواصل: الاسم والبريد الإلكتروني ورقم الهاتف إن كُتب، والموضوع ونص الرسالة. وتُضاف إليها تفاصيل السكن المطلوب في طلب السكن، والجنسية والبرنامج وما يشغلكم في استشارة التأشيرة.',
					en: 'A contact message: name, e-mail address, phone number if given, subject and text. An accommodation request adds the stay you want; a visa consultation adds nationality, programme and your concerns.',
				},
				{
					ar: 'طلب التقديم: بيانات التواصل وتاريخ الميلاد والجنس والجنسية ورقم جواز السفر والمؤهل السابق والخدمات المطلوبة، والمستندات التي ترفعونها. وتُحفظ معها جهة اتصال الطوارئ والحالة الصحية إن ذُكرتا.',
					en: 'An application: contact details, date of birth, gender, nationality, passport number, previous education, the services you want, and the documents you upload. An emergency contact and health conditions are kept with it if you give them.',
				},
				{
					ar: 'ومن يملأ طلب التقديم في متصفح لا يعمل فيه JavaScript، تُحفظ إجاباته على خادمنا مشفّرة بين خطوة وأخرى، ولا يقرؤها أحد قبل الإرسال. وتُحذف عند الإرسال، أو بعد يوم من آخر تعديل.',
					en: 'If you fill in the application in a browser without JavaScript, your answers wait encrypted on our server from one step to the next, and nobody reads them before you send it. They are deleted when you send it, or a day after the last change.',
				},
				{
					ar: 'ما لا نحفظه: المحادثة مع واندربوت، وما يُكتب في حقلَي الدوافع والأهداف التعليمية. يبقى ذلك في الصفحة ولا يُرسل.',
					en: 'What we do not keep: the chat with Wanderbot and what you write in the motivation and learning goals boxes. It stays on the page and is not sent.',
				},
				{
					ar: 'ولمنع الإرسال المتكرر، يُحصي الخادم مدة قصيرة عدد الطلبات من كل عنوان إنترنت.',
					en: 'To stop floods of submissions, the server counts requests from each internet address for a short time.',
				},
			],
		},
		{
			id: 'why',
			title: { ar: 'لماذا نحفظه؟', en: 'Why we keep it' },
			paragraphs: [
				{
					ar: 'لنجيب عن رسالتكم، ونبحث عن السكن المناسب، ونجهّز طلب القبول وملف التأشيرة. لا نستخدمه في الإعلانات، ولا يُتخذ بشأنكم قرار آلي.',
					en: 'To answer your message, find suitable housing and prepare admission and visa files. It is not used for advertising, and no machine decides anything about you.',
				},
			],
		},
		{
			id: 'how-long',
			title: { ar: 'مدة الحفظ', en: 'How long we keep it' },
			paragraphs: [
				{
					ar: 'يبقى ما أرسلتموه ما دام لازمًا لطلبكم أو إلى أن تطلبوا حذفه. وإذا حدّدنا مدة للحفظ، فهي تبدأ من يوم إغلاق طلبكم، وبعدها تُحذف بياناته ومستنداته تلقائيًا. ولا نحذف طلبًا ما زلنا نعمل عليه إلا إذا طلبتم ذلك.',
					en: 'What you sent stays for as long as your request needs it, or until you ask us to delete it. Where we set a period, it runs from the day your request was closed; then its data and documents are deleted automatically. A request we are still working on is deleted only if you ask for it.',
				},
				{
					ar: 'وقد تصلنا بالبريد أو عبر واتساب رسائل لا يمكن ضمّها إلى ملف، لكبر حجمها أو لتعذّر قراءتها أو لوصولها بأعداد كبيرة دفعة واحدة. نضعها جانبًا ليراجعها أحد أفراد فريقنا، ونحذف ما حفظناه منها بعد 90 يومًا على الأكثر.',
					en: 'Messages by e-mail or WhatsApp that cannot be put into a file, because they are too large, cannot be read or come in great numbers at once, are set aside for somebody of our team to look at. What we keep of them is deleted after 90 days at the latest.',
				},
			],
		},
		{
			id: 'who-sees-it',
			title: { ar: 'من يطّلع عليه؟', en: 'Who sees it' },
			paragraphs: [
				{
					ar: 'فريقنا وحده. تُحفظ الطلبات والرسائل في قاعدة بياناتنا، وتصل إلى بريد الفريق، وتُسجَّل رسائل التواصل في جدول المتابعة أيضًا.',
					en: 'Our team alone. Requests and messages are stored in our database and reach the team by e-mail; contact messages are also listed in a follow-up sheet.',
				},
				{
					ar: 'وإن كتبتم إلينا بالبريد أو عبر واتساب، حفظنا الرسالة وما أُرفق بها في ملفكم مع عنوانكم أو رقمكم، لنرد عليكم. وتُفحص المرفقات قبل فتحها. وتبقى نسخة من البريد في صندوق بريدنا، ونحذفها منه يدويًا إن طلبتم الحذف. أما رسائل واتساب فتمر بخوادم شركة «ميتا» وفق شروطها، وتبقى نسخ منها لديها وعلى هاتفكم، وحذفها لدينا لا يحذف تلك النسخ.',
					en: 'If you write to us by e-mail or WhatsApp, we keep the message and what is attached in your file, with your address or number, to answer you. Attachments are checked before they are opened. A copy of a mail stays in our mailbox; if you ask for deletion, we delete it there by hand. WhatsApp messages pass through Meta’s servers under its terms; copies stay there and on your phone, and deleting the messages here does not delete those copies.',
				},
				{
					ar: 'وقد نذكّركم بالبريد أو عبر واتساب بما ينقص ملفكم من مستندات، مرتين على الأكثر بعد كل طلب، ويمكنكم إيقاف التذكير في صفحة الحالة أو بكتابة «إيقاف» عبر واتساب.',
					en: 'We may remind you by e-mail or WhatsApp of documents that are missing from your file, twice at most after each request. You can stop the reminders on the status page, or by writing STOP on WhatsApp.',
				},
				{
					ar: 'وعندما نقدّم طلبًا باسمكم، نرسل ما يلزم له إلى الجهة المعنية: الجامعة أو معهد اللغة أو مالك السكن أو جهة التأشيرات.',
					en: 'When we apply for you, we send what that takes to those concerned: the university, the language institute, the landlord or the visa authority.',
				},
			],
		},
		{
			id: 'documents',
			title: { ar: 'مستنداتكم', en: 'Your documents' },
			paragraphs: [
				{
					ar: 'ليس لمستنداتكم رابط عام. يُحفظ كل ملف باسم يتعذر تخمينه، ولا يفتحه إلا من له حساب في فريقنا، وتُسجَّل كل مرة يُفتح فيها.',
					en: 'They have no public link. Each file is stored under a name that cannot be guessed, opens only for those of our team who have an account, and every opening is logged.',
				},
				{
					ar: 'وعند التقديم إلى جامعة نجمع بياناتكم ومستنداتكم المقبولة في ملف واحد. يُسجَّل من أعدّه ومن فتحه، ويُحذف من نظامنا بعد 7 أيام.',
					en: 'When we apply to a university, your data and accepted documents are put into one file. Who made and opened it is recorded, and it is deleted from our system after 7 days.',
				},
			],
		},
		{
			id: 'status-page',
			title: { ar: 'صفحة الحالة', en: 'The status page' },
			paragraphs: [
				{
					ar: 'تعرض خطوات الطلب ومواعيدها وما ينقصه. بالرابط الذي يصلكم بالبريد ترون فيها أيضًا اسمكم الأول وأسماء مستنداتكم ورسائلنا معكم، وبالرابط الذي يظهر بعد الإرسال أو بالرقم المرجعي مع تاريخ الميلاد أو البريد ترون جزءًا من ذلك، وبرابط العائلة تظهر الخطوات والمواعيد وحدها دون اسم.',
					en: 'It shows the steps of your request, their dates and what is missing. The link in our mails also shows your first name, the names of your documents and our messages; the link shown after sending, or the reference with your date of birth or e-mail, shows part of that; the family link shows steps and dates alone, without a name.',
				},
				{
					ar: 'ولا يظهر فيها أبدًا رقم جواز السفر ولا تاريخ الميلاد ولا الحالة الصحية ولا محتوى المستندات. ومن فتح رابطكم رأى ما ترون، فلا ترسلوه إلى أحد، ويمكنكم إيقاف الروابط كلها من الصفحة نفسها.',
					en: 'It never shows your passport number, date of birth, health or the contents of documents. Whoever opens your link sees what you see, so pass it to nobody; the page itself can stop all links.',
				},
			],
		},
		{
			id: 'on-your-device',
			title: { ar: 'ما يبقى على جهازكم', en: 'What stays on your device' },
			paragraphs: [
				{
					ar: 'اللغة والمظهر، ليتذكرهما الموقع في الزيارة القادمة. واللغة محفوظة أيضًا في ملف تعريف ارتباط (cookie) واحد، ليصل النص باللغة الصحيحة من البداية.',
					en: 'Language and theme, so that the site remembers them on your next visit. The language is also kept in a single cookie, so that the text arrives in the right language from the start.',
				},
				{
					ar: 'وعند فتح صفحة الحالة، ملف تعريف ارتباط ثانٍ للزيارة وحدها. ينتهي بعد 30 دقيقة من آخر اطّلاع أو بعد 12 ساعة، ولا تُحفظ من تلك الصفحة نسخة على الجهاز.',
					en: 'While the status page is open, a second cookie for that visit alone. It ends 30 minutes after the last look or after 12 hours, and no copy of that page is kept on the device.',
				},
				{
					ar: 'ومسودة طلب التقديم، مدة أسبوع، لتكملوه متى شئتم. وعلى جهاز مشترك اضغطوا «مسح المسودة» فوق الاستمارة عند الانتهاء.',
					en: 'And the draft of your application, for a week, so that you can finish it when it suits you. On a shared device, press Clear above the form when you stop.',
				},
				{
					ar: 'وما يُكتب في أي نموذج يبقى في علامة التبويب نفسها إلى أن يُرسل أو تُغلق، حتى لا يضيع بالانتقال إلى صفحة أخرى.',
					en: 'And what you type into a form stays in its tab until it is sent or the tab is closed, so that going to another page does not lose it.',
				},
				{
					ar: 'ونسخ من الصفحات التي فتحتموها، لتُقرأ دون اتصال بالشبكة. وإذا تعذر إرسال نموذج لانقطاع الاتصال، فلا يُحفظ على الجهاز إلا بموافقتكم، ويُحذف بعد إرساله أو بعد أسبوع.',
					en: 'And copies of the pages you opened, so that they can be read without a connection. If a form cannot be sent because the connection is gone, it is kept on the device only if you agree, and deleted once it is sent or after a week.',
				},
				{
					ar: 'لا توجد أدوات تتبع ولا إعلانات. وإذا تضمنت صفحة فيديو من موقع آخر، فلا يُحمَّل منه شيء قبل الضغط على زر التشغيل.',
					en: 'There are no trackers and no advertisements. Where a page holds a video from another site, nothing of it loads before you press Play.',
				},
			],
		},
		{
			id: 'deletion',
			title: { ar: 'كيف تطلبون الحذف؟', en: 'How to have it deleted' },
			paragraphs: [
				{
					ar: 'افتحوا صفحة الحالة بالرابط الذي وصلكم بالبريد واختاروا «حذف بياناتي كلها»: يبدأ الحذف عند انتهاء يوم العمل الثاني بعد طلبكم، ونرسل إليكم موعده، ويمكنكم التراجع قبل ذلك.',
					en: 'Open the status page with the link in our mail and choose “Delete all my data”: deleting begins at the end of the second business day after it, we mail you the date, and until then you can take it back.',
				},
				{
					ar: 'أو اكتبوا إلينا من صفحة التواصل بالبريد الإلكتروني الذي استُخدم في الطلب، مع الرقم المرجعي إن وُجد. نحذف البيانات والمستندات ونؤكد لكم ذلك. وبالطريقة نفسها تطلبون نسخة منها أو تصحيح خطأ فيها.',
					en: 'Or write to us from the contact page with the e-mail address you used and the reference number if you have it. We delete data and documents and confirm it to you. In the same way you can ask for a copy or have a mistake corrected.',
				},
				{
					ar: 'يشمل الحذف في أنظمتنا الطلب ومستنداته وما دار حوله من رسائل وما سُجّل عنه، ولا يبقى منه إلا الرقم المرجعي دليلًا على أنه حُذف. وما حُذف لا يعود، حتى إذا استُعيدت بياناتنا من نسخة احتياطية أقدم منه.',
					en: 'Deleting removes the submission, its documents, the messages about it and what was recorded of it from our systems; only the reference number stays, as proof that it was deleted. What was deleted does not come back, even if our data is restored from an older backup.',
				},
				{
					ar: 'وإن كتبتم إلينا «إيقاف» عبر واتساب، بقيت بعد الحذف بصمة مشفّرة لرقمكم لا يُعرف منها الرقم، حتى لا تصلكم منا رسائل تلقائية من جديد.',
					en: 'If you wrote STOP to us on WhatsApp, an encrypted fingerprint of your number stays after deletion, from which the number cannot be read, so that no automatic messages reach you again.',
				},
				{
					ar: 'ولا يصل الحذف إلى ما خرج من أنظمتنا: البريد الذي أُرسل من قبل، والصفوف التي أُضيفت إلى جدول بيانات خارجي، والنسخ الاحتياطية إلى أن تنتهي مدة حفظها.',
					en: 'Deleting does not reach what has left our systems: mail that was sent before, rows that were added to an outside spreadsheet, and backups until their time is over.',
				},
			],
		},
	],
} satisfies PrivacyPage
