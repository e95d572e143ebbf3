import { valibotResolver } from '@hookform/resolvers/valibot'
import { useEffect, useEffectEvent, useState } from 'react'
import { useForm } from 'react-hook-form'
import { noteGiven } from '#app/features/login/note-details.ts'
import type { TravelerDetails } from '#domain/bookings/payment-request.ts'
import { formatPaise, toPaise, toRupees } from '#domain/money/money.ts'
import { type Quote, type QuoteRequest, quote } from '#domain/money/price.ts'
import type { OfferedDeparture } from '#server/departures/offered-departure.ts'
import type { BookableTrip, BookingChoice } from '../bookable.ts'
import type { Wish } from '../kept-wishes.ts'
import { isMissing, type TravelerForm, travelerFormSchema } from './traveler-form.ts'
import { useCoupon } from './use-coupon.ts'
import { useOfferedCoupons } from './use-offered-coupons.ts'
import type { Traveler } from './use-traveler.ts'

/** What was filled in, kept while the page lives: the summary may be closed and opened again. */
export type Draft = { details: TravelerForm; couponCode: string; useWallet: boolean }

type SummaryOptions = {
  trip: BookableTrip
  choice: BookingChoice
  departure: OfferedDeparture
  traveler: Traveler
  draft: Draft
  onDraft: (draft: Draft) => void
  onPay: (wish: Wish) => void
}

/** The state of the booking summary: who travels, the coupon, the credit, and what is to pay. */
export function useSummary({ trip, choice, departure, traveler, draft, onDraft, onPay }: SummaryOptions) {
  const { register, handleSubmit, getValues, setValue, watch, formState } = useForm<TravelerForm>({
    resolver: valibotResolver(travelerFormSchema),
    // At home it is not asked for, so what stands in it can’t be seen.
    defaultValues: trip.overseas ? draft.details : { ...draft.details, pan: '' },
  })
  const request: QuoteRequest = { ...trip, package: choice.package, guests: choice.guests }
  const coupon = useCoupon(toPaise(choice.package.price) * choice.guests, draft.couponCode)
  const offered = useOfferedCoupons({
    tripId: trip.id,
    packageId: choice.package.id,
    guests: choice.guests,
    userId: traveler.userId,
  })
  const [useWallet, setUseWallet] = useState(draft.useWallet)
  const spendsCredit = useWallet && traveler.credit > 0
  const walletPaise = spendsCredit ? toPaise(traveler.credit) : 0
  const priced = quote({ ...request, couponCode: coupon.code, walletPaise })

  const { known } = traveler
  useEffect(() => {
    if (!known) return
    for (const field of ['name', 'email', 'phone'] as const)
      if (!getValues(field)) setValue(field, known[field])
  }, [known, getValues, setValue])

  function noteDraft(): void {
    onDraft({ details: getValues(), couponCode: coupon.code, useWallet })
  }

  function pay({ pan, ...details }: TravelerDetails): void {
    if (!priced.ok) return
    noteDraft()
    noteGiven({ name: details.name, email: details.email, phone: details.phone })
    onPay({
      amount: toRupees(priced.quote.payablePaise),
      tripName: trip.title,
      userDetails: { ...details, ...(pan && { pan }) },
      booking: {
        tripId: trip.id,
        packageId: choice.package.id,
        batchId: departure.id,
        guests: choice.guests,
        ...(coupon.code && { couponCode: coupon.code }),
        ...(traveler.credit > 0 && { useWallet }),
      },
      startDate: departure.startDate,
      endDate: departure.endDate,
      lines: linesOf(choice, priced.quote),
      credit: toRupees(priced.quote.walletPaise),
      userId: traveler.userId,
    })
  }

  // All of it outlives a reload, as it was typed last.
  const note = useEffectEvent(noteDraft)
  useEffect(() => {
    const { unsubscribe } = watch(() => note())
    return unsubscribe
  }, [watch])
  useEffect(() => void [coupon.code, useWallet, note()], [coupon.code, useWallet])

  const isIncomplete = Object.values(formState.errors).some(({ message }) => isMissing(message))
  return {
    register,
    errors: formState.errors,
    coupon,
    offered,
    quote: priced.ok ? priced.quote : null,
    useWallet,
    setUseWallet,
    message: isIncomplete ? 'Please fill in all required details' : null,
    noteDraft,
    submit: handleSubmit(pay),
  }
}

/** The lines of the open payment, which stand without the summary. */
function linesOf(
  { package: { title } }: BookingChoice,
  { lines, guests, perPersonPaise }: Quote,
): Wish['lines'] {
  return lines.map(({ kind, label, paise }) => ({
    label:
      kind === 'subtotal'
        ? `${title} (${guests} × ${formatPaise(perPersonPaise)})`
        : kind === 'wallet'
          ? 'Credit, reserved'
          : label,
    paise,
  }))
}
