import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { authFactors } from '../../database/schema/auth.ts'
import { jobs } from '../../database/schema/jobs.ts'
import type { Actor } from '../../domain/staff/actor.ts'
import { createTellTraveller } from '../../server/account/tell-traveller.ts'
import { createNoteExport } from '../../server/audit/note-export.ts'
import { createRemoveLostFactor } from '../../server/auth/factors/remove-lost-factor.ts'
import { openAuthSecrets } from '../../server/auth/keys/open-auth-secrets.ts'
import { createAllowClaim } from '../../server/bookings/allow-claim.ts'
import { createFreeHold } from '../../server/bookings/holds/free-hold.ts'
import { createPromiseDeparture } from '../../server/bookings/promise-departure.ts'
import { createCancelBooking } from '../../server/bookings/refunds/cancel-booking.ts'
import { createCancelDeparture } from '../../server/bookings/refunds/cancel-departure.ts'
import { createRefundPart } from '../../server/bookings/refunds/refund-part.ts'
import { createCloseDeparture } from '../../server/departures/close-departure.ts'
import { createNoteSoldByPhone } from '../../server/departures/note-sold-by-phone.ts'
import { createReopenDeparture } from '../../server/departures/reopen-departure.ts'
import { readEnv } from '../../server/env.ts'
import { createRetryJob } from '../../server/jobs/retry-job.ts'
import { type OperatorResources, openOperator } from '../../server/operator/open-operator.ts'
import { operatorNews } from '../../server/operator/operator-news.ts'
import { runCommand } from '../../server/operator/run-command.ts'
import { createTcsRegister } from '../../server/papers/tcs-register.ts'
import { createQueueNotice } from '../../server/sms/queue-notice.ts'
import { createPayOutCredit } from '../../server/wallet/pay-out-credit.ts'
import { moveCredit } from '../../server/wallet/wallet-store.ts'
import { type LoggedIn, logIn, phones } from '../setup/account.ts'
import { makeWish, start } from '../setup/booking.ts'
import { bookAndPay, readBooking, settle, startMyBookingsApp } from '../setup/my-bookings.ts'

/** Each is done once by its command and once by somebody at a console, and both leave the same rows but for who. */

const app = await startMyBookingsApp({ AUTH_SECRET: 'a secret of the tests that is long enough' })
const { db, pool } = app.database
const settings = readEnv({
  DATABASE_URL: app.database.url,
  TEST_CLOCK: app.clock.now().toISOString(),
  AUTH_SECRET: 'a secret of the tests that is long enough',
})
const meera: Extract<Actor, { kind: 'staff' }> = {
  kind: 'staff',
  id: randomUUID(),
  name: 'Meera',
  through: 'console',
}
const why = 'The guest has called'
const pan = 'ABCDE1234F'
let resources: OperatorResources
let asha: LoggedIn
let [guestBooking, bookingAbroad] = ['', '']
let [first, second] = [
  { tripId: '', id: '' },
  { tripId: '', id: '' },
]

beforeAll(async () => {
  if (!settings.ok) throw new Error(settings.problems.join())
  resources = await openOperator(settings.env)
  asha = await logIn(app, phones.asha)
  guestBooking = await bookAndPay(app, {}, { asGuest: true })
  const wish = await makeWish(app, { tripId: 'i4', price: 47_500 })
  const withPan = { ...wish, userDetails: { ...wish.userDetails, pan } }
  bookingAbroad = (await start(app, withPan, asha)).bookingRef
  await settle(app, bookingAbroad, 'COMPLETED')
  const { rows } = await pool.query<{ tripId: string; id: string }>(
    'select trip_id as "tripId", departure_id as id from bookings order by created_at, trip_id desc',
  )
  ;[first, second] = rows as [typeof first, typeof second]
})
afterAll(() => resources[Symbol.asyncDispose]())

type LogRow = {
  what: string
  staff_id: string | null
  through: string
  subject: string
  before: object | null
  after: object | null
  why: string | null
}

