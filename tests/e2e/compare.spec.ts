import { expectNoBarriers } from '../setup/barriers.ts'
import { expect, type Locator, type Page, skipPictures, test } from '../setup/browser.ts'

test.beforeEach(({ page }) => skipPictures(page))

const three = '/compare?ids=lw3,lw6,o4'
const table = (page: Page) => page.getByRole('table')
const rowNames = (page: Page) =>
  table(page)
    .getByRole('rowheader')
    .allInnerTexts()
    .then((names) => names.map((name) => name.replace(/\s*(Differs)?$/, '')))

const tray = (page: Page) => page.getByRole('complementary', { name: 'Trips to compare' })
const pick = (page: Page) => page.getByRole('button', { name: /^Compare / })
const shortName = async (button: Locator) =>
  ((await button.getAttribute('aria-label')) ?? '?').slice('Compare '.length).replace(/:.*/, '')
/** What a press is said to have done, to those who only hear it. */
const said = (page: Page) => page.getByRole('status').filter({ hasText: /compare/ })

test('trips are picked on their cards, compared, and stay picked', async ({ page }) => {
  await page.goto('/popular')
  const picks = pick(page)
  const names = [await shortName(picks.nth(0)), await shortName(picks.nth(1))]
  await picks.nth(0).click()
  await expect(said(page)).toHaveText(`Added to compare: ${names[0]}. 1 of 3.`)
  await expect(tray(page)).toContainText('1 of 3')
  await picks.nth(1).click()
  for (const name of names)
    await expect(tray(page).getByRole('listitem').filter({ hasText: name })).toBeVisible()
  const link = tray(page).getByRole('link', { name: 'Compare 2 trips' })
  await link.focus()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/compare\?ids=[\w-]+,[\w-]+$/)
  await expect(table(page).getByRole('columnheader').nth(1)).toContainText(names[0] ?? '?')
  await expect(table(page).getByRole('columnheader').nth(2)).toContainText(names[1] ?? '?')
  await expect(tray(page)).toHaveCount(0)
  await page.goBack()
  await expect(link).toBeVisible()
  await expect(picks.nth(0)).toHaveAttribute('aria-pressed', 'true')
  for (const name of names) {
    await tray(page)
      .getByRole('button', { name: `Take out ${name}` })
      .click()
    await expect(said(page)).toHaveText(`Taken out of compare: ${name}`)
  }
  await expect(tray(page)).toHaveCount(0)
  await expect(page.getByRole('main')).toBeFocused()
  await expect(picks.nth(0)).toHaveAttribute('aria-pressed', 'false')
})

for (const width of [320, 1440]) {
  test(`at ${width} px a fourth asks which one makes room, and the tray names its trips`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 700 })
    await page.goto('/popular')
    const picks = pick(page)
    for (const i of [0, 1, 2]) await picks.nth(i).click()
    await picks.nth(3).click()
    const dialog = page.getByRole('dialog', { name: 'Three fit side by side' })
    await expect(dialog).toContainText(`Which one makes room for ${await shortName(picks.nth(3))}?`)
    if (width === 320) await expectNoBarriers(page, 'dialog')
    await dialog.getByRole('button', { name: 'Keep these three' }).click()
    await expect(dialog).toHaveCount(0)
    await expect(picks.nth(3)).toBeFocused()
    await expect(picks.nth(3)).toHaveAttribute('aria-pressed', 'false')
    await picks.nth(3).click()
    await dialog.getByRole('button', { name: `Replace ${await shortName(picks.nth(1))}` }).click()
    await expect(picks.nth(1)).toHaveAttribute('aria-pressed', 'false')
    await expect(picks.nth(3)).toHaveAttribute('aria-pressed', 'true')
    const opener = tray(page).getByRole('link', { name: 'Trips to compare: 3 of 3' })
    const sheet = page.getByRole('dialog', { name: 'Compare' })
    if (width === 320) await opener.click()
    for (const i of [0, 3, 2])
      await expect(
        (width === 320 ? sheet : tray(page)).getByText(await shortName(picks.nth(i)), { exact: true }),
      ).toBeVisible()
    if (width === 320) {
      await expectNoBarriers(page, 'dialog')
      await page.goBack()
      await expect(opener).toBeFocused()
    }
    // Nothing lies over anything else, each is whole on the screen and large enough for a thumb.
    const parts = await tray(page).locator('a:visible, button:visible').all()
    const boxes = await Promise.all(parts.map((part) => part.boundingBox()))
    expect(boxes).toHaveLength(width === 320 ? 2 : 4)
    for (const [i, box] of boxes.entries()) {
      await expect(parts[i] as Locator).toBeInViewport({ ratio: 1 })
      expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(44)
      for (const other of boxes.slice(i + 1)) if (box && other) expect(areApart(box, other)).toBe(true)
    }
    const lowestToast = await page
      .locator('[data-toaster]')
      .evaluate((toaster) => innerHeight - Number.parseFloat(getComputedStyle(toaster).bottom))
    if (width === 1440) expect(lowestToast).toBeLessThanOrEqual((await tray(page).boundingBox())?.y ?? 0)
    if (width === 320) await expectNoBarriers(page, 'aside')
  })
}

