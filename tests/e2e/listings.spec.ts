import { createCatalogue } from '../../server/catalogue/catalogue.ts'
import { desk, expectNoBarriers, phone } from '../setup/barriers.ts'
import { expect, type Locator, type Page, see, skipPictures, test, untilHydrated } from '../setup/browser.ts'
import { createOwnDatabase } from '../setup/own-database.ts'
import { startBuiltApp } from '../setup/start-built-app.ts'

const cards = (page: Page) => page.getByRole('main').getByRole('article')
const more = (page: Page) => page.getByRole('link', { name: /^Load More \(\d+ remaining\)$/ })
const filters = (page: Page) => page.getByRole('complementary', { name: 'Filters' })
const trips = (page: Page) => page.getByRole('region', { name: 'Trips' })
/** Opens one of the filters in the bar. */
async function openFilter(page: Page, name: string) {
  const pop = filters(page)
    .locator('details')
    .filter({ has: page.locator('summary', { hasText: name }) })
  if (!(await pop.evaluate((details: HTMLDetailsElement) => details.open)))
    await pop.locator('summary').click()
  return pop
}

test.beforeEach(({ page }) => skipPictures(page))

test('choosing a filter shows as many trips as stood beside it, and the address keeps it', async ({
  page,
}) => {
  test.slow()
  await page.goto('/india')
  await expect(trips(page).getByText(/^\d+ trips$/)).toBeVisible()
  const month = await openFilter(page, 'Month')
  const december = month.getByRole('checkbox', { name: /^Dec \d{4}/ })
  const promised = Number(/(\d+) trips$/.exec((await december.getAttribute('aria-label')) ?? '')?.[1])
  await expect(december.locator('..').getByText(String(promised), { exact: true })).toBeVisible()
  expect(promised).toBeGreaterThan(0)
  await december.check({ force: true })
  await expect(page).toHaveURL('/india?month=december')
  await expect(trips(page).getByRole('status').first()).toHaveText(`${promised} trips`)
  await expect(december).toBeFocused()
  await expectNoBarriers(page, '#filters', [desk])
  await month.getByRole('checkbox', { name: /^Jan \d{4}/ }).check({ force: true })
  await expect(page).toHaveURL('/india?month=january&month=december')
  await month.getByRole('button', { name: /^Show \d+ trips$/ }).click()
  await expect(month).not.toHaveAttribute('open')
  await expect(month.locator('summary')).toBeFocused()
  const duration = await openFilter(page, 'Duration')
  await duration.getByRole('radio', { name: /^Flexible/ }).check({ force: true })
  await expect(page).toHaveURL('/india?month=january&month=december&duration=flexible')
  await page.keyboard.press('Escape')
  await expect(duration).not.toHaveAttribute('open')
  await page.getByLabel('Sort by').selectOption('Price: low to high')
  await expect(page).toHaveURL('/india?month=january&month=december&duration=flexible&sort=price')
  await page.getByRole('link', { name: /^Remove filter: Month, Dec \d{4}$/ }).click()
  await expect(page).toHaveURL('/india?month=january&duration=flexible&sort=price')
  await expect(trips(page)).toBeFocused()
  const hidden = month.locator('input[value=december]')
  await expect(hidden).not.toBeChecked()
  await page.goBack()
  await expect(hidden).toBeChecked()
  await page.getByRole('link', { name: 'Clear all' }).click()
  await expect(page).toHaveURL('/india?sort=price')
  await expect(trips(page)).toBeFocused()
})

