import type { Locator } from '@playwright/test'
import { openDatabase } from '../../database/client.ts'
import { addDays, daysBetween, showDates } from '../../domain/calendar/calendar-date.ts'
import { dateInIndia, startOfDayInIndia } from '../../domain/calendar/clock.ts'
import type { Role } from '../../domain/staff/roles.ts'
import { type OwnApp, test } from '../setup/account-app.ts'
import { expectNoBarriers, phone } from '../setup/barriers.ts'
import { card, payButton, payment, summary } from '../setup/booking-page.ts'
import { expect, type Page, skipPictures } from '../setup/browser.ts'
import { codeField, loginDialog, phoneField, readCode } from '../setup/login.ts'
import { hireStaff, type SampleStaff, staffSettings } from '../setup/sample-staff.ts'

test.use({
  leapsWeeks: true,
  viewport: { width: phone, height: 844 },
  serviceWorkers: 'allow',
  more: { AUTH_SECRET: staffSettings.AUTH_SECRET },
  allowedErrors: /Failed to load resource|ERR_INTERNET_DISCONNECTED/,
})

const number = '9100000299'
/** Everything by keys. */
const enter = (target: Locator) => target.press('Enter')
const button = (where: Page | Locator, name: string | RegExp) => where.getByRole('button', { name })
const link = (where: Page | Locator, name: string | RegExp) => where.getByRole('link', { name })
/** They all have phones; the pages' own tests look at them on a desk, too. */
const onPhone = [undefined, [phone]] as const

type Departure = { id: string; startDate: string; endDate: string; availableSlots: number }

/** Two dates of lw6 for which a deposit is enough. */
async function twoDates(page: Page): Promise<[Departure, Departure]> {
  const { departures } = (await (await page.request.get('/api/trips/lw6/departures')).json()) as {
    departures: Departure[]
  }
  const today = dateInIndia(new Date())
  const far = departures.filter(
    ({ startDate, availableSlots }) => daysBetween(today, startDate) > 50 && availableSlots >= 4,
  )
  return [far[0], far[1]] as [Departure, Departure]
}

/** Lets time pass on server and phone until so many days from a day, at an hour in India. */
async function waitUntil(page: Page, app: OwnApp, day: string, hour: number): Promise<void> {
  app.later((startOfDayInIndia(day).getTime() + hour * 3600_000 - app.now().getTime()) / 60_000)
  await app.runDueJobs()
  await page.clock.setSystemTime(app.now())
}

async function logIn(page: Page): Promise<void> {
  await enter(link(page.getByRole('main'), 'Log in'))
  await phoneField(page).fill(number)
  await page.keyboard.press('Enter')
  await expect(codeField(page)).toBeFocused()
  await page.keyboard.insertText(await readCode(page, number))
  await page.keyboard.press('Enter')
  await expect(loginDialog(page)).toHaveCount(0)
}

