import type { Problem, Source } from '../problem.ts'

/** Nobody is asked to come to a street in the small hours, or left there. */
const earliest = 3 * 60
const latest = { meet: 22 * 60, end: 23 * 60 }

/** People meet and part at an hour that exists and that suits them. Its form is the schema's. */
export function checkMeeting({ trips }: Source): Problem[] {
  return trips.flatMap(({ file, value: { facts } }) =>
    (['meet', 'end'] as const).flatMap((end) => {
      const { time } = facts[end]
      const message = problemOf(time, latest[end])
      return message ? [{ file, field: `facts.${end}.time`, message }] : []
    }),
  )
}

function problemOf(time: string, latestMinute: number): string | null {
  if (/ noon$/.test(time) && time !== '12:00 noon') return `write '12:00 noon', or am or pm, not '${time}'`
  if (/^12:00 [ap]m$/.test(time)) return `nobody knows which '${time}' is: write '12:00 noon' or another time`
  const minute = minuteOf(time)
  if (minute >= earliest && minute <= latestMinute) return null
  return `${time} is in the night: write a time from 3:00 am to ${latestMinute / 60 - 12}:00 pm`
}

function minuteOf(time: string): number {
  const [, hour = '', minute = '', half] = /^(\d+):(\d+) (am|pm|noon)$/.exec(time) ?? []
  return (Number(hour) % 12) * 60 + Number(minute) + (half === 'am' ? 0 : 12 * 60)
}