test('the price takes a largest amount, typed or drawn, and a long list keeps its filters in sight', async ({
  page,
}) => {
  await page.goto('/india')
  const price = await openFilter(page, 'Price')
  await price.getByLabel('At most, in rupees a person').fill('15k')
  await expect(page).toHaveURL('/india?max=15000')
  await expect(price.getByLabel('At most, in rupees a person')).toHaveValue('₹15,000')
  await expect(page.getByRole('link', { name: 'Remove filter: Price, Up to ₹15,000' })).toBeVisible()
  // The chip answers at once, the list follows.
  await expect
    .poll(async () => {
      const texts = await cards(page).locator('b').allTextContents()
      return Math.max(...texts.map((text) => Number(text.replace(/\D/g, ''))))
    })
    .toBeLessThanOrEqual(15_000)
  const slider = price.getByRole('slider', { name: 'Largest price' })
  await slider.press('Home')
  await expect(cards(page)).not.toHaveCount(0)
  // Enter waits for nothing, and what closes the panel loses nothing.
  await price.getByLabel('At most, in rupees a person').fill('14,500')
  await page.keyboard.press('Enter')
  await expect(price).not.toHaveAttribute('open')
  await expect(page.getByRole('link', { name: 'Remove filter: Price, Up to ₹14,500' })).toBeVisible()
  // A list that has yet to follow takes its cards along.
  await expect(() => cards(page).nth(11).scrollIntoViewIfNeeded({ timeout: 1_000 })).toPass()
  await expect(price.locator('summary')).toBeInViewport()
  await expect(price.locator('summary')).toHaveText('Price: Up to ₹14,500')
})

test('a short list offers its sort and what divides it, and treks their difficulty', async ({ page }) => {
  await page.goto('/weekends')
  await expect(filters(page).locator('summary')).toHaveText(['Month', 'Price'])
  await expect(page.getByLabel('Sort by')).toBeVisible()
  await page.goto('/treks')
  const difficulty = await openFilter(page, 'Difficulty')
  await difficulty.getByRole('radio', { name: /^Easy/ }).check({ force: true })
  await expect(page).toHaveURL('/treks?difficulty=easy')
  await expect(cards(page).getByRole('link', { name: /^Beas Kund/ })).toBeVisible()
})

for (const before of [false, true]) {
  test(`of two choices made ${before ? 'before their script has come' : 'in one moment'} none is lost`, async ({
    page,
  }) => {
    const script = Promise.withResolvers<void>()
    await page.route('**/filter-pops-*.js', (route) => script.promise.then(() => route.continue()))
    if (!before) script.resolve()
    await page.goto('/india')
    if (before) await (await openFilter(page, 'Price')).locator('input[name=max]').fill('40,000')
    const both = filters(page).locator('input[value=december], input[value="4-5"]')
    await both.evaluateAll((choices) => {
      for (const choice of choices) (choice as HTMLInputElement).click()
    })
    script.resolve()
    await expect(page).toHaveURL(`/india?month=december&duration=4-5${before ? '&max=40000' : ''}`)
    for (const choice of await both.all()) await expect(choice).toBeChecked()
    await page.getByRole('link', { name: 'Clear all' }).click()
    await expect(page).toHaveURL('/india')
    for (const choice of await both.all()) await expect(choice).not.toBeChecked()
  })
}

test('filters that leave nothing say so and offer a way on', async ({ page }) => {
  await page.goto('/weekends?min=60000')
  await see(page, 'No trips found.')
  await page.getByRole('link', { name: 'Show all trips' }).click()
  await expect(page).toHaveURL('/weekends')
  await expect(trips(page)).toBeFocused()
  await expect(cards(page)).toHaveCount(4)
})

