import type { Locator, Page } from '@playwright/test'

type Measure = (page: Page, name: string, act: () => Promise<void>) => Promise<void>
type Steps = { on: string; run: (page: Page) => Promise<void> }

/** What a visitor does on each of bench/pages.ts; every act given to `measure` is timed under its name. */
export function interactions(measure: Measure): Steps[] {
  const steps = (on: string, run: (page: Page, measure: Measure) => Promise<void>): Steps => ({
    on,
    run: (page) => run(page, measure),
  })
  return [
    steps('newsletter', menu),
    steps('home', search),
    steps('home', lookAround),
    steps('home', menu),
    steps('listing', filter),
    steps('listing', pick),
    steps('trip', choose),
    steps('results', keep),
    steps('post', menu),
    steps('contact-landing', fillIn),
    steps('faq', lookUp),
    steps('My Trips', openBooking),
  ]
}

/**
 * A tap on what is already on screen: scrolling there is not part of it. It goes to the place, not to the element, for
 * which the test tool would ask the page several times in the middle of the tap what lies there.
 */
async function tap(measure: Measure, name: string, target: Locator): Promise<void> {
  await target.waitFor()
  await target.scrollIntoViewIfNeeded()
  const box = await target.boundingBox()
  if (!box) throw new Error(`${name}: nothing to tap`)
  await measure(target.page(), name, () =>
    target.page().touchscreen.tap(box.x + box.width / 2, box.y + box.height / 2),
  )
}

async function search(page: Page, measure: Measure): Promise<void> {
  const box = page.getByRole('combobox')
  await tap(measure, 'search: enter the box', box)
  const options = page.getByRole('option')
  for (const key of 'ladakh') await measure(page, 'search: a key', () => page.keyboard.press(key))
  await options.first().waitFor()
  await measure(page, 'search: key, list open', () => page.keyboard.press('Backspace'))
  await measure(page, 'search: arrow down', () => page.keyboard.press('ArrowDown'))
  await tap(measure, 'search: pick', options.first())
}

async function lookAround(page: Page, measure: Measure): Promise<void> {
  await tap(measure, 'hero: a dot', page.getByRole('button', { name: /^Picture 3 of 4/ }))
  const tabs = page.locator('#regional-trips')
  await tabs.scrollIntoViewIfNeeded()
  await page.locator('#regional-trips[data-hydrated]').waitFor()
  await tap(measure, 'tabs: another region', tabs.getByRole('tab', { name: 'West' }))
}

async function menu(page: Page, measure: Measure): Promise<void> {
  const panel = page.getByRole('dialog', { name: 'Menu' })
  for (let times = 0; times < 2; times++) {
    await tap(measure, 'menu: open', page.getByRole('link', { name: 'Menu', exact: true }))
    await page.locator('dialog[open]:modal').waitFor()
    await tap(measure, 'menu: close', panel.getByRole('button', { name: 'Close' }))
    await panel.waitFor({ state: 'detached' })
  }
}

async function filter(page: Page, measure: Measure): Promise<void> {
  await tap(measure, 'filter: open', page.getByRole('link', { name: 'Filters' }))
  const drawer = page.getByRole('dialog', { name: 'Filters' })
  await tap(measure, 'filter: choose', drawer.getByText(/^Dec \d{4}/).first())
  await page.waitForURL(/month=december/)
  await tap(measure, 'filter: choose another', drawer.getByText(/^Jan \d{4}/).first())
  await page.waitForURL(/month=january/)
  await tap(measure, 'filter: close', drawer.getByRole('button', { name: /^Show / }))
  await drawer.waitFor({ state: 'detached' })
  await tap(measure, 'filter: open again', page.getByRole('link', { name: /^Filters/ }))
}

async function pick(page: Page, measure: Measure): Promise<void> {
  // What the machine itself takes: nothing listens here.
  await tap(measure, 'a tap on plain text', page.getByRole('heading', { level: 1 }))
  const more = page.getByRole('link', { name: /^Load More/ })
  const cards = page.getByRole('article')
  for (const shown of [20, 28]) {
    await tap(measure, 'Load More', more)
    await cards.nth(shown - 1).waitFor()
  }
  await tap(measure, 'favourite', cards.first().getByRole('button', { name: /^Save / }))
  await tap(measure, 'compare, the first', cards.first().getByRole('button', { name: /^Compare / }))
  await tap(measure, 'compare, the second', cards.nth(1).getByRole('button', { name: /^Compare / }))
}

async function choose(page: Page, measure: Measure): Promise<void> {
  const card = page.getByRole('complementary', { name: 'Price and dates' })
  for (let times = 0; times < 3; times++)
    await tap(measure, 'stepper: one more', card.getByRole('button', { name: 'Increase Guests' }))
  await tap(measure, 'stepper: one less', card.getByRole('button', { name: 'Decrease Guests' }))
  await tap(measure, 'package', card.getByRole('tablist', { name: 'Select Package' }).getByRole('tab').nth(1))
  await tap(measure, 'date', card.getByRole('listitem').getByRole('button').nth(1))
}

async function keep(page: Page, measure: Measure): Promise<void> {
  const cards = page.getByRole('article')
  await tap(measure, 'favourite', cards.first().getByRole('button', { name: /^Save / }))
  await tap(measure, 'compare', cards.first().getByRole('button', { name: /^Compare / }))
  await tap(measure, 'filter: open', page.getByRole('link', { name: /^Filters/ }))
}

async function fillIn(page: Page, measure: Measure): Promise<void> {
  await tap(measure, 'form: enter a field', page.getByLabel('Full name'))
  for (const key of 'asha') await measure(page, 'form: a key', () => page.keyboard.press(key))
}

async function lookUp(page: Page, measure: Measure): Promise<void> {
  await tap(measure, 'a question', page.getByText('How do I book a group trip?'))
  await tap(measure, 'questions: enter the box', page.getByRole('searchbox'))
  for (const key of 'refund') await measure(page, 'questions: a key', () => page.keyboard.press(key))
}

async function openBooking(page: Page, measure: Measure): Promise<void> {
  await tap(measure, 'booking: open', page.getByRole('link', { name: /^Open booking/ }).first())
}
