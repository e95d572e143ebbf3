import { bookNow, chooseDate, chooseForOne } from '../setup/booking-page.ts'
import { expect, type Page, test } from '../setup/browser.ts'
import { findCutText } from '../setup/find-cut-text.ts'
import { largeTextViews, pickTrips, setText } from '../setup/room-for-text.ts'

/** The pages themselves are walked by every-page.spec.ts. */
for (const view of largeTextViews)
  test(`at ${view.name} what opens on a page can be read`, async ({ page }) => {
    test.slow()
    await pickTrips(page)
    await page.setViewportSize({ width: view.width, height: 844 })
    const layers: [string, string, (page: Page) => Promise<void>][] = [
      ['/terms', 'Menu', (on) => on.getByRole('link', { name: 'Menu' }).click()],
      ['/india', 'Filters', (on) => on.getByRole('link', { name: 'Filters' }).click()],
      ['/terms', 'Log In', (on) => on.locator('#account').click()],
      [
        '/trip/lw6',
        'Compare',
        (on) =>
          on
            .getByRole('link', { name: /^Trips to compare/ })
            .filter({ visible: true })
            .click(),
      ],
      // The last: it would open again with its trip's page.
      [
        '/trip/lw6',
        'Booking Summary',
        async (on) => {
          await chooseDate(on)
          await chooseForOne(on)
          await bookNow(on)
        },
      ],
    ]
    for (const [path, layer, press] of layers) {
      await page.goto(path)
      await setText(page, view)
      await press(page)
      await expect(page.locator('dialog[open]')).toBeVisible()
      await expect.soft.poll(() => findCutText(page), { message: layer, timeout: 3_000 }).toEqual([])
    }
  })
