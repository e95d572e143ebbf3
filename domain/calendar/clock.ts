/** Time as a parameter: rules take a moment, processes take a clock. */
export type Clock = { now: () => Date }

/** India keeps one offset all year. */
const indiaOffset = 5.5 * 3600_000
const day = 24 * 3600_000

/** The calendar date in Asia/Kolkata, as YYYY-MM-DD. */
export function dateInIndia(moment: Date): string {
  return new Date(moment.getTime() + indiaOffset).toISOString().slice(0, 10)
}

/** The time of day in Asia/Kolkata, as HH:MM: for lists, files and the office. */
export function timeInIndia(moment: Date): string {
  return new Date(moment.getTime() + indiaOffset).toISOString().slice(11, 16)
}

/** The same as travellers read it, who meet at '12:00 noon' or '5:30 am': '2:33 pm'. */
export function clockInIndia(moment: Date): string {
  const time = timeInIndia(moment)
  return `${Number.parseInt(time, 10) % 12 || 12}${time.slice(2)} ${time < '12' ? 'am' : 'pm'}`
}

/** The next midnight in Asia/Kolkata. */
export function nextMidnightInIndia(moment: Date): Date {
  const local = moment.getTime() + indiaOffset
  return new Date(Math.floor(local / day) * day + day - indiaOffset)
}

/** The next moment of each day at which it is that hour in Asia/Kolkata. */
export function everyDayInIndia(hour: number): (now: Date) => Date {
  const shift = hour * 3600_000
  return (now) => new Date(nextMidnightInIndia(new Date(now.getTime() - shift)).getTime() + shift)
}

/** The midnight in Asia/Kolkata with which a date (YYYY-MM-DD) begins. */
export function startOfDayInIndia(date: string): Date {
  return new Date(Date.parse(`${date}T00:00:00Z`) - indiaOffset)
}
