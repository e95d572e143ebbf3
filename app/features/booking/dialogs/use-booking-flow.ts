import { useEffect, useEffectEvent, useState } from 'react'
import { toast } from '#app/ui/toast.tsx'
import type { BookingStatus } from '#domain/bookings/booking-status.ts'
import type { BookableTrip, BookingChoice } from '../bookable.ts'
import type { KeptWish, Wish } from '../kept-wishes.ts'
import { useKeptWish } from '../use-kept-wish.ts'
import { letGo, noteSettled } from './change-kept.ts'
import { closePaymentWindow, forgetPaymentWindow } from './payment-window.ts'
import { usePayment } from './use-payment.ts'
import { usePaymentWatch, windowClosed } from './use-payment-watch.ts'
import type { Draft } from './use-summary.ts'
import { useTraveler } from './use-traveler.ts'

export type BookingFlowOptions = {
  trip: BookableTrip
  choice: BookingChoice
  start: 'summary' | 'payment'
  onClose: () => void
  /** The chosen date can't be had any more. */
  onSeeDates: () => void
}

type View =
  | { at: 'summary' }
  | { at: 'payment'; wish: Wish }
  | { at: 'result'; wish: Wish; reference: string; status: BookingStatus | 'gone' }

const emptyDraft: Draft = {
  details: { name: '', email: '', phone: '', pan: '' },
  couponCode: '',
  useWallet: true,
}
/** What was filled in last on this page, and by whom; of another trip the person is still the same. */
let lastDraft: { draft: Draft; userId: string | null } = { draft: emptyDraft, userId: null }

/** What somebody has filled in who has signed out since is nobody else's. */
function draftFor(userId: string | null): Draft {
  return lastDraft.userId === null || lastDraft.userId === userId ? lastDraft.draft : emptyDraft
}

/** Which of the dialogs is open, and what leads from one to the next. */
export function useBookingFlow({ trip, choice, start, onClose, onSeeDates }: BookingFlowOptions) {
  const kept = useKeptWish(trip.id)
  const open = kept?.open ?? null
  const [view, setView] = useState<View>(() => firstView(start, kept))
  const traveler = useTraveler()
  const [draft, setDraft] = useState(() => (kept ? draftOf(kept.wish) : draftFor(traveler.userId)))
  const payment = usePayment({ stage: start === 'payment' ? 'waiting' : 'ready' })

  usePaymentWatch(view.at === 'payment' && payment.stage === 'waiting' ? open : null, {
    onSettled(status) {
      if (view.at !== 'payment' || !open) return
      noteSettled(open.bookingRef, status)
      payment.reset()
      if (status === 'failed' || status === 'expired') closePaymentWindow()
      choice.readAgain()
      setView({ at: 'result', wish: view.wish, reference: open.bookingRef, status })
    },
    onWindowClosed() {
      forgetPaymentWindow()
      toast({ title: windowClosed })
      onClose()
    },
  })

  function backToSummary(wish: Wish): void {
    payment.reset()
    letGo(wish.booking.tripId)
    closePaymentWindow()
    traveler.askAgain()
    choice.restore(wish.booking)
    setDraft(draftOf(wish))
    setView({ at: 'summary' })
  }

  const isStranded = view.at === 'summary' && !choice.departure
  const leadToDates = useEffectEvent(onSeeDates)
  useEffect(() => {
    if (isStranded) leadToDates()
  }, [isStranded])

  return {
    view,
    draft,
    traveler,
    payment,
    open,
    keepDraft(next: Draft) {
      lastDraft = { draft: next, userId: traveler.userId }
      setDraft(next)
    },
    toPayment(wish: Wish) {
      payment.reset()
      setView({ at: 'payment', wish })
    },
    pay(wished: Wish) {
      // Whoever began as a visitor may have logged in since.
      const wish = { ...wished, userId: traveler.userId }
      setView({ at: 'payment', wish })
      void payment.pay(wish)
    },
    backToSummary,
    withoutCoupon(wish: Wish) {
      const { couponCode: _, ...booking } = wish.booking
      backToSummary({ ...wish, booking })
    },
  }
}

function firstView(start: 'summary' | 'payment', kept: KeptWish | undefined): View {
  return start === 'payment' && kept ? { at: 'payment', wish: kept.wish } : { at: 'summary' }
}

function draftOf({ userDetails, booking }: Wish): Draft {
  return {
    details: { pan: '', ...userDetails },
    couponCode: booking.couponCode ?? '',
    useWallet: booking.useWallet ?? true,
  }
}
