import { type SQL, sql } from 'drizzle-orm'
import { sentBackReasons } from '#domain/bookings/sent-back.ts'

/** Why a payment goes back that was never taken for its booking. */
export const neverTaken: SQL = sql.join(
  sentBackReasons.map((why) => sql`${why}`),
  sql`, `,
)

/** Payments that were taken for their booking, in a statement that reads `payments`. */
export const isTaken: SQL = sql`payments.state = 'completed' and not exists (
  select from refunds
  where refunds.reference = payments.reference and refunds.merchant_order_id = payments.merchant_order_id and refunds.why in (${neverTaken})
)`

/** What is still owed for a booking of the statement around it, which calls it so: what all changes of its sale come to, less what came in. The same as `owedOf`. */
export function owedFor(name: 'bookings' | 'b'): SQL {
  const booking = sql.raw(name)
  return sql`greatest(0, coalesce((
      select sum(paise + back_paise - greatest(carried_paise, 0)) from booking_changes where booking_changes.reference = ${booking}.reference
    ), ${booking}.total_paise - ${booking}.carried_paise) - ${booking}.wallet_paise
    - coalesce((select sum(amount_paise) from payments where payments.reference = ${booking}.reference and ${isTaken}), 0)
    - coalesce((select sum(amount_paise) from receipts where receipts.reference = ${booking}.reference), 0))`
}