test('a category without trips says so, and a trip without packages has the standard one', async ({
  page,
}) => {
  test.slow()
  const database = await createOwnDatabase()
  const { url, stop } = await startBuiltApp(
    { DATABASE_URL: database.url, LOG_LEVEL: 'silent' },
    {
      changeCatalogue: (written) =>
        createCatalogue({
          ...written,
          lists: { ...written.lists, weekend: [] },
          trips: written.trips.map((trip) => (trip.id === 'w1' ? { ...trip, packages: undefined } : trip)),
        }),
    },
  )
  try {
    await page.goto(`${url}/weekends`)
    await see(page, 'No trips found for this category.')
    await expect(page.getByRole('link', { name: 'All India Tour Packages' })).toBeVisible()
    await expectNoBarriers(page)
    await page.goto(`${url}/trip/w1`)
    const card = page.getByRole('complementary', { name: 'Price and dates' })
    await see(card, 'Standard Package')
    await see(card, 'Perfect for budget-conscious travelers')
    // One alone is no choice.
    await expect(card.getByRole('tablist', { name: 'Select Package' })).toHaveCount(0)
  } finally {
    // A page may still ask for pictures and scripts of what is far below.
    await page.close()
    await stop()
    await database.drop()
  }
})

test('Load More brings twelve at a time, after 300 ms, and counts down to the end', async ({ page }) => {
  await page.goto('/world')
  await expect(cards(page)).toHaveCount(12)
  const total = Number(/(\d+)/.exec((await trips(page).getByRole('status').first().textContent()) ?? '')?.[1])
  await expect(more(page)).toHaveText(`Load More (${total - 12} remaining)`)
  const pressedAt = Date.now()
  await more(page).click()
  await expect(cards(page)).toHaveCount(24)
  expect(Date.now() - pressedAt).toBeGreaterThanOrEqual(300)
  await expect(more(page)).toHaveText(`Load More (${total - 24} remaining)`)
  await expect(cards(page).nth(12).getByRole('link')).toBeFocused()
  await expect(page.getByText(`Showing 24 of ${total} trips`)).toBeVisible()
  for (let shown = 24; shown < total; shown += 12) {
    await more(page).click()
    await expect(cards(page)).toHaveCount(Math.min(total, shown + 12))
  }
  await expect(more(page)).toHaveCount(0)
  expect(new Set(await cards(page).getByRole('link').allInnerTexts()).size).toBe(total)
})

test('loaded trips and the place on the page survive going away, back, and a reload', async ({ page }) => {
  await page.goto('/customized')
  await more(page).click()
  await expect(cards(page)).toHaveCount(24)
  await cards(page).nth(20).scrollIntoViewIfNeeded()
  const left = await page.evaluate(() => scrollY)
  expect(left).toBeGreaterThan(1_000)
  await page
    .getByRole('contentinfo')
    .getByRole('link', { name: 'Newsletter' })
    .evaluate((link: HTMLElement) => link.click())
  await expect(page.getByRole('heading', { level: 1, name: 'Newsletter' })).toBeVisible()
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0)
  await page.goBack()
  await expect(cards(page)).toHaveCount(24)
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(left)
  await page.reload()
  await expect(cards(page)).toHaveCount(24)
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(left)
})

test('a reload fetches the loaded trips anew, and later visits begin at the top', async ({ page }) => {
  await page.goto('/world')
  await more(page).click()
  await expect(cards(page)).toHaveCount(24)
  await cards(page).nth(20).scrollIntoViewIfNeeded()
  let price = '₹1'
  await page.route('**/api/listings/world?page=2', async (route) => {
    const part = await (await route.fetch()).json()
    for (const card of part.cards) card.price.priceText = price
    await route.fulfill({ json: part })
  })
  await page.reload()
  await expect(cards(page)).toHaveCount(24)
  await expect(cards(page).nth(20).locator('b')).toHaveText(price)
  price = '₹2'
  await page.reload()
  await expect(cards(page).nth(20).locator('b')).toHaveText(price)
  const follow = (name: string) =>
    page
      .getByRole('contentinfo')
      .getByRole('link', { name, exact: true })
      .evaluate((link: HTMLElement) => link.click())
  await follow('Newsletter')
  await expect(page.getByRole('heading', { level: 1, name: 'Newsletter' })).toBeVisible()
  await follow('World')
  await expect(page.getByRole('heading', { level: 1, name: 'International Tours' })).toBeVisible()
  await expect(cards(page)).toHaveCount(12)
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0)
})

