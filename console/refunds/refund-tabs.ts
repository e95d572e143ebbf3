import type { RefundState } from '#server/bookings/refunds/refund-list-store.ts'
import type { Desk } from '#server/console/desk.ts'
import type { Tab } from '../ui/tabs.tsx'

export const refundTabs = {
  'under-way': 'under way',
  'by-hand': 'by hand',
  refused: 'refused',
  done: 'done',
} as const satisfies Record<string, RefundState>
export type RefundTab = keyof typeof refundTabs

export const isRefundTab = (text: string | null): text is RefundTab =>
  text !== null && Object.hasOwn(refundTabs, text)

/** The parts of the page of refunds, with how many there are. */
export async function showRefundTabs(
  { services: { refunds } }: Pick<Desk, 'services'>,
  here: RefundTab | null,
  toApprove: number,
): Promise<Tab[]> {
  const [underWay, byHand, refused] = await Promise.all([
    refunds.count('under way'),
    refunds.count('by hand'),
    refunds.count('refused'),
  ])
  const to = (tab: RefundTab) => ({ to: `/console/refunds?show=${tab}`, here: here === tab })
  return [
    { title: 'To approve', to: '/console/refunds', here: here === null, count: toApprove },
    { title: 'Under way', ...to('under-way'), count: underWay },
    { title: 'To pay by hand', ...to('by-hand'), count: byHand },
    { title: 'Refused by PhonePe', ...to('refused'), count: refused },
    { title: 'Done', ...to('done') },
  ]
}
