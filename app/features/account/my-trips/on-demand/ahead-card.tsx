import { CircleDashed } from 'lucide'
import { BookedTiles } from '#app/features/booked/booked-tiles.tsx'
import { Meeting } from '#app/features/booked/meeting.tsx'
import { RunBox } from '#app/features/booked/run-box.tsx'
import { ButtonAnchor } from '#app/ui/button.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { Link } from '#app/ui/link.tsx'
import { hasBegun } from '#domain/bookings/trip-ahead.ts'
import { journeyPath } from '#domain/journey/journey-path.ts'
import { launchPath, owedWords, showGuests } from '../booking-words.ts'
import type { ShownBooking } from '../open-booking-data.ts'

type AheadCardProps = {
  booking: ShownBooking
  /** Whether it is in an account, by whose login alone its journey opens. */
  isOwn: boolean
  /** So many guests whose details are missing. */
  untold: number
}

/** What is needed next, with what one takes along. */
export function AheadCard({ booking, isOwn, untold }: AheadCardProps) {
  const { ahead, voucherHref, calendarHref, calendarFeed, shareHref, papers, desk } = booking
  if (!ahead) return null
  const owed = desk?.dueOn && desk.owed > 0 ? { amount: desk.owed, dueOn: desk.dueOn } : null
  const invoice = papers.find(({ kind }) => kind === 'invoice')
  return (
    <section
      aria-label="When and where we meet"
      className="grid gap-4 rounded-l bg-surface p-5 shadow-2 m:p-6"
    >
      <Meeting ahead={ahead} />
      {ahead.run && !ahead.onDay && <RunBox run={ahead.run} />}
      {owed && <StillToPay owed={owed} reference={booking.bookingRef} />}
      {untold > 0 && !hasBegun(ahead) && <DetailsMissing of={untold} />}
      <BookedTiles
        isQuiet={owed !== null}
        journeyHref={isOwn ? journeyPath(booking.bookingRef) : null}
        voucherHref={voucherHref}
        calendarHref={calendarHref}
        shareHref={shareHref}
        invoice={invoice}
      />
      {calendarFeed && (
        <p className="text-sm text-ink-2">
          Date and hour may change.{' '}
          <a href={calendarFeed} className="font-label text-peacock underline underline-offset-4">
            Subscribe in your calendar
          </a>{' '}
          and the entry keeps up by itself.
        </p>
      )}
    </section>
  )
}

function DetailsMissing({ of: untold }: { of: number }) {
  return (
    <p className="flex gap-2 leading-snug">
      <Icon node={CircleDashed} size={20} className="mt-0.5 shrink-0 text-marigold-deep" />
      <span className="min-w-0">
        <b className="font-strong">Details of {showGuests(untold)} are missing.</b>{' '}
        <Link to="#who-travels">Fill in</Link>
      </span>
    </p>
  )
}

type StillToPayProps = { owed: { amount: number; dueOn: string }; reference: string }

function StillToPay({ owed, reference }: StillToPayProps) {
  return (
    <div className="grid gap-3 rounded-m bg-marigold-tint px-3.5 py-3 leading-snug">
      <p>
        <b className="font-strong">{owedWords(owed)}</b> Your seats are booked.
      </p>
      <ButtonAnchor href={launchPath(reference)}>Pay now</ButtonAnchor>
    </div>
  )
}
