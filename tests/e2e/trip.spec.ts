import { expectNoBarriers } from '../setup/barriers.ts'
import { expect, type Page, recordSeen, see, skipPictures, test, untilHydrated } from '../setup/browser.ts'

test.beforeEach(({ page }) => skipPictures(page))

const card = (page: Page) => page.getByRole('complementary', { name: 'Price and dates' })
const dates = (page: Page) => card(page).getByRole('region', { name: 'Select Date' })
/** What stands in the card's head, in its sum, at its foot and in the bar of phones. */
const totals = async (page: Page) => [...new Set(await page.locator('[data-total]').allTextContents())]
/** In the card's head. */
const totalFor = (page: Page, guests: string) => card(page).getByText(`total for ${guests}`).first()

test('the total follows package and guests, and is the same everywhere', async ({ page }) => {
  await page.goto('/trip/lw6')
  await see(card(page), 'Select Package')
  await see(card(page), 'Popular')
  expect(await totals(page)).toEqual(['₹37,999'])
  await expect(card(page).getByText('5% off')).toBeVisible()
  await card(page).getByRole('button', { name: 'Increase Guests' }).click()
  await expect.poll(() => totals(page)).toEqual(['₹75,998'])
  await card(page)
    .getByRole('tab', { name: /Single Rider/ })
    .click()
  await expect.poll(() => totals(page)).toEqual(['₹95,998'])
  await expect(totalFor(page, '2 guests')).toBeVisible()
  await expect(card(page).locator('s')).toContainText('₹1,01,051')
})

test('sections that sleep keep what the server sent while the page above them changes', async ({ page }) => {
  await page.goto('/trip/lw6')
  const sleeping = page.locator('#google-reviews blockquote').first()
  await sleeping.evaluate((element) => element.setAttribute('data-sent', ''))
  await card(page).getByRole('button', { name: 'Increase Guests' }).click()
  await expect.poll(() => totals(page)).toEqual(['₹75,998'])
  await card(page)
    .getByRole('tab', { name: /Single Rider/ })
    .click()
  await expect.poll(() => totals(page)).toEqual(['₹95,998'])
  await expect(sleeping).toHaveAttribute('data-sent', '')
})

test('a press on the stepper is announced once, as the total', async ({ page }) => {
  await page.goto('/trip/lw6')
  await page.evaluate(() => {
    const said: string[] = []
    Object.assign(window, { said })
    const spoken = 'output:not([aria-live=off]), [role=status], [aria-live=polite]'
    for (const region of document.querySelectorAll(spoken))
      new MutationObserver(() => {
        // A region that is emptied says nothing.
        if (region.textContent) said.push(region.textContent)
      }).observe(region, { subtree: true, childList: true, characterData: true })
  })
  await card(page).getByRole('button', { name: 'Increase Guests' }).click()
  await expect(totalFor(page, '2 guests')).toBeVisible()
  expect(await page.evaluate(() => (window as unknown as { said: string[] }).said)).toEqual([
    '₹75,998 total for 2 guests',
  ])
})

test('guests stay between 1 and 15', async ({ page }) => {
  await page.goto('/trip/lw6')
  const fewer = card(page).getByRole('button', { name: 'Decrease Guests' })
  const more = card(page).getByRole('button', { name: 'Increase Guests' })
  await expect(fewer).toBeDisabled()
  // Of several presses before React listens only the last is done again.
  await untilHydrated(page.locator('#choices'))
  for (let guests = 1; guests < 15; guests++) await more.click()
  await expect(more).toBeDisabled()
  await expect(totalFor(page, '15 guests')).toBeVisible()
})

