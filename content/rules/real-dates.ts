/** The pattern of a date lets 2026-02-30 pass. */
export function isRealDate(isoDate: string): boolean {
  const time = Date.parse(`${isoDate}T00:00:00Z`)
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(isoDate)
}

/** MM-DD; the 29th of February exists, though not every year. */
export function isRealMonthDay(monthDay: string): boolean {
  return isRealDate(`2024-${monthDay}`)
}

const weekdays = ['sunday', 'monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday'] as const

export function weekdayOf(isoDate: string): (typeof weekdays)[number] | undefined {
  return weekdays[new Date(`${isoDate}T00:00:00Z`).getUTCDay()]
}
