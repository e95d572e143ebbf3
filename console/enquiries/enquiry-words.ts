import { addDays, showDayBeside, showPlainDayBeside } from '#domain/calendar/calendar-date.ts'
import { isOpen, type LostReason, lostReasons, type Stage } from '#domain/enquiries/stages.ts'

const minute = 60_000

/** How long ago, in one figure: '12 min', '2 h', '6 d'. */
export function showAge(since: Date, now: Date): string {
  const minutes = Math.max(0, Math.floor((now.getTime() - since.getTime()) / minute))
  if (minutes < 60) return `${minutes} min`
  return minutes < 24 * 60 ? `${Math.floor(minutes / 60)} h` : `${Math.floor(minutes / (24 * 60))} d`
}

type State = {
  stage: Stage
  nextDay: string | null
  lostReason: LostReason | null
  wonBooking: string | null
}

/** Somebody should have called by now. */
export function isDue({ stage, nextDay }: Pick<State, 'stage' | 'nextDay'>, today: string): boolean {
  return isOpen(stage) && nextDay !== null && nextDay <= today
}

/** What comes next; of what is over, what became of it. */
export function showNext({ stage, nextDay, lostReason, wonBooking }: State, today: string): string {
  if (stage === 'won') return wonBooking ?? 'No booking named'
  if (stage === 'lost') return lostReason ? lostReasons[lostReason] : ''
  if (nextDay === null) return 'No day set'
  if (nextDay === today) return 'Call today'
  if (nextDay < today) return `Call, due ${showPlainDayBeside(nextDay, today)}`
  return nextDay === addDays(today, 1) ? 'Tomorrow' : showDayBeside(nextDay, today)
}

/** A count that ends somewhere says so. */
export function showCount(count: number, most: number): string {
  return count > most ? `${most.toLocaleString('en-IN')}+` : count.toLocaleString('en-IN')
}