test('packages are tabs for the keyboard', async ({ page }) => {
  await page.goto('/trip/f1')
  const tabs = card(page).getByRole('tablist', { name: 'Select Package' }).getByRole('tab')
  await expect(tabs).toHaveCount(3)
  // A key pressed before React listens is lost; a click is done again.
  await untilHydrated(page.locator('#choices'))
  await tabs.first().focus()
  await page.keyboard.press('ArrowRight')
  await expect(tabs.nth(1)).toBeFocused()
  await expect(tabs.nth(1)).toHaveAttribute('aria-selected', 'true')
  await expect(tabs.nth(0)).toHaveAttribute('tabindex', '-1')
  await page.keyboard.press('End')
  await expect(tabs.nth(2)).toHaveAttribute('aria-selected', 'true')
  await page.keyboard.press('ArrowRight')
  await expect(tabs.nth(0)).toBeFocused()
  await expect(tabs.nth(0)).toHaveAttribute('aria-selected', 'true')
  await page.keyboard.press('Tab')
  await expect(card(page).getByRole('tabpanel').first()).toBeFocused()
  // Three don't fit side by side: arrows move the row by 200 pixels.
  const row = card(page).getByRole('tablist', { name: 'Select Package' })
  await expect(card(page).getByRole('button', { name: 'Earlier packages' })).toHaveAttribute(
    'aria-disabled',
    'true',
  )
  await row.evaluate((element) => {
    const scroll = element.scrollBy.bind(element) as (to: ScrollToOptions) => void
    element.scrollBy = ((to: ScrollToOptions) => {
      element.dataset.step = String(to.left)
      scroll(to)
    }) as typeof element.scrollBy
  })
  await card(page).getByRole('button', { name: 'More packages' }).click()
  await expect(row).toHaveAttribute('data-step', '200')
  await expect.poll(() => row.evaluate((element) => element.scrollLeft)).toBeGreaterThan(40)
})

test('what to know before booking is open on wide screens and opens by group on the smallest phone', async ({
  page,
}) => {
  const facts = page.getByRole('region', { name: 'Before you book' })
  const groups = facts.locator('details')
  await page.goto('/trip/i3')
  await card(page).getByRole('link', { name: 'Before you book' }).click()
  await expect(facts.getByRole('heading', { name: 'Before you book' })).toBeInViewport()
  await expect(facts.getByText('4:00 pm on day 1:')).toBeVisible()
  await expect(facts.locator('details[open]')).toHaveCount(6)
  await page.setViewportSize({ width: 320, height: 640 })
  await page.reload()
  await expect(facts.getByText('6 to 18 people, from 8 years')).toBeVisible()
  await expect(facts.getByText('4:00 pm on day 1:')).toBeHidden()
  await card(page).getByRole('link', { name: '4 charges, listed here' }).click()
  await expect(facts.getByText('Nusa Penida entry fee')).toBeInViewport()
  for (const group of await groups.all()) await group.evaluate((box: HTMLDetailsElement) => (box.open = true))
  await expectNoBarriers(page, '#before-you-book', [320])
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320)
})

test('a date is chosen and let go, with its seats in words and colour', async ({ page }) => {
  await page.goto('/trip/lw6')
  await see(card(page), 'Select Date')
  const free = dates(page).getByRole('button', { pressed: false }).filter({ hasText: 'seats left' })
  const tabs = dates(page).getByRole('tab')
  await expect(tabs.first()).toHaveAttribute('aria-selected', 'true')
  const [, count = ''] = /(\d) dates?$/.exec((await tabs.first().textContent()) ?? '') ?? []
  await expect(free).toHaveCount(Number(count))
  await expect(free.first()).toContainText(
    /^[A-Z][a-z]{2} \d{1,2} [A-Z][a-z]{2} to [A-Z][a-z]{2} \d{1,2} [A-Z][a-z]{2} \d{4}/,
  )
  recordSeen('5 Jan 2025')
  const first = card(page)
    .getByRole('button', { name: /seats left/ })
    .first()
  const givenBack = card(page).getByText(/^(Cancel by|It begins so soon)/)
  await expect(givenBack).toHaveCount(0)
  await first.click()
  await expect(first).toHaveAttribute('aria-pressed', 'true')
  await expect(givenBack).toHaveText(
    /^Cancel by [A-Z][a-z]{2} \d{1,2} [A-Z][a-z]{2} \d{4} and get (all but ₹500|\d\d%) back\.$|^It begins so soon/,
  )
  await first.click()
  await expect(first).toHaveAttribute('aria-pressed', 'false')
  await expect(givenBack).toHaveCount(0)
})

