import type { TripFacts } from '#domain/trips/trip-facts.ts'
import type { Problem, Source } from '../problem.ts'

/** Nobody is asked to come to a street in the small hours, or left there. */
const earliest = 3 * 60
const latest = { meet: 22 * 60, end: 23 * 60 }

/** People meet and part at an hour that exists and that suits them. Its form is the schema's. */
export function checkMeeting({ trips }: Source): Problem[] {
  return trips.flatMap(({ file, value: { facts } }) =>
    [...timesOf(facts), ...twice(facts)].map(([field, message]) => ({
      file,
      field: `facts.${field}`,
      message,
    })),
  )
}

type Found = [field: string, message: string]

function timesOf({ meet, end, pickups = [] }: TripFacts): Found[] {
  const times: [field: string, time: string, latestMinute: number][] = [
    ['meet.time', meet.time, latest.meet],
    ...pickups.map(({ time }, i): [string, string, number] => [`pickups.${i}.time`, time, latest.meet]),
    ['end.time', end.time, latest.end],
  ]
  return times.flatMap(([field, time, latestMinute]): Found[] => {
    const message = problemOf(time, latestMinute)
    return message ? [[field, message]] : []
  })
}

/** A guest's choice is stored by the id: two places can't share one. */
function twice({ pickups = [] }: TripFacts): Found[] {
  return pickups.flatMap(({ id }, i): Found[] =>
    pickups.findIndex((other) => other.id === id) < i
      ? [[`pickups.${i}.id`, `'${id}' names an earlier pick-up: write another`]]
      : [],
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
