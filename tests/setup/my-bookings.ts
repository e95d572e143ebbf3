import { expect } from 'vitest'
import type { OpenBookingData } from '../../app/features/account/my-trips/open-booking-data.ts'
import { accountSettings, type LoggedIn, logIn, phones } from './account.ts'
import { type BookingApp, makeWish, start, startBookingApp } from './booking.ts'
import { raisedPayments } from './raised-payments.ts'

/** An app where travellers can pay and log in as often as tests need. */
export function startMyBookingsApp(settings: Record<string, string> = {}): Promise<BookingApp> {
  return startBookingApp({
    ...accountSettings,
    LIMITS: `${accountSettings.LIMITS},${raisedPayments}`,
    ...settings,
  })
}

/** Asha books and pays, logged in unless she is to be a guest. */
export async function bookAndPay(
  app: BookingApp,
  choice: Parameters<typeof makeWish>[1] = {},
  { name = 'Asha Rao', asGuest = false } = {},
): Promise<string> {
  const wish = {
    ...(await makeWish(app, choice)),
    userDetails: { name, email: 'asha@example.com', phone: phones.asha.slice(2) },
  }
  const { bookingRef } = await start(app, wish, asGuest ? undefined : await asAsha(app))
  await settle(app, bookingRef, 'COMPLETED')
  return bookingRef
}

export async function settle(
  app: BookingApp,
  reference: string,
  state: 'COMPLETED' | 'FAILED',
): Promise<void> {
  app.phonepe.settleOrder({ merchantOrderId: `${reference}-P1`, state, webhook: true })
  await app.phonepe.webhooksDelivered()
  await app.runDueJobs()
}

export async function readBooking(who: LoggedIn, reference: string): Promise<OpenBookingData> {
  const answer = await who.ask('GET', `/bookings/${reference}`)
  expect(answer.status).toBe(200)
  return (await answer.json()) as OpenBookingData
}

export const details = {
  name: 'आशा राव',
  address: '14 Lake Road, Bengaluru',
  pinCode: '560001',
  state: 'Karnataka',
}

export const asAsha = (app: BookingApp) => logIn(app, phones.asha)
