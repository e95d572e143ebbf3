/** What the cheapest of these dates with a seat costs more, or less; of all of them where every one is full. */
export function leastOnSale(departures: readonly { freeSeats: number; more: number }[] | null): number {
  if (!departures || departures.length === 0) return 0
  const free = departures.filter(({ freeSeats }) => freeSeats > 0)
  return Math.min(...(free.length > 0 ? free : departures).map(({ more }) => more))
}
