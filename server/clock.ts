import type { Clock } from '#domain/calendar/clock.ts'

export const systemClock: Clock = { now: () => new Date() }

/** A clock that shows the given moment now and runs on from there. */
export function clockFrom(moment: Date): Clock {
  const startedAt = Date.now()
  return { now: () => new Date(moment.getTime() + Date.now() - startedAt) }
}