type Box = { x: number; y: number; width: number; height: number }
const areApart = (a: Box, b: Box) =>
  a.x + a.width <= b.x || b.x + b.width <= a.x || a.y + a.height <= b.y || b.y + b.height <= a.y

test('a card is a link, then a heart, then the scales, and a phone’s controls are large enough', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 800 })
  await page.goto('/popular')
  const stops = await page
    .getByRole('article')
    .first()
    .locator('a, button')
    .evaluateAll((all) => all.map((stop) => `${stop.tagName} ${stop.getAttribute('aria-label') ?? ''}`))
  expect(stops).toEqual([
    'A ',
    expect.stringMatching(/^BUTTON Save /),
    expect.stringMatching(/^BUTTON Compare /),
  ])
  const small = await page
    .locator('header:not(main header), [data-filter-bar], main article')
    .locator('a:visible:not([data-card-link]), button:visible, select:visible')
    .evaluateAll((all) =>
      all
        .filter((part) => {
          const { width, height } = part.getBoundingClientRect()
          return width < 44 || height < 44
        })
        .map((part) => part.getAttribute('aria-label') ?? part.textContent),
    )
  expect(small).toEqual([])
  const columns = () =>
    page
      .locator('[data-wide]')
      .evaluate((list) => getComputedStyle(list).gridTemplateColumns.split(' ').length)
  for (const [width, count] of [
    [1440, 4],
    [1800, 5],
    [2560, 5],
  ] as const) {
    await page.setViewportSize({ width, height: 900 })
    await expect.poll(columns, `at ${width} px`).toBe(count)
  }
})

test('the table has a header for each trip and each fact, in the order of the address', async ({ page }) => {
  await page.goto(three)
  await expect(page).toHaveTitle(/^Compare Leh Ladakh with Turtuk, Ladakh by Motorbike.*, Kutch/)
  await expect(table(page).getByRole('columnheader')).toHaveCount(4)
  expect(await rowNames(page)).toEqual([
    'Price and dates',
    'Price per person',
    'Next dates and seats',
    'Duration',
    'Packages',
    'Payable locally or before',
    'The trip',
    'Difficulty',
    'Rating and reviews',
    'Places',
    'Highlights',
    'What you pay for',
    'Included',
    'Not included',
    'If you cancel',
    'Before you book',
    'Meet',
    'End',
    'Airport and railhead',
    'Group',
    'Ages',
    'Child price',
    'Fitness',
    'Rooms',
    'Single room',
    'Network',
    'Cash',
    'Power',
    'Papers',
    'Insurance',
  ])
  const row = (name: string) =>
    table(page)
      .getByRole('row')
      .filter({ has: page.getByRole('rowheader', { name }) })
  await expect(row('Price per person').locator('s').first()).toContainText('₹21,110')
  await expect(row('Price per person')).toContainText('₹18,999')
  await expect(row('Packages')).toContainText('+ 5% GST')
  await expect(row('Next dates and seats')).toContainText(/\d+ \w{3} 20\d\d\d* seats? left/)
  await expect(row('If you cancel')).toContainText('30+ days before: 100% refund minus a processing fee')
  await expect(row('Price per person').getByText('Differs')).toBeVisible()
  // Whatever differs is marked alike, down to the long lists; what is the same is not.
  for (const name of ['Packages', 'Places', 'Not included', 'Meet'])
    await expect(row(name).getByText('Differs')).toBeVisible()
  await expect(row('If you cancel').getByText('Differs')).toHaveCount(0)
  await expect(row('If you cancel').getByText('The same for all three')).toBeVisible()
  await expect(row('If you cancel').getByRole('cell')).toHaveCount(1)
})

