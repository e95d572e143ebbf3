import { afterAll, expect, test } from 'vitest'
import { startMailSink } from '../setup/mail-sink.ts'
import { bookAndPay, startMyBookingsApp } from '../setup/my-bookings.ts'

const mail = await startMailSink()
afterAll(mail.stop)
const app = await startMyBookingsApp(mail.settings)

test('the confirmation brings the voucher along, as a PDF, and the calendar’s file', async () => {
  const reference = await bookAndPay(app)
  await app.runDueJobs()
  const sent = mail.newestTo('asha@example.com') ?? ''
  expect(sent).toContain(`Subject: Your seats are booked (${reference})`)
  expect(sent).toContain('Your voucher to show when we meet and an entry for your calendar are attached.')
  expect(sent).toContain(`filename=Voucher-${reference}.pdf`)
  expect(sent).toMatch(/filename=\S+\.ics/)
  // The first bytes of every PDF.
  expect(sent).toContain(Buffer.from('%PDF-').toString('base64').slice(0, 6))
})
