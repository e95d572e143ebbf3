import { afterAll, expect, test } from 'vitest'
import type { Role } from '../../domain/staff/roles.ts'
import { startSmsSandbox } from '../../sandbox/sms/start-sms-sandbox.ts'
import { loggedPath } from '../../server/http/logged-path.ts'
import { startBookingApp } from '../setup/booking.ts'
import { openConsole } from '../setup/console.ts'
import { raisedPayments } from '../setup/raised-payments.ts'
import {
  goodReview,
  reviewMails,
  reviewPathOf,
  sellSeats,
  sendReview,
  waitAfterTrip,
} from '../setup/reviews.ts'
import { staffSettings } from '../setup/sample-staff.ts'

const sms = await startSmsSandbox()
afterAll(sms.stop)
const app = await startBookingApp({
  ...staffSettings,
  ...sms.settings('msg91'),
  LIMITS: `${raisedPayments},review:1000/600`,
  SAMPLE_RATINGS: 'off',
})
const { ask, staff } = await openConsole(app)
const { pool } = app.database
const names = [
  'Asha Rao',
  'Dr. Ravi Nair',
  'Meera Joshi',
  'Imran Khan',
  'Priya Das',
  'Jaya Menon',
  'Tara Bose',
]
const references = await sellSeats(app, names)
const [first = '', second = '', third = '', ...others] = references
const [withoutAddress = '', last = ''] = others.slice(-2)
const beforeTrip = {
  ...(await sendReview(app, reviewPathOf(first))),
  page: await (await fetch(app.url + reviewPathOf(first))).text(),
}
await pool.query(`update bookings set status = 'refunded' where reference = $1`, [last])
await pool.query(`update bookings set email = '' where reference = $1`, [withoutAddress])
await waitAfterTrip(app, first, { days: 1, hour: 12 })
const early = await reviewMails(app)
await waitAfterTrip(app, first, { days: 2, hour: 8.9 })
const beforeNine = await reviewMails(app)
await waitAfterTrip(app, first, { days: 2, hour: 9.5 })
const asked = await reviewMails(app)
const pathOf = (reference: string) => asked.find((mail) => mail.reference === reference)?.path ?? ''

const visit = async (path: string) => {
  const answer = await fetch(app.url + path, { redirect: 'manual' })
  return {
    status: answer.status,
    headers: answer.headers,
    text: (await answer.text()).replaceAll('<!-- -->', ''),
  }
}
/** A page that shows a change is made anew a second after the last time. */
async function trip(): Promise<string> {
  app.later(2)
  return (await visit('/trip/lw6')).text
}
/** Sessions end while months pass. */
const at = async (path: string, role: Role, form?: Record<string, string>) =>
  ask(path, { cookie: await staff.sessionOf(role), form })
const decide = (reference: string, form: Record<string, string>, role: Role = 'manager') =>
  at(`/console/reviews/${reference}`, role, { seen: 'received', ...form })
const stateOf = async (reference: string) =>
  (await pool.query('select state from reviews where reference = $1', [reference])).rows[0]?.state
const reviewsOf = async (reference: string) =>
  (await pool.query('select from reviews where reference = $1', [reference])).rowCount
const structured = (html: string) =>
  [...html.matchAll(/<script type="application\/ld\+json"[^>]*>(.*?)<\/script>/gs)]
    .map(([, json]) => json)
    .join()

test('whoever came back is asked once, two days after the end and after nine, and nobody who cancelled', async () => {
  expect([early, beforeNine]).toEqual([[], []])
  expect(asked.map(({ reference }) => reference).sort()).toEqual(references.slice(0, -2).sort())
  await waitAfterTrip(app, first, { days: 3, hour: 12 })
  expect(await reviewMails(app)).toHaveLength(5)
  expect(new Set(asked.map(({ path }) => path)).size).toBe(5)
})

test('and by SMS, which needs no address: once, by a template of its own', async () => {
  const asks = sms.messages.filter(({ text }) => text.includes('how was your trip'))
  expect(asks).toHaveLength(6)
  expect(asks.find(({ text }) => text.includes(first))?.text).toMatch(
    /^Kafila: how was your trip on \d+ \w+ \d{4} \(KF-\w{8}\)\? Review it at localhost:\d+\/my-trips or call \+91 [\d ]+\.$/,
  )
  expect(asks.some(({ text }) => text.includes(withoutAddress))).toBe(true)
})

