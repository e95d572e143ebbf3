import { addDays } from '#domain/calendar/calendar-date.ts'
import { ruleDatesAfter } from '#domain/departures/departure-rule.ts'
import { packagesOf } from '#domain/trips/package.ts'
import type { DepartureList, DepartureRule, PriceChange, Trip } from '#domain/trips/trip.ts'
import type { Problem, Source } from '../problem.ts'
import { isRealDate, isRealMonthDay, weekdayOf } from './real-dates.ts'

/** Dates exist and follow each other, lie in the months the trip runs, and sell no more seats than there are; the smallest group fits in. */
export function checkDepartures({ trips }: Source): Problem[] {
  return trips.flatMap(({ file, value }) => {
    const { departures } = value
    if (!departures) return []
    const found = 'dates' in departures ? inList(departures, value) : inRule(departures, value)
    const seats =
      'dates' in departures ? Math.min(...departures.dates.map((date) => date.seats)) : departures.seats
    found.push(...inPrices(departures.prices ?? [], value))
    found.push(...oversold('smallest', departures.smallest, seats))
    return found.map(([field, message]): Problem => ({ file, field: `departures.${field}`, message }))
  })
}

type Found = [field: string, message: string]

function inList({ dates }: DepartureList, { months }: Trip): Found[] {
  return dates.flatMap(({ start, seats, soldElsewhere = 0 }, i): Found[] => {
    const before = dates[i - 1]?.start
    if (!isRealDate(start)) return [[`dates.${i}.start`, noSuchDay(start)]]
    return [
      ...outsideMonths(`dates.${i}.start`, [monthOf(start.slice(5))], months),
      ...(before !== undefined && start <= before
        ? [
            [
              `dates.${i}.start`,
              `dates ascend, each once: move ${start} before ${before} or remove it`,
            ] as Found,
          ]
        : []),
      ...oversold(`dates.${i}.soldElsewhere`, soldElsewhere, seats),
    ]
  })
}

function inRule(rule: DepartureRule, { months }: Trip): Found[] {
  const { seasons, seats, weekday, soldElsewhere = {} } = rule
  const ofSeasons = seasons.flatMap(({ from, to }, i): Found[] => {
    const impossible = (
      [
        ['from', from],
        ['to', to],
      ] as const
    ).filter(([, day]) => !isRealMonthDay(day))
    if (impossible.length > 0) return impossible.map(([end, day]) => [`seasons.${i}.${end}`, noSuchDay(day)])
    return outsideMonths(`seasons.${i}`, monthsBetween(from, to), months)
  })
  const ofSales = Object.entries(soldElsewhere).flatMap(([start, sold]): Found[] => {
    const field = `soldElsewhere.${start}`
    if (!isRealDate(start)) return [[field, noSuchDay(start)]]
    if (weekdayOf(start) !== weekday)
      return [[field, `write the date of a ${weekday}: this is a ${weekdayOf(start)}`]]
    if (!seasons.some((season) => isInSeason(start.slice(5), season))) {
      return [[field, 'write a date inside one of the seasons']]
    }
    const nearest = ruleDatesAfter(rule, addDays(start, -1)).next().value
    if (nearest !== start) return [[field, `the rule leaves this week out: write ${nearest}, its next date`]]
    return oversold(field, sold, seats)
  })
  return [...ofSeasons, ...ofSales]
}

/** A price stands for each day, and never falls below half of the cheapest package. */
function inPrices(prices: readonly PriceChange[], trip: Trip): Found[] {
  const lowest = Math.min(...packagesOf(trip).map(({ price }) => price))
  return prices.flatMap(({ from, to, more }, i): Found[] => {
    const wrong = (['from', 'to'] as const).filter((end) => !isRealDate(end === 'from' ? from : to))
    if (wrong.length > 0)
      return wrong.map((end) => [`prices.${i}.${end}`, noSuchDay(end === 'from' ? from : to)])
    if (to < from) return [[`prices.${i}.to`, `write ${from} or later: it begins then`]]
    const other = prices.findIndex((one, at) => at < i && one.from <= to && from <= one.to)
    if (other >= 0)
      return [[`prices.${i}.from`, `a day has one price: end range ${other + 1} before it, or begin later`]]
    if (more === 0) return [[`prices.${i}.more`, 'write how much more, or remove the range']]
    if (-more * 2 > lowest)
      return [[`prices.${i}.more`, `write -${Math.floor(lowest / 2)} or more: half of the price has to stay`]]
    return more > lowest
      ? [[`prices.${i}.more`, `write ${lowest} or less: no date costs more than twice`]]
      : []
  })
}

const noSuchDay = (day: string) => `${day} is not in the calendar: write a day that is`
const monthOf = (monthDay: string) => Number(monthDay.slice(0, 2))

function oversold(field: string, sold: number, seats: number): Found[] {
  return sold > seats ? [[field, `write ${seats} or less, the seats there are, not ${sold}`]] : []
}

function outsideMonths(field: string, used: number[], months: number[]): Found[] {
  const outside = used.filter((month) => !months.includes(month))
  if (outside.length === 0) return []
  return [
    [field, `add ${outside.join(', ')} to the trip’s months, or keep departures inside ${months.join(', ')}`],
  ]
}

/** Every month that a season touches, also over the new year. */
function monthsBetween(from: string, to: string): number[] {
  const first = monthOf(from)
  const count = from <= to ? monthOf(to) - first : monthOf(to) - first + 12
  return [...new Set(Array.from({ length: count + 1 }, (_, i) => ((first - 1 + i) % 12) + 1))]
}

function isInSeason(day: string, { from, to }: { from: string; to: string }): boolean {
  return from <= to ? from <= day && day <= to : from <= day || day <= to
}
