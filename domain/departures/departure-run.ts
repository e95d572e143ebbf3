import { showDayBeside } from '#domain/calendar/calendar-date.ts'

/** Whether a departure runs, in the words that stand wherever its date does. */
export type DepartureRun = { confirmed: boolean; text: string }

/** What whoever pays reads beside a departure that is not confirmed. */
export const ifItDoesNotRun = 'If it doesn’t run, you get all your money back.'

type RunFacts = {
  startDate: string
  /** All seats that are sold, by whichever way; those that are held are not. */
  sold: number
  smallest: number
  decideOn: string
  /** Our word that it runs, whatever is sold. */
  promised: boolean
}

/** The decision day is the last one on which the group can still become large enough; after it no day is named. */
export function departureRun(facts: RunFacts, today: string): DepartureRun {
  const { startDate, sold, smallest, decideOn, promised } = facts
  if (promised || sold >= smallest) return { confirmed: true, text: 'Confirmed' }
  const until = today <= decideOn ? `by ${showDayBeside(decideOn, startDate)}` : 'to run'
  return { confirmed: false, text: `Needs ${smallest - sold} more ${until}` }
}
