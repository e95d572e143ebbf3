import type { ConsolePage, Group, Pages } from '#console/pages/console-page.ts'
import { showPlainDate } from '#domain/calendar/calendar-date.ts'
import { dateInIndia, timeInIndia } from '#domain/calendar/clock.ts'
import { may, type Role } from '#domain/staff/roles.ts'
import type { StaffSession } from '../staff/staff-session.ts'
import { nothingWaits, type RailCount, type Waiting } from '../today/read-waiting.ts'

export type RailLink = {
  to: string
  title: string
  letter: string
  icon: string
  here: boolean
  /** How many things wait there for who looks, and what they are. */
  count: { many: string; of: RailCount } | null
}
export type Crumb = { title: string; to: string }

/** What stands around every page for somebody who is logged in. */
export type Frame = {
  name: string
  role: Role
  rail: { group: Group | null; links: RailLink[] }[]
  /** The pages above this one. */
  above: Crumb[]
  title: string
  /** 'Thu 19 Nov, 10:24 IST' */
  clock: string
  /** Nobody else could decide what this person asks for. */
  alone: boolean
  /** Whether the box that finds bookings leads anywhere. */
  find: string | null
}

const groups: (Group | null)[] = [null, 'Selling', 'Money', 'Trips', 'House']
export const base = '/console'

/** The address of a page without names in its path. */
const addressOf = (path: string) => (path === '/' ? base : base + path)

export function frameOf(
  pages: Pages,
  here: { path: string; page: ConsolePage },
  { staff: { name, role } }: StaffSession,
  now: Date,
  { alone, counts }: Waiting = nothingWaits,
): Frame {
  const rows = Object.entries(pages).filter(([, { asks }]) => asks === 'anybody' || may(role, asks))
  const current = inRail(pages, here)
  const linksOf = (wanted: Group | null): RailLink[] =>
    rows.flatMap(([path, { title, rail }]) =>
      rail && (rail.group ?? null) === wanted
        ? [
            {
              to: addressOf(path),
              title,
              letter: rail.letter,
              icon: rail.icon,
              here: path === current,
              count: countOf(rail.counts),
            },
          ]
        : [],
    )
  const countOf = (of: RailCount | undefined) => {
    const many = of && counts[of]
    return many ? { many, of } : null
  }
  const open = new Set(rows.map(([path]) => path))
  return {
    name,
    role,
    rail: groups.map((group) => ({ group, links: linksOf(group) })).filter(({ links }) => links.length > 0),
    above: crumbsAbove(pages, here.page),
    title: here.page.title,
    clock: showClock(now),
    alone,
    find: open.has('/bookings') ? addressOf('/bookings') : null,
  }
}

/** The page of the rail that this one is, or stands under. */
function inRail(pages: Pages, { path, page }: { path: string; page: ConsolePage }): string | null {
  if (page.rail) return path
  const above = page.under === undefined ? undefined : pages[page.under]
  return page.under !== undefined && above ? inRail(pages, { path: page.under, page: above }) : null
}

function crumbsAbove(pages: Pages, { under }: ConsolePage): Crumb[] {
  const parent = under === undefined ? undefined : pages[under]
  return under === undefined || !parent
    ? []
    : [...crumbsAbove(pages, parent), { title: parent.title, to: addressOf(under) }]
}

function showClock(now: Date): string {
  const date = dateInIndia(now)
  const weekday = new Date(date).toLocaleDateString('en-GB', { weekday: 'short', timeZone: 'UTC' })
  return `${weekday} ${showPlainDate(date).replace(/ \d{4}$/, '')}, ${timeInIndia(now)} IST`
}
