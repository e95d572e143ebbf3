import { formatPaise } from '#domain/money/money.ts'
import { type ReceiptWay, receiptWords } from '#domain/receipts/receipt.ts'
import { type SentBackReason, sentBackReasons } from './sent-back.ts'

/** Why a booking ends with money that goes back, or what its credit came with: what its refunds say, too. */
export const endReasons = [
  'cancelled by the traveller',
  'cancelled for the traveller',
  'the departure does not run',
] as const
export type EndReason = (typeof endReasons)[number]

/** What an event of a booking is kept as. Sentences are written here alone, in the voice of what stands around them. */
const plain = {
  claimed: 'Added to your account',
  'started to pay': 'started to pay',
  'chose anew': 'chose anew',
  'not paid in time': 'not paid in time',
  'nothing to pay': 'nothing to pay',
  paid: 'paid',
  'paid with wallet credit': 'paid with wallet credit',
  'paid late, and the seats were still free': 'paid late, and the seats were still free',
  'payment opened': 'PhonePe opened the payment',
  'payment refused': 'PhonePe refused the payment',
  'payment failed': 'the payment failed',
  'payment asked anew': 'PhonePe did not answer, and is asked anew',
  'pay link opened': 'The pay link was opened',
  'booked at the desk': 'booked at the desk',
  'sold at the desk, paid': 'sold at the desk, paid',
  'sold at the desk, the rest is owed': 'sold at the desk, the rest is owed',
  'let go at the desk': 'let go at the desk',
  'discount given': 'A discount was given',
  'offered to the waiting list': 'offered to the waiting list',
  'left the waiting list': 'left the waiting list',
  'taken off the waiting list': 'taken off the waiting list',
  'cancelled by the traveller': 'cancelled by the traveller',
  'cancelled for the traveller': 'cancelled for the traveller',
  'the departure does not run': 'the departure does not run',
  'the refund has arrived': 'the refund has arrived',
  'the trip is over': 'the trip is over',
} as const satisfies Record<string, string> & Record<EndReason, string>

type Told = {
  moved: { other: string }
  'takes the place': { other: string }
  'guests taken off': { guests: number }
  'guest named': { guest: number }
  'seat given away': { guest: number }
  'money received': { paise: number; way: ReceiptWay | 'phonepe' }
  'receipt taken back': { paise: number }
  'second payment goes back': { paise: number }
  'part goes back': { paise: number }
  'sent back again': { paise: number }
  'paid back by hand': { paise: number }
}

const withValues: { [C in keyof Told]: (told: Told[C]) => string } = {
  moved: ({ other }) => `moved to ${other}`,
  'takes the place': ({ other }) => `takes the place of ${other}`,
  'guests taken off': ({ guests }) => `${guests === 1 ? '1 guest is' : `${guests} guests are`} taken off`,
  'guest named': ({ guest }) => `The name of guest ${guest} was put in`,
  'seat given away': ({ guest }) => `The seat of guest ${guest} went to somebody else`,
  'money received': ({ paise, way }) => `${formatPaise(paise)} received (${sayWay(way)})`,
  'receipt taken back': ({ paise }) => `A receipt of ${formatPaise(paise)} was taken back`,
  'second payment goes back': ({ paise }) => `A second payment of ${formatPaise(paise)} goes back`,
  'part goes back': ({ paise }) => `${formatPaise(paise)} goes back`,
  'sent back again': ({ paise }) => `${formatPaise(paise)} is sent back again`,
  'paid back by hand': ({ paise }) => `${formatPaise(paise)} was paid back by hand`,
}

/** By which way money came. */
export function sayWay(way: ReceiptWay | 'phonepe'): string {
  return way === 'phonepe' ? 'PhonePe' : receiptWords[way].shown
}

export type EventWhy =
  | keyof typeof plain
  | SentBackReason
  | { [C in keyof Told]: { code: C } & Told[C] }[keyof Told]

export const eventCodes: readonly string[] = [
  ...Object.keys(plain),
  ...sentBackReasons,
  ...Object.keys(withValues),
]

/** What stands in the row of an event: a code, and the values that its sentence needs. */
export type KeptWhy = { why: string; told: Record<string, string | number> | null }

export function keepWhy(why: EventWhy): KeptWhy {
  if (typeof why === 'string') return { why, told: null }
  const { code, ...told } = why
  return { why: code, told }
}

/** Rows of releases that kept the sentence itself say it as it was. */
export function sayEvent({ why, told }: KeptWhy): string {
  if (Object.hasOwn(plain, why)) return plain[why as keyof typeof plain]
  if (!told || !Object.hasOwn(withValues, why)) return why
  return (withValues[why as keyof Told] as (told: KeptWhy['told']) => string)(told)
}
