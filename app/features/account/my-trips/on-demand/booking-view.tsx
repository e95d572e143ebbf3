import { ArrowLeft } from 'lucide'
import { type ReactNode, useEffect, useRef } from 'react'
import { Skeleton } from '#app/ui/collections/skeleton.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { Link } from '#app/ui/link.tsx'
import { sayCounts } from '#domain/bookings/say-party.ts'
import { showDates } from '#domain/calendar/calendar-date.ts'
import { FramedPicture } from '../../framed-picture.tsx'
import { Unread } from '../../unread.tsx'
import type { AccountData } from '../../use-account-data.ts'
import type { ShownBooking } from '../open-booking-data.ts'
import { StatusBadge } from '../status-badge.tsx'
import { tripTabPath } from '../use-trip-tab.ts'
import { AheadCard } from './ahead-card.tsx'
import { HandCard } from './hand-card.tsx'
import { PaidCard } from './paid-card.tsx'
import { PapersCard } from './papers-card.tsx'
import { ReviewLinkCard } from './review-link-card.tsx'
import { StatusCard } from './status-card.tsx'

type BookingFrameProps<Booking> = {
  reference: string
  booking: AccountData<Booking>
  /** What is said where there is no such booking. */
  absent: ReactNode
  /** What the device keeps of it, for as long as it can't be read. */
  kept?: ReactNode
  children: (booking: Booking) => ReactNode
}

/** A booking once it is read, and what is said until then or instead. */
export function BookingFrame<Booking>(props: BookingFrameProps<Booking>) {
  const { reference, booking, absent, kept, children } = props
  if (booking.state === 'read') return children(booking.value)
  return (
    <>
      <BackLink list="upcoming" />
      <h1 className="display mt-2.5 text-2xl">Booking {reference}</h1>
      {kept ? (
        <div className="mt-6">{kept}</div>
      ) : booking.state === 'loading' ? (
        <div aria-busy className="mt-6 grid gap-6 l:grid-cols-[minmax(0,1fr)_392px] l:gap-x-12">
          <Skeleton className="h-96 rounded-l" />
          <Skeleton className="h-96 rounded-l" />
        </div>
      ) : (
        <div className="mt-6 rounded-l bg-surface p-5 shadow-2 m:p-6">
          {booking.state === 'absent' ? (
            absent
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

type BookingViewProps = {
  booking: ShownBooking
  /** Under what everybody who may open it sees, and beside it. */
  after: ReactNode
  aside?: ReactNode
  /** Beside it too, before what was paid. */
  papers?: ReactNode
  /** Whether it is looked at by its account. */
  isOwn?: boolean
  /** So many guests whose details are missing. */
  untold?: number
}

export function BookingView({ booking, after, aside, papers, isOwn = false, untold = 0 }: BookingViewProps) {
  const { bookingRef, status, title, packageTitle, guests, children } = booking
  const heading = useRef<HTMLHeadingElement>(null)
  // The link that was pressed is gone with its list.
  useEffect(() => {
    if (document.activeElement === document.body) heading.current?.focus({ preventScroll: true })
  }, [])
  return (
    <>
      <BackLink list={booking.list} />
      <div className="mt-1 flex items-center gap-6">
        <FramedPicture data={booking.image} sizes="112px" className="w-28 shrink-0 max-m:hidden" />
        <div className="min-w-0">
          <div className="flex flex-wrap items-center gap-2.5">
            <StatusBadge
              status={status}
              moved={booking.movedTo !== null}
              underWay={Boolean(booking.ahead?.onDay)}
            />
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
            {showDates(booking)}. {packageTitle},{' '}
            <span className="whitespace-nowrap">{sayCounts({ guests, children })}</span>
          </p>
        </div>
      </div>
      <div className="mt-6 grid items-start gap-6 l:grid-cols-[minmax(0,1fr)_392px] l:gap-x-12">
        <div className="grid gap-6">
          <AheadCard booking={booking} isOwn={isOwn} untold={untold} />
          <ReviewLinkCard review={booking.review} />
          <StatusCard booking={booking} untold={untold} />
          <PapersCard booking={booking} />
          {after}
        </div>
        <div className="grid gap-6">
          {papers}
          <PaidCard booking={booking} />
          {aside}
          <HandCard reference={bookingRef} />
        </div>
      </div>
    </>
  )
}

function BackLink({ list }: { list: ShownBooking['list'] }) {
  return (
    <Link to={tripTabPath(list)} className="inline-flex min-h-11 items-center gap-1.5 text-sm">
      <Icon node={ArrowLeft} size={18} />
      My Trips
    </Link>
  )
}
