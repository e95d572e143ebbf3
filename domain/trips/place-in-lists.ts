/** How early our own lists name a trip: the order that we would recommend where nobody has rated anything. */
export function placeInLists(lists: Record<string, string[]>): (id: string) => number {
  const named = [...new Set(Object.values(lists).flat())]
  const places = new Map(named.map((id, place) => [id, place]))
  return (id) => places.get(id) ?? named.length
}
