import { useEffect, useEffectEvent, useState } from 'react'
import { afterPaint } from '#app/ui/after-paint.ts'
import { toast } from '#app/ui/toast.tsx'
import type { BookingStatus } from '#domain/bookings/booking-status.ts'
import type { BookableTrip, BookingChoice } from '../bookable.ts'
import type { KeptWish, Wish } from '../kept-wishes.ts'
import { type OpenDraft, openDraft } from '../open-draft.ts'
import { useKeptWish, useOpenDraft } from '../use-kept-wish.ts'
import { letGo, noteSettled, noteWindow } from './change-kept.ts'
import { closePaymentWindow, forgetPaymentWindow } from './payment-window.ts'
import type { Draft } from './summary-options.ts'
import { usePayment } from './use-payment.ts'
import { usePaymentWatch, windowClosed } from './use-payment-watch.ts'
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
  deposit: false,
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
  /** What stood in the summary when the page was reloaded under it. */
  const [reloaded] = useState(useOpenDraft(trip.id))
  const [draft, setDraft] = useState(() => firstDraft(reloaded, kept, traveler.userId))
  const [noAnswer, setNoAnswer] = useState(false)
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
    onAnswer: (isAnswered) => setNoAnswer(!isAnswered),
    onWindowClosed() {
      forgetPaymentWindow()
      noteWindow(trip.id, true)
      toast({ title: windowClosed })
      onClose()
      // The page says what comes next where it can be seen.
      afterPaint(() => document.querySelector('[data-open-payment]')?.scrollIntoView({ block: 'center' }))
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

  // Closed by hand, in whichever way, there is nothing to go on with; a reload closes nothing.
  useEffect(() => () => openDraft.set(null), [])

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
    noAnswer,
    keepDraft(next: Draft) {
      lastDraft = { draft: next, userId: traveler.userId }
      openDraft.set(openDraftOf(trip.id, choice, lastDraft))
    },
    isReloaded: reloaded !== null,
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

function openDraftOf(
  tripId: string,
  { package: { id: packageId }, party, departure }: BookingChoice,
  { draft, userId }: typeof lastDraft,
): OpenDraft | null {
  if (!departure) return null
  const { pan: _, ...details } = draft.details
  return { ...draft, tripId, chosen: { packageId, ...party, batchId: departure.id }, details, userId }
}

function firstView(start: 'summary' | 'payment', kept: KeptWish | undefined): View {
  return start === 'payment' && kept ? { at: 'payment', wish: kept.wish } : { at: 'summary' }
}

function firstDraft(reloaded: OpenDraft | null, kept: KeptWish | undefined, userId: string | null): Draft {
  if (reloaded) {
    const { details, couponCode, useWallet, deposit = false } = reloaded
    return { details: { pan: '', ...details }, couponCode, useWallet, deposit }
  }
  return kept ? draftOf(kept.wish) : draftFor(userId)
}

function draftOf({ userDetails, booking }: Wish): Draft {
  return {
    details: { pan: '', ...userDetails },
    couponCode: booking.couponCode ?? '',
    useWallet: booking.useWallet ?? true,
    deposit: booking.deposit ?? false,
  }
}
