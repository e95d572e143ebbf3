import { randomUUID } from 'node:crypto'
import type { Role } from '../../domain/staff/roles.ts'
import { type BookingApp, startBookingApp } from './booking.ts'
import { openConsole } from './console.ts'
import { hiddenField } from './console-forms.ts'
import { staffSettings } from './sample-staff.ts'

/** Two guests of lw6 at ₹37,999 each, by UPI, in the office of a server whose clock is in November 2026. */
const sold = {
  package: 'standard',
  guests: '2',
  name: 'Farhan Qureshi',
  phone: '98200 11223',
  email: 'farhan@example.com',
  pay: 'receipt',
  rupees: '75998',
  way: 'upi',
  number: 'UTR4021998',
  receivedOn: '2026-11-15',
}

/** A desk that sells. Sessions are new each time, since clocks go ahead. */
export async function startDesk() {
  return openDesk(await startBookingApp(staffSettings))
}

/** The same of a server that was started with more than that. */
export async function openDesk(app: BookingApp) {
  const { staff, ask: askAs } = await openConsole(app)
  const ask: typeof askAs = async (path, { role, ...question } = {}) =>
    askAs(path, { ...(role && { cookie: await staff.sessionOf(role) }), ...question })
  const one = async <Row extends object>(text: string, ...values: unknown[]): Promise<Row> =>
    (await app.database.pool.query(text, values)).rows[0] as Row

  /** The address of a departure's form, and the departure's id. */
  async function dateOf(tripId = 'lw6', i = 0) {
    const { departures } = (await (await fetch(`${app.url}/api/trips/${tripId}/departures`)).json()) as {
      departures: { id: string }[]
    }
    const id = departures[i]?.id ?? ''
    return { tripId, id, address: `/console/bookings/new?trip=${tripId}&departure=${id}` }
  }

  /** Fills in the form, looks at the price, and books. */
  async function sell(
    address: string,
    change: Record<string, string> = {},
    { role = 'manager' as Role, act = 'make', key = randomUUID() as string } = {},
  ) {
    const form = { ...sold, key, ...change }
    const priced = await ask(address, { role, form: { ...form, do: 'price' } })
    const shown = hiddenField(priced.text, 'shown') ?? ''
    const made = await ask(address, { role, form: { ...form, shown, do: act } })
    const reference = /\/bookings\/(KF-\w{8})/.exec(made.headers.get('location') ?? '')?.[1] ?? ''
    return { ...made, priced, reference, form: { ...form, shown, do: act } }
  }

  const act = (reference: string, form: Record<string, string>, role: Role = 'manager') =>
    ask(`/console/bookings/${reference}`, { role, form: { key: randomUUID(), ...form } })
  const bookingOf = (reference: string) =>
    one<{ status: string; channel: string; due_on: Date | null; total: number; payable: number }>(
      `select status, channel, due_on::text, total_paise::int / 100 as total, payable_paise::int / 100 as payable from bookings where reference = $1`,
      reference,
    )
  const seatsOf = ({ tripId, id }: { tripId: string; id: string }) =>
    one<{ sold: number; held: number; free: number; by_phone: number | null }>(
      'select sold, held, free, sold_by_phone as by_phone from departures where trip_id = $1 and id = $2',
      tripId,
      id,
    )
  return { app, staff, ask, one, dateOf, sell, act, bookingOf, seatsOf }
}

export type SellingDesk = Awaited<ReturnType<typeof startDesk>>
export type { BookingApp }
