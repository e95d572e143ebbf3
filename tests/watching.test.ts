import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { parse } from 'yaml'
import { jobs } from '../database/schema/jobs.ts'
import { startBookingApp } from './setup/booking.ts'
import { bookAndPay } from './setup/my-bookings.ts'

const root = join(import.meta.dirname, '..')
const read = (file: string) => readFileSync(join(root, file), 'utf8')
const token = 'a token of the metrics that nobody guesses'.replaceAll(' ', '-')
const app = await startBookingApp({ METRICS_PORT: '0', METRICS_TOKEN: token })
const { db } = app.database

// Of every label one value is seen.
await db
  .insert(jobs)
  .values({ task: 'deliver sms', payload: {}, runAt: app.clock.now(), failedAt: app.clock.now() })

const scrape = async () => {
  const response = await fetch(app.metricsUrl ?? '')
  expect(response.status).toBe(200)
  return response.text()
}
/** The value of one series, named as it stands there. */
const figureOf = (text: string, series: string) => {
  const line = text.split('\n').find((candidate) => candidate.startsWith(`${series} `))
  return line === undefined ? undefined : Number(line.slice(series.length + 1))
}
const get = (path: string, headers: Record<string, string> = {}) => fetch(app.url + path, { headers })
/** Figures are kept for a while, by the clock. */
const { later } = app

test('metrics stand at a port of their own, and at the site’s for who knows the token; else there is no such address', async () => {
  expect(await scrape()).toContain('# TYPE kafila_http_requests_total counter')
  const known = await get('/metrics', { authorization: `Bearer ${token}` })
  expect(known.headers.get('content-type')).toContain('version=0.0.4')
  expect(await known.text()).toContain('kafila_seats_sold ')
  const unknown = await get('/no-such-address')
  const title = (html: string) => /<h1[\s\S]*?<\/h1>/.exec(html)?.[0]
  const expected = title(await unknown.text())
  for (const authorization of ['', token, `Bearer ${token}x`, 'Bearer ']) {
    const refused = await get('/metrics', { authorization })
    expect(refused.status).toBe(404)
    expect(title(await refused.text())).toBe(expected)
    const names = (response: Response) => [...response.headers.keys()].sort()
    expect(names(refused)).toEqual(names(unknown))
  }
  expect((await fetch(new URL('/', app.metricsUrl ?? ''))).status).toBe(404)
})

test('answers are counted by route and status, from memory or not, and strange addresses make no series', async () => {
  const before = await scrape()
  const grew = (text: string, series: string) =>
    (figureOf(text, series) ?? 0) - (figureOf(before, series) ?? 0)
  const first = await get('/trip/w2')
  expect(first.headers.get('cache-status')).toBeNull()
  const etag = first.headers.get('etag') ?? ''
  expect((await get('/trip/w2')).headers.get('cache-status')).toBe('kafila; hit')
  expect((await get('/trip/w2', { 'if-none-match': etag })).status).toBe(304)
  await get('/api/trips/w2/departures')
  for (let i = 0; i < 30; i++) await get(`/strange/${i}/address`)
  const after = await scrape()
  expect(grew(after, 'kafila_http_requests_total{route="/trip/:id",status="200"}')).toBe(2)
  expect(grew(after, 'kafila_http_requests_total{route="/trip/:id",status="304"}')).toBe(1)
  expect(grew(after, 'kafila_http_request_duration_seconds_count{route="/trip/:id"}')).toBe(3)
  expect(grew(after, 'kafila_http_request_duration_seconds_bucket{le="+Inf",route="/trip/:id"}')).toBe(3)
  expect(grew(after, 'kafila_page_cache_hits_total')).toBe(2)
  expect(grew(after, 'kafila_page_cache_misses_total')).toBe(1)
  expect(grew(after, 'kafila_http_requests_total{route="/api/trips/:id/departures",status="200"}')).toBe(1)
  expect(grew(after, 'kafila_http_requests_total{route="other",status="404"}')).toBe(30)
  expect(grew(after, 'kafila_page_render_duration_seconds_count')).toBeGreaterThan(0)
  expect(grew(after, 'kafila_database_query_duration_seconds_count')).toBeGreaterThan(0)
  expect(after).not.toMatch(/strange|w2/)
})

test('figures tell of seats, money, mail, payments, jobs and books, at most every 15 seconds', async () => {
  later(20)
  const before = await scrape()
  await bookAndPay(app, {}, { asGuest: true })
  later(10)
  expect(await scrape()).toContain(`kafila_seats_sold ${figureOf(before, 'kafila_seats_sold')}\n`)
  later(50)
  const after = await scrape()
  const [{ sold, paid }] = (
    await app.database.pool.query(
      'select (select sum(sold) from departures)::int as sold, (select sum(paid_paise) from payments)::int as paid',
    )
  ).rows
  expect(sold).toBeGreaterThan(0)
  expect(figureOf(after, 'kafila_seats_sold')).toBe(sold)
  expect(figureOf(after, 'kafila_money_taken_paise{way="phonepe"}')).toBe(paid)
  expect(figureOf(after, 'kafila_money_refunded_paise{way="wallet"}')).toBe(0)
  expect(figureOf(after, 'kafila_mails_unsent')).toBe(2)
  expect(figureOf(after, 'kafila_mail_oldest_unsent_seconds')).toBe(60)
  expect(figureOf(after, 'kafila_payment_oldest_open_seconds')).toBe(0)
  expect(figureOf(after, 'kafila_jobs_given_up{task="deliver sms"}')).toBe(1)
  expect(figureOf(after, 'kafila_books_differences')).toBe(0)
  expect(figureOf(after, 'kafila_books_compared_timestamp_seconds')).toBeGreaterThan(0)
})

