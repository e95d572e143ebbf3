import { randomUUID } from 'node:crypto'
import type pg from 'pg'

type Sample = {
  id: string
  /** The id, where that is a date. */
  start?: string
  total: number
  sold?: number
  /** Guests of each, all confirmed and paid with ₹10,000 a guest. */
  bookings?: number[]
}

const people = ['Asha Rao', 'Ravi Menon']
let made = 0

/** Departures of three days that no catalogue knows, added by hand so that no fill withdraws them, with paid bookings, made by SQL. */
export function sampleDepartures(pool: pg.Pool, trip = 'sample-lakes') {
  async function add({ id, start = id, total, sold = 0, bookings = [] }: Sample): Promise<string> {
    await pool.query(
      `insert into departures (trip_id, id, start_date, end_date, total, sold, smallest, decide_on, by_hand)
       values ($1, $2, $3, $3::date + 2, $4, $5, 6, $3::date - 14, true)`,
      [trip, id, start, total, sold],
    )
    for (const [i, guests] of bookings.entries()) {
      const paise = guests * 10_000_00
      const terms = {
        title: 'Sample Lakes',
        packageTitle: 'Standard',
        startDate: start,
        endDate: start,
        lines: [{ kind: 'guests', label: `${guests} × ₹10,000`, paise }],
        taxPercent: { gst: 5, tcs: 0 },
        refundTable: [{ fromDays: 0, refundPercentage: 0, feePaise: 0 }],
      }
      // In the order in which they are made, and without 0 and 1, which references don't have.
      const reference = `KF-3${(++made)
        .toString(8)
        .padStart(7, '0')
        .replaceAll(/\d/g, (digit) => String(Number(digit) + 2))}`
      await pool.query(
        `insert into bookings (reference, status, trip_id, departure_id, package_id, guests, name, email, phone, sold, total_paise,
           wallet_paise, payable_paise, idempotency_key, fingerprint, hold_expires_at, created_at, confirmed_at)
         values ($1, 'confirmed', $2, $3, 'standard', $4, $5, $6, '919876543210', $7, $8, 0, $8, $9, '', now(), now(), now())`,
        [
          reference,
          trip,
          id,
          guests,
          people[i % 2],
          `guest${made}@example.com`,
          JSON.stringify(terms),
          paise,
          randomUUID(),
        ],
      )
      // The trigger that writes the sale and its guests follows a change of the status.
      await pool.query(`update bookings set status = 'confirmed' where reference = $1`, [reference])
      await pool.query(
        `insert into payments (merchant_order_id, reference, amount_paise, state, paid_paise, created_at)
         values ($1 || '-P1', $1, $2, 'completed', $2, now())`,
        [reference, paise],
      )
    }
    return `${trip}/${id}`
  }
  return { trip, add }
}
