import { Navigation, Ticket } from 'lucide'
import { DayLeaf } from '#app/features/booked/day-leaf.tsx'
import { DaysToGo } from '#app/features/booked/days-to-go.tsx'
import { RunBox } from '#app/features/booked/run-box.tsx'
import { restingTileLook, tileLook, tileRow } from '#app/features/booked/tile-look.ts'
import { Icon } from '#app/ui/icon.tsx'
import { leafOf } from '#domain/calendar/calendar-leaf.ts'
import type { JourneyCardProps } from './journey-card-props.ts'

/** When and where one is met; the map needs signal, the words do not. */
export function MeetCard({ journey, today, signal, stage, isCopy }: JourneyCardProps) {
  const { ahead, pickups, startDate, voucherHref } = journey
  const meet = ahead?.meet ?? null
  return (
    <section
      aria-label="When and where we meet"
      className="grid gap-4 rounded-l bg-surface p-5 shadow-2 m:p-6"
    >
      <div className="grid grid-cols-[84px_minmax(0,1fr)] items-start gap-4">
        <DayLeaf leaf={leafOf(startDate)} />
        <div className="min-w-0">
          {isCopy ? <DaysToGo from={today} startDate={startDate} /> : <ToGo words={ahead?.toGo} />}
          {meet && (
            <>
              <p className="display mt-1 text-2xl">{meet.time}</p>
              <p className="mt-1 leading-snug text-pretty [overflow-wrap:anywhere]">{meet.place}</p>
            </>
          )}
        </div>
      </div>
      {pickups.map(({ who, time, place, mapsHref }) => (
        <div key={place} className="rounded-m bg-marigold-tint px-3.5 py-3 leading-snug">
          <p className="text-sm text-ink-2">{who.join(', ')}: we pick you up on the way</p>
          <p className="mt-0.5 font-strong">
            {time}, {place}
          </p>
          {mapsHref && signal && (
            <a
              href={mapsHref}
              target="_blank"
              rel="noopener noreferrer"
              className="inline-flex min-h-11 items-center font-label text-peacock underline underline-offset-4"
            >
              Open in Maps<span className="sr-only"> (opens in a new tab)</span>
            </a>
          )}
        </div>
      ))}
      <div className={tileRow}>
        {meet?.mapsHref && <MapTile href={meet.mapsHref} signal={signal} />}
        {voucherHref && (
          <a href={voucherHref} className={tileLook}>
            <Icon node={Ticket} size={20} className="shrink-0 text-peacock" />
            Voucher
          </a>
        )}
      </div>
      {stage === 'ahead' && ahead?.run && <RunBox run={ahead.run} />}
      {ahead?.ends && <p className="text-sm text-ink-2">It ends on the last day: {ahead.ends}.</p>}
    </section>
  )
}

function ToGo({ words }: { words: string | undefined }) {
  return (
    <p className="flex items-center gap-2 text-sm font-strong text-marigold-deep">
      <span className="size-2.5 shrink-0 rounded-pill bg-marigold" />
      {words}
    </p>
  )
}

function MapTile({ href, signal }: { href: string; signal: boolean }) {
  if (!signal)
    return (
      <p className={restingTileLook}>
        <Icon node={Navigation} size={20} className="shrink-0" />
        Map needs signal
      </p>
    )
  return (
    <a href={href} target="_blank" rel="noopener noreferrer" className={tileLook}>
      <Icon node={Navigation} size={20} className="shrink-0 text-peacock" />
      <span>
        Open in Maps<span className="sr-only"> (opens in a new tab)</span>
      </span>
    </a>
  )
}
