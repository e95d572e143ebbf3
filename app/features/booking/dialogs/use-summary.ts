import { valibotResolver } from '@hookform/resolvers/valibot'
import { useEffect, useEffectEvent } from 'react'
import { useForm } from 'react-hook-form'
import { noteGiven } from '#app/features/login/note-details.ts'
import type { TravelerDetails } from '#domain/bookings/payment-request.ts'
import type { SummaryOptions } from './summary-options.ts'
import { isMissing, type TravelerForm, travelerFormSchema } from './traveler-form.ts'
import { useSummaryPrice } from './use-summary-price.ts'
import { wishOf } from './wish-of.ts'

/** The state of the booking summary: who travels, the coupon, the credit, and what is to pay. */
export function useSummary({ trip, choice, departure, traveler, draft, onDraft, onPay }: SummaryOptions) {
  const { register, handleSubmit, getValues, setValue, watch, formState } = useForm<TravelerForm>({
    resolver: valibotResolver(travelerFormSchema),
    // At home it is not asked for, so what stands in it can’t be seen.
    defaultValues: trip.overseas ? draft.details : { ...draft.details, pan: '' },
  })
  const price = useSummaryPrice({ trip, choice, departure, traveler, draft })
  const { coupon, priced, useWallet, wantsDeposit } = price

  const { known } = traveler
  useEffect(() => {
    if (!known) return
    for (const field of ['name', 'email', 'phone'] as const)
      if (!getValues(field)) setValue(field, known[field])
  }, [known, getValues, setValue])

  function noteDraft(): void {
    onDraft({ details: getValues(), couponCode: coupon.code, useWallet, deposit: wantsDeposit })
  }

  function pay(details: TravelerDetails): void {
    if (!priced.ok) return
    noteDraft()
    noteGiven({ name: details.name, email: details.email, phone: details.phone })
    onPay(wishOf(details, { trip, choice, departure, traveler, ...price, quote: priced.quote }))
  }

  // All of it outlives a reload, as it was typed last.
  const note = useEffectEvent(noteDraft)
  useEffect(() => {
    const { unsubscribe } = watch(() => note())
    return unsubscribe
  }, [watch])
  useEffect(() => void [coupon.code, useWallet, wantsDeposit, note()], [coupon.code, useWallet, wantsDeposit])

  const isIncomplete = Object.values(formState.errors).some(({ message }) => isMissing(message))
  return {
    register,
    errors: formState.errors,
    ...price,
    quote: priced.ok ? priced.quote : null,
    message: isIncomplete ? 'Please fill in all required details' : null,
    noteDraft,
    submit: handleSubmit(pay),
  }
}
