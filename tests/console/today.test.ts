import { expect, test } from 'vitest'
import { jobs } from '../../database/schema/jobs.ts'
import { outbox } from '../../database/schema/mail.ts'
import { logWords, moneyWords } from '../../domain/staff/log-words.ts'
import type { Role } from '../../domain/staff/roles.ts'
import { writeLog } from '../../server/audit/write-log.ts'
import { noteComparison } from '../../server/books/last-comparison.ts'
import { startConsole } from '../setup/console.ts'
import { sampleDepartures } from '../setup/console-departures.ts'
import { hiddenField } from '../setup/console-forms.ts'

const { app, staff, ask } = await startConsole()
const { db, pool } = app.database
const page = async (role: Role, path = '') => (await ask(`/console${path}`, { role })).text

/** Work on a message that was tried for the last time. */
async function giveUp(recipient: string): Promise<{ message: number; job: number }> {
  const at = app.clock.now()
  const [added] = await db
    .insert(outbox)
    .values({
      channel: 'mail',
      recipient,
      subject: 'Your voucher',
      body: 'Here it is',
      createdAt: at,
      refusedAt: at,
    })
    .returning({ id: outbox.id })
  const message = added?.id ?? 0
  const dead = { attempts: 5, lastError: 'address refused', failedAt: at, runAt: at }
  const [job] = await db
    .insert(jobs)
    .values({ task: 'deliver mail', payload: { message }, ...dead })
    .returning({ id: jobs.id })
  return { message, job: job?.id ?? 0 }
}
const isGivenUp = async (job: number) =>
  (await pool.query('select failed_at from jobs where id = $1', [job])).rows[0]?.failed_at !== null

test('a good day says that nothing waits, and each role sees what is theirs', async () => {
  const owner = await page('owner')
  for (const words of ['Nothing waits for you', 'Next 48 hours', 'Last night’s books'])
    expect(owner).toContain(words)
  const captain = await page('captain')
  expect(captain).toContain('/console/my-departures')
  expect(captain).not.toContain('Next 48 hours')
})

test('what too few have booked is to be decided; what leaves stands beside it; last night’s books are told', async () => {
  await pool.query(`
    update departures set sold_by_phone = 1, smallest = 5, decide_on = '2026-11-14', start_date = '2026-11-17', end_date = '2026-11-20', decision = 'too few'
    where (trip_id, id) = (select trip_id, id from departures where trip_id = 'lw6' order by start_date limit 1)`)
  // The site compares them itself when it starts.
  const compared = `select from jobs where task = 'check books' and payload ? 'comparedAt' and leased_until is null`
  await expect
    .poll(async () => {
      await app.runDueJobs()
      return (await pool.query(compared)).rowCount
    })
    .toBe(1)
  const log = { end: { row: 12, chain: 'ab'.repeat(32) }, problems: [] }
  const upTo = { ...log.end, again: 0 }
  await noteComparison(db, { differences: ['one'], log: { ...log, upTo } }, app.clock.now())
  const owner = await page('owner')
  expect(owner).toContain('1 thing waits')
  expect(owner).toContain('Waits for our decision')
  expect(owner).toContain('1 sold, 5 needed')
  expect(owner).toContain('1 departure, 1 guest')
  expect(owner.slice(owner.indexOf('Last night'), owner.indexOf('Last night') + 400)).toContain(
    '1 difference',
  )
  // Twenty stand there at most, and it says of how many.
  const more = `(select trip_id, id from departures where trip_id <> 'lw6' and start_date > '2026-11-20' order by start_date, trip_id limit 23)`
  await pool.query(
    `update departures set sold_by_phone = 1, smallest = 5, decide_on = '2026-11-14' where (trip_id, id) in ${more}`,
  )
  const many = await page('owner')
  expect(many).toContain('24 things wait')
  expect(many).toContain('20 of 24')
  expect(many).toContain('href="/console/departures?view=to-decide"')
  await pool.query(`update departures set sold_by_phone = null where (trip_id, id) in ${more}`)
  // Who may not change a departure is not asked to decide.
  expect(await page('accountant')).toContain('Nothing waits for you')
})

test('work that was given up is tried again, once, and so is a message', async () => {
  const first = await giveUp('rohit@example.com')
  expect(await page('owner')).toContain('address refused, 5 tries')
  expect(hiddenField(await page('accountant', '/system'), 'job')).toBeUndefined()
  expect(hiddenField(await page('manager', '/system'), 'job')).toBe(String(first.job))
  await staff.takeDeeds()
  const again = (path: string, form: Record<string, string>) =>
    ask(`/console${path}`, { role: 'manager', form })
  const wish = { do: 'try again', job: String(first.job), back: '/console' }
  const tries = await Promise.all([again('/system', wish), again('/system', wish)])
  expect(tries.map(({ status }) => status).toSorted()).toEqual([303, 409])
  expect(await isGivenUp(first.job)).toBe(false)

  const second = await giveUp('meera@example.com')
  expect(await page('manager', '/messages?state=refused')).toContain('meera@example.com')
  expect(await page('manager', '/messages?state=sent')).toContain('Nothing found')
  const form = { do: 'send again', message: String(second.message) }
  const sent = await Promise.all([again('/messages', form), again('/messages', form)])
  expect(sent.map(({ status }) => status).toSorted()).toEqual([303, 409])
  expect(await isGivenUp(second.job)).toBe(false)
  expect(await page('manager', '/messages?state=waiting')).toContain('meera@example.com')
  expect(await staff.takeDeeds()).toEqual(['job retried', 'message sent again'])
})

