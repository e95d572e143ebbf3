import { expectNoBarriers } from '../setup/barriers.ts'
import { expect, type Page, recordSeen, skipPictures, test, untilHydrated } from '../setup/browser.ts'

const names = [
  'Itinerary',
  'Highlights',
  'Inclusions',
  'FAQs',
  'Cancellation Policy',
  'Things to Carry',
] as const
const tab = (page: Page, name: string) => page.getByRole('tab', { name, exact: true })
const isOpen = (page: Page, name: string) => expect(tab(page, name)).toHaveAttribute('aria-selected', 'true')

test.beforeEach(({ page }) => skipPictures(page))

test('day 1 is open at start, several may be, and all by one button; six tabs are moved through by keyboard', async ({
  page,
}) => {
  await page.goto('/trip/lw6')
  const days = page.getByRole('tabpanel', { name: 'Itinerary' }).locator('details')
  const open = page.locator('#itinerary details[open]')
  await expect(days).toHaveCount(12)
  await expect(open).toHaveCount(1)
  await expect(days.first().getByText('Day 1', { exact: true })).toBeVisible()
  await expect(days.first().getByText('Hotel, Manali')).toBeVisible()
  await days.nth(2).locator('summary').press('Enter')
  await expect(open).toHaveCount(2)
  await page.getByRole('button', { name: 'Expand all' }).click()
  await expect(open).toHaveCount(12)
  await expect(page.getByRole('button', { name: 'Collapse all' })).toBeVisible()
  await days.nth(4).locator('summary').click()
  await expect(page.getByRole('button', { name: 'Expand all' })).toBeVisible()
  await page.getByRole('button', { name: 'Expand all' }).click()
  await page.getByRole('button', { name: 'Collapse all' }).click()
  await expect(open).toHaveCount(0)

  await expect(page.getByRole('tablist', { name: 'About this trip' }).getByRole('tab')).toHaveText(names)
  for (const name of names) recordSeen(name)
  await tab(page, 'Itinerary').focus()
  await untilHydrated(page.locator('#about-this-trip'))
  await page.keyboard.press('ArrowRight')
  await expect(tab(page, 'Highlights')).toBeFocused()
  await expect(page.getByRole('tabpanel', { name: 'Highlights' })).toBeVisible()
  await expect(page.getByText('Day 1', { exact: true })).toBeHidden()
  await page.keyboard.press('End')
  await expect(tab(page, 'Things to Carry')).toBeFocused()
  await expect(page).toHaveURL(/#things-to-carry$/)
  await page.keyboard.press('ArrowRight')
  await expect(tab(page, 'Itinerary')).toBeFocused()
  await page.keyboard.press('End')
  await page.keyboard.press('Home')
  await expect(tab(page, 'Itinerary')).toBeFocused()
  await isOpen(page, 'Itinerary')
})

test('of the questions one is open at a time; refunds are green from 75 %, yellow from 25 %, red below; what to carry is grouped', async ({
  page,
}) => {
  await page.goto('/trip/lw6#faqs')
  const questions = page.locator('#faqs details')
  const open = page.locator('#faqs details[open]')
  await questions.nth(0).locator('summary').click()
  await expect(open).toHaveCount(1)
  await questions.nth(1).locator('summary').press('Enter')
  await expect(open).toHaveCount(1)
  await expect(questions.nth(1)).toHaveAttribute('open')
  // Older browsers give the shared name no meaning.
  await questions.evaluateAll((all) => {
    for (const one of all) one.removeAttribute('name')
  })
  await questions.nth(2).locator('summary').click()
  await expect(open).toHaveCount(1)
  await expect(questions.nth(2)).toHaveAttribute('open')

  await tab(page, 'Cancellation Policy').click()
  const panel = page.getByRole('tabpanel', { name: 'Cancellation Policy' })
  await expect(panel).toBeVisible()
  const colours = await panel
    .locator('dd:last-child > span')
    .evaluateAll((badges) => badges.map((badge) => [badge.textContent, getComputedStyle(badge).color]))
  const [leaf, marigold, alert] = await page.evaluate(() =>
    ['leaf', 'marigold-deep', 'alert'].map((name) => {
      const probe = document.body.appendChild(document.createElement('i'))
      probe.style.color = `var(--color-${name})`
      const { color } = getComputedStyle(probe)
      probe.remove()
      return color
    }),
  )
  expect(new Set([leaf, marigold, alert]).size).toBe(3)
  expect(colours).toEqual([
    ['Refund: 100%', leaf],
    ['Refund: 75%', leaf],
    ['Refund: 50%', marigold],
    ['Refund: 25%', marigold],
    ['Refund: 0%', alert],
  ])
  await expect(panel.getByText('7-10 working days')).toBeVisible()
  await expect(panel.getByText('you paid ₹20,000')).toContainText('You get ₹15,000 back')

  await tab(page, 'Things to Carry').click()
  const groups = page.getByRole('tabpanel', { name: 'Things to Carry' })
  await expect(groups.getByRole('heading')).toHaveText([
    'On the bike',
    'Against the cold',
    'Papers',
    'Medicine',
    'Handy',
  ])
  await expect(groups.getByText('Essential', { exact: true })).toHaveCount(4)
})

test('the route and its heights are read as text', async ({ page }) => {
  await page.goto('/trip/lw6')
  const route = page.getByRole('region', { name: 'The route' })
  await expect(
    route.getByRole('img', { name: /^Map of the route: Manali, Jispa, .*Srinagar\./ }),
  ).toBeVisible()
  await expect(route.getByRole('img', { name: /highest point is Chang La at 5,391 m/ })).toBeVisible()
  await expect(route.getByRole('listitem').filter({ hasText: 'Khardung La' })).toContainText('5,359 m')
  await route.getByText('As a table').click()
  await expect(route.getByRole('row', { name: 'Sarchu 4,290 m Night halt' })).toBeVisible()
  await page.goto('/trip/lw1')
  await expect(page.getByRole('region', { name: 'The route' }).getByRole('img')).toHaveCount(1)
})

test('a tab that is pressed in the very moment of waking stays open', async ({ page }) => {
  // React has marked the hidden panels by then, and not yet run the effects that come after painting.
  await page.addInitScript(() => {
    new MutationObserver((_, observer) => {
      if (!document.querySelector('#highlights[hidden]')) return
      observer.disconnect()
      document.getElementById('highlights-tab')?.click()
    }).observe(document, { subtree: true, attributes: true, attributeFilter: ['hidden'] })
  })
  await page.goto('/trip/lw6')
  await tab(page, 'Itinerary').scrollIntoViewIfNeeded()
  await isOpen(page, 'Highlights')
  await expect(page.getByRole('tabpanel', { name: 'Highlights' })).toBeVisible()
})

test('the address opens its tab, on arrival and on the way back and forward', async ({ page }) => {
  await page.goto('/trip/lw6#inclusions')
  await isOpen(page, 'Inclusions')
  await expect(page.getByRole('heading', { name: 'What is included' })).toBeInViewport()
  await expect(page.getByRole('heading', { name: 'What is not included' })).toBeVisible()

  await page.goto('/trip/lw6')
  await isOpen(page, 'Itinerary')
  await page.evaluate(() => {
    location.hash = 'faqs'
  })
  await isOpen(page, 'FAQs')
  await page.goBack()
  await isOpen(page, 'Itinerary')
  await page.goForward()
  await isOpen(page, 'FAQs')
})

test('a tab that is pressed before its script has come opens when it has', async ({ page }) => {
  let arrive = () => {}
  const held = new Promise<void>((resolve) => {
    arrive = resolve
  })
  await page.route('**/assets/trip-tabs-*.js', async (route) => {
    await held
    await route.continue()
  })
  await page.goto('/trip/lw6')
  await tab(page, 'Highlights').click()
  arrive()
  await isOpen(page, 'Highlights')
})

test('names on the map and the profile of every kind of trip stand clear of each other on every screen', async ({
  page,
}) => {
  test.slow()
  for (const id of [
    'lw6',
    'goechala-trek',
    'kashmir-great-lakes-trek-private',
    'hampta-pass-trek',
    'i5',
    'spiti-backpacking',
    'dubai-desert-hatta-private',
  ]) {
    await page.goto(`/trip/${id}`)
    await page.evaluate(() => document.fonts.ready)
    for (const width of [320, 390, 1440]) {
      await page.setViewportSize({ width, height: 900 })
      const message = `${id} at ${width} px`
      await expect.soft.poll(() => page.evaluate(crossings), message).toEqual([])
      await expect.soft
        .poll(() => page.evaluate(() => document.documentElement.scrollWidth - innerWidth), message)
        .toBeLessThanOrEqual(0)
    }
  }
})

/** Names that lie on each other or leave their drawing, or are smaller than 11 px. */
function crossings(): string[] {
  const drawings = [...document.querySelectorAll('#route [role="img"]')]
  if (!drawings.some((drawing) => drawing.querySelector('[data-place-name]'))) return ['no name is found']
  return drawings.flatMap((drawing) => {
    const frame = drawing.getBoundingClientRect()
    // Phones leave some names out.
    const names = [...drawing.querySelectorAll('[data-place-name]')].filter((name) => name.checkVisibility())
    const found = names.map((element) => ({
      name: element.textContent ?? '',
      size: Number.parseFloat(getComputedStyle(element).fontSize),
      box: element.getBoundingClientRect(),
    }))
    return found.flatMap(({ name, size, box }, index) => [
      ...(size < 11 || box.left < frame.left || box.right > frame.right ? [name] : []),
      ...(box.top < frame.top || box.bottom > frame.bottom ? [name] : []),
      ...found
        .slice(index + 1)
        .filter(
          ({ box: b }) =>
            box.left < b.right && b.left < box.right && box.top < b.bottom && b.top < box.bottom,
        )
        .map((other) => `${name} and ${other.name}`),
    ])
  })
}

test('there is no barrier in any tab, with all days open, nor in the map and its table', async ({ page }) => {
  test.slow()
  await page.goto('/trip/lw6')
  await page.getByRole('button', { name: 'Expand all' }).click()
  await expect(page.getByRole('button', { name: 'Collapse all' })).toBeVisible()
  await page.getByText('As a table').click()
  await expectNoBarriers(page, '#about-this-trip')
  for (const name of names.slice(1)) {
    await tab(page, name).click()
    await isOpen(page, name)
    await expect(page.getByRole('tabpanel', { name, exact: true })).toBeVisible()
    await expectNoBarriers(page, '#about-this-trip')
  }
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('everything is read, under its heading, and days open by themselves', async ({ page }) => {
    await page.goto('/trip/lw6')
    await expect(page.getByRole('tablist')).toBeHidden()
    for (const name of names) await expect(page.getByRole('heading', { name, exact: true })).toBeVisible()
    await expect(page.getByText('Earplugs for wind noise')).toBeVisible()
    await expect(page.getByText('7-10 working days')).toBeVisible()
    await expect(page.getByRole('button', { name: 'Expand all' })).toBeHidden()
    const last = page.locator('#itinerary details').last()
    await last.locator('summary').click()
    await expect(last.getByText('Trip ends')).toBeVisible()
    await expect(page.getByRole('region', { name: 'The route' }).getByText('Chang La').first()).toBeVisible()
  })
})
