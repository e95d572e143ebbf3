/** Lengths in days as addresses write them: '5', '4-5', 'from-10'. Both ends are included. */
export type DayRange = { min: number; max: number }

export function readDayRange(value: string): DayRange | null {
  const [, from, to] = /^(?:from-)?(\d{1,2})(?:-(\d{1,2}))?$/.exec(value) ?? []
  if (!from || (value.startsWith('from-') && to)) return null
  const min = Number(from)
  const max = value.startsWith('from-') ? Number.POSITIVE_INFINITY : Number(to ?? from)
  return min >= 1 && min <= max ? { min, max } : null
}

/** The one way in which an address writes a range. */
export function printDayRange({ min, max }: DayRange): string {
  if (max === Number.POSITIVE_INFINITY) return `from-${min}`
  return min === max ? String(min) : `${min}-${max}`
}

export function sayDayRange({ min, max }: DayRange): string {
  if (max === Number.POSITIVE_INFINITY) return `${min} days and more`
  if (min === max) return min === 1 ? '1 day' : `${min} days`
  if (min === 1) return `Up to ${max} days`
  return max === min + 1 ? `${min} or ${max} days` : `${min} to ${max} days`
}
