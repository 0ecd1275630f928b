/** Nobody here exists: the owner puts real people and numbers in before the site goes live. */
import type { Consultant } from './page-schema.ts'

export const consultants = [
	{
		id: 'senior-education-consultant',
		name: { ar: 'هدى الكيلاني', en: 'Huda Alkilani' },
		title: { ar: 'مستشارة تعليمية أولى', en: 'Senior Education Consultant' },
		specialization: {
			ar: 'اختيار الجامعة والتخصص، والمنح، وطلبات الماجستير والدكتوراه',
			en: "Choice of university and field, scholarships, master's and PhD applications",
		},
		languages: [
			{ ar: 'العربية', en: 'Arabic' },
			{ ar: 'الإنجليزية', en: 'English' },
			{ ar: 'الفرنسية', en: 'French' },
		],
		picture: {
			scene: 'avatar-consultant-1',
			alt: { ar: 'رسم لهدى الكيلاني.', en: 'Drawing of Huda Alkilani.' },
		},
		whatsapp: {
			display: '+60 10-000 0001',
			dial: '60100000001',
			message: {
				ar: 'السلام عليكم، أرغب في استشارة حول اختيار الجامعة والتخصص في ماليزيا.',
				en: 'Hello, I would like advice on choosing a university and a field of study in Malaysia.',
			},
		},
		confidence: 'sample',
	},
	{
		id: 'visa-specialist',
		name: { ar: 'طارق منصور', en: 'Tareq Mansour' },
		title: { ar: 'خبير تأشيرات', en: 'Visa Specialist' },
		specialization: {
			ar: 'خطاب الموافقة (VAL)، وملفات EMGS، وحالات التأخر والرفض',
			en: 'Visa Approval Letter (VAL), EMGS files, delays and rejections',
		},
		languages: [
			{ ar: 'العربية', en: 'Arabic' },
			{ ar: 'الإنجليزية', en: 'English' },
		],
		picture: {
			scene: 'avatar-consultant-2',
			alt: { ar: 'رسم لطارق منصور.', en: 'Drawing of Tareq Mansour.' },
		},
		whatsapp: {
			display: '+60 10-000 0002',
			dial: '60100000002',
			message: {
				ar: 'السلام عليكم، لديّ سؤال عن تأشيرة الطالب في ماليزيا.',
				en: 'Hello, I have a question about the Malaysian student visa.',
			},
		},
		confidence: 'sample',
	},
	{
		id: 'student-advisor',
		name: { ar: 'نور عزيزة رحمن', en: 'Nur Azizah Rahman' },
		title: { ar: 'مرشدة طلابية', en: 'Student Advisor' },
		specialization: {
			ar: 'السكن، والاستقبال في المطار، والأسابيع الأولى بعد الوصول',
			en: 'Accommodation, airport pickup and the first weeks after arrival',
		},
		languages: [
			{ ar: 'الملايوية', en: 'Malay' },
			{ ar: 'الإنجليزية', en: 'English' },
			{ ar: 'العربية', en: 'Arabic' },
		],
		picture: {
			scene: 'avatar-consultant-3',
			alt: { ar: 'رسم لنور عزيزة رحمن.', en: 'Drawing of Nur Azizah Rahman.' },
		},
		whatsapp: {
			display: '+60 10-000 0003',
			dial: '60100000003',
			message: {
				ar: 'السلام عليكم، أودّ الاستفسار عن السكن والاستقبال عند الوصول.',
				en: 'Hello, I would like to ask about housing and being met on arrival.',
			},
		},
		confidence: 'sample',
	},
] satisfies Consultant[]
