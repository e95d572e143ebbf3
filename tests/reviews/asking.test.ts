import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { openDatabase } from '../../database/client.ts'
import { createSendReminders, type Reminder } from '../../server/reminders/send-reminders.ts'
import { openTestDatabase } from '../setup/database.ts'
import { fillBookings } from '../setup/fill-bookings.ts'

const { db, pool, url } = await openTestDatabase()
await fillBookings(pool, 120)

/** A reminder of every booking, which writes down whom it was sent to. */
const reminder = (kind: string, sent: string[]): Reminder => ({
  kind,
  async listDue(reader, _at, most) {
    const { rows } = await reader.execute<{ reference: string }>(
      sql`select reference from bookings where not exists (select from reminders where reminders.reference = bookings.reference and kind = ${kind}) limit ${most}`,
    )
    return rows.map(({ reference }) => reference)
  },
  async send(_tx, { reference }) {
    sent.push(reference)
  },
})
const at = (moment: string) => ({ now: () => new Date(moment) })

test('two processes at once remind each booking once', async () => {
  const other = openDatabase(url, () => {})
  const sent: string[] = []
  const clock = at('2026-11-15T06:00:00Z')
  await Promise.all(
    [db, other.db].map((one) => createSendReminders({ db: one, clock, reminders: [reminder('a', sent)] })()),
  )
  await other.close()
  expect([sent.length, new Set(sent).size]).toEqual([120, 120])
})

test.each([
  ['2026-11-15T03:29:59Z', 0],
  ['2026-11-15T03:30:00Z', 120],
  ['2026-11-15T14:29:59Z', 120],
  ['2026-11-15T14:30:00Z', 0],
])('at %s %i reminders leave: from 9 am to 8 pm in India', async (moment, count) => {
  const sent: string[] = []
  await createSendReminders({ db, clock: at(moment), reminders: [reminder(moment, sent)] })()
  expect(sent).toHaveLength(count)
})

test('one that fails is sent another time, and the others are not held up for good', async () => {
  const sent: string[] = []
  const failing = reminder('f', sent)
  let failures = 0
  const send: Reminder['send'] = async (tx, booking, moment) => {
    if (failures++ === 0) throw new Error('no room')
    await failing.send(tx, booking, moment)
  }
  const run = createSendReminders({
    db,
    clock: at('2026-11-15T06:00:00Z'),
    reminders: [{ ...failing, send }],
  })
  await expect(run()).rejects.toThrow('no room')
  await run()
  expect(new Set(sent).size).toBe(120)
})
