import type { Tab } from '../ui/tabs.tsx'

export type DepartureTab =
  | 'bookings'
  | 'waiting'
  | 'guests'
  | 'rooms'
  | 'transport'
  | 'way'
  | 'change'
  | 'log'

/** The parts of a departure for the office, wherever one stands. */
export function departureTabs(
  address: string,
  here: DepartureTab,
  counts: { bookings?: number; guests?: number; waiting?: number },
): Tab[] {
  const one = (title: string, name: DepartureTab, below: string, count?: number): Tab => ({
    title,
    to: address + below,
    here: here === name,
    count,
  })
  return [
    one('Bookings', 'bookings', '', counts.bookings),
    one('Guests', 'guests', '/manifest', counts.guests),
    one('Rooms', 'rooms', '/rooms'),
    one('Transport', 'transport', '/transport'),
    one('Waiting', 'waiting', '?tab=waiting', counts.waiting),
    one('On the way', 'way', '?tab=way'),
    one('Seats, captain, note', 'change', '?tab=change'),
    one('Log', 'log', '?tab=log'),
  ]
}
