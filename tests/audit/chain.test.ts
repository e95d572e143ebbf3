import { sql } from 'drizzle-orm'
import { beforeAll, expect, test } from 'vitest'
import type { Transaction } from '../../database/client.ts'
import type { Actor } from '../../domain/staff/actor.ts'
import { type LogEntry, type LogWord, logWords } from '../../domain/staff/log-words.ts'
import { type CheckedUpTo, checkLog } from '../../server/audit/check-log.ts'
import { createListLog } from '../../server/audit/list-log.ts'
import { writeLog } from '../../server/audit/write-log.ts'
import { openTestDatabase } from '../setup/database.ts'

const { db, pool } = await openTestDatabase()
const meera = '7b1f2a60-7c1d-4f7e-9a53-2f8f6f0d1a11'
const staff: Actor = { kind: 'staff', id: meera, name: 'Meera', through: 'console' }
const commandLine: Actor = { kind: 'command line' }
const at = (second: number) => new Date(Date.UTC(2026, 10, 15, 6, 0, second))
const writers = 50

const refund = (number: number): LogEntry => ({
  by: number % 2 ? staff : commandLine,
  what: 'refund sent',
  subject: { kind: 'booking', id: number % 5 ? 'KF-22222222' : 'KF-33333333' },
  before: { leftPaise: 37_999_00 },
  after: { paise: 100 + number, leftPaise: 37_999_00 - 100 - number },
  why: `call ${number}: ‘मौसम’`,
})
const write = (second: number, entry: LogEntry) => db.transaction((tx) => writeLog(tx, at(second), entry))
const check = (tx: Pick<Transaction, 'execute' | 'select'>, earlier: CheckedUpTo | null = null) =>
  checkLog(tx as never, { earlier, whole: earlier === null })

beforeAll(async () => {
  await Promise.all(Array.from({ length: writers }, (_, i) => write(i, refund(i))))
})

/** What is found after somebody with all rights has changed the table; then it is as it was. */
async function problemsAfter(change: string, earlier?: CheckedUpTo): Promise<string[]> {
  let problems: string[] = []
  const undone = db.transaction(async (tx) => {
    await tx.execute(sql`alter table log_entries disable trigger user`)
    await tx.execute(sql.raw(change))
    problems = (await check(tx, earlier)).problems
    tx.rollback()
  })
  await expect(undone).rejects.toThrow('Rollback')
  return problems
}

test('fifty who write at once form one chain, without a gap', async () => {
  const { end, problems } = await check(db)
  expect(problems).toEqual([])
  expect(end).toEqual({ row: writers, chain: expect.stringMatching(/^[0-9a-f]{64}$/) })
})

test('what is not done is not noted, and leaves no gap', async () => {
  const failed = db.transaction(async (tx) => {
    await writeLog(tx, at(0), refund(0))
    throw new Error('it failed')
  })
  await expect(failed).rejects.toThrow('it failed')
  expect((await check(db)).end.row).toBe(writers)
})

test.each([
  'update log_entries set why = null',
  'delete from log_entries where id = 50',
  'truncate log_entries',
  'delete from log_end',
  'truncate log_end',
])('%s is refused', async (change) => {
  await expect(pool.query(change)).rejects.toThrow(/^rows of log_\w+ are never changed or removed/)
})

test.each([
  `at = at + interval '1 second'`,
  `staff_id = null, through = 'job'`,
  `staff_id = '00000000-0000-4000-8000-000000000000'`,
  `what = 'refund sent again'`,
  `subject_kind = 'traveller'`,
  `subject_id = 'KF-44444444'`,
  `before = null`,
  `after = after || '{"paise": 1}'`,
  `why = null`,
  `chain = md5('')`,
])('a row with %s is named', async (change) => {
  const row = (
    await pool.query<{ id: string }>('select min(id) as id from log_entries where staff_id is not null')
  ).rows[0]?.id
  expect(await problemsAfter(`update log_entries set ${change} where id = ${row}`)).toEqual([
    `Row ${row} of the log is not what was written.`,
  ])
})

test('a row that was taken away, from the middle or the end, is named', async () => {
  expect(await problemsAfter('delete from log_entries where id in (7, 20)')).toEqual([
    'Row 7 of the log is missing.',
  ])
  expect(await problemsAfter('delete from log_entries where id > 47')).toEqual([
    'The log ends with row 47, and 50 rows were written.',
  ])
  expect(await problemsAfter('delete from log_entries')).toEqual([
    'The log ends with row 0, and 50 rows were written.',
  ])
  expect(
    await problemsAfter(
      `insert into log_entries select 51, at, staff_id, through, what, subject_kind, subject_id, before, after, why, chain from log_entries where id = 50`,
    ),
  ).toEqual(['Row 51 of the log is not what was written.', 'Row 51 of the log was not written by the site.'])
})

