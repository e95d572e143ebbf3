import { useState } from 'react'
import { depositFor } from '#domain/bookings/deposit.ts'
import { dateInIndia } from '#domain/calendar/clock.ts'
import { toPaise } from '#domain/money/money.ts'
import { type QuoteRequest, quote } from '#domain/money/price.ts'
import { pricedParty } from '#domain/trips/party.ts'
import type { SummaryOptions } from './summary-options.ts'
import { useCoupon } from './use-coupon.ts'
import { useOfferedCoupons } from './use-offered-coupons.ts'

export type SummaryPrice = ReturnType<typeof useSummaryPrice>

/** What is to pay: with the coupon, the credit, and a deposit where somebody wants to pay in two parts. */
export function useSummaryPrice(options: Omit<SummaryOptions, 'onDraft' | 'onPay'>) {
  const { trip, choice, departure, traveler, draft } = options
  const { party, partyTerms } = choice
  const request: QuoteRequest = {
    ...trip,
    package: choice.package,
    guests: choice.guests,
    party: pricedParty(partyTerms, party),
  }
  const plain = quote(request)
  const coupon = useCoupon(plain.ok ? plain.quote.subtotalPaise : 0, draft.couponCode)
  const offered = useOfferedCoupons({
    tripId: trip.id,
    packageId: choice.package.id,
    date: departure.startDate,
    party,
    userId: traveler.userId,
  })
  const [useWallet, setUseWallet] = useState(draft.useWallet)
  const spendsCredit = useWallet && traveler.credit > 0
  const walletPaise = spendsCredit ? toPaise(traveler.credit) : 0
  const priced = quote({ ...request, couponCode: coupon.code, coupons: coupon.coupons, walletPaise })
  const [wantsDeposit, setWantsDeposit] = useState(draft.deposit)
  const today = dateInIndia(new Date())
  const offeredDeposit = priced.ok
    ? depositFor(trip.deposit, { ...priced.quote, startDate: departure.startDate, today })
    : null
  return {
    coupon,
    offered,
    useWallet,
    setUseWallet,
    priced,
    offeredDeposit,
    wantsDeposit,
    setWantsDeposit,
    deposit: wantsDeposit ? offeredDeposit : null,
  }
}
