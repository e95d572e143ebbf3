import { Backpack, Phone, Ticket } from 'lucide'
import { DayLeaf } from '#app/features/booked/day-leaf.tsx'
import { DaysToGo } from '#app/features/booked/days-to-go.tsx'
import { tileLook, tileRow } from '#app/features/booked/tile-look.ts'
import { useSite } from '#app/features/site/use-site.ts'
import { Icon } from '#app/ui/icon.tsx'
import { showDates } from '#domain/calendar/calendar-date.ts'
import { leafOf } from '#domain/calendar/calendar-leaf.ts'
import { dateInIndia } from '#domain/calendar/clock.ts'
import { journeyPath } from '#domain/journey/journey-path.ts'
import { FramedPicture } from '../../framed-picture.tsx'
import { showGuests } from '../booking-words.ts'
import { StatusBadge } from '../status-badge.tsx'
import type { KeptTrip } from './kept-trips-store.ts'

/** A booking as the device keeps it: what is needed on the way, and nothing that asks for a network. */
export function KeptCard({ trip, savedAt }: { trip: KeptTrip; savedAt: Date }) {
  const { bookingRef, status, title, packageTitle, guests, image, startDate, meet, voucherHref } = trip
  return (
    <li className="grid gap-4 rounded-l bg-surface p-5 shadow-2 m:grid-cols-2 m:gap-6 m:p-6">
      <div className="grid grid-cols-[84px_minmax(0,1fr)] gap-4">
        <FramedPicture data={image} sizes="132px" />
        <div className="grid content-start justify-items-start gap-2">
          <StatusBadge status={status} />
          <h2 className="display text-[1.375rem] leading-[1.1] text-balance [overflow-wrap:anywhere]">
            {title}
          </h2>
          <p className="text-sm text-ink-2">
            {showDates(trip)}
            <br />
            {packageTitle}, {showGuests(guests)}
            <br />
            Booking <b className="font-strong whitespace-nowrap">{bookingRef}</b>
          </p>
        </div>
      </div>
      {voucherHref && (
        <div className="grid content-start gap-3 max-m:border-t max-m:border-line max-m:pt-4">
          <div className="flex items-start gap-4">
            <DayLeaf leaf={leafOf(startDate)} />
            <div className="min-w-0">
              <DaysToGo from={dateInIndia(savedAt)} startDate={startDate} />
              {meet && (
                <>
                  <p className="display mt-1 text-xl">{meet.time}</p>
                  <p className="mt-1 leading-snug [overflow-wrap:anywhere]">{meet.place}</p>
                </>
              )}
            </div>
          </div>
          <div className={tileRow}>
            <a
              href={journeyPath(bookingRef)}
              aria-label={`Your journey: ${title}`}
              className={`col-span-full ${tileLook}`}
            >
              <Icon node={Backpack} size={20} className="shrink-0 text-peacock" />
              Your journey
            </a>
            <a href={voucherHref} aria-label={`Voucher: ${title}`} className={tileLook}>
              <Icon node={Ticket} size={20} className="shrink-0 text-peacock" />
              Voucher
            </a>
            <CallUs />
          </div>
        </div>
      )}
    </li>
  )
}

function CallUs() {
  const site = useSite()
  if (!site) return null
  return (
    <a href={`tel:+${site.phone}`} className={tileLook}>
      <Icon node={Phone} size={20} className="shrink-0 text-peacock" />
      Call us
    </a>
  )
}