/** The rows that were added meanwhile, the oldest first. */
async function rowsOf(work: () => Promise<{ ok: boolean }>): Promise<LogRow[]> {
  const { rows: last } = await pool.query<{ id: string }>(
    'select coalesce(max(id), 0) as id from log_entries',
  )
  expect(await work()).toMatchObject({ ok: true })
  const { rows } = await pool.query<LogRow>(
    `select what, staff_id, through, subject_kind || ' ' || subject_id as subject, before, after, why from log_entries where id > $1 order by id`,
    [last[0]?.id],
  )
  return rows
}
const command = (...args: string[]) => rowsOf(() => runCommand(args, settings))

function expectRows(
  { byCommand, atConsole }: { byCommand: LogRow[]; atConsole: LogRow[] },
  expected: Pick<LogRow, 'what' | 'subject' | 'before' | 'after'>[],
  others = expected,
): void {
  const nobody = { staff_id: null, through: 'command line', why: null }
  expect(byCommand).toEqual(expected.map((row) => ({ ...row, ...nobody })))
  const somebody = { staff_id: meera.id, through: 'console', why }
  expect(atConsole).toEqual(others.map((row) => ({ ...row, ...somebody })))
}

test('closing, reopening, seats by phone and the promise that a departure runs', async () => {
  const args = [first.tripId, first.id]
  const subject = `departure ${first.tripId}/${first.id}`
  const closed = [{ what: 'departure closed', subject, before: { closed: false }, after: { closed: true } }]
  const reopened = [
    { what: 'departure reopened', subject, before: { closed: true }, after: { closed: false } },
  ]
  const rows = { byCommand: await command('close', ...args), atConsole: [] as LogRow[] }
  const opened = { byCommand: await command('reopen', ...args), atConsole: [] as LogRow[] }
  rows.atConsole = await rowsOf(() => createCloseDeparture(resources)(first, meera, why))
  expect(await rowsOf(() => createCloseDeparture(resources)(first, meera, why))).toEqual([])
  opened.atConsole = await rowsOf(() => createReopenDeparture(resources)(first, meera, why))
  expectRows(rows, closed)
  expectRows(opened, reopened)
  const byPhone = (before: number | null, seats: number) => ({
    what: 'sold by phone',
    subject,
    before: { seats: before },
    after: { seats },
  })
  expectRows(
    {
      byCommand: await command('sold-by-phone', ...args, '2'),
      atConsole: await rowsOf(() => createNoteSoldByPhone(resources)(first, 1, meera, why)),
    },
    [byPhone(null, 2)],
    [byPhone(2, 1)],
  )
  expect(await createNoteSoldByPhone(resources)(first, 999, meera)).toMatchObject({ reason: 'too many' })
  const news = operatorNews(resources)
  const promised = (which: typeof first) => ({
    what: 'departure promised',
    subject: `departure ${which.tripId}/${which.id}`,
    before: { decision: null },
    after: { decision: 'runs', told: 1 },
  })
  expectRows(
    {
      byCommand: await command('run-departure', ...args),
      atConsole: await rowsOf(() => createPromiseDeparture({ ...resources, news })(second, meera, why)),
    },
    [promised(first)],
    [promised(second)],
  )
})

test('a part that goes back, and new tries to open a booking', async () => {
  const news = operatorNews(resources)
  const subject = `booking ${guestBooking}`
  const sent = (leftPaise: number) => ({
    what: 'refund sent',
    subject,
    before: { leftPaise },
    after: { paise: 100_00, leftPaise: leftPaise - 100_00 },
  })
  expectRows(
    {
      byCommand: await command('refund', guestBooking, '100'),
      atConsole: await rowsOf(() =>
        createRefundPart({ ...resources, news, limitPaise: 25_000_00 }).refundPart(
          guestBooking,
          100_00,
          meera,
          why,
        ),
      ),
    },
    [sent(47_999_00)],
    [sent(47_899_00)],
  )
  await pool.query('update bookings set claim_tries = 5 where reference = $1', [guestBooking])
  const allowed = (tries: number) => ({
    what: 'claim allowed',
    subject,
    before: { tries },
    after: { tries: 0 },
  })
  expectRows(
    {
      byCommand: await command('allow-claim', guestBooking),
      atConsole: await rowsOf(() => createAllowClaim(resources)(guestBooking, meera, why)),
    },
    [allowed(5)],
    [allowed(0)],
  )
})

