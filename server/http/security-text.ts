import { Hono } from 'hono'
import { addDays } from '#domain/calendar/calendar-date.ts'
import { type Clock, dateInIndia, startOfDayInIndia } from '#domain/calendar/clock.ts'
import type { Site } from '#domain/site/site.ts'
import { textFile } from './text-file.ts'

const path = '/.well-known/security.txt'
/** RFC 9116 wants less than a year. */
const goodFor = 364

/** Whom to tell of a hole in the site. */
export function securityText(deps: { site: Pick<Site, 'email'>; siteUrl: string; clock: Clock }): Hono {
  const { site, siteUrl, clock } = deps
  const expires = startOfDayInIndia(addDays(dateInIndia(clock.now()), goodFor))
  const lines = () => [
    `Contact: mailto:${site.email}`,
    `Expires: ${expires.toISOString()}`,
    'Preferred-Languages: en',
    `Canonical: ${siteUrl}${path}`,
    '',
  ]
  return new Hono().get(
    path,
    textFile('text/plain', () => lines().join('\n')),
  )
}
