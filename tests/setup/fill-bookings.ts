import type pg from 'pg'

/** Which departure the booking with this number is of, in SQL. */
const departureOf = (number: string) => `'departure-' || (${number}) % 100`

/**
 * So many bookings with all that belongs to them, made by SQL: seats, events, payments, refunds, papers, mails and wallets, with texts of several lines and scripts. Seats and bookings agree.
 */
export async function fillBookings(pool: pg.Pool, count: number): Promise<void> {
  const statements = [
    `insert into departures (trip_id, id, start_date, end_date, total, sold)
     select 'trip-' || n % 10, 'departure-' || n, date '2027-01-01' + n, date '2027-01-08' + n, 2000000,
       (select coalesce(sum(1 + i % 4), 0) from generate_series(n, $1 - 1, 100) i where i % 10 > 0)
     from generate_series(0, 99) n`,
    `insert into bookings (reference, status, trip_id, departure_id, package_id, guests, traveller_id, name, email, phone, sold, coupon_code,
       total_paise, wallet_paise, payable_paise, idempotency_key, fingerprint, hold_expires_at, created_at, confirmed_at, cancelled_at)
     select reference(i), case when i % 10 = 0 then 'refunded' else 'confirmed' end, 'trip-' || i % 10, ${departureOf('i')}, 'standard', 1 + i % 4,
       case when i % 3 = 0 then md5(i::text)::uuid end, case when i % 2 = 0 then 'आशा राव' else E'Asha "A" O\\\\Rao' end, 'asha' || i || '@example.com', '919876543210',
       jsonb_build_object('title', 'A trip to the “lakes”', 'startDate', '2027-01-01', 'taxPercent', jsonb_build_object('gst', 5, 'tcs', 0),
         'lines', (select jsonb_agg(jsonb_build_object('kind', 'guests', 'label', 'Line ' || l || ' of ' || i, 'paise', l * 100 + i)) from generate_series(1, 4) l),
         'refundTable', (select jsonb_agg(jsonb_build_object('fromDays', d, 'percent', 100 - d, 'words', 'Cancelled ' || d || ' days before the start')) from generate_series(0, 60, 15) d)),
       case when i % 7 = 0 then 'FIRST' end, 9007199254740993 + i, i % 5, 9007199254740993 + i - i % 5, 'key-' || i, md5('fingerprint' || i),
       timestamptz '2026-11-01 00:00:00.123456+00' + i * interval '1 second', timestamptz '2026-11-01 00:00:00.654321+00' + i * interval '1 second',
       case when i % 10 > 0 then timestamptz '2026-11-01 00:00:01+00' end, case when i % 10 = 0 then timestamptz '2026-11-02 00:00:00+00' end
     from generate_series(0, $1 - 1) i`,
    `insert into booking_events (reference, at, by, from_status, to_status, why)
     select reference(i), timestamptz '2026-11-01 00:00:00+00' + i * interval '1 second', 'site', case when step = 1 then 'held' end,
       case when step = 1 then 'confirmed' else 'held' end, 'seats are held'
     from generate_series(0, $1 - 1) i, generate_series(0, 1) step`,
    `insert into payments (merchant_order_id, reference, amount_paise, state, provider_order_id, redirect_url, transaction_id, payment_mode, paid_paise, created_at)
     select reference(i) || '-P1', reference(i), 9007199254740993 + i, 'completed', 'OMO' || i, 'https://pay.example/' || md5(i::text), 'T' || i, 'UPI_QR', i, timestamptz '2026-11-01 00:00:00+00'
     from generate_series(0, $1 - 1) i`,
    `insert into refunds (merchant_refund_id, merchant_order_id, reference, amount_paise, state, why, created_at)
     select reference(i) || '-R1', reference(i) || '-P1', reference(i), 100 + i, 'completed', 'cancelled', timestamptz '2026-11-02 00:00:00+00'
     from generate_series(0, $1 - 1, 10) i`,
    `insert into papers (number, kind, financial_year, counter, reference, issued_at, content)
     select 'KF/26-27/' || lpad(i::text, 5, '0'), 'tax invoice', '26-27', i + 1, reference(i), timestamptz '2026-11-03 00:00:00+00',
       jsonb_build_object('seller', repeat('A company with an address. ', 10), 'lines', (select jsonb_agg(md5(i || '-' || l)) from generate_series(1, 20) l))
     from generate_series(0, $1 - 1) i`,
    `insert into outbox (channel, recipient, subject, body, reference, attachments, created_at, sent_at)
     select 'mail', 'asha' || i || '@example.com', 'Booked: ' || reference(i), E'Dear Asha,\\n\\n\\tYour seats are booked.\\r\\nBackslash: \\\\N \\\\. end\\n\\\\.\\n', reference(i),
       case when i % 2 = 0 then array['voucher', 'calendar'] end, timestamptz '2026-11-01 00:00:00+00', timestamptz '2026-11-01 00:00:05+00'
     from generate_series(0, $1 - 1) i`,
    `insert into wallets (traveller_id, balance_paise)
     select md5(i::text)::uuid, 100 + i from generate_series(0, $1 - 1, 3) i`,
    `insert into wallet_entries (traveller_id, at, from_account, to_account, amount_paise, what)
     select md5(i::text)::uuid, timestamptz '2026-11-01 00:00:00+00', 'credits', 'wallet', 100 + i, 'gift' from generate_series(0, $1 - 1, 3) i`,
    `insert into limit_keys (day, key) values ('2026-11-01', 'the key of a day')`,
  ]
  const client = await pool.connect()
  try {
    await client.query(
      `create function pg_temp.reference(number bigint) returns text language sql as $$ select 'KF-' || translate(lpad(upper(to_hex(number)), 8, '0'), '01', 'GH') $$`,
    )
    for (const statement of statements)
      await client.query(
        statement.replaceAll('reference(i)', 'pg_temp.reference(i)'),
        statement.includes('$1') ? [count] : [],
      )
  } finally {
    client.release()
  }
}
