/** Who travels, by what they pay. */
type Paying = { kind: 'adult' | 'child' }

/** '3 guests', or '2 adults, 1 child' where somebody travels at a child's price. */
export function sayParty(guests: readonly Paying[]): string {
  return sayCounts({ guests: guests.length, children: countChildren(guests) })
}

export function countChildren(guests: readonly Paying[]): number {
  return guests.filter(({ kind }) => kind === 'child').length
}

export function sayCounts({ guests, children }: { guests: number; children: number }): string {
  if (children === 0) return count(guests, 'guest', 'guests')
  return [count(guests - children, 'adult', 'adults'), count(children, 'child', 'children')].join(', ')
}

function count(number: number, one: string, many: string): string {
  return `${number} ${number === 1 ? one : many}`
}
