import type { Page } from '@playwright/test'

type Measure = (page: Page, name: string, act: () => Promise<void>) => Promise<void>
type Steps = { path: string; run: (page: Page) => Promise<void> }

/** What a visitor does while looking for a trip; every act given to `measure` is timed under its name. */
export function interactions(measure: Measure): Steps[] {
  return [
    { path: '/', run: (page) => search(page, measure) },
    { path: '/', run: (page) => lookAround(page, measure) },
    { path: '/india', run: (page) => filter(page, measure) },
    { path: '/india', run: (page) => pick(page, measure) },
  ]
}

async function search(page: Page, measure: Measure): Promise<void> {
  const box = page.getByRole('combobox')
  await measure(page, 'search: enter the box', () => box.tap())
  const options = page.getByRole('option')
  for (const key of 'ladakh') await measure(page, 'search: a key', () => page.keyboard.press(key))
  await options.first().waitFor()
  await measure(page, 'search: key, list open', () => page.keyboard.press('Backspace'))
  await measure(page, 'search: arrow down', () => page.keyboard.press('ArrowDown'))
  await measure(page, 'search: pick', () => options.first().tap())
}

async function lookAround(page: Page, measure: Measure): Promise<void> {
  await measure(page, 'hero: a dot', () => page.getByRole('button', { name: /^Picture 3 of 4/ }).tap())
  const rail = page.locator('#long-weekend')
  await rail.scrollIntoViewIfNeeded()
  const next = rail.getByRole('button', { name: /^Next/ })
  await next.waitFor()
  await measure(page, 'carousel: next', () => next.tap())
  const tabs = page.locator('#regional-trips')
  await tabs.scrollIntoViewIfNeeded()
  await tabs.getByRole('button', { name: /^Next/ }).first().waitFor()
  await measure(page, 'tabs: another region', () => tabs.getByRole('tab', { name: 'West' }).tap())
}

async function filter(page: Page, measure: Measure): Promise<void> {
  await measure(page, 'filter: open', () => page.getByRole('link', { name: 'Filters' }).tap())
  const drawer = page.getByRole('dialog', { name: 'Filters' })
  await measure(page, 'filter: choose', () => drawer.getByText('₹10,000 to ₹20,000').tap())
  await page.waitForURL(/price=/)
  await measure(page, 'filter: choose another', () => drawer.getByText('December').tap())
  await page.waitForURL(/month=/)
  await measure(page, 'filter: close', () => drawer.getByRole('button', { name: /^Show / }).tap())
}

async function pick(page: Page, measure: Measure): Promise<void> {
  const more = page.getByRole('link', { name: /^Load More/ })
  const cards = page.getByRole('article')
  for (const shown of [20, 28]) {
    await measure(page, 'Load More', async () => {
      await more.tap()
      await cards.nth(shown - 1).waitFor()
    })
  }
  await measure(page, 'favourite', () =>
    cards
      .first()
      .getByRole('button', { name: /^Save / })
      .tap(),
  )
  await measure(page, 'compare, the first', () =>
    cards
      .first()
      .getByRole('button', { name: /^Compare / })
      .tap(),
  )
  await measure(page, 'compare, the second', () =>
    cards
      .nth(1)
      .getByRole('button', { name: /^Compare / })
      .tap(),
  )
}
