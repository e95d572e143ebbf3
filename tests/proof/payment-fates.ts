import type { PhonePeSandbox } from '../../sandbox/phonepe/start-phonepe-sandbox.ts'

/** What happens to one payment, and what its booking has to be in the end. */
export type Fate = {
  name: string
  ends: 'confirmed' | 'refunded' | 'expired'
  /** Right after the booking was made. */
  now: (phonepe: PhonePeSandbox, merchantOrderId: string) => void
  /** When the time for which seats were held is long over. */
  later?: (phonepe: PhonePeSandbox, merchantOrderId: string) => void
  /** The same phone books the same departure once more, and pays. */
  booksAgain?: boolean
  staysPending?: boolean
}

const pay = (phonepe: PhonePeSandbox, merchantOrderId: string, webhook?: boolean) =>
  void phonepe.settleOrder({ merchantOrderId, state: 'COMPLETED', webhook })
const fail = (phonepe: PhonePeSandbox, merchantOrderId: string) =>
  void phonepe.settleOrder({ merchantOrderId, state: 'FAILED' })

export const plain: Fate = { name: 'paid, the webhook as luck has it', ends: 'confirmed', now: pay }
export const closed: Fate = { name: 'the window is closed', ends: 'expired', now: () => {} }

export const fates: Fate[] = [
  plain,
  closed,
  { name: 'the webhook is lost', ends: 'confirmed', now: (phonepe, id) => pay(phonepe, id, false) },
  {
    name: 'webhooks come three times each, late and the last one first',
    ends: 'confirmed',
    now(phonepe, id) {
      phonepe.setWebhooks({ deliver: 'held', copies: 3 })
      fail(phonepe, id)
      pay(phonepe, id)
    },
  },
  {
    name: 'webhooks are forged, and nobody pays',
    ends: 'expired',
    now(phonepe, merchantOrderId) {
      const claim = { merchantOrderId, event: 'checkout.order.completed', payload: { state: 'COMPLETED' } }
      for (const authorization of ['', '0'.repeat(64), undefined])
        phonepe.sendWebhook({ ...claim, authorization })
    },
  },
  {
    name: 'another amount is paid',
    ends: 'refunded',
    now(phonepe, merchantOrderId) {
      phonepe.changeOrder({ merchantOrderId, amount: 100_00 })
      pay(phonepe, merchantOrderId)
    },
  },
  {
    name: 'pending beyond its expiry, then paid',
    ends: 'confirmed',
    now: (phonepe, merchantOrderId) => void phonepe.changeOrder({ merchantOrderId, neverExpires: true }),
    staysPending: true,
    later: pay,
  },
  { name: 'paid after it failed', ends: 'confirmed', now: fail, later: pay },
  {
    name: 'paid after it failed, with a newer booking meanwhile',
    ends: 'refunded',
    now: fail,
    later: pay,
    booksAgain: true,
  },
  {
    name: 'tokens run out before it is paid',
    ends: 'confirmed',
    now(phonepe, id) {
      phonepe.expireTokens()
      pay(phonepe, id)
    },
  },
]
