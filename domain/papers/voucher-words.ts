/** 'Asha Rao and 1 more guest' after the name, or 'and 1 more adult, 2 children'. */
export function moreGuests({ guests, children }: { guests: number; children: number }): string {
  const adults = guests - 1 - children
  const more = [
    children === 0 && adults > 0 && `${adults} more ${adults === 1 ? 'guest' : 'guests'}`,
    children > 0 && adults > 0 && `${adults} more ${adults === 1 ? 'adult' : 'adults'}`,
    children > 0 && `${children} ${children === 1 ? 'child' : 'children'}`,
  ].filter((part) => part !== false)
  return more.length === 0 ? '' : `and ${more.join(', ')}`
}
