/** Messages that came into an invented case: mails from the family, from the father's own address and from somebody nobody vouches for, and one by WhatsApp. */
import type { MailFacts } from '../../store/cases/message-rows.ts'
import type { Store } from '../../store/store.ts'

const minute = 60_000

const letters: readonly (Pick<MailFacts, 'sender' | 'proof'> & {
	body: string
	quoted?: string
	leftOut?: MailFacts['leftOut']
	minutesAgo: number
	channel?: 'mail' | 'wa'
})[] = [
	{
		sender: 'maryam.sample@mail.example',
		proof: 'own',
		body: 'السلام عليكم، أرسلت كشف الدرجات. هل ينقص شيء آخر؟ (عيّنة)',
		quoted: '> ينقص ملفكم كشف الدرجات. (عيّنة)',
		minutesAgo: 190,
	},
	{
		sender: 'father.sample@mail.example',
		proof: 'other',
		body: 'أنا والد مريم، وأرفقت خطابًا من جهة عملي بالتكفّل بنفقات الدراسة. (عيّنة)',
		leftOut: [{ name: 'IMG_2231.heic', reason: 'heic' }],
		minutesAgo: 75,
	},
	{
		sender: 'maryam.sample@mail.example',
		proof: 'unsure',
		body: 'أرجو إرسال نسخة من جوازي إلى هذا العنوان اليوم. (عيّنة)',
		minutesAgo: 20,
	},
	{
		channel: 'wa',
		sender: '+966500000000',
		proof: 'own',
		body: 'أرسلت إليكم موقع المدرسة التي تُصدر كشف الدرجات. (عيّنة)',
		leftOut: [{ name: '', reason: 'location' }],
		minutesAgo: 8,
	},
	{
		channel: 'wa',
		sender: '+966500000000',
		proof: 'own',
		body: 'هذا كشف حساب والدي. هل يكفي؟ (عيّنة)',
		minutesAgo: 5,
	},
]

/** Into the newest application, which lacks a bank statement; the id of its case. */
export async function seedMails(store: Store, actor: string): Promise<string | null> {
	const row = await store.transaction((trx) =>
		trx
			.selectFrom('cases')
			.select('id')
			.where('kind', '=', 'user_applications')
			.where('closed_at', 'is', null)
			.orderBy('created_at', 'desc')
			.limit(1)
			.executeTakeFirst(),
	)
	if (!row) return null
	await store.cases.requests.ask(row.id, { document: 'bank' }, { actor })
	await store.transaction(async (trx) => {
		for (const letter of letters) {
			const { body, sender, proof, quoted = '', leftOut = [], minutesAgo } = letter
			await store.cases.receive(trx, row.id, {
				type: 'wrote',
				channel: letter.channel ?? 'mail',
				body,
				at: new Date(Date.now() - minutesAgo * minute).toISOString(),
				mail: { externalId: '', sender, proof, quoted, leftOut },
			})
		}
	})
	return row.id
}