test('credit that is paid out, and two-step login that is removed, whose sessions have shown none', async () => {
  const gift = { from: 'credits', to: 'wallet', reference: null, what: 'gift' } as const
  await moveCredit(db, { travellerId: asha.userId, ...gift, amountPaise: 500_00, at: app.clock.now() })
  const subject = `traveller ${asha.userId}`
  const paid = (balancePaise: number) => ({
    what: 'credit paid out',
    subject,
    before: { balancePaise },
    after: { balancePaise: balancePaise - 200_00 },
  })
  expectRows(
    { byCommand: await command('pay-out', `+${phones.asha}`, '200'), atConsole: [] },
    [paid(500_00)],
    [],
  )
  // At the console it takes two persons: tests/console/approvals.test.ts.
  expect(await createPayOutCredit(resources)(asha.userId, 200_00, meera, why)).toEqual({
    ok: false,
    reason: 'needs two persons',
  })
  const addFactor = async () => {
    const at = app.clock.now()
    const factor = { id: randomUUID(), userId: asha.userId, friendlyName: 'Phone', secret: 'sealed' }
    await db.insert(authFactors).values({ ...factor, verifiedAt: at, createdAt: at, updatedAt: at })
    await pool.query(`update auth_sessions set aal = 'aal2'`)
  }
  const { site } = resources
  const tellTraveller = createTellTraveller({ site, queueNotice: createQueueNotice({ site }) })
  await addFactor()
  const byCommand = await command('remove-factor', `+${phones.asha}`)
  await addFactor()
  const atConsole = await rowsOf(() =>
    createRemoveLostFactor({ ...resources, tellTraveller })(phones.asha, meera, why),
  )
  expectRows({ byCommand, atConsole }, [
    { what: 'second factor removed', subject, before: { factors: 1 }, after: { factors: 0 } },
  ])
  const { rows } = await pool.query('select distinct aal from auth_sessions')
  expect(rows).toEqual([{ aal: 'aal1' }])
})

test('work that is put back', async () => {
  const at = app.clock.now()
  const given = { task: 'deliver mail', payload: {}, attempts: 3, failedAt: at, runAt: at }
  const [one, other] = await db.insert(jobs).values([given, given]).returning()
  const retried = (id = 0) => ({
    what: 'job retried',
    subject: `job ${id}`,
    before: { task: 'deliver mail', attempts: 3 },
    after: { attempts: 0 },
  })
  expectRows(
    {
      byCommand: await command('jobs', 'retry', String(one?.id)),
      atConsole: await rowsOf(() => createRetryJob(resources)(other?.id ?? 0, meera, why)),
    },
    [retried(one?.id)],
    [retried(other?.id)],
  )
})

test('each PAN that is read and each list that is exported, and nothing of what stands in them', async () => {
  const read = { what: 'PAN read', subject: `booking ${bookingAbroad}`, before: null, after: null }
  const { decrypt } = openAuthSecrets(resources.env)
  const atConsole = await rowsOf(async () => {
    const register = createTcsRegister({ ...resources, decrypt })
    const taxed = await register.read({ firstDay: '2000-01-01', endDay: '2100-01-01' })
    const pans = await register.openPans([bookingAbroad], meera, 'meera')
    return { ok: taxed.length === 1 && pans.get(bookingAbroad) === pan }
  })
  expectRows({ byCommand: await command('tcs'), atConsole: atConsole.map((row) => ({ ...row, why })) }, [
    read,
  ])
  for (const list of [
    'tcs',
    'departures',
    'bookings',
    'enquiries',
    'applications',
    'subscribers',
    'outbox',
    'jobs',
    'log',
  ]) {
    const since = list === 'jobs' ? {} : { since: '2026-11-01' }
    const args = list === 'jobs' ? [] : ['--since', '2026-11-01']
    const rows = await command(list, '--csv', ...args)
    expect(rows.at(-1), list).toMatchObject({
      what: 'list exported',
      subject: `export ${list}`,
      after: { format: 'csv', rows: expect.any(Number), ...since },
      through: 'command line',
    })
  }
  expect(await command('bookings')).toEqual([])
  const exported = await rowsOf(async () => {
    await createNoteExport(resources)({ list: 'bookings', format: 'xlsx', rows: 12 }, meera)
    return { ok: true }
  })
  expect(exported).toMatchObject([{ what: 'list exported', after: { rows: 12, format: 'xlsx' } }])
  const { rows } = await pool.query('select from log_entries as t where t::text ~* $1', [`${pan}|asha|@`])
  expect(rows).toEqual([])
})

