import { Button } from '#app/ui/button.tsx'
import type { Booking } from './use-booking.tsx'

type BookNowProps = {
  booking: Booking
  /** The chosen date has sold out: the way leads to the others. */
  isSoldOut: boolean
  className?: string
}

/** Opens the booking summary; while a payment is open it leads back to that instead. */
export function BookNow({ booking, isSoldOut, className }: BookNowProps) {
  return (
    <Button
      aria-haspopup="dialog"
      className={className}
      onPointerEnter={booking.prepare}
      onFocus={booking.prepare}
      onClick={(event) => {
        // Safari gives a pressed button no focus, and the dialog returns the focus to where it was.
        event.currentTarget.focus()
        booking.begin()
      }}
    >
      {booking.payment ? 'Check status' : isSoldOut ? 'See dates' : 'Book Now'}
    </Button>
  )
}
