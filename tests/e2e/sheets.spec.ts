import { addDays } from '../../domain/calendar/calendar-date.ts'
import { dateInIndia } from '../../domain/calendar/clock.ts'
import { desk, expectNoBarriers, phone, sidewaysScroll } from '../setup/barriers.ts'
import { expect, type Page } from '../setup/browser.ts'
import { type ConsoleApp, sitDown, test } from '../setup/console-browser.ts'
import { sampleDepartures } from '../setup/console-departures.ts'
import { tellDetails } from '../setup/guest-details.ts'
import { readPdf } from '../setup/read-pdf.ts'

test.use({ serviceWorkers: 'allow', allowedErrors: /Failed to load resource|ERR_INTERNET_DISCONNECTED/ })

const people = ['Asha Rao', 'Meera Nair', 'Tara Sen', 'Zoya Khan', 'Nisha Rawal', 'Juhi Arora']

/** A departure of tomorrow with six women who travel alone, or with parties of ten, led by the sample captain. */
async function makeDeparture(app: ConsoleApp, id: string, bookings: number[]): Promise<string> {
  const guests = bookings.reduce((sum, many) => sum + many, 0)
  const start = addDays(dateInIndia(new Date()), 1)
  const departure = await sampleDepartures(app.pool, 'lw6').add({
    id,
    start,
    total: 60,
    sold: guests,
    bookings,
  })
  await tellDetails(
    app.pool,
    departure,
    Array.from({ length: guests }, (_, i) => ({
      name: people[i] ?? `Guest Number ${i + 1}`,
      gender: 'female' as const,
      born: `${1970 + i}-01-01`,
      phone: `9198110${String(i).padStart(5, '0')}`,
      emergency: ['Leela Rao', '919811100001'] as [string, string],
      diet: 'vegetarian',
      health: '1:c2VjcmV0',
    })),
  )
  await app.pool.query(`update departures set captain_id = $1 where trip_id || '/' || id = $2`, [
    app.staff.ofRole('captain').id,
    departure,
  ])
  return departure
}

const room = (page: Page, number: number) => page.getByRole('region', { name: `Room ${number}`, exact: true })
const sleeper = (page: Page, name: string) => page.getByRole('link', { name: new RegExp(name) })

test('guests change rooms by keys, by drag, by two presses and without script', async ({
  page,
  app,
  browser,
}) => {
  const departure = await makeDeparture(app, 'rooms', [1, 1, 1, 1, 1, 1])
  await sitDown(page, app, 'manager')
  await page.setViewportSize({ width: desk, height: 900 })
  await page.goto(`/console/departures/${departure}/rooms`)
  await expect(page.locator('section.room[data-room]')).toHaveCount(4)
  const roomOf = async (name: string) =>
    (await page.locator('section.room', { hasText: name }).getAttribute('data-room')) ?? ''
  const from = await roomOf('Asha Rao')
  await sleeper(page, 'Asha Rao').focus()
  await page.keyboard.press('m')
  await expect(page.getByRole('status')).toContainText('Asha Rao marked')
  await page.keyboard.press('Escape')
  await expect(page.getByRole('status')).toBeEmpty()
  await page.keyboard.press('m')
  await page.keyboard.press('4')
  await expect(room(page, 4)).toContainText('Asha Rao')
  await expect(page.getByText('Asha Rao is alone in room 4.')).toBeVisible()
  await expect(page.locator('html[data-hydrated]')).toHaveCount(1)
  await expect(sleeper(page, 'Asha Rao')).toBeFocused()
  await expectNoBarriers(page)

  await page.setViewportSize({ width: desk, height: 900 })
  await sleeper(page, 'Asha Rao').hover()
  await page.mouse.down()
  await room(page, Number(from)).getByRole('heading').hover()
  await page.mouse.up()
  await expect(room(page, Number(from))).toContainText('Asha Rao')
  await expect(room(page, 4)).toHaveCount(0)
  await expect(page.locator('html[data-hydrated]')).toHaveCount(1)

  await page.setViewportSize({ width: phone, height: 844 })
  await sleeper(page, 'Asha Rao').click()
  await page.getByRole('button', { name: '4 · Move here' }).click()
  await expect(room(page, 4)).toContainText('Asha Rao')
  expect(await sidewaysScroll(page)).toBe(0)

  const plain = await browser.newContext({ javaScriptEnabled: false, baseURL: app.url })
  const old = await plain.newPage()
  await sitDown(old, app, 'manager')
  await old.goto(`/console/departures/${departure}/rooms`)
  await old.getByLabel('Guest', { exact: true }).selectOption({ label: 'Meera Nair (B)' })
  await old.getByLabel('To', { exact: true }).selectOption('4')
  await old.getByRole('button', { name: 'Move', exact: true }).click()
  await expect(room(old, 4)).toContainText('Meera Nair')
  await plain.close()
})

test('sheets of forty guests are as wide as A4, with their heads on each page', async ({ page, app }) => {
  const departure = await makeDeparture(app, 'paper', [10, 10, 10, 10])
  await sitDown(page, app, 'manager')
  for (const [sheet, head] of [
    ['captain', 'In an emergency'],
    ['hotel', 'Beds'],
    ['driver', 'Names and phones'],
  ]) {
    await page.goto(`/console/departures/${departure}/sheets/${sheet}`)
    await page.emulateMedia({ media: 'print' })
    await page.setViewportSize({ width: 703, height: 1050 })
    expect(await sidewaysScroll(page), sheet).toBe(0)
    await expect(page.getByText('Printed by Sample manager')).toBeVisible()
    await expect(page.getByRole('button', { name: 'Print' })).toBeHidden()
    const pages = (await readPdf(await page.pdf({ preferCSSPageSize: true }))).map((words) =>
      words.map(({ text }) => text).join(' '),
    )
    const tables = pages.filter((text) => text.includes('Guest Number'))
    if (sheet === 'captain') expect(tables.length).toBeGreaterThan(1)
    for (const text of tables) expect(text, sheet).toContain(head)
    await page.emulateMedia({ media: 'screen' })
  }
})