test('a departure that is cancelled, with each booking; the booking’s events know who, its traveller does not', async () => {
  const news = operatorNews(resources)
  const cancelDeparture = createCancelDeparture({
    ...resources,
    cancelBooking: createCancelBooking({ ...resources, news, limitPaise: 2_500_000 }),
    freeHold: createFreeHold(resources),
    takeApproval: async (_tx, approval) => approval === 'agreed',
  })
  expect(await cancelDeparture(second, meera, { why })).toMatchObject({ reason: 'needs two persons' })
  const cancelled = ({ tripId, id }: typeof first, reference: string, toOnlinePaise: number) => [
    {
      what: 'departure cancelled',
      subject: `departure ${tripId}/${id}`,
      before: { cancelled: false },
      after: { cancelled: true },
    },
    {
      what: 'booking cancelled',
      subject: `booking ${reference}`,
      before: { status: 'confirmed' },
      after: { status: 'refunding', toOnlinePaise, toWalletPaise: 0, troubleCreditPaise: 0 },
    },
  ]
  expectRows(
    {
      byCommand: await command('cancel-departure', first.tripId, first.id),
      atConsole: await rowsOf(() => cancelDeparture(second, meera, { why, approval: 'agreed' })),
    },
    cancelled(first, guestBooking, 47_799_00),
    cancelled(second, bookingAbroad, 47_500_00),
  )
  expect((await runCommand(['reopen', first.tripId, first.id], settings)).message).toMatch(/ is cancelled\.$/)
  expect((await runCommand(['reopen', first.tripId, 'x'], settings)).message).toContain('has no departure x:')
  const { rows } = await pool.query(
    `select distinct reference, staff_id from booking_events where by = 'operator'`,
  )
  expect(new Set(rows.map(({ reference, staff_id }) => `${reference} ${staff_id}`))).toEqual(
    new Set([`${guestBooking} null`, `${guestBooking} ${meera.id}`, `${bookingAbroad} ${meera.id}`]),
  )
  const { events } = await readBooking(asha, bookingAbroad)
  expect(events.filter(({ by }) => by === 'operator')).toHaveLength(1)
  expect(JSON.stringify(events)).not.toMatch(new RegExp(`${meera.id}|${why}|Meera`))
  expect(await app.differences()).toEqual([])
})

test('the nightly comparison names a row that was changed, in a mail with the end of the log', async () => {
  await pool.query('alter table log_entries disable trigger user')
  await pool.query(`update log_entries set after = '{"closed": false}' where id = 1`)
  expect((await runCommand(['books', '--since', '2026-11-01'], settings)).message).toContain(
    'Row 1 of the log is not what was written.',
  )
  app.later(24 * 3600)
  await app.runDueJobs()
  const { rows } = await pool.query<{ body: string }>(
    `select body from outbox where subject like 'The books need you%'`,
  )
  const { rows: end } = await pool.query<{ id: string; chain: string }>('select id, chain from log_end')
  expect(rows).toHaveLength(1)
  expect(rows[0]?.body).toContain('Row 1 of the log is not what was written.')
  expect(rows[0]?.body).toContain(`The log ends with row ${end[0]?.id}: ${end[0]?.chain}`)
})
