import { expect, test } from 'vitest'
import type { JourneyData } from '../../app/features/account/journey/journey-data.ts'
import { addDays } from '../../domain/calendar/calendar-date.ts'
import { startOfDayInIndia } from '../../domain/calendar/clock.ts'
import type { Companions } from '../../domain/journey/companions.ts'
import { accountSettings, type LoggedIn, logIn, phones } from '../setup/account.ts'
import { makeWish, start } from '../setup/booking.ts'
import { readBooking, settle, startMyBookingsApp } from '../setup/my-bookings.ts'
import { raisedPayments } from '../setup/raised-payments.ts'
import { hireStaff, staffSettings } from '../setup/sample-staff.ts'

const app = await startMyBookingsApp({
  ...staffSettings,
  ...accountSettings,
  LIMITS: `${accountSettings.LIMITS},${raisedPayments}`,
})
const { pool, db } = app.database
await hireStaff(db, app.clock.now)
const asAsha = () => logIn(app, phones.asha)
const asRavi = () => logIn(app, phones.ravi)

async function book(who: LoggedIn, name: string, { guests = 1, date = 1 } = {}): Promise<string> {
  const wish = await makeWish(app, { guests, date })
  const { bookingRef } = await start(app, { ...wish, userDetails: { ...wish.userDetails, name } }, who)
  await settle(app, bookingRef, 'COMPLETED')
  return bookingRef
}

async function read(who: LoggedIn, reference: string): Promise<JourneyData> {
  const answer = await who.ask('GET', `/bookings/${reference}/journey`)
  expect(answer.status).toBe(200)
  return (await answer.json()) as JourneyData
}

async function introduce(who: LoggedIn, reference: string, body: object): Promise<Companions> {
  const answer = await who.ask('PUT', `/bookings/${reference}/introduction`, body)
  expect(answer.status).toBe(200)
  return (await answer.json()) as Companions
}

/** To a moment in India. */
function goTo(date: string, hour: number): void {
  const moment = startOfDayInIndia(date).getTime() + hour * 3600_000
  app.later((moment - app.clock.now().getTime()) / 1000)
}

// All are booked before time passes: later the trip has other dates.
const [asha, ravi] = [await asAsha(), await asRavi()]
const own = await book(asha, 'Asha Rao', { guests: 2 })
const ravis = await book(ravi, 'Mr Ravi Menon')
const withChild = await book(ravi, 'Ravi Menon', { date: 2, guests: 2 })
const besideChild = await book(asha, 'Asha Rao', { date: 2 })
const led = await book(asha, 'Asha Rao', { date: 3 })
const gone = await book(ravi, 'Ravi Menon', { date: 3 })
const { startDate, endDate } = await read(asha, own)

test('a journey tells hour, place, plan with dates, packing list and numbers, to its traveller alone', async () => {
  const journey = await read(asha, own)
  expect(journey.ahead).toMatchObject({ meet: { time: '12:00 noon' }, run: { state: 'waits' } })
  expect(journey.days[0]).toMatchObject({ n: 1, date: startDate, meals: ['dinner'] })
  expect(journey.days.at(-1)).toMatchObject({ date: endDate })
  expect(journey.kit?.packing[0]).toMatchObject({ category: 'On the bike', essential: true })
  expect(journey.kit?.emergency).toEqual([
    { country: 'India', numbers: expect.arrayContaining([{ what: expect.any(String), number: '112' }]) },
  ])
  expect(journey.season).toMatchObject({
    sun: { place: 'Manali' },
    nights: { highest: { altitude: 4290 } },
  })
  expect(journey.missing).toMatchObject([{ who: 'Asha' }, { who: 'Guest 2', what: 'all details' }])
  expect(journey.voucherHref).toMatch(/^\/v\/KF-/)
  expect((await read(asha, 'next')).reference).toBe(own)
  expect((await ravi.ask('GET', `/bookings/${own}/journey`)).status).toBe(404)
  const body = { shown: true, city: '' }
  expect((await ravi.ask('PUT', `/bookings/${own}/introduction`, body)).status).toBe(404)
  expect((await fetch(`${app.url}/api/account/bookings/${own}/journey`)).status).toBe(401)
})

