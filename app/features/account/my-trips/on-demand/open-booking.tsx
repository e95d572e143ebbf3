import { useState } from 'react'
import type { OpenBookingData } from '../open-booking-data.ts'
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
      {(value) => <OwnBooking booking={value} refresh={booking.refresh} />}
    </BookingFrame>
  )
}

type OwnBookingProps = { booking: OpenBookingData; refresh: () => void }

function OwnBooking({ booking, refresh }: OwnBookingProps) {
  // A form beside it is long enough. It stays where it was as the page came: what is open in it would be gone.
  const [isLong] = useState(booking.invoiceWanted !== null)
  const plans = <PlansCard booking={booking} onChanged={refresh} />
  return (
    <BookingView
      booking={booking}
      isOwn
      untold={booking.details.filter(({ missing }) => missing.length > 0).length}
      after={
        <>
          <GuestsCard booking={booking} onChanged={refresh} />
          {isLong && plans}
        </>
      }
      papers={<VoucherCard booking={booking} onChanged={refresh} />}
      aside={
        <>
          <InvoiceCard booking={booking} onIssued={refresh} />
          {!isLong && plans}
          <CancelCard booking={booking} onCancelled={refresh} />
        </>
      }
    />
  )
}
