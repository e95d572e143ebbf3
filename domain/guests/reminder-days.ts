/** When whoever booked is reminded of details that are missing: two days after the sale, then ever closer to the trip, each once. */
export const afterSale = { kind: 'details after two days', days: 2, withinDays: 7 } as const

/** `days` before the start, until it would be time for the next. */
export const beforeStart = [
  { kind: 'details 21 days before', days: 21, until: 11 },
  { kind: 'details 10 days before', days: 10, until: 6 },
  { kind: 'details 5 days before', days: 5, until: 1 },
] as const

/** Days between two reminders, whichever they are. */
export const quietDays = 2
