import { showDayBeside, showPlainDayBeside } from '#domain/calendar/calendar-date.ts'

/** Whether a departure runs, in the words that stand wherever its date does, with the numbers behind them for whoever draws them. */
export type DepartureRun = {
  confirmed: boolean
  text: string
  /** All seats that are sold, by whichever way. */
  booked: number
  smallest: number
  decideOn: string
}

/** What whoever pays reads beside a departure that is not confirmed. */
export const ifItDoesNotRun = 'If it doesn’t run, you get all your money back.'

type RunFacts = Omit<DepartureRun, 'confirmed' | 'text'> & {
  startDate: string
  /** Seats in open payments: they can't be bought, so nobody is asked for them; sold they are not. */
  held: number
  /** Our word that it runs, whatever is sold. */
  promised: boolean
}

/** The decision day is the last one on which the group can still become large enough. */
export function departureRun(facts: RunFacts, today: string): DepartureRun {
  const { booked, smallest, decideOn } = facts
  const confirmed = facts.promised || booked >= smallest
  return {
    confirmed,
    text: confirmed ? 'Confirmed' : whatIsMissing(facts, today),
    booked,
    smallest,
    decideOn,
  }
}

/** On a card, where the date has little room: the day of the decision stands beside the date on the trip's page. */
export type BriefRun = Pick<DepartureRun, 'confirmed' | 'text'>
export function briefRun({ confirmed, text }: BriefRun): BriefRun {
  return {
    confirmed,
    text: text
      .replace(/^Runs once (\d+ more travellers?) .+$/, 'Needs $1')
      .replace(/(, decided on|: too few) .+$/, ''),
  }
}

/** Of a date that is not sold any more: whether it runs is the operator's word, called off it does not. */
export function missedText({
  startDate,
  decideOn,
  calledOff,
}: Pick<RunFacts, 'startDate' | 'decideOn'> & { calledOff: boolean }): string {
  const what = calledOff ? 'it does not run' : 'it is not sold any more'
  return `Too few travellers by ${showDayBeside(decideOn, startDate)}, so ${what}`
}

function whatIsMissing({ startDate, booked, held, smallest, decideOn }: RunFacts, today: string): string {
  const day = showPlainDayBeside(decideOn, startDate)
  if (today > decideOn) return `Waits for our decision: too few travellers by ${day}`
  return `Runs once ${whoIsMissing(smallest - booked - held)}, decided on ${day}`
}

function whoIsMissing(more: number): string {
  if (more <= 0) return 'the payments under way are made'
  return more === 1 ? '1 more traveller has booked' : `${more} more travellers have booked`
}