test('a filter stays open under whoever takes its choice back by keyboard', async ({ page }) => {
  await page.goto('/india')
  const region = filters(page)
    .locator('details')
    .filter({ has: page.locator('summary', { hasText: 'Region' }) })
  await expect(region).not.toHaveAttribute('open')
  await region.locator('summary').focus()
  await page.keyboard.press('Enter')
  await expect(region).toHaveAttribute('open', '')
  const any = region.getByRole('radio').first()
  await any.focus()
  await page.keyboard.press('ArrowDown')
  await expect(page).toHaveURL(/\?region=/)
  const open = filters(page).locator('details[open]')
  await expect(open.getByRole('radio').nth(1)).toBeFocused()
  await page.keyboard.press('ArrowUp')
  await expect(page).toHaveURL('/india')
  await expect(any).toBeChecked()
  await expect(any).toBeFocused()
})

test('a Load More that fails keeps what is there and says so', async ({ page }) => {
  await page.goto('/customized')
  await page.route('**/api/listings/**', (route) =>
    route.fulfill({ json: null, contentType: 'application/json' }),
  )
  await more(page).click()
  await expect(page.getByText('The next trips did not arrive. Please try again.')).toBeVisible()
  await expect(cards(page)).toHaveCount(12)
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 700 }, isMobile: true, hasTouch: true })

  test('Load More brings eight at a time', async ({ page }) => {
    await page.goto('/customized')
    await see(page, '5-day plan, flexible', 'N-day plan, flexible')
    for (const count of [20, 28, 36]) {
      await more(page).tap()
      await expect(cards(page)).toHaveCount(count)
    }
  })

  test('the filters are a drawer that acts behind itself', async ({ page }) => {
    await page.goto('/india')
    await page.getByRole('link', { name: 'Filters' }).tap()
    const drawer = page.getByRole('dialog', { name: 'Filters' })
    await drawer.getByText('4 or 5 days').tap()
    await expect(page).toHaveURL('/india?duration=4-5')
    await drawer.getByRole('button', { name: 'Clear all' }).tap()
    await expect(page).toHaveURL('/india')
    await drawer.getByText(/^Dec \d{4}/).tap()
    await expect(page).toHaveURL('/india?month=december')
    await expectNoBarriers(page, 'dialog', [phone])
    await drawer.getByRole('button', { name: /^Show \d+ trips$/ }).tap()
    await expect(drawer).toHaveCount(0)
    await expect(page.getByRole('link', { name: 'Filters (1)' })).toBeFocused()
  })
})

test('a place shows its group tours four and its customised itineraries three at a time', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 })
  await page.goto('/india/ladakh')
  for (const [name, perView] of [
    ['Group tours in Ladakh', 4],
    ['Customised itineraries for Ladakh', 3],
  ] as const) {
    const rail = page.getByRole('list', { name })
    const width = await rail.evaluate((list) => list.clientWidth)
    const card = (await rail.getByRole('listitem').first().boundingBox())?.width ?? 0
    expect(Math.round(width / card)).toBe(perView)
    await expect(page.getByRole('button', { name: `Previous, ${name}` })).toHaveAttribute(
      'aria-disabled',
      'true',
    )
  }
  await expect(page.getByText('May to October for the high roads')).toBeVisible()
})

test('backpacking has its hero, carousel, reasons and way back', async ({ page }) => {
  await page.goto('/backpacking')
  await expect(page.getByRole('heading', { level: 1, name: 'Backpacking Trips' })).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Why choose backpacking' })).toBeVisible()
  const end = page.locator('#own-plan')
  await end.scrollIntoViewIfNeeded()
  await untilHydrated(end)
  await expect(end.getByRole('heading', { name: 'Not quite what you had in mind?' })).toBeVisible()
  await end.getByRole('link', { name: 'Plan Trip' }).click()
  await expect(page.getByRole('dialog', { name: 'Plan Your Trip' })).toBeVisible()
  await page.keyboard.press('Escape')
  await page.getByRole('navigation', { name: 'Breadcrumb' }).getByRole('link', { name: 'Home' }).click()
  await expect(page).toHaveURL('/')
})

