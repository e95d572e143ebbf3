import { expect, test } from 'vitest'
import type { Trip } from '#domain/trips/trip.ts'
import { readPdfLines } from '../../tests/setup/read-pdf.ts'
import { openCatalogue } from '../catalogue/open-catalogue.ts'
import { readManifest } from '../pictures/manifest.ts'
import { describeVoucher, type Voucher } from './describe-voucher.ts'
import { makeVoucherPdf } from './make-voucher-pdf.ts'

const { pictures } = readManifest('.generated/pictures.json')
const { trips } = await openCatalogue(new Set(pictures.map(({ name }) => name)))

function voucherOf(trip: Trip, name = 'Rohan Mehta') {
  const terms = {
    title: trip.title,
    packageTitle: 'Twin sharing',
    startDate: '2026-12-04',
    endDate: '2026-12-06',
  }
  return describeVoucher({
    booking: { reference: 'KF-2XBC39ZC', name, guests: 15, dueOn: null, terms },
    trip,
    run: {
      confirmed: false,
      text: 'Runs once 6 more travellers have booked, decided on 30 Nov',
      booked: 2,
      smallest: 8,
      decideOn: '2026-11-30',
    },
    owes: false,
    standing: Array.from({ length: 15 }, (_, i) => ({
      kind: 'adult' as const,
      name: i < 4 ? name : '',
      told: i === 0,
      missing: i === 0 ? ['emergency', 'passport'] : ['name', 'gender', 'born'],
    })),
    phone: '911000000002',
    today: '2026-11-17',
  })
}

function print(voucher: Voucher): Promise<Uint8Array> {
  const url = 'https://kafila.example/v/KF-2XBC39ZC-1-AbCdEfGhIjKlMnOpQrStUv'
  return makeVoucherPdf({ voucher, siteName: 'Kafila', url })
}

/** Read off the file's own list of pages: a reader takes a tenth of a second for each. */
function pagesOf(file: Uint8Array): number {
  return Number(/\/Type \/Pages .*\/Count (\d+)/.exec(Buffer.from(file).toString('latin1'))?.[1])
}

test('the vouchers with the most to say are one sheet each', async () => {
  const wordsOf = ({ rows }: Voucher) =>
    rows.reduce((sum, { lines }) => sum + lines.join().length + 40 * lines.length, 0)
  const longest = trips
    .map((trip) => ({ id: trip.id, voucher: voucherOf(trip) }))
    .sort((a, b) => wordsOf(b.voucher) - wordsOf(a.voucher))
    .slice(0, 20)
  const pages = await Promise.all(
    longest.map(async ({ id, voucher }) => `${id} ${pagesOf(await print(voucher))}`),
  )
  expect(pages).toEqual(longest.map(({ id }) => `${id} 1`))
})

test('a name that the fonts lack is told by the booking’s number, and the same day gives the same file', async () => {
  const [trip] = trips
  if (!trip) throw new Error('there are no trips')
  const voucher = voucherOf(trip, '李明')
  const file = await print(voucher)
  expect(await readPdfLines(file)).toContain('Booking KF-2XBC39ZC and 14 more guests')
  expect(Buffer.compare(file, await print(voucher))).toBe(0)
})
