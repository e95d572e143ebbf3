import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { sentMessages } from '../setup/account.ts'
import { asAsha, bookAndPay, details, readBooking, startMyBookingsApp } from '../setup/my-bookings.ts'
import { readPdfLines } from '../setup/read-pdf.ts'

const app = await startMyBookingsApp()
const { pool } = app.database

const soldOf = async (reference: string) =>
  (await pool.query<{ sold: object }>('select sold from bookings where reference = $1', [reference])).rows[0]
    ?.sold

/** Sold at other terms than today's: 60 % back and a fee of ₹999 until a month before, 12 % GST in the price. */
async function bookAtOtherTerms(date: number): Promise<string> {
  const reference = await bookAndPay(app, { date })
  const terms = {
    refundTable: [
      { period: '30+ days', description: 'as sold', fromDays: 30, refundPercentage: 60, feePaise: 999_00 },
      { period: '0-29 days', description: 'No refund', fromDays: 0, refundPercentage: 0, feePaise: 0 },
    ],
    included: { gstPaise: 5_143_00, tcsPaise: 0 },
    taxPercent: { gst: 12, tcs: 3 },
  }
  await pool.query('update bookings set sold = sold || $2::jsonb where reference = $1', [
    reference,
    JSON.stringify(terms),
  ])
  return reference
}

/** 60 % of ₹47,999, less the fee. */
const refund = 27_800

test('what was sold stays sold: refund, preview, mail, papers and export follow the terms of the sale', async () => {
  const reference = await bookAtOtherTerms(1)
  const asha = await asAsha(app)
  const booking = await readBooking(asha, reference)
  expect(booking.refundSteps.map((step) => [step.refund, step.fee, step.percentage])).toEqual([
    [refund, 999, 60],
    [0, 0, 0],
  ])
  expect(booking.includedTax).toEqual({ gst: 5_143, tcs: 0, percent: { gst: 12, tcs: 3 } })

  await asha.ask('PUT', `/bookings/${reference}/invoice-details`, details)
  const cancelled = await asha.ask('POST', `/bookings/${reference}/cancel`, { way: 'as paid', refund })
  expect(await cancelled.json()).toEqual({ toOnline: refund, toWallet: 0 })
  const mail = (await sentMessages(app)).find(({ body }) => body.startsWith('Your booking is cancelled'))
  expect(mail?.body).toContain('₹27,800 goes back to the account you paid from')

  const { papers } = await readBooking(asha, reference)
  const [invoice, note] = await Promise.all(
    papers.map(async ({ href }) =>
      readPdfLines(new Uint8Array(await (await fetch(app.url + href)).arrayBuffer())),
    ),
  )
  expect(invoice).toContain('IGST 12% ₹5,143.00')
  expect(note).toContain('IGST 12% ₹2,978.72')

  const exported = (await (await asha.ask('POST', '/export')).json()) as { bookings: object[] }
  expect(exported.bookings).toContainEqual(
    expect.objectContaining({
      reference,
      includedTax: { gst: 5_143, tcs: 0, percent: { gst: 12, tcs: 3 } },
      refundTable: [
        { period: '30+ days', description: 'as sold' },
        { period: '0-29 days', description: 'No refund' },
      ],
    }),
  )
  await app.comeToRest()
  expect(await app.differences()).toEqual([])
})

test('a booking of an earlier release is given the numbers of the table that it was sold with', async () => {
  const reference = await bookAndPay(app, { date: 2 })
  const sold = await soldOf(reference)
  const folder = join(import.meta.dirname, '../../database/migrations')
  const file = readdirSync(folder).find((name) => name.endsWith('owner_and_terms_of_a_booking.sql')) ?? ''
  const update = readFileSync(join(folder, file), 'utf8')
    .split('--> statement-breakpoint')
    .find((statement) => statement.includes('UPDATE "bookings"'))
  const client = await pool.connect()
  try {
    await client.query('begin')
    await client.query('alter table bookings drop constraint bookings_terms')
    await client.query(
      `update bookings set sold = sold - 'taxPercent' || jsonb_build_object('refundTable',
         (select jsonb_agg(part - 'fromDays' - 'feePaise') from jsonb_array_elements(sold -> 'refundTable') as part))`,
    )
    await client.query(update ?? '')
    const { rows } = await client.query('select sold from bookings where reference = $1', [reference])
    expect(rows).toEqual([{ sold }])
  } finally {
    await client.query('rollback')
    client.release()
  }
})
