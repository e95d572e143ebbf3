/** A number of free seats that somebody is shown, of some departure of a trip. */
export type SeatsShown = { tripId: string; free: number }

/** A link to a trip, or a number of seats, which belongs to the trip that was linked last. */
const linkOrSeats = /href="\/(?:trip|itinerary)\/([^"?#/]+)|(\d+) seats? left/g

/** On a page as it comes over the wire: the dates of the trip whose page it is, and the cards. */
export function seatsOnPage(html: string, ownTrip = ''): SeatsShown[] {
  const shown: SeatsShown[] = []
  let tripId = ownTrip
  // What scripts are given stands in them once more.
  const drawn = html.replace(/<script[\s\S]*?<\/script>/g, '').replaceAll('<!-- -->', '')
  for (const [, linked, free] of drawn.matchAll(linkOrSeats))
    if (linked) tripId = linked
    else shown.push({ tripId, free: Number(free) })
  return shown
}

export function seatsInAnswer(json: string, tripId: string): SeatsShown[] {
  const { departures } = JSON.parse(json) as { departures: { availableSlots: number }[] }
  return departures.map(({ availableSlots: free }) => ({ tripId, free }))
}
