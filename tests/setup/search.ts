import { expect, type Page } from '../setup/browser.ts'

export const homeBox = (page: Page) => page.getByRole('main').getByRole('combobox', { name: 'Where to' })
export const options = (page: Page) => page.getByRole('listbox').getByRole('option')
export const overlay = (page: Page) => page.getByRole('dialog', { name: 'Search' })
export const toggle = (page: Page) => page.getByRole('banner').getByRole('link', { name: 'Search' })
export const toast = (page: Page, text: string) => page.getByRole('status').filter({ hasText: text })

export async function openOverlay(page: Page) {
  await toggle(page).click()
  const box = overlay(page).getByRole('combobox')
  await expect(box).toBeFocused()
  // While it comes down, a press may begin on a button and end beside it.
  await overlay(page).evaluate((dialog) =>
    Promise.allSettled(dialog.getAnimations().map(({ finished }) => finished)),
  )
  return box
}

/** Stands in for the server's suggestions and counts how often it is asked. */
export async function countSuggestions(page: Page): Promise<string[]> {
  const terms: string[] = []
  await page.route('**/api/search/suggest?**', async (route) => {
    const { searchParams } = new URL(route.request().url())
    const term = searchParams.get('q') ?? ''
    terms.push(term)
    await route.fulfill({
      json: {
        suggestions: [
          {
            ...{ id: 'p4', title: `Trip to ${term}`, location: 'Goa', duration: '5D/4N' },
            ...{ price: 13750, gstNote: null, image: '/images/default.webp', href: '/trip/p4' },
          },
        ],
      },
    })
  })
  return terms
}

/** Notes when the trip is asked for. What it shows is for other tests to say, so it never comes. */
export async function watchLeaving(page: Page, href: string): Promise<{ left: boolean }> {
  const watch = { left: false }
  await page.route(
    (url) => url.pathname.startsWith(href),
    () => {
      watch.left = true
    },
  )
  return watch
}

/** Opens the home page with a clock that only runs when told to. */
export async function openWithClock(page: Page): Promise<void> {
  await page.clock.install({ time: '2026-11-15T06:00:00Z' })
  await page.goto('/')
  await page.clock.pauseAt('2026-11-15T06:10:00Z')
}