test('the header stands in one row from 768 px on, every link within reach', async ({ page }) => {
  await page.goto('/popular')
  for (const width of [768, 1024, 1280, 1440]) {
    await page.setViewportSize({ width, height: 700 })
    const nav = page.getByRole('navigation', { name: 'Main' })
    const tops = await nav
      .locator(':scope > ul > li:visible')
      .evaluateAll((items) =>
        items.map((item) =>
          Math.round(item.getBoundingClientRect().top + item.getBoundingClientRect().height / 2),
        ),
      )
    expect(new Set(tops).size, `at ${width} px`).toBe(1)
    const end = await nav.evaluate((element) => element.getBoundingClientRect().right)
    const plan = await page.getByRole('banner').getByRole('link', { name: 'Plan Trip' }).boundingBox()
    expect(end, `at ${width} px`).toBeLessThanOrEqual(plan?.x ?? 0)
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width)
    if (width < 1280) await nav.getByRole('button', { name: 'More', exact: true }).click()
    await nav.getByRole('link', { name: 'Honeymoon' }).filter({ visible: true }).click()
    await expect(page).toHaveURL('/honeymoon-packages')
    await page.mouse.move(5, 400)
    await nav.getByRole('button', { name: 'More', exact: true }).click()
    for (const name of ['Treks', 'Weekend Trips', 'Customised Trips', 'Blog', 'About'])
      await expect(nav.getByRole('link', { name })).toBeVisible()
    await nav.getByRole('link', { name: 'Contact' }).filter({ visible: true }).click()
    await expect(page).toHaveURL('/contact')
    await page.goBack()
    await expect(page).toHaveURL('/honeymoon-packages')
    await page.goBack()
    await expect(page).toHaveURL('/popular')
  }
})

test('place and length of all cards take as many lines as each other on wide screens', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  for (const path of ['/treks', '/india/himachal-pradesh']) {
    await page.goto(path)
    const facts = cards(page)
      .locator('p.facts')
      .filter({ hasText: /\dD\/\d+N/ })
    const heights = await facts.evaluateAll((all) => all.map((each) => each.getBoundingClientRect().height))
    expect(heights.length, path).toBeGreaterThan(11)
    expect(new Set(heights).size, path).toBe(1)
  }
})

for (const [path, name] of [
  ['/india/himachal-pradesh', 'Group tours in Himachal Pradesh'],
  ['/backpacking', 'Where to go'],
] as const) {
  test(`the rail of ${path} says how many trips it holds, on narrow screens in the line of its buttons`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    await page.goto(path)
    const rail = page.getByRole('region', { name })
    const held = await rail.getByRole('article').count()
    expect(held).toBeGreaterThan(4)
    const count = await rail.getByText(`${held} trips`, { exact: true }).boundingBox()
    const next = await rail.getByRole('button', { name: `Next, ${name}` }).boundingBox()
    if (!count || !next) throw new Error('The count or the button is not to be seen')
    expect(next.y).toBeLessThan(count.y + count.height)
    expect(count.y).toBeLessThan(next.y + next.height)
  })
}

test('the rail of a place leads to a list that holds its trips and more', async ({ page }) => {
  await page.goto('/india/goa')
  const rail = page.getByRole('region', { name: 'Group tours in Goa' })
  const linked = (part: Locator) =>
    part.locator('article a').evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''))
  const held = await linked(rail)
  expect(held.length).toBeGreaterThan(2)
  await rail.getByRole('link', { name: 'See all trips' }).click()
  await expect(page).toHaveURL('/?search=Goa')
  const main = page.getByRole('main')
  await expect.poll(() => linked(main)).toEqual(expect.arrayContaining(held))
})
