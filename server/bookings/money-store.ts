import { type SQL, sql } from 'drizzle-orm'
import { isTaken, neverTaken } from '#database/owed-query.ts'

/**
 * All money of these bookings: what was received for them, and below zero what went back, a sum each with the moment and the way. `came` tells the two apart, since a receipt that counters another is below zero, too. What was paid for a booking whose place another took counts for that one. The one place that says what is a
 * booking's money; a payment that was never taken for its booking, and goes back for that, is none of it. A sum that goes back counts from its first attempt on, as its credit note does.
 */
export function moneyOf(references: SQL): SQL {
  return sql`
    select payments.reference, coalesce(settled_at, payments.created_at) as at, amount_paise as paise, 'online' as way, true as came
    from payments where payments.reference in (${references}) and ${isTaken}
    union all select reference, at, amount_paise, 'wallet', true from wallet_entries where reference in (${references}) and to_account = 'sales'
    union all select reference, received_on::timestamp at time zone 'Asia/Kolkata', amount_paise, 'by hand', true from receipts where reference in (${references})
    union all select reference, at, carried_paise, 'carried', carried_paise > 0 from booking_changes where reference in (${references}) and carried_paise <> 0
    union all select reference, created_at, -amount_paise, case when by_hand then 'by hand' else 'online' end, false from refunds
      where reference in (${references}) and attempt = 1 and why not in (${neverTaken})
    union all select reference, at, -amount_paise, 'wallet', false from wallet_entries
      where reference in (${references}) and from_account = 'sales' and to_account = 'wallet'`
}