/** From the trip's page to PhonePe and back, and on to My Trips. */
async function bookForFour(page: Page, { startDate }: Departure): Promise<void> {
  await page.goto(`/trip/lw6?date=${startDate}`)
  for (const _ of [2, 3, 4]) await enter(button(card(page), 'Increase Guests'))
  await expect(card(page)).toContainText('total for 4 guests')
  await enter(button(page, 'Book Now').filter({ visible: true }))
  const dialog = summary(page)
  for (const [label, text] of [
    ['Name', 'Asha Rao'],
    ['Email', 'asha@example.com'],
  ] as const)
    await dialog.getByLabel(label).fill(text)
  await dialog.getByRole('radio', { name: /^₹37,999 now/ }).press('Space')
  await expectNoBarriers(page, 'dialog')
  await enter(button(dialog, 'Pay with PhonePe'))
  await expect(payment(page)).toBeVisible()
  const opened = page.waitForEvent('popup')
  await enter(payButton(page))
  const phonepe = await opened
  await phonepe.waitForURL(/\/transact\//)
  await enter(button(phonepe, /^Pay /))
  const booked = page.getByRole('dialog', { name: 'Your seats are booked' })
  await expect(booked).toBeVisible()
  await expectNoBarriers(page, 'dialog')
  await page.goto('/my-trips')
  await enter(link(page, /^Open booking/))
  await expect(guests(page)).toBeVisible()
}

/** What a guest's page asks. */
async function fillIn(page: Page, path: string, name: string): Promise<void> {
  await page.goto(path)
  await page.getByLabel('Name as on the ID').fill(name)
  await page.getByRole('radio', { name: 'Female' }).press('Space')
  await page.getByLabel('Birth date').fill('1994-05-05')
  await page.getByLabel('Your phone').fill('98200 12345')
  await page.getByLabel('Whom do we call?').fill('Sunita, my mother')
  await page.getByLabel('Their phone').fill('98200 54321')
  await page.getByRole('checkbox', { name: 'None of these' }).press('Space')
  await page.getByRole('checkbox', { name: 'I sit behind and don’t ride' }).press('Space')
  await page.getByRole('radio', { name: 'Vegetarian', exact: true }).press('Space')
  await enter(button(page, 'Save my details'))
  await expect(page.getByRole('heading', { name: 'All your details are there' })).toBeVisible()
}

const guests = (page: Page) => page.getByRole('region', { name: 'Who travels' })

async function friendsFillIn(page: Page, app: OwnApp): Promise<void> {
  const sent = await link(guests(page), /^WhatsApp guest/).evaluateAll((links) =>
    links.map((one) => new URL((one as HTMLAnchorElement).href).searchParams.get('text') ?? ''),
  )
  const paths = sent.map((words) => /\/guest\/\S+/.exec(words)?.[0] ?? '')
  expect(paths).toHaveLength(3)
  const context = await page
    .context()
    .browser()
    ?.newContext({ viewport: page.viewportSize(), baseURL: app.url })
  const friend = await context?.newPage()
  if (!friend) throw new Error('no browser')
  await skipPictures(friend)
  for (const [i, name] of ['Meera Joshi', 'Tara Bose', 'Priya Das'].entries())
    await fillIn(friend, paths[i] ?? '', name)
  await expectNoBarriers(friend, ...onPhone)
  await context?.close()
}

/** One leaves, and another's seat is a friend's. */
async function changeParty(page: Page): Promise<void> {
  await enter(button(page, 'Somebody can’t come'))
  const leaving = page.getByRole('dialog', { name: 'Who can’t come?' })
  await leaving.getByRole('checkbox', { name: 'Priya Das' }).press('Space')
  await enter(button(leaving, /^Take 1 guest off/))
  const left = page.getByRole('dialog', { name: '1 guest is taken off' })
  await expectNoBarriers(page, 'dialog')
  await enter(button(left, 'Done'))
  await expect(guests(page).getByRole('listitem')).toHaveCount(3)
  await enter(button(guests(page), 'Change: Tara Bose'))
  await guests(page).getByLabel('Name of guest 3').fill('Kiran Das')
  await guests(page).getByRole('radio', { name: 'Somebody else comes instead' }).press('Space')
  await enter(button(guests(page), 'Save'))
  await expect(guests(page).getByText('Kiran Das')).toBeVisible()
}

async function changeDate(page: Page, date: Departure): Promise<void> {
  await enter(button(page, 'Change the date'))
  const moving = page.getByRole('dialog', { name: 'Change the date' })
  await moving.getByRole('radio', { name: new RegExp(`^${showDates(date)}`) }).press('Space')
  await expect(moving.getByText('Stays to be paid later')).toBeVisible()
  await enter(button(moving, 'Change the date'))
  await enter(link(page.getByRole('dialog', { name: 'Your date is changed' }), 'Open the new booking'))
  await expect(page.getByText(/^Paid before the change of date/)).toBeVisible()
}

/** By the link that stands among what comes next. */
async function payTheRest(page: Page): Promise<void> {
  await expectNoBarriers(page, ...onPhone)
  await enter(link(page, 'Pay now'))
  await page.waitForURL(/\/transact\//)
  await enter(button(page, /^Pay /))
  await page.waitForURL(/\/pay\/return\//)
}

/** Who sits at this browser's console from now on. */
async function sitDown(page: Page, staff: SampleStaff, role: Role): Promise<void> {
  const value = await staff.sessionOf(role)
  await page.context().addCookies([{ name: 'console', value, domain: 'localhost', path: '/console' }])
}

/** The captain's phone has no network, and tells of who came once it has. */
async function tickOffline(page: Page, departure: string): Promise<void> {
  const bar = page.getByRole('status')
  await page.goto(`/console/field/lw6/${departure}`)
  await expect(bar).toHaveText('All sent')
  await expect
    .poll(() => page.evaluate(async () => (await (await caches.open('kafila-field-pages')).keys()).length))
    .toBe(1)
  await page.context().setOffline(true)
  for (const name of ['Meera Joshi', 'Kiran Das']) {
    const tick = button(page, `${name} is on board`)
    await enter(tick)
    await expect(tick).toHaveAttribute('aria-pressed', 'true')
  }
  await expect(bar).toHaveText('Offline · 2 waiting')
  await page.reload()
  await expect(bar).toHaveText('Offline · 2 waiting')
  await expectNoBarriers(page, '.field-page')
  await page.context().setOffline(false)
  await page.evaluate(() => dispatchEvent(new Event('online')))
  await expect(bar).toHaveText('All sent')
  await page.reload()
  await expect(page.getByText('2 of 3 on board')).toBeVisible()
}

/** By the arrows, from the first choice of a group on. */
async function choose(page: Page, group: string, steps: number): Promise<void> {
  await page.getByRole('group', { name: group }).getByRole('radio').first().press('Space')
  for (let step = 0; step < steps; step++) await page.keyboard.press('ArrowRight')
}

async function review(page: Page): Promise<void> {
  await choose(page, 'Your rating, from 1 (poor) to 5 (great)', 4)
  await choose(page, 'How was whoever led your trip?', 0)
  await choose(page, 'How were the rooms and the food?', 1)
  await choose(page, 'Was the trip as it was described?', 0)
  await page
    .getByLabel('In your words')
    .fill('Three of us came, and the captain knew every bend of the road.')
  await expectNoBarriers(page, ...onPhone)
  await enter(button(page, 'Send review'))
  await expect(page.getByRole('heading', { name: 'Thank you for your review' })).toBeVisible()
}

test('four friends book with a deposit; one leaves, one is replaced, the date moves, they travel, and say how it was', async ({
  page,
  app,
}) => {
  test.slow()
  await skipPictures(page)
  await page.goto('/my-trips')
  await logIn(page)
  const [first, second] = await twoDates(page)
  await bookForFour(page, first)
  await friendsFillIn(page, app)
  await page.reload()
  await expect(guests(page).getByText('3 of 4 guests’ details are in')).toBeVisible()
  await changeParty(page)
  await changeDate(page, second)
  const booking = page.url()
  await payTheRest(page)
  await page.goto(booking)
  await expect(guests(page)).toBeVisible()
  await expect(link(page, 'Pay now')).toHaveCount(0)

  const { db, pool, close } = openDatabase(app.settings.DATABASE_URL ?? '', () => {})
  await waitUntil(page, app, addDays(second.startDate, -1), 18)
  const staff = await hireStaff(db, app.now)
  await pool.query(`update departures set captain_id = $1 where trip_id = 'lw6' and id = $2`, [
    staff.ofRole('captain').id,
    second.id,
  ])
  await sitDown(page, staff, 'captain')
  await tickOffline(page, second.id)

  let [asked, hour] = ['', 9]
  await expect
    .poll(async () => {
      const { rows } = await pool.query<{ body: string }>(
        `select body from outbox where subject like 'How was your trip?%'`,
      )
      asked = /\/review\/\S+/.exec(rows[0]?.body ?? '')?.[0] ?? ''
      // The trip is noted as over first, and an hour later they are asked.
      if (asked === '') await waitUntil(page, app, addDays(second.endDate, 2), ++hour)
      return asked
    })
    .not.toBe('')
  await page.goto(asked)
  await review(page)
  await sitDown(page, staff, 'manager')
  await page.goto('/console/reviews')
  await enter(link(page, 'Asha'))
  await expectNoBarriers(page, ...onPhone)
  await enter(button(page, 'Publish it'))
  await expect(page.getByLabel('Answer it')).toBeVisible()
  const published = await pool.query(`select from reviews where state = 'published'`)
  expect(published.rowCount).toBe(1)
  await close()
})