test('on the way everything works without a network, and arrives once when it is back', async ({
  page,
  app,
  context,
}) => {
  test.slow()
  const departure = await makeDeparture(app, 'way', [1, 1, 1])
  const count = async (table: string) =>
    (await app.pool.query(`select from ${table} where departure_id = 'way'`)).rowCount
  const bar = page.getByRole('status')
  const tick = (name: string) => page.getByRole('button', { name: `${name} is on board` })
  await sitDown(page, app, 'captain')
  await page.setViewportSize({ width: phone, height: 844 })
  await page.goto(`/console/field/${departure}`)
  await expect(bar).toHaveText('All sent')
  await expectNoBarriers(page)
  await page.setViewportSize({ width: phone, height: 844 })
  expect(await sidewaysScroll(page)).toBe(0)
  const kept = () =>
    page.evaluate(async () => (await (await caches.open('kafila-field-pages')).keys()).length)
  await expect.poll(kept).toBe(1)
  await tick('Asha Rao').click()
  await expect(tick('Asha Rao')).toHaveAttribute('aria-pressed', 'true')
  await expect.poll(() => count('field_ticks')).toBe(1)

  await context.setOffline(true)
  await tick('Meera Nair').click()
  await page.getByLabel('Spent on').fill('Tea at Khatauli')
  await page.getByLabel('Rupees').fill('450')
  await page.getByRole('button', { name: 'Note it' }).click()
  await page.getByLabel('What happened').fill('A flat tyre near Jispa.')
  await page.getByRole('button', { name: 'Write it down' }).click()
  await expect(bar).toHaveText('Offline · 3 waiting')
  await page.reload()
  await expect(bar).toHaveText('Offline · 3 waiting')
  for (const name of ['Asha Rao', 'Meera Nair'])
    await expect(tick(name)).toHaveAttribute('aria-pressed', 'true')
  await expect(page.getByText('Tea at Khatauli')).toBeVisible()
  await expectNoBarriers(page, '.field-page')
  expect(await count('field_spendings')).toBe(0)

  await context.setOffline(false)
  await page.evaluate(() => dispatchEvent(new Event('online')))
  await expect(bar).toHaveText('All sent')
  await page.reload()
  await expect(bar).toHaveText('All sent')
  expect([
    await count('field_ticks'),
    await count('field_spendings'),
    await count('field_incidents'),
  ]).toEqual([2, 1, 1])
  await expect(page.getByText('2 of 3 on board')).toBeVisible()

  // The login is over: the page stands all the same, and only sending asks for another.
  await context.clearCookies()
  await tick('Tara Sen').click()
  await expect(bar).toContainText('Log in to send · 1 waiting')
  await page.reload()
  await expect(bar).toContainText('Log in to send · 1 waiting')
  await sitDown(page, app, 'captain')
  await page.reload()
  await expect(bar).toHaveText('All sent')
  expect(await count('field_ticks')).toBe(3)
})

test('the phone forgets a departure whose days are over, and health with the sign-out', async ({
  page,
  app,
  context,
}) => {
  test.slow()
  const departure = await makeDeparture(app, 'over', [1])
  const bar = page.getByRole('status')
  const rows = (store: string) =>
    page.evaluate(
      (name) =>
        new Promise<number>((resolve) => {
          const opening = indexedDB.open('kafila-field')
          opening.onsuccess = () => {
            const counting = opening.result.transaction(name).objectStore(name).count()
            counting.onsuccess = () => {
              opening.result.close()
              resolve(counting.result)
            }
          }
        }),
      store,
    )
  const kept = () =>
    page.evaluate(async () => (await (await caches.open('kafila-field-pages')).keys()).length)
  const health = page.getByRole('region', { name: 'Health' })
  await sitDown(page, app, 'captain')
  await page.setViewportSize({ width: phone, height: 844 })
  const open = async () => {
    await page.goto(`/console/field/${departure}`)
    await expect(bar).toHaveText('All sent')
    await expect.poll(kept).toBe(1)
  }
  await open()
  await page.getByRole('button', { name: 'Show health' }).click()
  await expect(health).toContainText('It can’t be read here')
  await expect.poll(() => rows('health')).toBe(1)
  await context.setOffline(true)
  await page.reload()
  await page.getByRole('button', { name: 'Show health' }).click()
  await expect(health).toContainText('It can’t be read here')
  await expectNoBarriers(page, '#health')
  await context.setOffline(false)
  await page.getByRole('button', { name: 'Menu' }).click()
  await page.getByRole('button', { name: 'Sign out' }).click()
  await expect(page.getByText('You are signed out.')).toBeVisible()
  await expect.poll(() => page.evaluate(() => caches.has('kafila-field-pages'))).toBe(false)
  await expect.poll(async () => [await rows('health'), await rows('keys')]).toEqual([0, 0])

  await sitDown(page, app, 'captain')
  await open()
  await page.getByRole('button', { name: 'Asha Rao is on board' }).click()
  await expect.poll(() => rows('notes')).toBe(1)
  await context.setOffline(true)
  await page.clock.setFixedTime(Date.now() + 30 * 24 * 3600_000)
  await page.reload()
  await expect.poll(() => rows('kept')).toBe(0)
  await expect.poll(async () => [await rows('notes'), await kept()]).toEqual([0, 0])
})
