/** '1 guest', '2 guests' */
export function showGuests(guests: number): string {
  return `${guests} ${guests === 1 ? 'guest' : 'guests'}`
}