test('the link opens a form for its own booking, is a secret, and no other link opens anything', async () => {
  const { status, headers, text } = await visit(pathOf(first))
  expect([status, headers.get('cache-control')]).toEqual([200, 'no-store'])
  expect(text).toContain('How was your trip?')
  expect(text).toContain('‘Asha’')
  expect(text).toContain('name="robots" content="noindex"')
  for (const path of [pathOf(first), `${pathOf(first)}.data`, `${pathOf(first)}?withdraw=1`])
    expect(loggedPath(path)).toBe('/review/…')
  const signature = pathOf(first).slice(-22)
  for (const wrong of [
    pathOf(second).replace(/.{22}$/, signature),
    pathOf(first).slice(0, -1),
    `${pathOf(first)}A`,
    '/review/KF-22222222',
    '/review/%00',
  ]) {
    const answer = await visit(wrong)
    expect([answer.status, answer.text.includes('Asha')], wrong).toEqual([404, false])
    expect((await sendReview(app, wrong)).text).not.toContain('Thank you')
  }
  expect((await pool.query('select from reviews')).rowCount).toBe(0)
})

test('what is not in order is refused by the name of its field, and nothing typed is lost', async () => {
  const { status, text } = await sendReview(app, pathOf(first), {
    ...goodReview,
    stars: '6',
    captain: 'constructor',
    text: 'Too short a text.',
  })
  expect(status).toBe(422)
  for (const words of [
    'Please choose one to five stars.',
    'Please choose an answer: How was whoever led your trip?',
    'Please write at least 40 characters.',
    'Too short a text.',
  ])
    expect(text).toContain(words)
  expect(text).toMatch(/value="fine"[^>]*checked|checked[^>]*value="fine"/)
  expect((await sendReview(app, pathOf(first), { ...goodReview, text: 'x'.repeat(1501) })).status).toBe(422)
  expect((await pool.query('select from reviews')).rowCount).toBe(0)
})

test('a review is one for its booking, however often it is sent, and waits to be read', async () => {
  const sent = await Promise.all([
    sendReview(app, pathOf(first)),
    sendReview(app, pathOf(first)),
    sendReview(app, pathOf(first)),
  ])
  expect(sent.map(({ status, to }) => [status, to])).toEqual(sent.map(() => [303, pathOf(first)]))
  await sendReview(app, pathOf(first), { ...goodReview, stars: '1' })
  const { rows } = await pool.query('select first_name, stars, state, trip_id from reviews')
  expect(rows).toEqual([{ first_name: 'Asha', stars: 5, state: 'received', trip_id: 'lw6' }])
  expect((await visit(pathOf(first))).text).toContain('Thank you for your review')
  expect(await trip()).not.toContain('What travellers say')
})

test('staff publish it, refuse another for one of three reasons, and answer once; each is a row of the log', async () => {
  await sendReview(app, pathOf(second), { ...goodReview, stars: '2', text: `${goodReview.text} Call 98765.` })
  const list = (await at('/console/reviews', 'manager')).text
  expect(list, app.logged.join('\n')).toContain(`/console/reviews/${first}`)
  expect(list).toContain('Ravi')
  for (const role of ['accountant', 'captain'] as const)
    expect((await at(`/console/reviews/${first}`, role)).status).toBe(403)
  await staff.takeDeeds()
  expect((await decide(first, { do: 'publish' })).status).toBe(303)
  expect((await decide(first, { do: 'publish' })).status).toBe(303)
  const noReason = await decide(second, { do: 'refuse', reason: 'too poor' })
  expect([noReason.status, noReason.text.includes('A poor review is no reason')]).toEqual([422, true])
  expect((await decide(second, { do: 'answer', text: 'Thanks' })).status).toBe(422)
  expect((await decide(second, { do: 'refuse', reason: 'private data' })).status).toBe(303)
  expect(await staff.takeDeeds()).toEqual(['review published', 'review refused'])
  const { rows: told } = await pool.query(
    `select body from outbox where reference = $1 and subject like 'Your review is not published%'`,
    [second],
  )
  expect([told.length, told[0]?.body.includes('it names a person in full')]).toEqual([1, true])
  expect((await visit(pathOf(second))).text).toContain('it names a person in full, a phone number')

  const late = await decide(second, { do: 'publish', seen: 'received' }, 'owner')
  expect([late.status, late.text.includes('Refused by Sample manager: private data')]).toEqual([409, true])
  expect(await stateOf(second)).toBe('refused')

  expect((await decide(first, { do: 'answer', text: 'See you in Spiti.' })).status).toBe(303)
  expect((await decide(first, { do: 'answer', text: 'See you in Spiti.' })).status).toBe(303)
  const again = await decide(first, { do: 'answer', text: 'Other words' }, 'owner')
  expect([again.status, again.text.includes('See you in Spiti.')]).toEqual([409, true])
  expect(await staff.takeDeeds()).toEqual(['review answered'])
  await expect.poll(() => trip(), { timeout: 10_000 }).toContain('See you in Spiti.')
  const html = await trip()
  expect(html).toContain('Travelled with us in')
  expect(html).not.toContain('98765.')
  expect(html).not.toContain(first)
})

