import type { Clock } from '#domain/calendar/clock.ts'

export const systemClock: Clock = { now: () => new Date() }
