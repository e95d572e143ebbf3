import type pg from 'pg'

/** Bookings, orders and refunds of which nobody knows yet what becomes of them. */
export async function countOpen(pool: pg.Pool): Promise<number> {
  const { rows } = await pool.query<{ open: number }>(
    `select (select count(*) from bookings where status in ('held', 'awaiting_payment', 'refunding'))::int
       + (select count(*) from payments where state in ('opening', 'pending'))::int
       + (select count(*) from refunds where state in ('due', 'pending'))::int as open`,
  )
  return rows[0]?.open ?? 0
}
