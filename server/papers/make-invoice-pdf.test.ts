import { describe, expect, test } from 'vitest'
import { toPaise } from '#domain/money/money.ts'
import { details, invoiceOf, soldPrice } from '../../tests/factories/papers.ts'
import { type PdfWord, readPdf, readPdfLines } from '../../tests/setup/read-pdf.ts'
import { fileFacts } from '../catalogue/file-facts.ts'
import { makeInvoicePdf } from './make-invoice-pdf.ts'

const linesOf = async (...change: Parameters<typeof invoiceOf>) =>
  readPdfLines(await makeInvoicePdf(invoiceOf(...change)))

test('a tax invoice says all that the law asks', async () => {
  expect(await linesOf()).toEqual([
    'Kafila Tax invoice',
    'Number KF/26-27/00041',
    'Date 15 Nov 2026',
    'Booking KF-7Q2M4XTR',
    'From To',
    'Caravan Journeys Private Limited Asha Rao',
    '12 Janpath, New Delhi 110001 14 Lake Road, Bengaluru, 560001',
    'Delhi, State code 07 Karnataka, State code 29',
    'GSTIN 07AAPFU0939F1ZX',
    '+91 10000 00002',
    'hello@kafila.example',
    'Ladakh by Motorbike: Manali to Srinagar the Long Way',
    '12 Jun 2027 to 23 Jun 2027. Ride + Ride Pillion, 2 guests',
    'Price',
    'Subtotal (2 guests × ₹37,999.00) ₹75,998.00',
    'Coupon SAVE10 −₹7,600.00',
    'Price with all taxes ₹68,398.00',
    'Tax in this price',
    'Taxable value (SAC 998555) ₹65,141.00',
    'IGST 5% ₹3,257.00',
    'Total ₹68,398.00',
    'Paid',
    'Wallet credit ₹4,500.00',
    'PhonePe ₹63,898.00',
    'Place of supply: Karnataka, State code 29. Tax payable on reverse charge: no.',
    'Made electronically; it needs no signature.',
    'Caravan Journeys Private Limited Page 1 of 1',
  ])
})

test('with the content’s placeholder for a GSTIN the paper is a receipt and shows no number that is none', async () => {
  const text = (await linesOf({ legal: fileFacts.seller, price: soldPrice({ overseas: true }) })).join('\n')
  expect(text).toContain('Kafila Receipt\n')
  expect(text).toContain('This is a receipt, not a tax invoice.')
  expect(text).not.toMatch(/Tax invoice|GSTIN|AAAA/)
})

test('of a party with children each line says of how many it is', async () => {
  const seats = [{ kind: 'adult' }, { kind: 'adult' }, { kind: 'child' }] as const
  const price = soldPrice({ guests: 3, party: { seats: [...seats], childPrice: 20_000, ownRoomMore: 0 } })
  const trip = { ...invoiceOf().trip, guests: 3, children: 1 }
  const lines = await linesOf({ price, trip })
  expect(lines).toContain('Adults (2 × ₹37,999.00) ₹75,998.00')
  expect(lines).toContain('Children (1 × ₹20,000.00) ₹20,000.00')
})

test('at home tax stands in halves, to the paisa', async () => {
  const lines = await linesOf({ details: { ...details, state: 'Delhi' } })
  expect(lines).toContain('CGST 2.5% ₹1,628.50')
  expect(lines).toContain('SGST 2.5% ₹1,628.50')
})

test('nobody’s State is the company’s own', async () => {
  const lines = await linesOf({ details: null, bookedBy: 'Asha Rao' })
  expect(lines).toContain('Place of supply: Delhi, State code 07. Tax payable on reverse charge: no.')
  expect(lines).toContain('CGST 2.5% ₹1,628.50')
})

test('abroad tax is collected at source, under the company’s TAN', async () => {
  const price = soldPrice({
    package: { price: 107100, gstExtra: false },
    guests: 1,
    couponCode: '',
    overseas: true,
  })
  const lines = await linesOf({ price })
  expect(lines).toContain('TAN DELC01234B')
  expect(lines).toContain('Taxable value (SAC 998555) ₹1,00,000.00')
  expect(lines).toContain('IGST 5% ₹5,000.00')
  expect(lines).toContain('TCS 2%, tax collected at source on a trip abroad ₹2,100.00')
  expect(lines).toContain('Total ₹1,07,100.00')
})

test('GST on top is a line of the price', async () => {
  const price = soldPrice({ package: { price: 29500, gstExtra: true }, guests: 1, couponCode: '' })
  const lines = await linesOf({ price })
  expect(lines).toContain('GST (5%) ₹1,475.00')
  expect(lines).toContain('Price with all taxes ₹30,975.00')
  expect(lines).toContain('Taxable value (SAC 998555) ₹29,500.00')
})

test('a company stands with its number, and the traveller below', async () => {
  const company = { company: 'Rao Steel Private Limited', gstin: '27AAPFU0939F1ZV' }
  const text = (await linesOf({ details: { ...details, ...company, state: 'Maharashtra' } })).join('\n')
  for (const part of ['Rao Steel Private Limited', 'Asha Rao', 'GSTIN 27AAPFU0939F1ZV'])
    expect(text).toContain(part)
})

test.each(['श्रीमती लक्ष्मी ज्ञानेश्वर त्रिपाठी', 'कार्तिक सिंह', 'फ़ैज़ान ख़ान', 'Asha राजेन्द्र Rao'])(
  '%s is read as it was written',
  async (name) => {
    const text = (await linesOf({ details: { ...details, name } })).join('\n')
    expect(text).toContain(name)
  },
)

