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

export function seatsLeftText(free: number): string {
  return free === 0 ? 'Sold out' : `${free} ${free === 1 ? 'seat' : 'seats'} left`
}
