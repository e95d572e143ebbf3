import { formatRupees } from '#domain/money/money.ts'
import type { LocalCharge, TripFacts } from './trip-facts.ts'

export type PayLocally = {
  /** 'Payable locally' */
  label: string
  /** 'You pay this on the way, not now.' */
  when: string
  /** For one person, in rupees. */
  rupees: number
  /** Rates change, and some charges are told in round figures. */
  isAbout: boolean
  /** 'about ₹4,224 (USD 48)' for one person. */
  each: string
  /** 'USD 48', as it is asked for abroad. */
  asked: string | null
  charges: { amount: string; what: string; paidTo: string }[]
}

/** Stands only where nothing is left to pay. */
export const nothingAdded = 'Nothing is added at the end.'

const roughly = /\b(about|approximate|usually|varies)\b/i
/** The amount says it already. */
const saidTwice = /,? about$|,? ?\(approximate\)$/

/** All that one person still pays on the way; null where there is nothing. */
export function payLocallyOf({ payLocally: charges }: Pick<TripFacts, 'payLocally'>): PayLocally | null {
  if (charges.length === 0) return null
  const rupees = charges.reduce((sum, charge) => sum + charge.rupees, 0)
  const isAbout = charges.some(isRough)
  const asked = askedAs(inTheirCurrencies(charges))
  return {
    ...namesOf(charges),
    rupees,
    isAbout,
    each: amountOf(rupees, isAbout, asked),
    asked,
    charges: charges.map((charge) => ({
      amount: amountOf(charge.rupees, isRough(charge), askedAs(charge.foreign ? [charge.foreign] : [])),
      what: charge.what.replace(saidTwice, ''),
      paidTo: charge.paidTo,
    })),
  }
}

/** A visa is paid for at home: nobody should look for it on the way. */
function namesOf(charges: LocalCharge[]): Pick<PayLocally, 'label' | 'when'> {
  const before = charges.filter((charge) => charge.before).length
  if (before === 0) return { label: 'Payable locally', when: 'You pay this on the way, not now.' }
  if (before === charges.length)
    return { label: 'Payable before you travel', when: 'You pay this to others, not now.' }
  return {
    label: 'Payable before you travel and locally',
    when: 'You pay this to others, not now.',
  }
}

/** 'about ₹1,800' for so many guests. */
export function payLocallyFor({ rupees, isAbout }: PayLocally, guests: number): string {
  return roughAmount(rupees * guests, isAbout)
}

type Foreign = NonNullable<LocalCharge['foreign']>

function isRough({ what, foreign }: LocalCharge): boolean {
  return foreign !== undefined || roughly.test(what)
}

/** A sum in each currency; what is asked for in rupees stands beside them. */
function inTheirCurrencies(charges: LocalCharge[]): Foreign[] {
  if (!charges.some(({ foreign }) => foreign)) return []
  const sums = new Map<string, number>()
  for (const { rupees, foreign } of charges) {
    const { amount, currency } = foreign ?? { amount: rupees, currency: 'INR' }
    sums.set(currency, (sums.get(currency) ?? 0) + amount)
  }
  return [...sums].map(([currency, amount]) => ({ currency, amount }))
}

function askedAs(foreign: Foreign[]): string | null {
  const sums = foreign.map(({ amount, currency }) =>
    currency === 'INR' ? formatRupees(amount) : `${currency} ${withCommas(amount)}`,
  )
  return sums.length > 0 ? sums.join(' + ') : null
}

function amountOf(rupees: number, isAbout: boolean, asked: string | null): string {
  const amount = roughAmount(rupees, isAbout)
  return asked ? `${amount} (${asked})` : amount
}

function roughAmount(rupees: number, isAbout: boolean): string {
  return `${isAbout ? 'about ' : ''}${formatRupees(rupees)}`
}

function withCommas(amount: number): string {
  return (Number.isInteger(amount) ? String(amount) : amount.toFixed(2)).replace(
    /\d(?=(\d{3})+(\.|$))/g,
    '$&,',
  )
}