describe('the longest names', () => {
  const longest = invoiceOf({
    details: {
      ...details,
      state: 'Maharashtra',
      name: 'W'.repeat(80),
      company: 'क्षत्रिय '.repeat(15).trim(),
      gstin: '27AAPFU0939F1ZV',
      address: 'लक्ष्मीनारायण'.repeat(15),
    },
    trip: {
      ...invoiceOf().trip,
      title: 'The Long Way to the Last Village '.repeat(4).trim(),
      guests: 15,
      guestNames: Array.from({ length: 15 }, (_, i) => `${'पूर्णिमा त्रिपाठी '.repeat(4)}${i + 1}`),
    },
  })

  test('wrap within the paper, none over another, and go on on the next page', async () => {
    const pages = await readPdf(await makeInvoicePdf(longest))
    expect(pages).toHaveLength(2)
    for (const words of pages) {
      for (const { x, width, y } of words) {
        expect(x).toBeGreaterThanOrEqual(54)
        expect(x + width).toBeLessThanOrEqual(595.28 - 54 + 0.5)
        expect(y).toBeGreaterThan(30)
      }
      expect(overlapping(words)).toEqual([])
    }
    const all = pages.flat().map(({ text }) => text)
    expect(all).toContain('Page 2 of 2')
    expect(all).toContain('Tax invoice KF/26-27/00041')
  })

  test('lose no character', async () => {
    const text = (await readPdf(await makeInvoicePdf(longest))).flat().map((word) => word.text)
    const bare = (part: string) => part.replace(/\s/g, '')
    const { name, company, address } = longest.recipient
    for (const part of [name, company?.name, address?.text, ...longest.trip.guestNames])
      expect(bare(text.join(''))).toContain(bare(part ?? ''))
  })
})

test('the same invoice is the same file, and another day’s is another', async () => {
  const first = await makeInvoicePdf(invoiceOf())
  expect(Buffer.compare(await makeInvoicePdf(invoiceOf()), first)).toBe(0)
  // Midnight in India of the paper's own day.
  expect(Buffer.from(first).toString('latin1')).toContain('/CreationDate (D:20261114183000Z)')
  expect(Buffer.compare(await makeInvoicePdf(invoiceOf({ date: '2026-11-16' })), first)).not.toBe(0)
})

test('papers made side by side do not mix', async () => {
  const names = ['Asha Rao', 'कार्तिक सिंह', 'Meera Nair', 'ज्योत्स्ना वर्मा']
  const made = await Promise.all(
    names.map((name) => makeInvoicePdf(invoiceOf({ details: { ...details, name } }))),
  )
  for (const [i, file] of made.entries()) {
    const text = (await readPdfLines(file)).join('\n')
    expect(names.filter((name) => text.includes(name))).toEqual([names[i]])
  }
})

test('fonts are embedded, cut to what is used', async () => {
  const file = Buffer.from(await makeInvoicePdf(invoiceOf({ details: { ...details, name: 'कार्तिक सिंह' } })))
  const text = file.toString('latin1')
  expect(text.match(/\/FontFile2/g)).toHaveLength(3)
  expect(text.match(/\/FontName \/KAFIL[A-C]\+/g)).toHaveLength(3)
  expect(file.length).toBeLessThan(60_000)
})

test('letters that the fonts lack are drawn bare or as boxes, and stop nothing', async () => {
  const lines = await linesOf({ details: { ...details, name: 'Dvořák ஆஷா 🐪' } })
  expect(lines.join('\n')).toContain('Dvorák ஆஷா 🐪')
})

test('an invoice that comes by itself names the booking in place of a name that would be boxes', async () => {
  const lines = await linesOf({ details: null, bookedBy: 'ஆஷா ராவ்' })
  expect(lines).toContain('Caravan Journeys Private Limited Booking KF-7Q2M4XTR')
  expect(lines.join('\n')).not.toContain('ஆஷா')
})

test('every sum adds up for a total that nothing divides', async () => {
  const price = soldPrice({
    package: { price: 33331, gstExtra: false },
    guests: 7,
    couponCode: '',
    overseas: true,
  })
  const lines = await linesOf({
    price,
    details: { ...details, state: 'Delhi' },
    payments: [{ label: 'PhonePe', paise: toPaise(233317) }],
  })
  const amountOf = (start: string) => {
    const line = lines.find((text) => text.startsWith(start)) ?? ''
    return Math.round(Number(line.slice(line.lastIndexOf('₹') + 1).replaceAll(',', '')) * 100)
  }
  const parts = ['Taxable value', 'CGST', 'SGST', 'TCS'].map(amountOf)
  expect(parts.reduce((sum, paise) => sum + paise, 0)).toBe(toPaise(233317))
  expect(amountOf('Total')).toBe(toPaise(233317))
})

/** Pairs of texts whose boxes share ground. Letters stand within 0.75 above and 0.3 below the baseline. */
function overlapping(words: PdfWord[]): string[] {
  const box = ({ x, y, width, size }: PdfWord) => ({
    left: x,
    right: x + width,
    top: y + 0.75 * size,
    bottom: y - 0.3 * size,
  })
  return words.flatMap((word, i) =>
    words.slice(i + 1).flatMap((other) => {
      const [a, b] = [box(word), box(other)]
      const apart = a.right <= b.left || b.right <= a.left || a.top <= b.bottom || b.top <= a.bottom
      return apart ? [] : [`${word.text} / ${other.text}`]
    }),
  )
}