test('what all trips share is named, and differences can stand alone', async ({ page }) => {
  await page.goto('/compare?ids=lw3,lw6')
  await expect(table(page).getByRole('listitem').filter({ hasText: 'Pangong Tsoin both' })).toHaveCount(2)
  await page.getByRole('link', { name: 'Show differences only' }).click()
  await expect(page).toHaveURL('/compare?ids=lw3,lw6&only=differences')
  await expect.poll(() => rowNames(page)).not.toContain('If you cancel')
  await expect.poll(() => rowNames(page)).toContain('Price per person')
  await expect(page.getByText('Differs')).toHaveCount(0)
  await page.getByRole('link', { name: 'Show every row' }).click()
  await expect.poll(() => rowNames(page)).toContain('If you cancel')
})

test('what an address names in vain is left out and said', async ({ page }) => {
  await page.goto('/compare?ids=lw6,nowhere,lw6,lw3,o4,w1')
  await expect(page.getByText('One trip in this link is not in our catalogue and left out.')).toBeVisible()
  await expect(page.getByText('One trip is in this link more than once and shown only once.')).toBeVisible()
  await expect(
    page.getByText('You can compare three trips at a time: one trip more is left out.'),
  ).toBeVisible()
  await expect(table(page).getByRole('columnheader')).toHaveCount(4)
  expect(await page.locator('link[rel=canonical]').getAttribute('href')).toMatch(/\/compare\?ids=lw6,lw3,o4$/)
  await page.goto('/compare?ids=lw6&ids=f1')
  await expect(table(page).getByRole('columnheader')).toHaveCount(3)
})

test('trips are taken out and put in until none is left', async ({ page }) => {
  await page.goto('/compare?ids=lw3,lw6')
  await page.getByRole('link', { name: 'Remove Leh Ladakh with Turtuk' }).click()
  await expect(page).toHaveURL('/compare?ids=lw6')
  await expect(table(page).getByRole('columnheader')).toHaveCount(2)
  await expect(page.getByRole('region', { name: 'Comparison' })).toBeFocused()
  await expect(page.getByText('Differs')).toHaveCount(0)
  await page
    .getByRole('link', { name: /^Add (?!another)/ })
    .first()
    .click()
  await expect(page).toHaveURL(/\?ids=lw6,[\w-]+$/)
  await expect(table(page).getByRole('columnheader')).toHaveCount(3)
  await page.goto('/compare?ids=lw6')
  await page.getByRole('link', { name: /^Remove/ }).click()
  await expect(page.getByRole('heading', { name: 'No trips picked yet' })).toBeVisible()
  await expect(page.getByRole('main')).toBeFocused()
  await expect(page.getByRole('link', { name: 'See all India trips' })).toHaveAttribute('href', '/india')
  await page.getByRole('link', { name: 'Ladakh by motorbike, or by car?' }).click()
  await expect(page).toHaveURL('/compare?ids=lw6,lw3')
  await expect(table(page).getByRole('row', { name: /^Price per person/ })).toContainText(
    '₹37,999 was ₹39,999 5% off₹18,999 was ₹21,110 10% offLowest price',
  )
})