test('without a database the scrape goes on, without what stands in it', async () => {
  expect(await scrape()).toContain('kafila_database_up 1\n')
  later(20)
  await app.database.whileAway(async () => {
    const text = await scrape()
    expect(text).toContain('kafila_database_up 0\n')
    expect(text).not.toMatch(/^kafila_(seats_sold|mails_unsent|money_\w+|jobs_given_up|books_\w+)[ {]/m)
    expect(text).toMatch(/^kafila_page_cache_hits_total \d/m)
  })
})

type Rule = { alert: string; expr: string }
const rules = (parse(read('ops/alerts.yml')) as { groups: { rules: Rule[] }[] }).groups.flatMap(
  (group) => group.rules,
)
const panels = (JSON.parse(read('ops/dashboard.json')) as { panels: { targets: { expr: string }[] }[] })
  .panels
/** Of Prometheus itself. */
const ownNames = ['up']
const ownLabels = ['job', 'instance', 'le']

/** Every exported name with the labels of its series. */
async function exported(): Promise<Map<string, Set<string>>> {
  later(20)
  const names = new Map<string, Set<string>>()
  for (const line of (await scrape()).split('\n')) {
    const [, declared] = /^# TYPE (\w+)/.exec(line) ?? []
    if (declared) names.set(declared, names.get(declared) ?? new Set())
    const [, name = '', labels = ''] = /^(\w+)(?:\{(.*)\})? /.exec(line) ?? []
    if (name === '') continue
    const known = names.get(name) ?? new Set<string>()
    for (const [, label = ''] of labels.matchAll(/(\w+)="/g)) known.add(label)
    names.set(name, known)
  }
  return names
}

/** What an expression names: metrics, each with the labels that are asked of it, and labels by which it is summed up. */
function named(expr: string) {
  const metrics = [...expr.matchAll(/\b([a-z]+_\w+|up)\b(?:\{([^}]*)\})?/g)]
    .map(([, name = '', labels = '']) => ({
      name,
      labels: [...labels.matchAll(/(\w+)\s*[=!]/g)].map(([, label = '']) => label),
    }))
    .filter(({ name }) => !['histogram_quantile'].includes(name))
  const grouped = [...expr.matchAll(/\b(?:by|without) \(([^)]*)\)/g)].flatMap(([, list = '']) =>
    list.split(/,\s*/),
  )
  return { metrics, grouped }
}

test('alert rules and dashboard name nothing that is not exported, and operations.md every alert', async () => {
  const names = await exported()
  const expressions = [...rules, ...panels.flatMap(({ targets }) => targets)].map(({ expr }) => expr)
  expect(expressions.length).toBeGreaterThan(30)
  const wrong = expressions.flatMap((expr) => {
    const { metrics, grouped } = named(expr)
    expect(metrics.length, expr).toBeGreaterThan(0)
    const lost = metrics
      .filter(({ name }) => !names.has(name) && !ownNames.includes(name))
      .map(({ name }) => name)
    const has = (name: string, label: string) => names.get(name)?.has(label) || ownLabels.includes(label)
    const strange = metrics.flatMap(({ name, labels }) =>
      labels.filter((label) => !has(name, label)).map((label) => `${name} ${label}`),
    )
    const groupedWrong = grouped.filter((label) => !metrics.some(({ name }) => has(name, label)))
    return [...lost, ...strange, ...groupedWrong].map((what) => `${what} in ${expr}`)
  })
  expect(wrong).toEqual([])
  const told = read('docs/operations.md')
  expect(rules.map(({ alert }) => alert).filter((alert) => !told.includes(`| \`${alert}\` `))).toEqual([])
})

const promtool = spawnSync('promtool', ['--version']).status === 0

test.skipIf(!promtool)(
  'promtool takes the rules and every name (skipped where it is not installed)',
  async () => {
    const rulesRead = spawnSync('promtool', ['check', 'rules', join(root, 'ops/alerts.yml')], {
      encoding: 'utf8',
    })
    expect(rulesRead.stderr + rulesRead.stdout).toContain(`${rules.length} rules found`)
    expect(rulesRead.status).toBe(0)
    const metrics = spawnSync('promtool', ['check', 'metrics'], { input: await scrape(), encoding: 'utf8' })
    // Node's own metrics, which others name, are not all as it wants them.
    expect(metrics.stderr.split('\n').filter((line) => line.startsWith('kafila_'))).toEqual([])
  },
)
