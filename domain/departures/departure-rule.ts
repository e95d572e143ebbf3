import { addDays, firstWeekdayFrom } from '#domain/calendar/calendar-date.ts'
import type { DepartureRule } from '#domain/trips/trip.ts'
import { joinSeasons, type Season, seasonOfYear } from './departure-seasons.ts'

/** Every start date of the rule after a day, in order, without end. Weeks count from each season's first such weekday. */
export function* ruleDatesAfter(rule: DepartureRule, day: string): Generator<string> {
  const seasons = joinSeasons(rule.seasons)
  for (let year = Number(day.slice(0, 4)); ; year++) {
    for (const date of datesInYear(rule, seasons, year)) if (date > day) yield date
  }
}

/** A season that runs over the new year began in the year before. */
function datesInYear(rule: DepartureRule, seasons: Season[], year: number): string[] {
  const dates = new Set<string>()
  for (const season of seasons) {
    for (const begun of [year - 1, year]) {
      const { first, last } = seasonOfYear(season, begun)
      const step = 7 * (rule.everyWeeks ?? 1)
      for (let date = firstWeekdayFrom(first, rule.weekday); date <= last; date = addDays(date, step)) {
        if (Number(date.slice(0, 4)) === year) dates.add(date)
      }
    }
  }
  return [...dates].sort()
}
