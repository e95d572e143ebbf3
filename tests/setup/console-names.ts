import { matchRoutes } from 'react-router'
import { pages } from '../../console/pages.ts'
import { addDays } from '../../domain/calendar/calendar-date.ts'
import { dateInIndia } from '../../domain/calendar/clock.ts'
import type { ConsoleApp } from './console-browser.ts'
import { sampleDepartures } from './console-departures.ts'
import { addTravelled } from './reviews.ts'

type Names = Record<string, string>
/** Of a worker's server, made once. */
const known = new WeakMap<ConsoleApp, Promise<Names>>()

/** What pages are about that have a name in their path. */
export function findNames(app: ConsoleApp): Promise<Names> {
  const names = known.get(app) ?? makeNames(app)
  known.set(app, names)
  return names
}

async function makeNames({ url, staff, pool, sent }: ConsoleApp): Promise<Names> {
  const answer = await fetch(`${url}/api/trips/lw6/departures`)
  const { departures } = (await answer.json()) as { departures: { id: string }[] }
  const samples = sampleDepartures(pool)
  const paid = await samples.add({ id: '2031-03-07', total: 12, sold: 4, bookings: [3, 1] })
  const tomorrow = addDays(dateInIndia(new Date()), 1)
  const own = await samples.add({ id: tomorrow, total: 12, sold: 2, bookings: [2] })
  await pool.query(`update departures set captain_id = $1 where trip_id || '/' || id = $2`, [
    staff.ofRole('captain').id,
    own,
  ])
  const { rows } = await pool.query<{ reference: string }>(
    `select reference from bookings where trip_id || '/' || departure_id = $1 order by guests desc`,
    [paid],
  )
  const reference = rows[0]?.reference ?? ''
  const hand = `${reference}-R9-1`
  await pool.query(
    `insert into refunds (merchant_refund_id, reference, amount_paise, state, why, created_at, by_hand) values ($1, $2, 100, 'due', 'a part was refunded', now(), true)`,
    [hand, reference],
  )
  await addTravelled(pool, [{ reference: 'KF-22222229', name: 'Tara', stars: 2 }])
  return {
    ':reviewed': 'KF-22222229',
    ':date': departures[0]?.id ?? '',
    ':own': own,
    ':hand': hand,
    ':paid': paid,
    ':reference': reference,
    ':id': staff.people[1]?.id ?? '',
    ':enquiry': sent.enquiry,
    ':application': sent.application,
  }
}

/** The row of the page at an address. */
export function pageAt(path: string): string {
  const routes = Object.keys(pages).map((row) => ({ id: row, path: row }))
  return matchRoutes(routes, `/${path.replace(/\?.*/, '')}`)?.at(-1)?.route.id ?? ''
}
