import { expect, test } from 'vitest'
import { createLog } from '../../server/log.ts'
import { openTestDatabase } from '../setup/database.ts'
import { startBuiltApp } from '../setup/start-built-app.ts'

const { url, pool } = await openTestDatabase()

/** As a release with other rules would have left it: nobody asks any rule here. */
async function leave(kind: string, id: string, source: string, ...bodies: unknown[]): Promise<void> {
  for (const [i, body] of bodies.entries())
    await pool.query(
      `insert into content_versions values ($1, $2, $3, $4, $5, null, null, null, now(), '')`,
      [kind, id, i + 1, source, JSON.stringify(body)],
    )
  await pool.query('insert into content_live values ($1, $2, $3)', [kind, id, bodies.length])
}

/** What the trip's file holds. */
async function readTrip(): Promise<{ title: string }> {
  const { trip } = await import('../../content/trips/ladakh/umling-la-hanle-bike-expedition.ts')
  return trip
}

test('versions that the rules refuse never keep the site from starting, and are named', async () => {
  const trip = await readTrip()
  const good = { ...trip, title: 'Umling La by Motorcycle, as It Was' }
  await leave(
    'trip',
    'lb2',
    'ladakh/umling-la-hanle-bike-expedition',
    good,
    { ...trip, title: '' },
    { id: 'lb2' },
  )
  await leave('trip', 'never-a-file', 'west/never-a-file', 'no trip at all')
  await leave('page', 'home', 'home', {})
  await leave('page', 'lists', 'lists', { weekend: ['no-such-trip'] })
  await leave('place', 'leh', 'ladakh/leh', { id: 'leh', name: null })
  const logged: string[] = []
  const log = createLog('warn', { write: (line) => logged.push(line) })
  const server = await startBuiltApp({ SITE_URL: 'http://localhost:3000', DATABASE_URL: url }, { log })
  try {
    const asked = (path: string) => fetch(server.url + path)
    expect((await asked('/')).status).toBe(200)
    expect(await (await asked('/trip/lb2')).text()).toContain('Umling La by Motorcycle, as It Was')
    expect((await asked('/trip/never-a-file')).status).toBe(404)
    const listed = await server.app.content.list()
    expect(listed.map(({ id, setAside }) => [id, setAside?.used])).toEqual([
      ['home', null],
      ['lists', null],
      ['leh', null],
      ['lb2', 1],
      ['never-a-file', null],
    ])
    expect(listed.find(({ id }) => id === 'lb2')?.setAside?.problems[0]).toMatchObject({ field: 'kind' })
    expect(logged.filter((line) => line.includes('is refused by the rules of this release'))).toHaveLength(5)
  } finally {
    await server.stop()
  }
}, 60_000)