test('what is put in or taken out stays picked, and differences stay alone', async ({ page }) => {
  await page.goto('/compare?ids=lw3,lw6&only=differences')
  await page
    .getByRole('link', { name: /^Add (?!another)/ })
    .first()
    .click()
  await expect(page).toHaveURL(/\?ids=lw3,lw6,[\w-]+&only=differences$/)
  await expect(page.locator('#comparison')).toBeFocused()
  await page.getByRole('link', { name: 'Home' }).first().click()
  await page.locator('#popular-trips').scrollIntoViewIfNeeded()
  await page.getByRole('link', { name: '3 of 3 trips to Compare' }).click()
  await page.getByRole('link', { name: 'Compare 3 trips' }).click()
  await expect(table(page).getByRole('columnheader')).toHaveCount(4)
  await page.goto('/compare?ids=lw3,lw6,o4&only=differences')
  await page.getByRole('link', { name: 'Remove Leh Ladakh with Turtuk' }).click()
  await expect(page).toHaveURL('/compare?ids=lw6,o4&only=differences')
  // The address is there before the table that it names.
  await expect(table(page).getByRole('columnheader')).toHaveCount(3)
  await page
    .getByRole('link', { name: /^Remove/ })
    .last()
    .click()
  await expect(page).toHaveURL('/compare?ids=lw6&only=differences')
  await expect(table(page).getByRole('rowheader', { name: 'If you cancel' })).toBeVisible()
})

test('it is shared by the device, or by a copied link', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.addInitScript(() =>
    Object.defineProperty(navigator, 'share', { value: undefined, writable: true }),
  )
  await page.goto(three)
  const share = page.getByRole('button', { name: 'Share' })
  await share.click()
  await expect(page.getByText('Link copied')).toBeVisible()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(/\/compare\?ids=lw3,lw6,o4$/)
  await page.evaluate(() => {
    navigator.share = async (what) => {
      document.body.dataset.shared = what?.url
    }
  })
  await share.click()
  await expect(page.locator('body')).toHaveAttribute('data-shared', /\/compare\?ids=lw3,lw6,o4$/)
})