test('seats are read again when the traveller comes back, and a date with too few says so', async ({
  page,
}) => {
  await page.clock.install()
  const readAtFirst = page.waitForResponse('**/api/trips/lw6/departures')
  await page.goto('/trip/lw6')
  await readAtFirst
  const first = dates(page).getByRole('button').first()
  await first.scrollIntoViewIfNeeded()
  await untilHydrated(page.locator('#choices'))
  await expect(first).toContainText('24 seats left')
  await page.route('**/api/trips/lw6/departures', async (route) => {
    const answer = await route.fetch()
    const { departures } = await answer.json()
    departures[0].availableSlots = 3
    departures[1].availableSlots = 7
    departures[2].availableSlots = 0
    await route.fulfill({ response: answer, json: { departures } })
  })
  await page.clock.fastForward(6_000)
  await page.evaluate(() => dispatchEvent(new Event('focus')))
  await expect(first).toContainText('3 seats left')
  const badge = (index: number) =>
    dates(page)
      .getByRole('listitem')
      .nth(index)
      .getByText(/seat|Sold/)
  const hue = async (index: number) =>
    badge(index).evaluate((element) => getComputedStyle(element).backgroundColor)
  const other = dates(page).getByRole('tab', { selected: false })
  const [madder, marigold, leaf] = await page.evaluate(() =>
    ['madder', 'marigold', 'leaf'].map((name) => {
      const sample = document.body.appendChild(document.createElement('i'))
      sample.style.background = `var(--color-${name}-tint)`
      const colour = getComputedStyle(sample).backgroundColor
      sample.remove()
      return colour
    }),
  )
  expect(await Promise.all([0, 1].map(hue))).toEqual([madder, marigold])
  await other.first().click()
  await expect.poll(() => hue(0)).toBe(leaf)
  await other.first().click()
  await expect(card(page).getByRole('button', { name: /Sold out/ })).toBeDisabled()
  await first.click()
  for (let guests = 1; guests < 4; guests++)
    await card(page).getByRole('button', { name: 'Increase Guests' }).click()
  await expect(card(page).getByText('Only 3 seats are left on this date.')).toBeVisible()
  await expect(first).toContainText('Not enough for 4 guests')
  await card(page)
    .getByText(/^EMI from/)
    .click()
  await expectNoBarriers(page, 'aside[aria-labelledby]')
})

test('the dates of a month are open, the others come by one press, and nothing scrolls inside the card', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto('/trip/lw3')
  const shown = dates(page).getByRole('button').filter({ visible: true })
  let all = 0
  for (const tab of await dates(page).getByRole('tab').all()) {
    await tab.click()
    await expect(tab).toHaveAttribute('aria-selected', 'true')
    const [, count = ''] = /(\d) dates?$/.exec((await tab.textContent()) ?? '') ?? []
    await expect(shown).toHaveCount(Number(count))
    all += Number(count)
  }
  expect(all).toBe(7)
  const inner = await card(page).evaluate(
    (aside) =>
      [...aside.querySelectorAll('*:not([role=tablist])')].filter((element) =>
        /auto|scroll/.test(getComputedStyle(element).overflowY),
      ).length,
  )
  expect(inner).toBe(0)
  // Higher than the screen, it comes to rest by its lower edge.
  await page.locator('#before-you-book').scrollIntoViewIfNeeded()
  await page.mouse.wheel(0, 1_200)
  for (const name of ['Book Now', 'Know More'])
    await expect(card(page).getByRole('button', { name })).toBeInViewport({ ratio: 1 })
  for (const part of [card(page).getByText(/^EMI from/), card(page).getByRole('link', { name: 'Call Us' })])
    await expect(part).toBeInViewport({ ratio: 1 })
})

test('a date that sells out under the hand says so and can be let go', async ({ page }) => {
  await page.clock.install()
  const readAtFirst = page.waitForResponse('**/api/trips/lw6/departures')
  await page.goto('/trip/lw6')
  await readAtFirst
  const first = dates(page).getByRole('button').first()
  await first.click()
  await expect(first).toHaveAttribute('aria-pressed', 'true')
  await page.route('**/api/trips/lw6/departures', async (route) => {
    const answer = await route.fetch()
    const { departures } = await answer.json()
    departures[0].availableSlots = 0
    await route.fulfill({ response: answer, json: { departures } })
  })
  await page.clock.fastForward(6_000)
  await page.evaluate(() => dispatchEvent(new Event('focus')))
  await expect(card(page).getByText('The date you chose has sold out.')).toBeVisible()
  await expectNoBarriers(page, 'aside[aria-labelledby]')
  await first.click()
  const gone = dates(page).getByRole('button', { name: /Sold out/ })
  await expect(gone).toHaveAttribute('aria-pressed', 'false')
  await expect(gone).toBeDisabled()
})

