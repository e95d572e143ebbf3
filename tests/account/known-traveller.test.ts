import { expect, test } from 'vitest'
import { logIn, phones } from '../setup/account.ts'
import { asAsha, bookAndPay, details, readBooking, startMyBookingsApp } from '../setup/my-bookings.ts'

const app = await startMyBookingsApp()

test('a profile that lacks something comes with what the last booking was made with, for its traveller alone', async () => {
  const profileOf = async (who: Awaited<ReturnType<typeof logIn>>) =>
    (await who.ask('GET', '/profile')).json()
  const asha = await asAsha(app)
  expect(await profileOf(asha)).toEqual({ name: '', email: '', phone: phones.asha })
  await bookAndPay(app, {}, { name: 'Asha Old' })
  app.later(60)
  await bookAndPay(app, {}, { name: 'Asha Rao' })
  const given = { name: 'Asha Rao', email: 'asha@example.com' }
  expect(await profileOf(asha)).toEqual({ name: '', email: '', phone: phones.asha, given })
  await asha.ask('PUT', '/profile', { name: 'Asha', email: '' })
  expect(await profileOf(asha)).toEqual({ name: 'Asha', email: '', phone: phones.asha, given })
  await asha.ask('PUT', '/profile', { name: 'Asha', email: 'asha@example.in' })
  expect(await profileOf(asha)).toEqual({ name: 'Asha', email: 'asha@example.in', phone: phones.asha })
  expect(await profileOf(await logIn(app, phones.ravi))).not.toHaveProperty('given')
})

test('what is asked for is named as what is issued: a receipt while there is no GSTIN', async () => {
  const asha = await asAsha(app)
  const reference = await bookAndPay(app)
  expect((await readBooking(asha, reference)).invoiceWanted?.title).toBe('Receipt')
  await asha.ask('PUT', `/bookings/${reference}/invoice-details`, details)
  expect((await readBooking(asha, reference)).papers).toMatchObject([{ kind: 'invoice', title: 'Receipt' }])
})
