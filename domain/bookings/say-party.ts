/** Who travels, by what they pay. */
type Paying = { kind: 'adult' | 'child' }

/** How many travel, and how many of them at a child's price. */
export type PartyCounts = { guests: number; children: number }

/** '3 guests', or '2 adults, 1 child' where somebody travels at a child's price. */
export function sayParty(guests: readonly Paying[]): string {
  return sayCounts(countParty(guests))
}

export function countParty(guests: readonly Paying[]): PartyCounts {
  return { guests: guests.length, children: countChildren(guests) }
}

export function countChildren(guests: readonly Paying[]): number {
  return guests.filter(({ kind }) => kind === 'child').length
}

export function sayCounts({ guests, children }: PartyCounts): string {
  if (children === 0) return count(guests, 'guest', 'guests')
  const young = count(children, 'child', 'children')
  return guests === children ? young : `${count(guests - children, 'adult', 'adults')}, ${young}`
}

/** '1 child left', of the guests whose numbers a change names. */
export function sayLeft(numbers: readonly number[], guests: readonly (Paying & { n: number })[]): string {
  return `${sayParty(guests.filter(({ n }) => numbers.includes(n)))} left`
}

function count(number: number, one: string, many: string): string {
  return `${number} ${number === 1 ? one : many}`
}