test('fifty messages a page, each once while new ones arrive', async () => {
  const at = app.clock.now()
  const many = (from: number, count: number) =>
    Array.from({ length: count }, (_, i) => ({
      channel: 'mail' as const,
      recipient: `guest-${from + i}@example.com`,
      subject: 'News',
      body: 'News',
      createdAt: at,
      sentAt: at,
    }))
  await db.insert(outbox).values(many(0, 120))
  const seen: string[] = []
  let path: string | undefined = '/messages?state=sent'
  while (path) {
    const html: string = await page('owner', path)
    seen.push(
      ...[...html.matchAll(/<span class="wrap-anywhere">(guest-\d+)@/g)].map(([, name]) => name ?? ''),
    )
    await db.insert(outbox).values(many(1000 + seen.length, 10))
    path = /<a href="\/console([^"]+)" rel="next"/.exec(html)?.[1]?.replaceAll('&amp;', '&')
  }
  expect(seen).toHaveLength(120)
  expect(new Set(seen).size).toBe(120)
})

test('the log is read whole by owners; managers read their own, accountants what is about money', async () => {
  const by = (role: Role) =>
    ({ kind: 'staff', id: staff.ofRole(role).id, name: '', through: 'console' }) as const
  const write = (role: Role, what: 'refund sent' | 'claim allowed', why: string) =>
    db.transaction((tx) =>
      writeLog(tx, app.clock.now(), {
        by: by(role),
        what,
        subject: { kind: 'booking', id: 'KF-7Q2M9XKD' },
        why,
      }),
    )
  await write('manager', 'refund sent', 'refund of the manager')
  await write('manager', 'claim allowed', 'claim of the manager')
  await write('owner', 'claim allowed', 'claim of the owner')
  const read = async (role: Role, path: string) => {
    const html = await page(role, path)
    return ['refund of the manager', 'claim of the manager', 'claim of the owner'].map((why) =>
      html.includes(why),
    )
  }
  expect(await read('owner', '/log')).toEqual([true, true, true])
  expect(await read('manager', '/log/own')).toEqual([true, true, false])
  expect(await read('accountant', '/log/money')).toEqual([true, false, false])
  expect(await read('accountant', '/log/money?what=claim+allowed')).toEqual([true, false, false])
  expect(await read('owner', '/log?what=claim+allowed&about=KF-7Q2M9XKD')).toEqual([false, true, true])
  for (const [role, path] of [
    ['manager', '/log'],
    ['accountant', '/log/own'],
    ['manager', '/log/money'],
  ] as const)
    expect((await ask(`/console${path}`, { role })).status).toBe(403)
  expect(moneyWords.every((word) => word in logWords)).toBe(true)
})

test('payments that went wrong stand on Today for half an hour’s patience and a week’s memory, and for who reads payments', async () => {
  await sampleDepartures(pool).add({ id: '2031-03-07', total: 9, sold: 4, bookings: [1, 1, 1, 1] })
  const { rows } = await pool.query<{ reference: string }>(
    `select reference from bookings where departure_id = '2031-03-07' order by reference`,
  )
  const references = rows.map(({ reference }) => reference)
  const minutes = (count: number) => new Date(app.clock.now().getTime() - count * 60_000)
  const odd: [state: string, at: Date][] = [
    ['pending', minutes(31)],
    ['mismatch', minutes(6 * 24 * 60)],
    ['pending', minutes(29)],
    ['mismatch', minutes(8 * 24 * 60)],
  ]
  for (const [i, [state, at]] of odd.entries())
    await pool.query(
      'update payments set state = $2, created_at = $3, paid_paise = 900000 where reference = $1',
      [references[i], state, at],
    )
  const shown = async (role: Role) => {
    const text = await page(role)
    return references.map((reference) => text.includes(`/console/bookings/${reference}`))
  }
  for (const role of ['owner', 'manager', 'accountant'] as const)
    expect([role, await shown(role)]).toEqual([role, [true, true, false, false]])
  expect(await shown('captain')).toEqual([false, false, false, false])
  const owner = await page('owner')
  expect(owner.includes('PhonePe took ₹9,000; it goes back by itself')).toBe(true)
  await pool.query(
    `update payments set state = 'completed', paid_paise = amount_paise where reference = any ($1)`,
    [references],
  )
})