test('what nobody looks at is published after seven days; from five on rating, count and structured data are theirs', async () => {
  for (const reference of [third, ...others.slice(0, -2)]) {
    expect((await sendReview(app, pathOf(reference), { ...goodReview, stars: '4' })).status).toBe(303)
  }
  expect((await decide(second, { do: 'publish', seen: 'refused' })).status).toBe(303)
  await waitAfterTrip(app, first, { days: 9, hour: 12 })
  expect(await stateOf(third)).toBe('received')
  const before = await trip()
  expect([before.includes('2 reviews of people'), before.includes('>Rated<')]).toEqual([true, false])
  expect(before).toMatch(/<a href="#reviews"[^>]*>2 reviews</)
  expect(structured(before)).not.toContain('aggregateRating')
  await waitAfterTrip(app, first, { days: 10, hour: 13 })
  expect(await stateOf(third)).toBe('published')

  await expect.poll(() => trip(), { timeout: 10_000 }).toContain('5 reviews of people')
  const html = await trip()
  expect(html.slice(html.indexOf('>Rated<')).replaceAll(/<[^>]*>/g, '')).toMatch(
    /^>Rated 3\.8 out of 5 \(5 reviews\)/,
  )
  expect(html).toMatch(/<a href="#reviews"[^>]*>\(5 reviews\)</)
  expect(structured(html)).toContain(
    '"aggregateRating":{"@type":"AggregateRating","ratingValue":3.8,"reviewCount":5,"bestRating":5,"worstRating":1}',
  )
  const part = await (await fetch(`${app.url}/api/listings/india?sort=rating`)).json()
  expect(part.cards[0]).toMatchObject({
    id: 'lw6',
    rating: { average: 3.8, reviews: 5, sample: false },
  })
  expect((await visit('/compare?ids=lw6,p1')).text).toContain('Rating and reviews')
})

test('whoever withdraws is asked back first; then it stands nowhere and counts in nothing', async () => {
  const asks = await visit(`${pathOf(first)}?withdraw=1`)
  expect(asks.text).toContain('Withdraw your review?')
  expect(await stateOf(first)).toBe('published')
  expect((await sendReview(app, pathOf(first), { do: 'withdraw' })).status).toBe(303)
  expect((await visit(pathOf(first))).text).toContain('Your review is withdrawn')
  expect((await sendReview(app, pathOf(first))).status).toBe(303)
  expect(await stateOf(first)).toBe('withdrawn')
  expect((await decide(first, { do: 'publish', seen: 'withdrawn' })).status).toBe(409)
  await expect.poll(() => trip(), { timeout: 10_000 }).toContain('4 reviews of people')
  const html = await trip()
  expect([html.includes('See you in Spiti.'), html.includes('>Rated<')]).toEqual([false, false])
  expect(structured(html)).not.toContain('aggregateRating')
})

test('nobody changes what was written, not even by SQL', async () => {
  const refused = (statement: string) => expect(pool.query(statement)).rejects.toThrow(/never changed|only/)
  await refused(`update reviews set text = 'Wonderful!' where reference = '${second}'`)
  await refused(`update reviews set stars = 5 where reference = '${second}'`)
  await refused(`update reviews set state = 'published' where reference = '${first}'`)
  await refused(`update reviews set answer = 'Other' where reference = '${first}'`)
  await refused('delete from reviews')
  await refused('truncate reviews')
})

test('the list leaves as a file with what it shows; what is not published keeps its words', async () => {
  await decide(third, { do: 'refuse', reason: 'abuse', seen: 'published' })
  const file = await at('/console/reviews/export?state=all', 'owner', { do: 'csv' })
  expect(file.headers.get('content-type')).toContain('text/csv')
  const lines = file.text.split(/\r?\n/)
  const lineOf = (reference: string) => lines.find((line) => line.includes(reference)) ?? ''
  expect(lineOf(second)).toContain('The captain knew every bend')
  expect(lineOf(third)).toContain('Abuse')
  expect(lineOf(third)).not.toContain('The captain knew')
  const newest = await at('/console/reviews?state=all&stars=4', 'owner')
  expect(newest.text).not.toContain(`/console/reviews/${second}`)
})

test('nobody writes before the trip is over, half a year after it, or of a booking that was cancelled', async () => {
  expect(beforeTrip.page).toContain('Your trip is not over yet')
  expect(await reviewsOf(last)).toBe(0)
  const path = reviewPathOf(last)
  const cancelled = await visit(path)
  expect([cancelled.status, cancelled.text.includes('This booking is cancelled')]).toEqual([410, true])
  await sendReview(app, path)
  await pool.query(`update bookings set status = 'completed' where reference = $1`, [last])
  await waitAfterTrip(app, last, { days: 181, hour: 12 })
  const over = await visit(path)
  expect([over.status, over.text.includes('It is too late for a review')]).toEqual([410, true])
  await sendReview(app, path)
  expect(await reviewsOf(last)).toBe(0)
  await waitAfterTrip(app, last, { days: 180, hour: 12 })
  expect((await sendReview(app, path)).status).toBe(303)
  expect(await reviewsOf(last)).toBe(1)
})