test('a table that agrees with itself, with its end put back, differs from the earlier check', async () => {
  const { upTo } = await check(db)
  const cut = `delete from log_entries where id > 47;
    update log_end set (id, chain) = (select id, chain from log_entries where id = 47)`
  expect(await problemsAfter(cut)).toEqual([])
  expect(await problemsAfter(cut, upTo)).toEqual([
    'Row 50 of the log is not the one that stood there at the last comparison.',
  ])
})

test('after an earlier check the new rows and the next part of the old ones are reckoned', async () => {
  const { rows } = await pool.query<{ chain: string }>('select chain from log_entries where id = 40')
  const earlier = { row: 40, chain: rows[0]?.chain ?? '', again: 10 }
  expect((await check(db, earlier)).upTo).toMatchObject({ row: 50, again: 40 })
  const alter = (row: number) => problemsAfter(`update log_entries set why = null where id = ${row}`, earlier)
  expect(await alter(5)).toEqual([])
  for (const row of [11, 40, 41])
    expect(await alter(row)).toEqual([`Row ${row} of the log is not what was written.`])
})

test('values of health, passport or PAN stand in no row, whatever it says', async () => {
  const tx = { execute: () => Promise.reject(new Error('it was written')) } as never
  const refused = (entry: object) =>
    expect(writeLog(tx, at(0), entry as LogEntry), JSON.stringify(entry)).rejects.toThrow(
      / in the log$|^the log has|is not about/,
    )
  for (const what of Object.keys(logWords) as LogWord[]) {
    const { subject: kind, values } = logWords[what]
    const id = {
      booking: 'KF-22222222',
      traveller: meera,
      staff: meera,
      content: 'trip/lw6',
      check: 'facts',
      photograph: 'a'.repeat(24),
      view: meera,
      departure: 'lw6/2027-05-10',
      export: 'bookings',
      job: '12',
      day: '2027-05-10',
      approval: meera,
      message: '12',
      enquiry: 'ENQ-2222222222',
    }[kind]
    const entry = { by: staff, what, subject: { kind, id } }
    for (const key of ['pan', 'passport', 'health', 'diet', '__proto__x', 'constructor'])
      for (const side of ['before', 'after']) await refused({ ...entry, [side]: { [key]: 'none' } })
    for (const key of Object.keys(values))
      for (const value of ['ABCDE1234F', 'M1234567', { pan: 1 }, ['asthma'], Number.NaN])
        await refused({ ...entry, after: { [key]: value } })
    await refused({ ...entry, subject: { kind, id: 'ABCDE1234F' } })
  }
  await refused({ by: staff, what: 'passport read', subject: { kind: 'booking', id: 'KF-22222222' } })
})

test('a reason is one line without numbers of papers', async () => {
  const why = `PAN abcde 1234f,\n passport M1234567; UPI 412345678901 ${'x'.repeat(900)}`
  await write(60, { by: staff, what: 'PAN read', subject: { kind: 'booking', id: 'KF-22222222' }, why })
  const { rows } = await pool.query<{ why: string }>('select why from log_entries order by id desc limit 1')
  expect(rows[0]?.why).toMatch(/^PAN …, passport …; UPI 412345678901 x+$/)
  expect(rows[0]?.why).toHaveLength(500)
})

test('pages show each row once while new ones arrive, by who, what, subject and time', async () => {
  const listLog = createListLog({ db })
  const all = async (filter: Parameters<typeof listLog>[0]) => {
    const ids: number[] = []
    let before = null
    do {
      const page = await listLog(filter, { before, most: 7 })
      ids.push(...page.rows.map(({ id }) => id))
      before = page.next
      if (before) await write(70, refund(1))
    } while (before)
    expect(new Set(ids).size).toBe(ids.length)
    return ids.length
  }
  const until = at(60)
  expect(await all({ until })).toBe(writers)
  expect(await all({ until, who: { staffId: meera } })).toBe(25)
  expect(await all({ until, who: { through: 'command line' } })).toBe(25)
  expect(await all({ what: 'PAN read' })).toBe(1)
  expect(await all({ until, subject: { kind: 'booking', id: 'KF-33333333' } })).toBe(10)
  expect(await all({ from: at(10), until: at(20) })).toBe(10)
  const [newest] = (await listLog({ until }, { before: null, most: 1 })).rows
  expect(newest).toMatchObject({ at: at(49), what: 'refund sent', shown: 'Sent a part back', staffId: meera })
})
