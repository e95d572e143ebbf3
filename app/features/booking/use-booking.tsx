import { Suspense, useEffect, useEffectEvent, useState } from 'react'
import { afterPaint } from '#app/ui/after-paint.ts'
import { loadOnDemand } from '#app/ui/load-on-demand.tsx'
import { toast } from '#app/ui/toast.tsx'
import { seatRefusal } from '#domain/departures/seat-overflow.ts'
import type { BookableTrip, BookingChoice } from './bookable.ts'
import { useKeptWish } from './use-kept-wish.ts'

/** What the return page adds to a trip's address. */
const tryAgain = '#try-again'

const dialogs = loadOnDemand(() =>
  import('./dialogs/booking-dialogs.tsx').then(({ BookingDialogs }) => BookingDialogs),
)
const notice = loadOnDemand(() =>
  import('./dialogs/payment-notice.tsx').then(({ PaymentNotice }) => PaymentNotice),
)

export type Booking = ReturnType<typeof useBooking>

/** Booking a trip: why it can't begin yet, its dialogs, and the payment that is still open. */
export function useBooking(trip: BookableTrip, choice: BookingChoice) {
  const kept = useKeptWish(trip.id)
  const open = kept?.open ?? null
  const [view, setView] = useState<'summary' | 'payment' | null>(null)
  const [refused, setRefused] = useState<{ message: string; of: string } | null>(null)
  const { guests, departure } = choice
  const chosen = `${departure?.id} ${guests}`

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

  const comeBack = useEffectEvent(() => {
    if (location.hash !== tryAgain || !kept) return
    history.replaceState(history.state, '', location.pathname)
    choice.restore(kept.wish.booking)
    show(open ? 'payment' : 'summary')
  })
  const isKept = kept !== undefined
  useEffect(() => {
    if (isKept) comeBack()
  }, [isKept])

  return {
    isPaymentOpen: open !== null,
    /** Why the last press on Book Now did not open the summary; until something else is chosen. */
    refusal: refused?.of === chosen ? refused.message : null,
    prepare: dialogs.preload,
    begin() {
      if (open) return show('payment')
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
          idle={view !== null}
          onShow={() => show('payment')}
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

/** To where 'Select Date' stands on the page. */
function leadToDates(): void {
  const place = document.querySelector('[data-dates]')
  place?.scrollIntoView({ block: 'center' })
  place?.querySelector<HTMLElement>('button:not([aria-disabled])')?.focus({ preventScroll: true })
}
