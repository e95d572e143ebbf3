import type { BookedRun } from '#domain/bookings/trip-ahead.ts'

/** A voucher says it without the note. */
type ShownRun = Pick<BookedRun, 'state' | 'text' | 'booked' | 'smallest'> & { note?: string | null }

/** More would be a row of dots that nobody counts. */
const mostSuns = 12

/** Whether the departure runs, with a sun for each traveller that it takes; colours only repeat what the words say. */
export function RunBox({ run, brief = false }: { run: ShownRun; brief?: boolean }) {
  const { state, text, note, smallest } = run
  return (
    <div
      className={`grid gap-2 rounded-m px-3.5 py-3 leading-snug print:p-0 ${state === 'runs' ? 'bg-leaf-tint' : 'bg-marigold-tint'}`}
    >
      <p className="font-strong text-pretty">{text}</p>
      {smallest > 1 && smallest <= mostSuns && <Suns run={run} />}
      {note && !brief && <p className="text-sm text-pretty text-ink-2">{note}</p>}
    </div>
  )
}

function Suns({ run: { state, booked, smallest } }: { run: ShownRun }) {
  const full = state === 'runs' ? 'bg-leaf' : 'bg-marigold'
  const places = Array.from({ length: smallest }, (_, i) => i + 1)
  return (
    <div
      role="img"
      aria-label={`${booked} of ${smallest} travellers have booked`}
      className="flex flex-wrap gap-1.5 print:hidden"
    >
      {places.map((place) => (
        <span
          key={place}
          className={`size-5 rounded-pill ${place <= booked ? full : 'border-2 border-marigold-deep bg-surface'}`}
        />
      ))}
    </div>
  )
}