test('a package with GST on top says so beside every price, and its total holds it', async ({ page }) => {
  await page.goto('/trip/o4')
  await card(page)
    .getByRole('tab', { name: /\+ 5% GST/ })
    .click()
  await expect(card(page).getByText('₹29,500 per person + 5% GST', { exact: true })).toBeVisible()
  await expect(card(page).getByText('(1 × ₹29,500 + 5% GST)', { exact: true })).toBeVisible()
  await expect(card(page).getByText('GST (5%)', { exact: true })).toBeVisible()
  expect(await totals(page)).toEqual(['₹30,975'])
})

test('another trip that is reached by a link is whole at once', async ({ page }) => {
  await page.goto('/trip/lw6')
  await page.locator('#related-trips').getByRole('article').first().getByRole('link').click()
  await expect(page).not.toHaveURL(/lw6/)
  await expect(page.locator('#google-reviews h2')).toHaveText('Google Reviews')
  await expect(page.locator('#faqs')).toBeAttached()
})

test('instalments are shown above 15,000 only, as an indication', async ({ page }) => {
  await page.goto('/trip/lw6')
  const summary = card(page).getByText('EMI from about ₹3,430 a month (indicative)', { exact: true })
  await summary.click()
  await expect(card(page).getByRole('row')).toHaveCount(5)
  await expect(card(page).getByRole('row', { name: /^12 / })).toContainText('₹3,430')
  await expect(card(page).getByText(/Calculated at 15% a year/)).toBeVisible()
  await page.goto('/trip/w1')
  await expect(card(page).getByText(/^EMI from/)).toHaveCount(0)
})

test('questions lead to the telephone and to mail', async ({ page }) => {
  await page.goto('/trip/lw6')
  await see(card(page), 'Have questions about this trip?')
  await expect(card(page).getByRole('link', { name: 'Call Us' })).toHaveAttribute('href', /^tel:\+91/)
  await expect(card(page).getByRole('link', { name: 'Email Us' })).toHaveAttribute('href', /^mailto:/)
})

test('the itinerary’s address shows the same trip', async ({ page }) => {
  await page.goto('/itinerary/lw6')
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', /\/trip\/lw6$/)
  await expect(totalFor(page, '1 guest')).toBeVisible()
})

for (const path of ['/custom-trip/wayanad-private', '/suggested/wayanad-private'])
  test(`${path} starts with two guests and has no dates`, async ({ page }) => {
    await page.goto(path)
    await expect(totalFor(page, '2 guests')).toBeVisible()
    await expect(card(page).getByText('Select Date')).toHaveCount(0)
    await expect(page.getByRole('main').locator('header')).toContainText(/\d-day plan, flexible/)
    await see(card(page), 'Know More')
  })

test('share, save and compare', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.addInitScript(() => Object.defineProperty(navigator, 'share', { value: undefined }))
  await page.goto('/trip/lw6')
  await page.getByRole('button', { name: 'Share' }).click()
  await expect(page.getByText('Link copied')).toBeVisible()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(/\/trip\/lw6$/)
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page.getByRole('button', { name: 'Save', exact: true })).toHaveAttribute(
    'aria-pressed',
    'true',
  )
  await page.getByRole('button', { name: 'Compare', exact: true }).click()
  await expect(card(page).getByRole('link', { name: 'Trips to compare: 1 of 3' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Compare', exact: true })).toHaveAttribute(
    'aria-pressed',
    'true',
  )
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } })

  test('the bar holds total and action, and nothing hides behind it', async ({ page }) => {
    await page.goto('/trip/lw6')
    const bar = page.getByRole('complementary', { name: 'Total' })
    await expect(bar).toBeInViewport()
    await expect(bar).toContainText('₹37,999')
    await expect(bar).toContainText('total for 1 guest')
    await expect(bar.getByRole('button', { name: 'Book Now' })).toBeVisible()
    await expect(card(page).getByRole('button', { name: 'Book Now' })).toBeHidden()
    await expect(card(page).getByRole('button', { name: 'Know More' })).toBeVisible()
    await page.getByRole('button', { name: 'Compare', exact: true }).click()
    // What is picked is counted inside the bar, left of the sum.
    await expect(bar.getByRole('link', { name: 'Trips to compare: 1 of 3' })).toBeVisible()
    await page.getByRole('button', { name: 'Save', exact: true }).click()
    const toast = page.locator('[data-toaster] > div')
    await expect(toast).toBeVisible()
    await expect
      .poll(async () => {
        const [message, box] = [await toast.boundingBox(), await bar.boundingBox()]
        return (message?.y ?? 0) + (message?.height ?? 0) - (box?.y ?? 0)
      })
      .toBeLessThanOrEqual(0)
  })
})

