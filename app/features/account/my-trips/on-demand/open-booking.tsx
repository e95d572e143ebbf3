import { ArrowLeft } from 'lucide'
import { useEffect, useRef } from 'react'
import { Skeleton } from '#app/ui/collections/skeleton.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { Link } from '#app/ui/link.tsx'
import { showDates } from '#domain/calendar/calendar-date.ts'
import { Unread } from '../../unread.tsx'
import { showGuests } from '../booking-words.ts'
import type { OpenBookingData } from '../open-booking-data.ts'
import { StatusBadge } from '../status-badge.tsx'
import { tripTabPath } from '../use-trip-tab.ts'
import { CancelCard } from './cancel-card.tsx'
import { HandCard } from './hand-card.tsx'
import { InvoiceCard } from './invoice-card.tsx'
import { keepBooking } from './keep-bookings.ts'
import { PaidCard } from './paid-card.tsx'
import { PapersCard } from './papers-card.tsx'
import { StatusCard } from './status-card.tsx'
import { useBooking } from './use-booking.ts'

/** One booking: what happened, what comes next, then papers, money and the way out. */
export function OpenBooking({ reference }: { reference: string }) {
  const booking = useBooking(reference)
  if (booking.state === 'read') return <BookingView booking={booking.value} onChanged={booking.refresh} />
  return (
    <>
      <BackLink list="upcoming" />
      <h1 className="display mt-2.5 text-2xl">Booking {reference}</h1>
      {booking.state === 'loading' ? (
        <div aria-busy className="mt-6 grid gap-6 l:grid-cols-[minmax(0,1fr)_392px] l:gap-x-12">
          <Skeleton className="h-96 rounded-l" />
          <Skeleton className="h-96 rounded-l" />
        </div>
      ) : (
        <div className="mt-6 rounded-l bg-surface p-5 shadow-2 m:p-6">
          {booking.state === 'absent' ? (
            <p>
              There is no such booking in your account. If it was made without login, log in with the phone
              number it was made with and open it in My Trips with its reference.
            </p>
          ) : (
            <Unread
              title="Your booking can’t be read at the moment."
              text="It is safe. Please try again in a minute."
              onRetry={booking.refresh}
            />
          )}
        </div>
      )}
    </>
  )
}

type BookingViewProps = { booking: OpenBookingData; onChanged: () => void }

function BookingView({ booking, onChanged }: BookingViewProps) {
  const { bookingRef, status, title, packageTitle, guests } = booking
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    keepBooking(booking).catch(() => {})
  }, [booking])
  // The link that was pressed is gone with its list.
  useEffect(() => {
    if (document.activeElement === document.body) heading.current?.focus({ preventScroll: true })
  }, [])
  return (
    <>
      <BackLink list={booking.list} />
      <div className="mt-1 flex flex-wrap items-center gap-2.5">
        <StatusBadge status={status} />
        <p className="text-sm text-ink-2">
          Booking <b className="font-strong whitespace-nowrap">{bookingRef}</b>
        </p>
      </div>
      <h1
        ref={heading}
        tabIndex={-1}
        className="display mt-2.5 text-2xl text-balance outline-none [overflow-wrap:anywhere]"
      >
        {title}
      </h1>
      <p className="mt-2.5 text-ink-2">
        {showDates(booking)}. {packageTitle}, {showGuests(guests)}
      </p>
      <div className="mt-6 grid items-start gap-6 l:grid-cols-[minmax(0,1fr)_392px] l:gap-x-12">
        <div className="grid gap-6">
          <StatusCard booking={booking} />
          <PapersCard booking={booking} />
          <InvoiceCard booking={booking} onIssued={onChanged} />
        </div>
        <div className="grid gap-6">
          <PaidCard booking={booking} />
          <CancelCard booking={booking} onCancelled={onChanged} />
          <HandCard reference={bookingRef} />
        </div>
      </div>
    </>
  )
}

function BackLink({ list }: { list: OpenBookingData['list'] }) {
  return (
    <Link to={tripTabPath(list)} className="inline-flex min-h-11 items-center gap-1.5 text-sm">
      <Icon node={ArrowLeft} size={18} />
      My Trips
    </Link>
  )
}
