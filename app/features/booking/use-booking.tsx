import { Suspense, useEffect, useEffectEvent, useState } from 'react'
import { afterPaint } from '#app/ui/after-paint.ts'
import { loadOnDemand } from '#app/ui/load-on-demand.tsx'
import { toast } from '#app/ui/toast.tsx'
import { seatRefusal } from '#domain/departures/seat-overflow.ts'
import { sizeRefusal } from '#domain/trips/party.ts'
import type { BookableTrip, BookingChoice } from './bookable.ts'
import type { KeptWish } from './kept-wishes.ts'
import { useKeptWish, useOpenDraft } from './use-kept-wish.ts'

/** What the return page adds to a trip's address. */
const tryAgain = '#try-again'

const dialogs = loadOnDemand(() =>
  import('./dialogs/booking-dialogs.tsx').then(({ BookingDialogs }) => BookingDialogs),
)
const notice = loadOnDemand(() =>
  import('./dialogs/payment-notice.tsx').then(({ PaymentNotice }) => PaymentNotice),
)

export type Booking = ReturnType<typeof useBooking>

/** Booking a trip: why it can't begin yet, its dialogs, and the payment that is still open. Where none is sold no summary opens by itself. */
export function useBooking(trip: BookableTrip, choice: BookingChoice, isSold: boolean) {
  const kept = useKeptWish(trip.id)
  const open = kept?.open ?? null
  const [view, setView] = useState<'summary' | 'payment' | null>(null)
  const [refused, setRefused] = useState<{ message: string; of: string } | null>(null)
  const { guests, departure, partyTerms } = choice
  const chosen = `${departure?.id} ${guests} ${choice.package.id}`

  function show(next: 'summary' | 'payment'): void {
    dialogs.load().then(
      () => setView(next),
      () =>
        toast({
          title: 'The booking could not be opened',
          description: 'Please check your connection and try again.',
          tone: 'destructive',
        }),
    )
  }

  useGoOn(trip.id, kept, { isShown: view !== null || !isSold, restore: choice.restore, show })
  return {
    /** The payment that is open; all that is said of a sum, guests or a date is then said of it. */
    payment: open && kept ? kept.wish : null,
    /** Why the last press on Book Now did not open the summary; until something else is chosen. */
    refusal: refused?.of === chosen ? refused.message : null,
    prepare: dialogs.preload,
    begin() {
      if (open) return show('payment')
      if (departure?.freeSeats === 0) return leadToDates()
      // The card says why beside the number, and what can be booked.
      const tooFew = sizeRefusal(partyTerms, guests)
      if (tooFew) {
        setRefused({ message: tooFew, of: chosen })
        return leadTo('[data-guests]', 'button:not([aria-disabled])')
      }
      const message = departure ? seatRefusal(guests, departure.freeSeats) : 'Please select a batch date'
      if (!message) return show('summary')
      setRefused({ message, of: chosen })
      leadToDates()
    },
    notice: open && kept && (
      <Suspense>
        <notice.Component
          wish={kept.wish}
          payment={open}
          isWindowClosed={kept.isWindowClosed ?? false}
          idle={view !== null}
          onShow={() => show('payment')}
          onGiveUp={() => {
            choice.restore(kept.wish.booking)
            show('summary')
          }}
        />
      </Suspense>
    ),
    dialogs: view && (
      <dialogs.Component
        trip={trip}
        choice={choice}
        start={view}
        onClose={() => setView(null)}
        onSeeDates={() => {
          setView(null)
          choice.readAgain()
          // The dialog gives the focus back first.
          afterPaint(leadToDates)
        }}
      />
    ),
  }
}

type GoOn = Pick<BookingChoice, 'restore'> & { isShown: boolean; show: (next: 'summary' | 'payment') => void }

/** Who comes back from the return page, or reloads, finds the choice of the open payment, or the summary that stood open. */
function useGoOn(tripId: string, kept: KeptWish | undefined, { isShown, restore, show }: GoOn): void {
  const draft = useOpenDraft(tripId)
  const isOpen = kept?.open != null
  const goOn = useEffectEvent(() => {
    if (isShown) return
    const isTriedAgain = kept && location.hash === tryAgain
    if (isTriedAgain) history.replaceState(history.state, '', location.pathname)
    const chosen = isTriedAgain || isOpen ? kept?.wish.booking : draft?.chosen
    if (chosen) restore(chosen)
    if (isTriedAgain && isOpen) show('payment')
    else if (isTriedAgain || (draft && !isOpen)) show('summary')
  })
  const isKept = kept !== undefined
  const hasDraft = draft !== null
  useEffect(() => {
    if (isKept || hasDraft) goOn()
  }, [isKept, hasDraft])
}

/** To where 'Select Date' stands on the page. */
function leadToDates(): void {
  leadTo('[data-dates]', 'li button:not([aria-disabled])')
}

function leadTo(place: string, button: string): void {
  const found = document.querySelector(place)
  found?.scrollIntoView({ block: 'center' })
  found?.querySelector<HTMLElement>(button)?.focus({ preventScroll: true })
}