test('companions are first names and cities of who agreed, for who agrees too, from a week before, and can be taken back', async () => {
  expect((await read(asha, own)).companions).toMatchObject({ others: 1, introduced: 0, people: [] })
  const said = await introduce(ravi, ravis, { shown: true, city: ' Kochi ' })
  expect(said).toMatchObject({
    others: 2,
    introduced: 0,
    own: { firstName: 'Ravi', city: 'Kochi', shown: true },
  })
  expect((await read(asha, own)).companions).toMatchObject({ introduced: 1, people: [] })
  goTo(addDays(startDate, -8), 12)
  const early = await introduce(await asAsha(), own, { shown: true, city: '' })
  expect(early).toMatchObject({ open: false, from: addDays(startDate, -7), people: [] })
  goTo(addDays(startDate, -7), 0.1)
  const [ashaThen, raviThen] = [await asAsha(), await asRavi()]
  expect((await read(ashaThen, own)).companions?.people).toEqual([{ firstName: 'Ravi', city: 'Kochi' }])
  expect((await read(raviThen, ravis)).companions?.people).toEqual([{ firstName: 'Asha', city: null }])
  await introduce(ashaThen, own, { shown: false, city: '' })
  expect((await read(ashaThen, own)).companions?.people).toEqual([])
  expect((await read(raviThen, ravis)).companions?.people).toEqual([])
  const { rows } = await pool.query(
    `select reference, city, shown_at is not null as since from guest_details where n = 1 order by shown_at`,
  )
  expect(rows).toEqual([
    { reference: ravis, city: 'Kochi', since: true },
    { reference: own, city: null, since: false },
  ])
})

test('whoever said a city in their own form keeps all else of it; children are introduced to nobody', async () => {
  const [ashaNow, raviNow] = [await asAsha(), await asRavi()]
  const [reference, mine] = [withChild, besideChild]
  await pool.query(
    `insert into guest_details (reference, n, born, city, shown_to_others, diet, saved_at) values ($1, 1, '1990-01-01', 'Pune', false, 'jain', now()),
     ($1, 2, '2012-01-01', 'Pune', true, null, now())`,
    [reference],
  )
  await pool.query(`update booking_guests set name = 'Mini' where reference = $1 and n = 2`, [reference])
  await introduce(raviNow, reference, { shown: true, city: 'Mumbai' })
  const { rows } = await pool.query(
    'select diet, city, revision from guest_details where reference = $1 and n = 1',
    [reference],
  )
  expect(rows).toEqual([{ diet: 'jain', city: 'Mumbai', revision: 2 }])
  await introduce(ashaNow, mine, { shown: true, city: '' })
  const { startDate: starts, companions } = await read(ashaNow, mine)
  expect(companions).toMatchObject({ others: 2, introduced: 1 })
  goTo(addDays(starts, -7), 12)
  expect((await read(await asAsha(), mine)).companions?.people).toEqual([
    { firstName: 'Ravi', city: 'Mumbai' },
  ])
})

test('the captain is told from three days before to three days after; a booking that does not stand tells nothing', async () => {
  const [ashaNow, raviNow] = [await asAsha(), await asRavi()]
  const reference = led
  await introduce(raviNow, gone, { shown: true, city: 'Kochi' })
  await pool.query(
    `update departures set decision = 'runs', captain_id = (select id from staff where role = 'captain')
     where id = (select departure_id from bookings where reference = $1) and trip_id = 'lw6'`,
    [reference],
  )
  const days = await read(ashaNow, reference)
  const { refundSteps } = await readBooking(raviNow, gone)
  const cancelled = await raviNow.ask('POST', `/bookings/${gone}/cancel`, {
    way: 'as paid',
    refund: refundSteps[0]?.refund,
  })
  expect(cancelled.status).toBe(200)
  const off = await read(raviNow, gone)
  expect(off).toMatchObject({
    ahead: null,
    kit: null,
    season: null,
    companions: null,
    days: [],
    captain: null,
  })
  const again = await raviNow.ask('PUT', `/bookings/${gone}/introduction`, { shown: true, city: '' })
  expect(again.status).toBe(409)
  expect((await read(ashaNow, reference)).companions).toMatchObject({ others: 0, introduced: 0 })

  const on = async (date: string, hour: number) => {
    goTo(date, hour)
    return read(await asAsha(), reference)
  }
  const { startDate: first, endDate: last } = days
  expect(days.captainDays).toEqual({ from: addDays(first, -3), until: addDays(last, 3) })
  expect((await on(addDays(first, -4), 23.9)).captain).toBeNull()
  expect((await on(addDays(first, -3), 0.1)).captain?.name).toBe('Sample captain')
  expect(await on(addDays(last, 3), 23.9)).toMatchObject({
    captain: { name: 'Sample captain' },
    ...{ kit: null, ahead: null, companions: null },
  })
  expect((await on(addDays(last, 4), 0.1)).captain).toBeNull()
})
