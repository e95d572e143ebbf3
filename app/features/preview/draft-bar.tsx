import { clockInIndia } from '#domain/calendar/clock.ts'

/** Stays in sight: whoever gets such a page forwarded must not take it for the site. */
export function DraftBar({ until }: { until: Date }) {
  return (
    <p
      role="note"
      className="sticky top-0 z-30 bg-marigold px-5 py-2.5 text-center font-strong text-ink shadow-2"
    >
      {`Draft, not public. The link ends at ${clockInIndia(until)} IST.`}
    </p>
  )
}
