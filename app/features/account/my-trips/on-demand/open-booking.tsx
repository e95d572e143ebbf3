import { useKeptTrips } from '../use-kept-trips.ts'
import { BookingFrame, BookingView } from './booking-view.tsx'
import { CancelCard } from './cancel-card.tsx'
import { GuestsCard } from './guests-card.tsx'
import { InvoiceCard } from './invoice-card.tsx'
import { KeptList } from './kept-list.tsx'
import { PlansCard } from './plans-card.tsx'
import { useBooking } from './use-booking.ts'
import { VoucherCard } from './voucher-card.tsx'

/** One booking: when and where we meet, what happened and comes next, then papers, money and the way out. */
export function OpenBooking({ reference, userId }: { reference: string; userId: string }) {
  const booking = useBooking(reference)
  const kept = useKeptTrips(userId, booking)
  return (
    <BookingFrame
      reference={reference}
      booking={kept.state === 'looking' ? { ...booking, state: 'loading' } : booking}
      kept={kept.state === 'found' && <KeptList kept={kept} shown={{ reference }} />}
      absent={
        <p>
          There is no such booking in your account. If it was made without login, log in with the phone number
          it was made with and open it in My Trips with its reference.
        </p>
      }
    >
      {(value) => (
        <BookingView
          booking={value}
          isOwn
          after={
            <>
              <GuestsCard booking={value} onChanged={booking.refresh} />
              {value.invoiceWanted && <PlansCard booking={value} onChanged={booking.refresh} />}
            </>
          }
          papers={
            <>
              <VoucherCard booking={value} onChanged={booking.refresh} />
              <InvoiceCard booking={value} onIssued={booking.refresh} />
            </>
          }
          aside={
            <>
              {/* A form beside it is long enough. */}
              {!value.invoiceWanted && <PlansCard booking={value} onChanged={booking.refresh} />}
              <CancelCard booking={value} onCancelled={booking.refresh} />
            </>
          }
        />
      )}
    </BookingFrame>
  )
}