test('a phone whose script is off reads prices, dates and the way to ask', async ({ browser, baseURL }) => {
  const page = await browser.newPage({ javaScriptEnabled: false, baseURL })
  await skipPictures(page)
  await page.goto('/trip/lw6')
  await expect(card(page).getByText('₹37,999').first()).toBeVisible()
  await expect(card(page).getByText('24 seats left').filter({ visible: true })).toHaveCount(5)
  await expect(card(page).getByRole('button').filter({ visible: true })).toHaveCount(0)
  await expect(card(page).getByRole('link', { name: 'Know More' })).toHaveAttribute(
    'href',
    /wa\.me\/\d+\?text=.*Trip%3A%20Ladakh%20by%20Motorbike.*%2Ftrip%2Flw6/,
  )
  await page.close()
})

test.describe('an unknown trip', () => {
  // The browser itself reports the status, which is as it should be.
  test.use({ allowedErrors: /404/ })

  test('is not found, with advice', async ({ page }) => {
    const response = await page.goto('/trip/nowhere')
    expect(response?.status()).toBe(404)
    await see(page, 'Trip Not Found')
    await expect(page.getByRole('main').getByRole('link', { name: 'See all trips' })).toBeVisible()
  })
})

test('the time that was asked for is chosen with its first date, and the bar says the date', async ({
  page,
}) => {
  await page.goto('/trip/lw6')
  const month = dates(page).getByRole('tab').nth(1)
  await expect(month).toHaveAttribute('aria-selected', 'false')
  await page.setViewportSize({ width: 390, height: 844 })
  const bar = page.getByRole('complementary', { name: 'Total' })
  await expect(bar).toContainText('total for 1 guest · choose 2 guests')
  await month.click()
  await expect(month).toHaveAttribute('aria-selected', 'true')
  const first = dates(page).getByRole('button').first()
  const day = /^\w{3} \d+ \w{3}/.exec((await first.textContent()) ?? '')?.[0] ?? 'none'
  await first.click()
  await expect(bar).toContainText(`total for 1 guest · ${day}`)
  await first.click()
  await expect(month).toHaveAttribute('aria-selected', 'true')
  const [year, names] = [
    /\d{4}/.exec((await first.textContent()) ?? '')?.[0],
    'JanFebMarAprMayJunJulAugSepOctNovDec',
  ]
  const number = String(names.indexOf(day.slice(-3)) / 3 + 1).padStart(2, '0')
  await page.goto(`/trip/lw6?date=${year}-${number}-01`)
  await expect(month).toHaveAttribute('aria-selected', 'true')
  await expect(first).toHaveAttribute('aria-pressed', 'true')
  await expect(bar).toContainText(day)
})

test('the card says the sum at its foot once its head has left the screen', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto('/trip/w1')
  const totals = card(page).locator('[data-total]').filter({ visible: true })
  await expect(totals).toHaveCount(1)
  await expect(card(page).getByText('Choose a date')).toBeVisible()
  const book = card(page).getByRole('button', { name: 'Book Now' })
  await expect(book).not.toBeInViewport()
  const head = await card(page).locator('[data-total]').first().boundingBox()
  await page.mouse.wheel(0, (head?.y ?? 0) + 120)
  await expect(book).toBeInViewport({ ratio: 1 })
  await expect(card(page).getByText('total for 1 guest · choose a date')).toBeVisible()
})

