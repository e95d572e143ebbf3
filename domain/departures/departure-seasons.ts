import { addDays, dateInYear } from '#domain/calendar/calendar-date.ts'

/** MM-DD, both ends included; `from` after `to` runs over the new year. */
export type Season = { from: string; to: string }

/** Which year does not matter as long as it is no leap year. */
const anyYear = 2023

/** Seasons of which one begins the day after another ends are one, so that a winter may be written in two halves. */
export function joinSeasons(seasons: Season[]): Season[] {
  const follows = (next: Season, season: Season) =>
    next !== season && dayAfter(season.to) === dateInYear(anyYear, next.from)
  const openings = seasons.filter((season) => !seasons.some((other) => follows(season, other)))
  const rest = new Set(seasons)
  const joined: Season[] = []
  // Halves that follow each other in a circle have no opening: the first one written begins.
  for (const opening of [...openings, ...seasons]) {
    if (!rest.delete(opening)) continue
    let last = opening
    for (;;) {
      const next = [...rest].find((season) => follows(season, last))
      if (!next) break
      rest.delete(next)
      last = next
    }
    joined.push({ from: opening.from, to: last.to })
  }
  return joined
}

/** The season that begins in this year. */
export function seasonOfYear({ from, to }: Season, year: number): { first: string; last: string } {
  return { first: dateInYear(year, from), last: dateInYear(to < from ? year + 1 : year, to) }
}

function dayAfter(monthDay: string): string {
  return dateInYear(anyYear, addDays(dateInYear(anyYear, monthDay), 1).slice(5))
}