test('trips and the way to them stay in sight while the page scrolls', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 800 })
  await page.goto(three)
  await page.evaluate(() => scrollTo(0, 1200))
  await expect(table(page).getByRole('columnheader', { name: /Turtuk/ })).toBeInViewport({ ratio: 1 })
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 800 }, hasTouch: true })

  test('long rows and groups unfold and fold by the same button, which keeps the focus', async ({ page }) => {
    await page.goto(three)
    const name = table(page).getByRole('rowheader', { name: /^Included/ })
    const cell = table(page)
      .getByRole('row', { name: /^Included/ })
      .getByRole('cell')
      .first()
    const height = () => cell.evaluate((element) => element.clientHeight)
    const before = await height()
    await name.getByRole('button', { name: 'Show all of Included' }).press('Enter')
    await expect(name.getByRole('button', { name: 'Show less of Included' })).toBeFocused()
    expect(await height()).toBeGreaterThan(before)
    await page.keyboard.press('Enter')
    await expect.poll(height).toBe(before)
    const rows = table(page).getByRole('rowheader')
    const count = await rows.count()
    const more = table(page).getByRole('button', { name: /^Show \d+ more$/ })
    await more.press('Enter')
    await expect(table(page).getByRole('button', { name: 'Show fewer' })).toBeFocused()
    expect(await rows.count()).toBeGreaterThan(count)
  })

  test('a row says when it is the same for the two in sight, or for all three', async ({ page }) => {
    await page.goto('/compare?ids=lw3,ls1,o4')
    await expect(table(page).getByRole('row', { name: /^Payable locally/ })).toContainText(
      'The same for these two',
    )
    await expect(table(page).getByRole('row', { name: /^If you cancel/ })).toContainText(
      'The same for all three',
    )
    // One of these asks for a deposit.
    await page.goto(three)
    await expect(table(page).getByRole('row', { name: /^Payable locally/ })).toContainText(
      'A deposit of ₹10,000 a bike',
    )
    await expect(table(page).getByRole('row', { name: /^Payable locally/ })).not.toContainText('these two')
  })

  test('two trips stand side by side under a head that stays, and a swipe or a press brings the third', async ({
    page,
  }) => {
    await page.goto(three)
    const heads = table(page).getByRole('columnheader', { name: /See/ })
    const way = (name: RegExp) => page.getByRole('link', { name })
    await expect(heads).toHaveCount(2)
    await expect(heads.nth(0)).toContainText('Leh Ladakh with Turtuk')
    await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBe(390)
    await page.evaluate(() => scrollTo(0, 2400))
    await expect(way(/^See dates ?: Leh Ladakh/)).toBeInViewport({ ratio: 1 })
    // A row's name stands above both of its cells.
    const row = table(page).getByRole('row', { name: /^Not included/ })
    const parts = [row.getByRole('rowheader'), row.getByRole('cell').nth(0), row.getByRole('cell').nth(1)]
    // Cells slide in when the page comes.
    await expect(async () => {
      const [name, one, two] = await Promise.all(parts.map((part) => part.boundingBox()))
      expect((name?.y ?? 0) + (name?.height ?? 0)).toBeLessThanOrEqual(one?.y ?? 0)
      expect(one?.y).toBe(two?.y)
      expect((one?.x ?? 0) + (one?.width ?? 0)).toBeLessThanOrEqual(two?.x ?? 0)
    }).toPass()

    const touch = await page.context().newCDPSession(page)
    const finger = (type: string, x: number) =>
      touch.send('Input.dispatchTouchEvent', {
        type: type as 'touchMove',
        touchPoints: type === 'touchEnd' ? [] : [{ x, y: 500 }],
      })
    await finger('touchStart', 320)
    for (const x of [260, 180, 100]) await finger('touchMove', x)
    await finger('touchEnd', 100)
    await expect(heads.nth(1)).toContainText('Kutch')
    await expect(heads.nth(0)).not.toContainText('Leh Ladakh')
    await expect(row.getByRole('cell')).toHaveCount(2)
    const pager = page.getByRole('button', { name: /^Swipe or tap for Leh Ladakh/ })
    await pager.press('Enter')
    await expect(page.getByRole('status').filter({ hasText: 'Side by side: Leh Ladakh' })).toContainText(
      'Kutch',
    )
    await expect(heads.nth(0)).toContainText('Leh Ladakh')
  })
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('the comparison, its differences and its links work', async ({ page }) => {
    await page.goto('/compare?ids=lw3,lw6')
    await expect(table(page).getByRole('columnheader')).toHaveCount(3)
    await expect(page.getByRole('button', { name: 'Share' })).toBeHidden()
    await page.getByRole('link', { name: 'Show differences only' }).click()
    await page.waitForURL(/only=differences$/)
    expect(await rowNames(page)).not.toContain('If you cancel')
    await page
      .getByRole('link', { name: /^Add (?!another)/ })
      .first()
      .click()
    await expect(table(page).getByRole('columnheader')).toHaveCount(4)
    await page.setViewportSize({ width: 320, height: 700 })
    const prices = table(page)
      .getByRole('row', { name: /^Price per person/ })
      .getByRole('cell')
    for (const i of [0, 1, 2]) await expect(prices.nth(i)).toBeVisible()
    await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBe(320)
  })
})

test('names stand whole on wide screens, in one line with what is said of their trips', async ({ page }) => {
  for (const width of [1024, 1440]) {
    await page.setViewportSize({ width, height: 900 })
    await page.goto('/compare?ids=lw6,lb3,kashmir-great-lakes-trek-private')
    const names = table(page).getByRole('columnheader').getByRole('link').filter({ hasNotText: /^See / })
    await expect(names.filter({ visible: true })).toHaveText([
      'Ladakh by Motorbike',
      'Srinagar to Manali by Bike',
      'Kashmir Great Lakes',
    ])
    const prices = table(page).getByRole('row').filter({ hasText: 'Price per person' }).locator('b:visible')
    const leftOf = (all: Element[]) => all.map((each) => Math.round(each.getBoundingClientRect().left))
    const lefts = await names.evaluateAll(leftOf)
    expect(lefts).toHaveLength(3)
    for (const left of lefts) expect(await prices.evaluateAll(leftOf)).toContain(left)
    const cut = await names.evaluateAll(
      (all) =>
        all.filter((name) => name.clientHeight > 0 && name.scrollHeight > name.clientHeight + 1).length,
    )
    expect(cut).toBe(0)
  }
})
