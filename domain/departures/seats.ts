export type SeatTone = 'red' | 'yellow' | 'green'

const fewSeats = 5
const someSeats = 10

/** The colour of "seats left": under 5 red, 5 to 10 yellow, above 10 green. */
export function seatTone(available: number): SeatTone {
  if (available < fewSeats) return 'red'
  return available <= someSeats ? 'yellow' : 'green'
}

/** Seats named by data from outside: whole, never negative, never more than there are. */
export function clampSeats(seats: number, totalSeats: number): number {
  return Number.isNaN(seats) ? 0 : Math.trunc(Math.min(Math.max(0, seats), totalSeats))
}

/** Told of a departure on a card when five seats or fewer are left, or less than a third of them; null otherwise. */
export function fewSeatsText(free: number, total: number): string | null {
  return free > fewSeats && free * 3 >= total ? null : seatsLeftText(free)
}

/** Who has the seats of a date that is full: '4 booked, 11 held in open payments until 14:47 IST'. Seats come free again when a payment is not made. */
export function takenText(
  booked: number,
  open: { seats: number; payments: number; until: string } | null,
): string {
  if (!open) return `${booked} booked`
  const until = open.payments === 1 ? ` until ${open.until}` : `, the first until ${open.until}`
  return `${booked} booked, ${open.seats} held in open payments${until}`
}

export function seatsLeftText(free: number): string {
  return free === 0 ? 'Sold out' : `${free} ${free === 1 ? 'seat' : 'seats'} left`
}
