import { Navigation } from 'lucide'
import { Icon } from '#app/ui/icon.tsx'
import type { TripAhead } from '#domain/bookings/trip-ahead.ts'
import { showDate } from '#domain/calendar/calendar-date.ts'
import { leafOf } from '#domain/calendar/calendar-leaf.ts'
import { DayLeaf } from './day-leaf.tsx'

type MeetingProps = { ahead: Pick<TripAhead, 'startDate' | 'toGo' | 'meet'> & Partial<TripAhead> }

/** When and where we meet: it stands first wherever something is booked, before money and papers. On the way it is the day of the trip, and where that ends. */
export function Meeting({ ahead: { startDate, endDate, toGo, meet, onDay, ends } }: MeetingProps) {
  return (
    <div className="grid grid-cols-[84px_minmax(0,1fr)] items-start gap-4">
      <DayLeaf leaf={leafOf(onDay?.date ?? startDate)} />
      <div className="grid justify-items-start">
        <p className="flex items-center gap-2 text-sm font-strong text-marigold-deep">
          <span className="size-2.5 shrink-0 rounded-pill bg-marigold" />
          {onDay?.text ?? toGo}
        </p>
        {onDay && (
          <>
            {onDay.title && <p className="display mt-1 text-xl">{onDay.title}</p>}
            {endDate && ends && (
              <p className="mt-1 text-pretty [overflow-wrap:anywhere]">
                Ends {showDate(endDate)}, {ends}
              </p>
            )}
          </>
        )}
        {!onDay && meet && (
          <>
            <p className="display mt-1 text-xl">{meet.time}</p>
            <p className="mt-1 text-pretty [overflow-wrap:anywhere]">{meet.place}</p>
          </>
        )}
        {!onDay && meet?.mapsHref && (
          <a
            href={meet.mapsHref}
            target="_blank"
            rel="noopener noreferrer"
            className="inline-flex min-h-11 items-center gap-2 rounded-xs font-label text-peacock underline decoration-[1.5px] underline-offset-4 hover:text-ink"
          >
            <Icon node={Navigation} size={18} className="shrink-0" />
            Open in Maps
            <span className="sr-only"> (opens in a new tab)</span>
          </a>
        )}
      </div>
    </div>
  )
}
