/** 'Asha Rao and 1 more guest' after the name. */
export function moreGuests(guests: number): string {
  const more = guests - 1
  if (more < 1) return ''
  return more === 1 ? 'and 1 more guest' : `and ${more} more guests`
}
