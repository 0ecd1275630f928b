/** None of these students exists: real voices replace them before the site goes live. */
import type { Testimonial } from './page-schema.ts'

export const testimonials = [
	{
		id: 'computer-science-student',
		name: { ar: 'ريم الشهري', en: 'Reem Alshehri' },
		country: { ar: 'السعودية', en: 'Saudi Arabia' },
		programme: {
			ar: 'بكالوريوس علوم الحاسوب، جامعة مالايا',
			en: 'Bachelor of Computer Science, University of Malaya',
		},
		text: {
			ar: 'أرسلتُ كشف درجاتي يوم الاثنين، وفي اليوم التالي كانت أمامي ثلاثة برامج برسومها وشروطها. اخترتُ وأنا أعرف كم ستدفع أسرتي كل سنة.',
			en: 'I sent my transcript on a Monday, and the next day I had three programmes in front of me with their fees and conditions. I chose knowing what my family would pay each year.',
		},
		avatar: {
			scene: 'avatar-student-1',
			alt: { ar: 'رسم لطالبة محجبة.', en: 'Drawing of a student in a headscarf.' },
		},
		confidence: 'sample',
	},
	{
		id: 'civil-engineering-student',
		name: { ar: 'ياسين بوزيد', en: 'Yacine Bouzid' },
		country: { ar: 'الجزائر', en: 'Algeria' },
		programme: {
			ar: 'بكالوريوس الهندسة المدنية، جامعة التكنولوجيا الماليزية',
			en: 'Bachelor of Civil Engineering, Universiti Teknologi Malaysia',
		},
		text: {
			ar: 'كانت صلاحية جوازي أقل من 18 شهرًا، فنبّهوني قبل تقديم الملف لا بعد رفضه. جدّدتُه أولًا، ثم صدر خطاب الموافقة دون أن تُطلب مني ورقة إضافية.',
			en: 'My passport had less than 18 months left, and they told me before we applied, not after a refusal. I renewed it first, and the approval letter came without one more paper being asked of me.',
		},
		avatar: {
			scene: 'avatar-student-2',
			alt: { ar: 'رسم لطالب ملتحٍ.', en: 'Drawing of a student with a beard.' },
		},
		confidence: 'sample',
	},
	{
		id: 'psychology-student',
		name: { ar: 'لارا حداد', en: 'Lara Haddad' },
		country: { ar: 'الأردن', en: 'Jordan' },
		programme: {
			ar: 'بكالوريوس علم النفس، جامعة صنواي',
			en: 'BSc (Hons) Psychology, Sunway University',
		},
		text: {
			ar: 'وصلتُ ليلًا فوجدتُ من ينتظرني في المطار، وفي الصباح رتّبنا موعد الفحص الطبي. بعد فصل واحد صرتُ أنا من يدلّ الطالبات الجديدات على الطريق.',
			en: 'I landed at night and someone was waiting at the airport; by morning we had the medical screening booked. One semester later I was the one showing new students the way.',
		},
		avatar: {
			scene: 'avatar-student-3',
			alt: { ar: 'رسم لطالبة بشعر طويل.', en: 'Drawing of a student with long hair.' },
		},
		confidence: 'sample',
	},
] satisfies Testimonial[]