test('at twice the size of text the bar’s button stands below the sum', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/trip/w1')
  const bar = page.getByRole('complementary', { name: 'Total' })
  const places = async () => [
    await bar.locator('p').boundingBox(),
    await bar.getByRole('button').boundingBox(),
  ]
  const [sum, button] = await places()
  expect(button?.y).toBeLessThan((sum?.y ?? 0) + (sum?.height ?? 0))
  await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'))
  const [large, below] = await places()
  expect(below?.y).toBeGreaterThanOrEqual((large?.y ?? 0) + (large?.height ?? 0))
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390)
})

test('the next dates stand under the title, and each is chosen in the card by a press', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/trip/lw6')
  const next = page.getByRole('navigation', { name: 'Next dates' })
  const title = await page.getByRole('heading', { level: 1 }).boundingBox()
  const box = await next.boundingBox()
  expect((box?.y ?? 0) - (title?.y ?? 0) - (title?.height ?? 0)).toBeLessThan(40)
  const second = next.getByRole('listitem').nth(1).getByRole('link')
  await expect(second).toContainText('seats left')
  await expect(second).toHaveAttribute('href', '#dates')
  const day = (await second.locator('span').first().textContent()) ?? '?'
  await second.click()
  // The way there brings the card to life.
  await expect(page.locator('#choices')).toHaveAttribute('data-hydrated', '', { timeout: 20_000 })
  const chosen = card(page).getByRole('region', { name: 'Select Date' }).locator('[aria-pressed=true]')
  await expect(chosen).toContainText(day)
  await expect(chosen).toBeInViewport()
  await expect(page.getByRole('complementary', { name: 'Total' })).toContainText(day)
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.evaluate(() => scrollTo(0, 0))
  await expect(next).toBeInViewport({ ratio: 1 })
})

test('a trip made to measure says what Know More leads to', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto('/suggested/suggested-golden-triangle-varanasi')
  await expect(page.getByRole('list', { name: 'How it works' }).getByRole('listitem')).toHaveCount(3)
  await expect(page.getByRole('navigation', { name: 'Next dates' })).toHaveCount(0)
  const more = card(page).getByRole('button', { name: 'Know More' })
  await expect(more).not.toBeInViewport()
  const head = await card(page).locator('[data-total]').first().boundingBox()
  await page.mouse.wheel(0, (head?.y ?? 0) + 120)
  await expect(more).toBeInViewport({ ratio: 1 })
})

test('Book Now for fewer than a package is sold to says so, and the number that fits is chosen by one press', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto('/trip/lw6')
  const guests = card(page).getByRole('button', { name: 'Increase Guests' })
  await card(page).getByRole('button', { name: 'Book Now' }).first().click()
  const fits = card(page).getByRole('button', { name: 'Choose 2' })
  await expect(fits).toBeInViewport()
  await fits.press('Enter')
  await expect(fits).toHaveCount(0)
  await expect(totalFor(page, '2 guests')).toBeVisible()
  await expect(guests).toBeFocused()
})

test('who comes alone chooses the package of a room of one’s own; two may add a room', async ({ page }) => {
  await page.goto('/trip/w1')
  const more = card(page).getByRole('button', { name: 'Increase Rooms of your own' })
  await untilHydrated(card(page).locator('#choices'))
  await expect(card(page).getByRole('button', { name: 'Increase Guests' })).toBeVisible()
  await expect(more).toHaveCount(0)
  const alone = await totals(page)
  await card(page).getByRole('button', { name: 'Increase Guests' }).click()
  await more.click()
  await expect(card(page).getByText('Room of your own')).toBeVisible()
  await card(page).getByRole('button', { name: 'Decrease Guests' }).click()
  await expect(more).toHaveCount(0)
  await expect.poll(() => totals(page)).toEqual(alone)
})

test('on a phone the seats of every date stand below it, however long its words are', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/trip/lw6')
  const rows = dates(page).getByRole('button').filter({ hasText: 'seats left' })
  await expect(rows.first()).toBeVisible()
  for (const row of await rows.all()) {
    const day = await row.getByText(/^to /).boundingBox()
    const seats = await row
      .getByText(/seats left$/)
      .last()
      .boundingBox()
    if (!day || !seats) throw new Error('A date or its seats are not to be seen')
    expect(seats.y).toBeGreaterThanOrEqual(day.y + day.height - 1)
  }
})
