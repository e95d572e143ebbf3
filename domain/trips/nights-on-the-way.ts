/** Nights in a coach or a train, by how one sleeps there: no room is for them, and no halt of the route is. */
export const nightsOnTheWay: Record<string, string> = { Seat: 'in a seat', Berth: 'in a berth' }
