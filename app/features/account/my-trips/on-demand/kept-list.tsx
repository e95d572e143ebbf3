import { tripTabs } from '../use-trip-tab.ts'
import { KeptCard } from './kept-card.tsx'
import type { KeptTrip, KeptTrips } from './kept-trips-store.ts'
import { NoSignalLine } from './no-signal-line.tsx'

/** The bookings of one list as the device keeps them, or the one whose page is open. */
export function KeptList({
  kept,
  shown,
}: {
  kept: KeptTrips
  shown: KeptTrip['list'] | { reference: string }
}) {
  const trips =
    typeof shown === 'string'
      ? kept.trips.filter(({ list }) => list === shown).sort(byStart(shown))
      : kept.trips.filter(({ bookingRef }) => bookingRef === shown.reference)
  return (
    <>
      <NoSignalLine savedAt={kept.savedAt} />
      {trips.length > 0 ? (
        <ul className="grid gap-4">
          {trips.map((trip) => (
            <KeptCard key={trip.bookingRef} trip={trip} savedAt={kept.savedAt} />
          ))}
        </ul>
      ) : (
        <p className="rounded-l bg-surface p-5 shadow-2 m:p-6">
          {typeof shown === 'string'
            ? `Under ${tripTabs[shown]} there was no trip then.`
            : 'This booking is not on this device. It opens here once there is signal again.'}
        </p>
      )}
      <p className="mt-4 text-sm text-ink-2">
        Payments, cancelling and the invoice need signal. Nothing you open here is lost.
      </p>
    </>
  )
}

function byStart(list: KeptTrip['list']): (a: KeptTrip, b: KeptTrip) => number {
  const upwards = list === 'upcoming' ? 1 : -1
  return (a, b) => upwards * a.startDate.localeCompare(b.startDate)
}
