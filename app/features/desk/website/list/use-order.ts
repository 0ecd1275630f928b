/** Institutes and homes one place up or down: a draft of their order, published like every other. */
import { useRevalidator } from 'react-router'
import type { ListedEntry, WebsiteList } from '#domain/desk/website-api.ts'
import { useSend } from '../../use-send.ts'

export function useOrder(orders: WebsiteList['orders']) {
	const { send, answer, isBusy } = useSend('order')
	const { revalidate } = useRevalidator()
	const orderOf = ({ kind }: Pick<ListedEntry, 'kind'>) => orders.find((one) => one.kind === kind)
	return {
		answer,
		isOrdered: (entry: ListedEntry) => orderOf(entry)?.ids.includes(entry.id) ?? false,
		/** To the place of its neighbour, which takes the other one. */
		async move({ kind, id }: ListedEntry, neighbour: ListedEntry | undefined) {
			const order = orderOf({ kind })
			if (!order || !neighbour || isBusy) return
			const other = { [id]: neighbour.id, [neighbour.id]: id }
			const given = await send(`PUT /api/desk/website/order/${order.id}/draft`, {
				version: order.version,
				document: { order: order.ids.map((one) => other[one] ?? one) },
			})
			if (given && !given.error) await revalidate()
		},
	}
}
