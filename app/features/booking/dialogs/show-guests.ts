/** '3 guests, 1 of them a child' */
export function showParty({ guests, children = 0 }: { guests: number; children?: number }): string {
  if (children === 0) return showGuests(guests)
  return `${showGuests(guests)}, ${children} of them ${children === 1 ? 'a child' : 'children'}`
}

/** '1 guest', '2 guests' */
export function showGuests(guests: number): string {
  return `${guests} ${guests === 1 ? 'guest' : 'guests'}`
}
