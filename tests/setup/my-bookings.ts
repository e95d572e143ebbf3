import { expect } from 'vitest'
import type { OpenBookingData } from '../../app/features/account/my-trips/open-booking-data.ts'
import { accountSettings, type LoggedIn, logIn, phones } from './account.ts'
import { type BookingApp, makeWish, start, startBookingApp } from './booking.ts'

/** An app where travellers can pay and log in as often as tests need. */
export function startMyBookingsApp(settings: Record<string, string> = {}): Promise<BookingApp> {
  return startBookingApp({
    ...accountSettings,
    LIMITS: `${accountSettings.LIMITS},paymentPerAddress:100000/600`,
    ...settings,
  })
}

/** Asha books and pays as a guest, with her own phone, and finds the booking when she logs in. */
export async function bookAndPay(
  app: BookingApp,
  choice: Parameters<typeof makeWish>[1] = {},
  name = 'Asha Rao',
): Promise<string> {
  const wish = await makeWish(app, choice)
  const { bookingRef } = await start(app, {
    ...wish,
    userDetails: { name, email: 'asha@example.com', phone: phones.asha.slice(2) },
  })
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
