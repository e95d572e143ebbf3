import { BookedTiles } from '#app/features/booked/booked-tiles.tsx'
import { BookedTitle } from '#app/features/booked/booked-title.tsx'
import { Meeting } from '#app/features/booked/meeting.tsx'
import { RunBox } from '#app/features/booked/run-box.tsx'
import { ButtonAnchor, buttonLook } from '#app/ui/button.tsx'
import { PageLink } from '#app/ui/page-link.tsx'
import { isUnpaid } from '#domain/bookings/booking-status.ts'
import { showDates } from '#domain/calendar/calendar-date.ts'
import { journeyPath } from '#domain/journey/journey-path.ts'
import { FramedPicture } from '../framed-picture.tsx'
import {
  bookingPath,
  byHandWords,
  keptUntil,
  launchPath,
  owedWords,
  refundWords,
  showGuests,
} from './booking-words.ts'
import type { ListedBooking } from './listed-bookings.ts'
import { StatusBadge } from './status-badge.tsx'

type BookingCardProps = {
  booking: ListedBooking
  /** What begins next has the page's one loud button. */
  isNext: boolean
}

/** Answers when, at what hour, where, and whether it runs, without being opened. */
export function BookingCard({ booking, isNext }: BookingCardProps) {
  const { title, ahead } = booking
  return (
    <li className="grid gap-4 rounded-l bg-surface p-5 shadow-2 m:gap-6 m:p-6 l:grid-cols-[minmax(0,1fr)_392px]">
      <WhatIsBooked booking={booking} />
      {ahead && (
        <div className="grid content-start gap-4 max-l:border-t max-l:border-line max-l:pt-4 l:col-2 l:row-[1/3] l:rounded-l l:bg-paper l:px-5 l:py-5">
          <Meeting ahead={ahead} />
          {ahead.run && !ahead.onDay && <RunBox run={ahead.run} brief />}
        </div>
      )}
      <div className={`grid gap-2 ${ahead ? 'self-end m:grid-cols-4' : 'm:self-center'}`}>
        <WayOn booking={booking} isNext={isNext} />
        {ahead && (
          <BookedTiles
            about={title}
            journeyHref={journeyPath(booking.bookingRef)}
            voucherHref={booking.voucherHref}
            calendarHref={booking.calendarHref}
            className="m:col-span-3"
          />
        )}
      </div>
    </li>
  )
}

function WhatIsBooked({ booking }: { booking: ListedBooking }) {
  const { status, title, packageTitle, guests, image, refund, owed, sentByHand, movedTo, bookingRef, ahead } =
    booking
  return (
    <div className="grid grid-cols-[84px_minmax(0,1fr)] gap-4 m:grid-cols-[176px_minmax(0,1fr)] m:gap-x-6">
      <FramedPicture
        data={image}
        sizes="(width < 768px) 84px, 176px"
        className={owed ? 'm:row-span-2' : ''}
      />
      <div className={`grid content-start justify-items-start gap-2 ${owed ? 'self-end' : 'm:self-center'}`}>
        <StatusBadge status={status} moved={Boolean(movedTo)} underWay={Boolean(ahead?.onDay)} />
        <BookedTitle title={title} />
        <p className="text-ink-2">
          {showDates(booking)}
          <br />
          {packageTitle}, <span className="whitespace-nowrap">{showGuests(guests)}</span>
        </p>
        {isUnpaid(status) && (
          <p className="text-sm text-ink-2">{keptUntil(booking.holdExpiresAt, new Date())}</p>
        )}
        {refund && <p className="text-sm text-ink-2">{refundWords(refund)}</p>}
        {sentByHand > 0 && <p className="text-sm text-ink-2">{byHandWords(sentByHand)}</p>}
      </div>
      {/* On a phone it needs the whole width, to stand in two lines beside its button. */}
      {owed && (
        <div className="flex items-center gap-3 self-start justify-self-start rounded-pill bg-marigold-tint pl-4 text-sm font-label max-m:col-span-full">
          <p>{owedWords(owed)}</p>
          <ButtonAnchor href={launchPath(bookingRef)} size="s" aria-label={`Pay now: ${title}`}>
            Pay now
          </ButtonAnchor>
        </div>
      )}
    </div>
  )
}

function WayOn({ booking: { status, bookingRef, title, review, owed }, isNext }: BookingCardProps) {
  if (isUnpaid(status))
    return (
      <ButtonAnchor href={`/pay/return/${bookingRef}`} aria-label={`Check payment status: ${title}`}>
        Check payment status
      </ButtonAnchor>
    )
  return (
    <>
      {review && !review.written && (
        <ButtonAnchor href={review.href} aria-label={`Write a review: ${title}`}>
          Write a review
        </ButtonAnchor>
      )}
      <PageLink
        to={bookingPath(bookingRef)}
        aria-label={`Open booking: ${title}`}
        className={buttonLook(isNext && !owed ? 'primary' : 'ghost')}
      >
        Open booking
      </PageLink>
    </>
  )
}
