import type pg from 'pg'
import { invoiceOf, soldPrice } from '../factories/papers.ts'

/** Papers as they are issued, a tenth of all trips abroad, and logins with profiles, for the bookings of `fillDesk`: made by SQL. */
export async function fillReports(pool: pg.Pool): Promise<void> {
  const invoice = JSON.stringify(invoiceOf({ price: soldPrice({ overseas: true }) }))
  const at = 'abs(hashtext(reference))'
  await pool.query(`
    alter table papers disable trigger papers_append_only;
    update papers set issued_at = bookings.created_at + interval '7 days' from bookings where bookings.reference = papers.reference;
    update papers set financial_year = case when issued_at < timestamptz '2026-04-01 00:00:00+05:30' then '25-26' else '26-27' end;
    alter table papers enable trigger papers_append_only`)
  await pool.query('alter table papers disable trigger papers_append_only')
  await pool.query(
    `update papers set content = $1::jsonb || jsonb_build_object('number', number, 'bookingReference', reference,
       'date', (issued_at at time zone 'Asia/Kolkata')::date::text, 'placeOfSupply', (array['Delhi', 'Karnataka', 'Maharashtra', 'Kerala'])[1 + ${at} % 4])`,
    [invoice],
  )
  await pool.query('alter table papers enable trigger papers_append_only')
  await pool.query(`
    update bookings set sold = sold || jsonb_build_object('overseas', true, 'included', jsonb_build_object('gstPaise', 47400, 'tcsPaise', 19500)), confirmed_at = created_at
    where ${at} % 10 = 0;
    update payments set settled_at = bookings.created_at from bookings where bookings.reference = payments.reference;
    update refunds set created_at = bookings.created_at + interval '20 days' from bookings where bookings.reference = refunds.reference;
    insert into auth_users (id, phone, metadata, phone_confirmed_at, created_at, updated_at)
      select distinct on (phone) traveller_id, phone, '{}'::jsonb, created_at, created_at, created_at from bookings where traveller_id is not null order by phone, created_at;
    insert into travellers (id, name, email, created_at, updated_at)
      select distinct on (traveller_id) traveller_id, name, email, created_at, created_at from bookings where traveller_id is not null`)
  await pool.query('vacuum analyze')
}
