import type { Pool } from 'pg'
import { expect } from 'vitest'
import { eventCodes } from '#domain/bookings/event-words.ts'
import { refundReasons } from '#domain/bookings/refund-words.ts'
import { walletCodes } from '#domain/money/wallet-words.ts'

/** What happened to bookings and wallets is kept as codes: no row of the database holds a sentence about it. */
export async function expectCodes(pool: Pool): Promise<void> {
  const kept = async (column: string, table: string) =>
    (await pool.query<{ code: string }>(`select distinct ${column} as code from ${table}`)).rows
      .map(({ code }) => code)
      .filter((code) => code !== null)
  expect(eventCodes).toEqual(expect.arrayContaining(await kept('why', 'booking_events')))
  expect(refundReasons).toEqual(expect.arrayContaining(await kept('why', 'refunds')))
  expect(walletCodes).toEqual(expect.arrayContaining(await kept('what', 'wallet_entries')))
  const values = await kept('value', 'booking_events, jsonb_each_text(told)')
  for (const value of values) expect(value).toMatch(/^(-?\d+|KF-[0-9A-Z]{8}|phonepe|cash|upi|bank|card)$/)
}
