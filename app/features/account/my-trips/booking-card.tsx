import { ButtonAnchor, buttonLook } from '#app/ui/button.tsx'
import { PageLink } from '#app/ui/page-link.tsx'
import { isUnpaid } from '#domain/bookings/booking-status.ts'
import { showDates } from '#domain/calendar/calendar-date.ts'
import type { BookingSummary } from '#server/bookings/views/show-my-booking.ts'
import { FramedPicture } from '../framed-picture.tsx'
import { bookingPath, byHandWords, keptUntil, refundWords, showGuests } from './booking-words.ts'
import { StatusBadge } from './status-badge.tsx'

export function BookingCard({ booking }: { booking: BookingSummary }) {
  const { bookingRef, status, title, packageTitle, guests, image, refund, sentByHand } = booking
  const waits = isUnpaid(status)
  return (
    <li className="grid grid-cols-[84px_minmax(0,1fr)] gap-4 rounded-l bg-surface p-5 shadow-2 m:grid-cols-[132px_minmax(0,1fr)_auto] m:gap-6 m:p-6">
      <FramedPicture data={image} sizes="132px" />
      <div className="grid content-start justify-items-start gap-2 self-center">
        <StatusBadge status={status} />
        <h2 className="display text-[1.375rem] leading-[1.1] text-balance [overflow-wrap:anywhere] m:text-[1.75rem]">
          {title}
        </h2>
        <p className="text-ink-2">
          {showDates(booking)}
          <br />
          {packageTitle}, {showGuests(guests)}
        </p>
        {waits && <p className="text-sm text-ink-2">{keptUntil(booking.holdExpiresAt, new Date())}</p>}
        {refund && <p className="text-sm text-ink-2">{refundWords(refund)}</p>}
        {sentByHand > 0 && <p className="text-sm text-ink-2">{byHandWords(sentByHand)}</p>}
      </div>
      <div className="grid max-m:col-span-2 m:min-w-54 m:self-center">
        {waits ? (
          <ButtonAnchor href={`/pay/return/${bookingRef}`} aria-label={`Check payment status: ${title}`}>
            Check payment status
          </ButtonAnchor>
        ) : (
          <PageLink
            to={bookingPath(bookingRef)}
            aria-label={`Open booking: ${title}`}
            className={buttonLook('ghost')}
          >
            Open booking
          </PageLink>
        )}
      </div>
    </li>
  )
}
